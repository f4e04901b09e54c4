import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { groupRowsByBytes } from '../../db/batches.ts'
import { triedRecipesTable } from '../ratings/table.ts'
import { recipeContentColumns } from './columns.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from './seen.ts'
import { recipeStarColumns } from './stars.ts'

/** A recipe as a row, for clients that read whole tables; its lines and steps are JSON text of a list. */
export type RecipeTableRow = Awaited<ReturnType<typeof readRows>>[number]

/** Rows per query, where they are short. */
const batchSize = 50

/** A row's position in the order of the table: its time as text, because a Date has no microseconds, and its id. */
interface RowPosition {
  createdAt: string
  id: string
  /** Total of the recipe's texts. */
  bytes: number
}

/**
 * A recipe that the caller may see as a row, with its content if it is a blog entry, or undefined. Names the creator
 * only to the creator.
 */
export async function findRecipeRow(ctx: Context, recipeId: string): Promise<RecipeTableRow | undefined> {
  const [row] = await readRows(ctx, { ids: [recipeId], hasContent: true })
  return row
}

/**
 * Recipes that the caller may see as rows, newest first, `limit` at most, in batches of 100,000 bytes of text or of one
 * recipe; the next batch is read when it is requested. Names the creator only to the creator; whether the caller has
 * tried a recipe is false for a visitor. Leaves out the content of blog entries.
 */
export async function* readRecipeRows(ctx: Context, limit: number): AsyncGenerator<RecipeTableRow[]> {
  let after: RowPosition | null = null
  for (let left = limit; left > 0; left -= batchSize) {
    const size = Math.min(batchSize, left)
    const places: RowPosition[] = await readPlaces(ctx, after, size)
    for (const run of groupRowsByBytes(places)) {
      const rows = await readRows(ctx, { ids: run.map(({ id }) => id), hasContent: false })
      if (rows.length > 0) yield rows
    }
    after = places.at(-1) ?? null
    if (!after || places.length < size) return
  }
}

/** Without texts: Postgres would build the JSON of all recipes before it sorts them. */
async function readPlaces(ctx: Context, after: RowPosition | null, limit: number): Promise<RowPosition[]> {
  const { id, createdAt, textBytes } = recipeTableColumns
  return await ctx.deps.db
    .select({ id, createdAt: sql<string>`${createdAt}::text`, bytes: textBytes })
    .from(selectRecipesVisibleTo(ctx))
    .where(after === null ? undefined : isRowAfter(after))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

function isRowAfter({ createdAt, id }: RowPosition) {
  const time = sql`${createdAt}::timestamptz`
  // Only the first half is a range of the index.
  return sql`${recipeTableColumns.createdAt} <= ${time} and (${recipeTableColumns.createdAt} < ${time} or ${recipeTableColumns.id} > ${id})`
}

async function readRows(ctx: Context, { ids, hasContent }: { ids: string[]; hasContent: boolean }) {
  const { deps, member } = ctx
  const userId = member?.userId ?? ''
  const { ingredients: _, instructions: __, ...columns } = recipeContentColumns
  return await deps.db
    .select({
      ...columns,
      ...recipeStarColumns,
      // Postgres writes the JSON as JSON.stringify would; parsing arrays of long texts here would block the event loop.
      ingredientsJson: sql<string>`array_to_json(${recipeTableColumns.ingredients})::text`,
      instructionsJson: sql<string>`array_to_json(${recipeTableColumns.instructions})::text`,
      kind: recipeTableColumns.kind,
      isServingsStated: recipeTableColumns.isServingsStated,
      isTotalTimeStated: recipeTableColumns.isTotalTimeStated,
      cookTimeWords: recipeTableColumns.cookTimeWords,
      nutritionInfo: recipeTableColumns.nutritionInfo,
      content: hasContent ? sql<string>`${recipeTableColumns.content}` : sql<string>`''`,
      createdAt: recipeTableColumns.createdAt,
      isMine: sql<boolean>`coalesce(${eq(recipeTableColumns.createdBy, userId)}, false)`,
      hasTried: sql<boolean>`coalesce(${triedRecipesTable.hasTried}, false)`,
    })
    .from(selectRecipesVisibleTo(ctx))
    .leftJoin(
      triedRecipesTable,
      and(eq(triedRecipesTable.recipeId, recipeTableColumns.id), eq(triedRecipesTable.userId, userId)),
    )
    .where(sql`${recipeTableColumns.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(desc(recipeTableColumns.createdAt), recipeTableColumns.id)
}
