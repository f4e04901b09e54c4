import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { cutByBytes } from '../../db/batches.ts'
import { tried } from '../ratings/table.ts'
import { recipeColumns, starColumns } from './columns.ts'
import { recipe, seenRecipes } from './seen.ts'

/** A recipe as a row, for those who read whole tables; its lines and steps are JSON text of a list. */
export type RecipeRow = Awaited<ReturnType<typeof readRows>>[number]

/** Rows that are read at a time, where they are short. */
const batchSize = 50

/** Where a row stands in the order of the table: its time to the microsecond, which a Date cannot hold, and its id. */
interface Place {
  createdAt: string
  id: string
  /** Of the texts of the recipe. */
  bytes: number
}

/** One recipe that the caller may see as a row, with its content where it is a blog entry, or undefined. Only its creator is told whose it is. */
export async function findRecipeRow(ctx: Context, recipeId: string): Promise<RecipeRow | undefined> {
  const [row] = await readRows(ctx, { ids: [recipeId], hasContent: true })
  return row
}

/**
 * Recipes that the caller may see as rows, newest first, `limit` at most, in batches of 100,000 bytes of text or of one recipe:
 * the next one is read when it is asked for. Only its creator is told whose a recipe is; whether the caller has tried it is false for a
 * visitor. The content of blog entries is left out.
 */
export async function* readRecipeRows(ctx: Context, limit: number): AsyncGenerator<RecipeRow[]> {
  let after: Place | null = null
  for (let left = limit; left > 0; left -= batchSize) {
    const size = Math.min(batchSize, left)
    const places: Place[] = await readPlaces(ctx, after, size)
    for (const run of cutByBytes(places)) {
      const rows = await readRows(ctx, { ids: run.map(({ id }) => id), hasContent: false })
      if (rows.length > 0) yield rows
    }
    after = places.at(-1) ?? null
    if (!after || places.length < size) return
  }
}

/** Without their texts: Postgres would write the JSON of all recipes before it sorts them. */
async function readPlaces(ctx: Context, after: Place | null, limit: number): Promise<Place[]> {
  const { id, createdAt, textBytes } = recipe
  return await ctx.deps.db
    .select({ id, createdAt: sql<string>`${createdAt}::text`, bytes: textBytes })
    .from(seenRecipes(ctx))
    .where(after === null ? undefined : isAfter(after))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

function isAfter({ createdAt, id }: Place) {
  const time = sql`${createdAt}::timestamptz`
  // The first half alone is a range of the index.
  return sql`${recipe.createdAt} <= ${time} and (${recipe.createdAt} < ${time} or ${recipe.id} > ${id})`
}

async function readRows(ctx: Context, { ids, hasContent }: { ids: string[]; hasContent: boolean }) {
  const { deps, member } = ctx
  const userId = member?.userId ?? ''
  const { ingredients: _, instructions: __, ...columns } = recipeColumns
  return await deps.db
    .select({
      ...columns,
      ...starColumns,
      // Written by Postgres as JSON.stringify would; reading arrays of long texts here holds the event loop.
      ingredientsJson: sql<string>`array_to_json(${recipe.ingredients})::text`,
      instructionsJson: sql<string>`array_to_json(${recipe.instructions})::text`,
      kind: recipe.kind,
      isServingsStated: recipe.isServingsStated,
      isTotalTimeStated: recipe.isTotalTimeStated,
      cookTimeWords: recipe.cookTimeWords,
      nutritionInfo: recipe.nutritionInfo,
      content: hasContent ? sql<string>`${recipe.content}` : sql<string>`''`,
      createdAt: recipe.createdAt,
      isMine: sql<boolean>`coalesce(${eq(recipe.createdBy, userId)}, false)`,
      hasTried: sql<boolean>`coalesce(${tried.hasTried}, false)`,
    })
    .from(seenRecipes(ctx))
    .leftJoin(tried, and(eq(tried.recipeId, recipe.id), eq(tried.userId, userId)))
    .where(sql`${recipe.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(desc(recipe.createdAt), recipe.id)
}
