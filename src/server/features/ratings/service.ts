import { and, eq } from 'drizzle-orm'
import type {
  MarkRecipeTriedInput,
  RateRecipeInput,
  RatingOfCaller,
  RecipeStarsAfterRating,
} from '#shared/contract/ratings.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { DbContext, MemberDbContext, MemberTransactionStarterContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { preventDeletionOfCaller } from '../callers/callerLock.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../recipes/seen.ts'
import { adjustStarSumsOfRecipe, lockVisibleRecipe } from '../recipes/stars.ts'
import { ratingsTable, triedRecipesTable } from './table.ts'

/**
 * The caller's stars for a recipe, 0 without a vote, and whether they have marked it as cooked; neither for a recipe
 * that they may no longer see.
 */
export async function getRatingOfCaller(
  ctx: MemberDbContext,
  { recipeId }: RecipeRef,
): Promise<RatingOfCaller> {
  const { db } = ctx.deps
  const { userId } = ctx.member
  const [[rating], [mark]] = await Promise.all([
    db
      .select({ stars: ratingsTable.stars })
      .from(ratingsTable)
      .innerJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, ratingsTable.recipeId))
      .where(and(eq(ratingsTable.recipeId, recipeId), eq(ratingsTable.userId, userId))),
    db
      .select({ hasTried: triedRecipesTable.hasTried })
      .from(triedRecipesTable)
      .innerJoin(selectRecipesVisibleTo(ctx), eq(recipeTableColumns.id, triedRecipesTable.recipeId))
      .where(and(eq(triedRecipesTable.recipeId, recipeId), eq(triedRecipesTable.userId, userId))),
  ])
  return { stars: (rating?.stars ?? 0) as RatingOfCaller['stars'], hasTried: mark?.hasTried ?? false }
}

/**
 * Stores the caller's one vote, 1 to 5 stars, in place of an earlier one, and updates the recipe's mean in the same
 * transaction. Throws NOT_FOUND when the recipe does not exist for them, FORBIDDEN when the caller has the maximum of
 * votes.
 */
export function rateRecipe(
  ctx: MemberTransactionStarterContext & MaxRatings,
  { recipeId, stars }: RateRecipeInput,
): Promise<RecipeStarsAfterRating> {
  const { userId } = ctx.member
  return runInTransaction(ctx, async (tx) => {
    await preventDeletionOfCaller(tx)
    // Before the vote is read: two windows of one person must not both find none.
    await lockVisibleRecipe(tx, { recipeId })
    const mine = and(eq(ratingsTable.recipeId, recipeId), eq(ratingsTable.userId, userId))
    const [before] = await tx.deps.db.select({ stars: ratingsTable.stars }).from(ratingsTable).where(mine)
    if (!before) await expectRoom(tx, ratingsTable)
    const at = new Date()
    await tx.deps.db
      .insert(ratingsTable)
      .values({ recipeId, userId, stars, at })
      .onConflictDoUpdate({ target: [ratingsTable.recipeId, ratingsTable.userId], set: { stars, at } })
    const moved = before ? { votes: 0 as const, stars: stars - before.stars } : { votes: 1 as const, stars }
    return { ...(await adjustStarSumsOfRecipe(tx, { recipeId, ...moved })), stars }
  })
}

/**
 * Stores whether the caller has cooked a recipe. Throws NOT_FOUND when the recipe does not exist for them, FORBIDDEN
 * when the caller has the maximum of marks.
 */
export async function markRecipeTried(
  ctx: MemberTransactionStarterContext & MaxRatings,
  { recipeId, hasTried }: MarkRecipeTriedInput,
): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await preventDeletionOfCaller(tx)
    await lockVisibleRecipe(tx, { recipeId })
    const at = new Date()
    const marked = await db
      .update(triedRecipesTable)
      .set({ hasTried, at })
      .where(and(eq(triedRecipesTable.recipeId, recipeId), eq(triedRecipesTable.userId, userId)))
      .returning({ recipeId: triedRecipesTable.recipeId })
    if (marked.length > 0) return
    await expectRoom(tx, triedRecipesTable)
    await db.insert(triedRecipesTable).values({ recipeId, userId, hasTried, at })
  })
}

interface MaxRatings {
  deps: { config: { maxRatingsPerMember: number } }
}

/** Throws FORBIDDEN when the caller has the maximum of rows in this table. */
async function expectRoom(
  { deps, member }: MemberDbContext & MaxRatings,
  table: typeof ratingsTable | typeof triedRecipesTable,
): Promise<void> {
  const { maxRatingsPerMember: allowed } = deps.config
  if ((await deps.db.$count(table, eq(table.userId, member.userId))) >= allowed)
    throw new DomainError('FORBIDDEN', 'ratings_too_many', { params: { allowed } })
}

/** The stars that a user gave, by recipe. */
export async function readOwnStars(
  { deps }: DbContext,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const { recipeId, stars } = ratingsTable
  const rows = await deps.db
    .select({ recipeId, stars })
    .from(ratingsTable)
    .where(eq(ratingsTable.userId, userId))
  return new Map(rows.map((row) => [row.recipeId, row.stars]))
}
