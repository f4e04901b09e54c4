import { eq, inArray, sql } from 'drizzle-orm'
import type { RecipeRatingSummary, RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { type RecipeViewer, recipeTableColumns, selectRecipesVisibleTo } from './seen.ts'
import { recipesTable } from './table.ts'

/** The result of all votes. */
export const recipeStarColumns = {
  averageRating: sql<
    string | null
  >`round(${recipeTableColumns.ratingSum}::numeric / nullif(${recipeTableColumns.ratingCount}, 0), 2)::text`,
  ratingCount: recipeTableColumns.ratingCount,
}

/**
 * Changes a recipe's stars by a vote: `votes` is 1 for a new one, 0 for a changed one, -1 for a withdrawn one; `stars`
 * is the change of the sum. Call it in the transaction that stores the vote. Throws NOT_FOUND.
 */
export async function adjustStarSumsOfRecipe(
  ctx: DbContext,
  { recipeId, votes, stars }: RecipeRef & { votes: -1 | 0 | 1; stars: number },
): Promise<RecipeRatingSummary> {
  const [moved] = await ctx.deps.db
    .update(recipesTable)
    .set({
      ratingCount: sql`${recipesTable.ratingCount} + ${votes}`,
      ratingSum: sql`${recipesTable.ratingSum} + ${stars}`,
    })
    .where(eq(recipesTable.id, recipeId))
    .returning(recipeStarColumns)
  if (!moved) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return moved
}

/**
 * Withdraws votes from their recipes, one each, in one statement. Call it in the transaction that deletes the votes,
 * with the recipes locked by `lockRecipesById`.
 */
export async function removeVotesFromStarSums(
  { deps: { db } }: DbContext,
  votes: readonly { recipeId: string; stars: number }[],
): Promise<void> {
  const ids = sql.param(votes.map(({ recipeId }) => recipeId))
  const stars = sql.param(votes.map((vote) => vote.stars))
  await db
    .update(recipesTable)
    .set({
      ratingCount: sql`${recipesTable.ratingCount} - 1`,
      ratingSum: sql`${recipesTable.ratingSum} - vote.stars`,
    })
    .from(sql`unnest(${ids}::text[], ${stars}::int[]) as vote (recipe_id, stars)`)
    .where(sql`${recipesTable.id} = vote.recipe_id`)
}

/**
 * Locks these recipes until the transaction ends, in the order of their ids, as every transaction that needs several
 * recipes does. Ignores ids without a recipe.
 */
export async function lockRecipesById(
  { deps: { db } }: DbContext,
  recipeIds: readonly string[],
): Promise<void> {
  await db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(inArray(recipesTable.id, [...recipeIds]))
    .orderBy(recipesTable.id)
    .for('no key update')
}

/**
 * Keeps all others from changing the recipe's stars and notes, and from hiding or deleting it, until the transaction
 * ends. Throws NOT_FOUND, also for one that the caller may not see.
 */
export async function lockVisibleRecipe(
  ctx: DbContext & RecipeViewer,
  { recipeId }: RecipeRef,
): Promise<void> {
  const [held] = await ctx.deps.db
    .select({ id: recipeTableColumns.id })
    .from(selectRecipesVisibleTo(ctx))
    .where(eq(recipeTableColumns.id, recipeId))
    .for('no key update')
  if (!held) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
}
