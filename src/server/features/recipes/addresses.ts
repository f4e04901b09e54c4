import { asc, gt, gte, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { recipeTableColumns, selectRecipesVisibleTo, visitorRecipeViewer } from './seen.ts'

interface RecipeAddress {
  id: string
  updatedAt: Date
}

/** Recipes per query. */
const batchSize = 1_000

/**
 * The id of the first of every `size` recipes that everybody sees, in the order of ids; empty when there are none.
 * Reads the whole index of ids, so call it rarely.
 */
export async function findFirstIdsOfSitemapParts({ deps }: DbContext, size: number): Promise<string[]> {
  const { db } = deps
  const placed = db
    .select({
      id: recipeTableColumns.id,
      place: sql<number>`row_number() over (order by ${recipeTableColumns.id})`.as('place'),
    })
    .from(selectRecipesVisibleTo(visitorRecipeViewer))
    .as('placed')
  const rows = await db
    .select({ id: placed.id })
    .from(placed)
    .where(sql`${placed.place} % ${size} = 1`)
    .orderBy(asc(placed.id))
  return rows.map(({ id }) => id)
}

/** Up to `count` recipes that everybody sees from this id on (null: from the first), in the order of their ids, in batches. */
export async function* readRecipeAddresses(
  { deps }: DbContext,
  fromId: string | null,
  count: number,
): AsyncGenerator<RecipeAddress[]> {
  let isAfter = fromId === null ? undefined : gte(recipeTableColumns.id, fromId)
  for (let left = count; left > 0; left -= batchSize) {
    const limit = Math.min(batchSize, left)
    const batch = await deps.db
      .select({ id: recipeTableColumns.id, updatedAt: recipeTableColumns.updatedAt })
      .from(selectRecipesVisibleTo(visitorRecipeViewer))
      .where(isAfter)
      .orderBy(asc(recipeTableColumns.id))
      .limit(limit)
    if (batch.length > 0) yield batch
    if (batch.length < limit) return
    isAfter = gt(recipeTableColumns.id, batch.at(-1)!.id)
  }
}
