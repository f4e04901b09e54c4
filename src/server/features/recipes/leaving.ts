import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { recipeRevisions, recipes } from './table.ts'

/** The statement timeout applies to each batch, since all recipes of a large account would take longer. */
const batchSize = 100

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
  const own = await db.select({ id: recipes.id }).from(recipes).where(isTheirs).orderBy(asc(recipes.id))
  const photos: string[] = []
  for (let at = 0; at < own.length; at += batchSize) {
    const ids = own.slice(at, at + batchSize).map(({ id }) => id)
    if (fate === 'keep') {
      await db.delete(recipeRevisions).where(inArray(recipeRevisions.recipeId, ids))
    } else {
      const removed = await db
        .delete(recipes)
        .where(inArray(recipes.id, ids))
        .returning({ photo: recipes.photo })
      photos.push(...removed.flatMap(({ photo }) => photo ?? []))
    }
  }
  return photos
}
