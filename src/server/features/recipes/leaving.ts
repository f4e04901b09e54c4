import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { lockRecipes } from './stars.ts'
import { recipeRevisions, recipes } from './table.ts'

/** How many recipes a user has saved. */
export async function countRecipesOf({ deps }: Pick<Context, 'deps'>, userId: string): Promise<number> {
  return await deps.db.$count(recipes, eq(recipes.createdBy, userId))
}

/**
 * Lets go of up to `limit` recipes of a user who leaves: with `delete` they go, else they lose their creator and their
 * earlier states, which could not be read or removed by anybody afterwards. Call it in a transaction that has locked the
 * account. Returns how many they were, 0 once there are none left, and the photos to remove after the commit.
 */
export async function withdrawRecipes(
  tx: Pick<Context, 'deps'>,
  { userId, fate, limit }: { userId: string; fate: 'keep' | 'delete'; limit: number },
): Promise<{ count: number; photos: string[] }> {
  const { db } = tx.deps
  const own = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.createdBy, userId))
    .limit(limit)
  if (own.length === 0) return { count: 0, photos: [] }
  const ids = own.map(({ id }) => id)
  await lockRecipes(tx, ids)
  if (fate === 'keep') {
    await db.delete(recipeRevisions).where(inArray(recipeRevisions.recipeId, ids))
    await db.update(recipes).set({ createdBy: null }).where(inArray(recipes.id, ids))
    return { count: ids.length, photos: [] }
  }
  const removed = await db.delete(recipes).where(inArray(recipes.id, ids)).returning({ photo: recipes.photo })
  return { count: ids.length, photos: removed.flatMap(({ photo }) => photo ?? []) }
}
