import { eq, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { RecipeRef, RecipeStars } from '#shared/contract/recipes.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { starColumns } from './columns.ts'
import { recipes } from './table.ts'

/**
 * Adds a vote's stars to a recipe's, or moves them: `votes` is 1 for a new one, 0 for one that changed, -1 for one
 * taken back; `stars` what the sum grows by. Call it in the transaction that keeps the vote. Throws NOT_FOUND.
 */
export async function moveStars(
  ctx: Context,
  { recipeId, votes, stars }: RecipeRef & { votes: -1 | 0 | 1; stars: number },
): Promise<RecipeStars> {
  const [moved] = await ctx.deps.db
    .update(recipes)
    .set({
      ratingCount: sql`${recipes.ratingCount} + ${votes}`,
      ratingSum: sql`${recipes.ratingSum} + ${stars}`,
    })
    .where(eq(recipes.id, recipeId))
    .returning(starColumns)
  if (!moved) throw new DomainError('NOT_FOUND', m.recipes_recipe_not_found())
  return moved
}

/** Lets nobody else change the recipe's stars until the transaction is over. Throws NOT_FOUND. */
export async function holdStars(ctx: Context, { recipeId }: RecipeRef): Promise<void> {
  const [held] = await ctx.deps.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.id, recipeId))
    .for('no key update')
  if (!held) throw new DomainError('NOT_FOUND', m.recipes_recipe_not_found())
}
