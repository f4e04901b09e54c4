import { asc, gt, gte, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { recipes } from './table.ts'

interface RecipeAddress {
  id: string
  updatedAt: Date
}

/** How many recipes are read at a time. */
const batchSize = 1_000

/**
 * The id of the first of every `size` recipes in the order of their ids; empty while there are none. Reads the whole
 * index of ids, so ask seldom.
 */
export async function startsOfParts({ deps }: Pick<Context, 'deps'>, size: number): Promise<string[]> {
  const { db } = deps
  const placed = db
    .select({ id: recipes.id, place: sql<number>`row_number() over (order by ${recipes.id})`.as('place') })
    .from(recipes)
    .as('placed')
  const rows = await db
    .select({ id: placed.id })
    .from(placed)
    .where(sql`${placed.place} % ${size} = 1`)
    .orderBy(asc(placed.id))
  return rows.map(({ id }) => id)
}

/** Up to `count` recipes from this id on (null: from the first), in the order of their ids, some at a time. */
export async function* recipeAddresses(
  { deps }: Pick<Context, 'deps'>,
  fromId: string | null,
  count: number,
): AsyncGenerator<RecipeAddress[]> {
  let isAfter = fromId === null ? undefined : gte(recipes.id, fromId)
  for (let left = count; left > 0; left -= batchSize) {
    const limit = Math.min(batchSize, left)
    const batch = await deps.db
      .select({ id: recipes.id, updatedAt: recipes.updatedAt })
      .from(recipes)
      .where(isAfter)
      .orderBy(asc(recipes.id))
      .limit(limit)
    if (batch.length > 0) yield batch
    if (batch.length < limit) return
    isAfter = gt(recipes.id, batch.at(-1)!.id)
  }
}
