import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tried } from '../ratings/table.ts'
import { recipeColumns, starColumns } from './columns.ts'
import { recipes } from './table.ts'

/** A recipe as a row, for those who read whole tables; its lines and steps are JSON text of a list. */
export type RecipeRow = Omit<Awaited<ReturnType<typeof readRows>>[number], 'place'>

/** Rows that are read at a time; at the lengths the contract allows, a batch of ASCII text is some 750 kB. */
const batchSize = 10

/** Where a row stands in the order of the table: its time to the microsecond, which a Date cannot hold, and its id. */
interface Place {
  createdAt: string
  id: string
}

/** One recipe as a row, with its content where it is a blog entry, or undefined. Whose it is, is told to its creator alone. */
export async function findRecipeRow(ctx: Context, recipeId: string): Promise<RecipeRow | undefined> {
  const [row] = await readRows(ctx, { where: eq(recipes.id, recipeId), limit: 1, hasContent: true })
  return row
}

/**
 * Recipes as rows, newest first, `limit` at most, in batches: the next one is read when it is asked for, after the last
 * row of the one before. Whose a recipe is, is told to its creator alone; whether the caller has tried it is false for a
 * visitor. The content of blog entries is left out.
 */
export async function* readRecipeRows(ctx: Context, limit: number): AsyncGenerator<RecipeRow[]> {
  let after: Place | null = null
  for (let left = limit; left > 0; left -= batchSize) {
    const size = Math.min(batchSize, left)
    const rows: Awaited<ReturnType<typeof readRows>> = await readRows(ctx, {
      where: after === null ? undefined : isAfter(after),
      limit: size,
      hasContent: false,
    })
    if (rows.length > 0) yield rows.map(({ place: _, ...row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = { createdAt: last.place, id: last.id }
  }
}

function isAfter({ createdAt, id }: Place) {
  const time = sql`${createdAt}::timestamptz`
  // The first half alone is a range of the index.
  return sql`${recipes.createdAt} <= ${time} and (${recipes.createdAt} < ${time} or ${recipes.id} > ${id})`
}

async function readRows(
  { deps, member }: Context,
  { where, limit, hasContent }: { where: ReturnType<typeof and>; limit: number; hasContent: boolean },
) {
  const userId = member?.userId ?? ''
  const { ingredients: _, instructions: __, ...columns } = recipeColumns
  return await deps.db
    .select({
      ...columns,
      ...starColumns,
      // Written by Postgres as JSON.stringify would; reading arrays of long texts here holds the event loop.
      ingredientsJson: sql<string>`array_to_json(${recipes.ingredients})::text`,
      instructionsJson: sql<string>`array_to_json(${recipes.instructions})::text`,
      kind: recipes.kind,
      isServingsStated: recipes.isServingsStated,
      isTotalTimeStated: recipes.isTotalTimeStated,
      cookTimeWords: recipes.cookTimeWords,
      nutritionInfo: recipes.nutritionInfo,
      content: hasContent ? sql<string>`${recipes.content}` : sql<string>`''`,
      createdAt: recipes.createdAt,
      place: sql<string>`${recipes.createdAt}::text`,
      isMine: sql<boolean>`coalesce(${eq(recipes.createdBy, userId)}, false)`,
      hasTried: sql<boolean>`coalesce(${tried.hasTried}, false)`,
    })
    .from(recipes)
    .leftJoin(tried, and(eq(tried.recipeId, recipes.id), eq(tried.userId, userId)))
    .where(where)
    .orderBy(desc(recipes.createdAt), recipes.id)
    .limit(limit)
}
