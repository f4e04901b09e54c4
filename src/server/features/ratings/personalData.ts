import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { lockRecipesById, removeVotesFromStarSums } from '../recipes/stars.ts'
import { ratingsTable, triedRecipesTable } from './table.ts'

/** Recipes per query for a download. */
const dataBatchSize = 1_000

/**
 * Withdraws up to `limit` votes of a user who leaves, so that no mean counts them any more. Call it in a transaction
 * that has locked the account. Returns the number of votes, 0 once none are left.
 */
async function withdrawRatings(
  tx: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  const { db } = tx.deps
  const given = await db
    .select({ recipeId: ratingsTable.recipeId })
    .from(ratingsTable)
    .where(eq(ratingsTable.userId, userId))
    .limit(limit)
  if (given.length === 0) return 0
  const recipeIds = given.map(({ recipeId }) => recipeId)
  await lockRecipesById(tx, recipeIds)
  const votes = await db
    .delete(ratingsTable)
    .where(and(eq(ratingsTable.userId, userId), inArray(ratingsTable.recipeId, recipeIds)))
    .returning({ recipeId: ratingsTable.recipeId, stars: ratingsTable.stars })
  await removeVotesFromStarSums(tx, votes)
  return given.length
}

/** A user's ratings and cooked recipes, for their own download, by recipe: a thousand at a time. */
async function* readRatingData(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['ratings']> {
  for (let after = ''; ; ) {
    // The first rows of the union are among the first rows of each.
    const given = db
      .select({ recipeId: ratingsTable.recipeId, stars: ratingsTable.stars })
      .from(ratingsTable)
      .where(and(eq(ratingsTable.userId, userId), gt(ratingsTable.recipeId, after)))
      .orderBy(asc(ratingsTable.recipeId))
      .limit(dataBatchSize)
      .as('given')
    const marked = db
      .select({ recipeId: triedRecipesTable.recipeId, hasTried: triedRecipesTable.hasTried })
      .from(triedRecipesTable)
      .where(and(eq(triedRecipesTable.userId, userId), gt(triedRecipesTable.recipeId, after)))
      .orderBy(asc(triedRecipesTable.recipeId))
      .limit(dataBatchSize)
      .as('marked')
    const recipeId = sql<string>`coalesce(${given.recipeId}, ${marked.recipeId})`
    const rows = await db
      .select({ recipeId, stars: given.stars, hasTried: marked.hasTried })
      .from(given)
      .fullJoin(marked, eq(marked.recipeId, given.recipeId))
      .orderBy(asc(recipeId))
      .limit(dataBatchSize)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < dataBatchSize) return
    after = last.recipeId
  }
}

/** Votes per batch: half a second for those on the longest recipes, whose words are indexed again. */
const batchSize = 100

export const ratingsPersonalData = {
  export: { ratings: (ctx, { userId }) => readRatingData(ctx, userId) },
  eraseBatch: async (tx, { userId }) => ({
    count: await withdrawRatings(tx, { userId, limit: batchSize }),
    photos: [],
  }),
} satisfies PersonalData<DbContext, 'ratings'>
