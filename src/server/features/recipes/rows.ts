import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tried } from '../ratings/table.ts'
import { recipeColumns, starColumns } from './columns.ts'
import { recipes } from './table.ts'

/** A recipe as a row, for those who read whole tables. */
export type RecipeRow = Awaited<ReturnType<typeof listRecipeRows>>[number]

/**
 * Recipes as rows, newest first, `limit` at most, or the one of this id. Whose a recipe is, is told to nobody but its
 * creator; whether the caller has tried it is false for a visitor.
 */
export async function listRecipeRows(
  { deps, member }: Context,
  { recipeId, limit }: { recipeId: string | null; limit: number },
) {
  const userId = member?.userId ?? ''
  return await deps.db
    .select({
      ...recipeColumns,
      ...starColumns,
      kind: recipes.kind,
      createdAt: recipes.createdAt,
      isMine: sql<boolean>`coalesce(${eq(recipes.createdBy, userId)}, false)`,
      hasTried: sql<boolean>`coalesce(${tried.hasTried}, false)`,
    })
    .from(recipes)
    .leftJoin(tried, and(eq(tried.recipeId, recipes.id), eq(tried.userId, userId)))
    .where(recipeId === null ? undefined : eq(recipes.id, recipeId))
    .orderBy(sql`${desc(recipes.createdAt)} nulls last`, recipes.id)
    .limit(limit)
}
