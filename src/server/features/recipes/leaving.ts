import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { recipeRevisions, recipes } from './table.ts'

/** How many recipes a user has saved. */
export async function countRecipesOf({ deps }: Pick<Context, 'deps'>, userId: string): Promise<number> {
  return await deps.db.$count(recipes, eq(recipes.createdBy, userId))
}

/**
 * Lets go of the recipes of a user who leaves, once their notes and ratings are taken back: with `delete` they go, else
 * only their earlier states, which nobody could ever see or remove again. Returns the photos to forget after the commit.
 */
export async function withdrawRecipes(
  { deps: { db } }: Pick<Context, 'deps'>,
  userId: string,
  fate: 'keep' | 'delete',
): Promise<string[]> {
  const isTheirs = eq(recipes.createdBy, userId)
  if (fate === 'keep') {
    const own = db.select({ id: recipes.id }).from(recipes).where(isTheirs)
    await db.delete(recipeRevisions).where(inArray(recipeRevisions.recipeId, own))
    return []
  }
  const removed = await db.delete(recipes).where(isTheirs).returning({ photo: recipes.photo })
  return removed.flatMap(({ photo }) => photo ?? [])
}
