import { and, eq, inArray, ne } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { lockRecipesById } from './stars.ts'
import { recipeRevisionsTable, recipesTable } from './table.ts'

/** How many recipes a user has saved. */
export async function countRecipesOfUser({ deps }: DbContext, userId: string): Promise<number> {
  return await deps.db.$count(recipesTable, eq(recipesTable.createdBy, userId))
}

/**
 * Processes up to `limit` recipes of a user who leaves: with `delete` they are deleted; otherwise those that everybody
 * sees lose their creator and their earlier versions, which nobody could read or delete any more, and the others are
 * deleted. Call it in a transaction that has locked the account. Returns the number of recipes, 0 once none are left,
 * and the photos to remove after the commit.
 */
export async function withdrawRecipesOfLeavingUser(
  tx: DbContext,
  { userId, publicRecipes, limit }: { userId: string; publicRecipes: 'keep' | 'delete'; limit: number },
): Promise<{ count: number; photos: string[] }> {
  const { db } = tx.deps
  const own = await db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(eq(recipesTable.createdBy, userId))
    .limit(limit)
  if (own.length === 0) return { count: 0, photos: [] }
  const ids = own.map(({ id }) => id)
  await lockRecipesById(tx, ids)
  const isWithdrawn = inArray(recipesTable.id, ids)
  const isToBeDeleted =
    publicRecipes === 'keep' ? and(isWithdrawn, ne(recipesTable.visibility, 'everyone')) : isWithdrawn
  const removed = await db.delete(recipesTable).where(isToBeDeleted).returning({ photo: recipesTable.photo })
  if (publicRecipes === 'keep') {
    await db.delete(recipeRevisionsTable).where(inArray(recipeRevisionsTable.recipeId, ids))
    await db.update(recipesTable).set({ createdBy: null }).where(isWithdrawn)
  }
  return { count: ids.length, photos: removed.flatMap(({ photo }) => photo ?? []) }
}
