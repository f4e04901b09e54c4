import { and, eq } from 'drizzle-orm'
import type { MarkTriedInput, MyRating, RateInput, RecipeStarsAfterRating } from '#shared/contract/ratings.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { MemberDbContext, MemberTransactionContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { preventCallerDeletion } from '../callers/callerLock.ts'
import { recipesVisibleTo, recipeTableColumns } from '../recipes/seen.ts'
import { adjustStarSums, lockSeenRecipe } from '../recipes/stars.ts'
import { ratings, tried } from './table.ts'

export { ratingsPersonalData } from './personalData.ts'

/**
 * The caller's stars for a recipe, 0 without a vote, and whether they have marked it as cooked; neither for a recipe
 * that they may no longer see.
 */
export async function getMyRating(ctx: MemberDbContext, { recipeId }: RecipeRef): Promise<MyRating> {
  const { db } = ctx.deps
  const { userId } = ctx.member
  const [[rating], [mark]] = await Promise.all([
    db
      .select({ stars: ratings.stars })
      .from(ratings)
      .innerJoin(recipesVisibleTo(ctx), eq(recipeTableColumns.id, ratings.recipeId))
      .where(and(eq(ratings.recipeId, recipeId), eq(ratings.userId, userId))),
    db
      .select({ hasTried: tried.hasTried })
      .from(tried)
      .innerJoin(recipesVisibleTo(ctx), eq(recipeTableColumns.id, tried.recipeId))
      .where(and(eq(tried.recipeId, recipeId), eq(tried.userId, userId))),
  ])
  return { stars: (rating?.stars ?? 0) as MyRating['stars'], hasTried: mark?.hasTried ?? false }
}

/**
 * Stores the caller's one vote, 1 to 5 stars, in place of an earlier one, and updates the recipe's mean in the same
 * transaction. Throws NOT_FOUND when the recipe does not exist for them, FORBIDDEN when the caller has the maximum of
 * votes.
 */
export function rateRecipe(
  ctx: MemberTransactionContext & MaxRatings,
  { recipeId, stars }: RateInput,
): Promise<RecipeStarsAfterRating> {
  const { userId } = ctx.member
  return runInTransaction(ctx, async (tx) => {
    await preventCallerDeletion(tx)
    // Before the vote is read: two windows of one person must not both find none.
    await lockSeenRecipe(tx, { recipeId })
    const mine = and(eq(ratings.recipeId, recipeId), eq(ratings.userId, userId))
    const [before] = await tx.deps.db.select({ stars: ratings.stars }).from(ratings).where(mine)
    if (!before) await expectRoom(tx, ratings)
    const at = new Date()
    await tx.deps.db
      .insert(ratings)
      .values({ recipeId, userId, stars, at })
      .onConflictDoUpdate({ target: [ratings.recipeId, ratings.userId], set: { stars, at } })
    const moved = before ? { votes: 0 as const, stars: stars - before.stars } : { votes: 1 as const, stars }
    return { ...(await adjustStarSums(tx, { recipeId, ...moved })), stars }
  })
}

/**
 * Stores whether the caller has cooked a recipe. Throws NOT_FOUND when the recipe does not exist for them, FORBIDDEN
 * when the caller has the maximum of marks.
 */
export async function markTried(
  ctx: MemberTransactionContext & MaxRatings,
  { recipeId, hasTried }: MarkTriedInput,
): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await preventCallerDeletion(tx)
    await lockSeenRecipe(tx, { recipeId })
    const at = new Date()
    const marked = await db
      .update(tried)
      .set({ hasTried, at })
      .where(and(eq(tried.recipeId, recipeId), eq(tried.userId, userId)))
      .returning({ recipeId: tried.recipeId })
    if (marked.length > 0) return
    await expectRoom(tx, tried)
    await db.insert(tried).values({ recipeId, userId, hasTried, at })
  })
}

interface MaxRatings {
  deps: { config: { maxRatingsPerMember: number } }
}

/** Throws FORBIDDEN when the caller has the maximum of rows in this table. */
async function expectRoom(
  { deps, member }: MemberDbContext & MaxRatings,
  table: typeof ratings | typeof tried,
): Promise<void> {
  const { maxRatingsPerMember: allowed } = deps.config
  if ((await deps.db.$count(table, eq(table.userId, member.userId))) >= allowed)
    throw new DomainError('FORBIDDEN', 'ratings_too_many', { params: { allowed } })
}
