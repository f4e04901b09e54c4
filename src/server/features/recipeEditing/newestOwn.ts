import { desc, eq, sql } from 'drizzle-orm'
import {
  maxRecipesStoredOffline,
  type RecipeUpdateTime,
  type StoredRecipeVisibilityInput,
} from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from '../recipes/service.ts'
import { recipesTable } from '../recipes/table.ts'

/** The caller's newest recipes, as many as a browser stores for offline use, and when each was changed. */
export async function listNewestOwnRecipes({ deps, member }: MemberContext): Promise<RecipeUpdateTime[]> {
  const rows = await deps.db
    .select({ id: recipesTable.id, updatedAt: recipesTable.updatedAt })
    .from(recipesTable)
    .where(eq(recipesTable.createdBy, member.userId))
    .orderBy(desc(recipesTable.createdAt))
    .limit(maxRecipesStoredOffline)
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }))
}

/** The ids of those recipes that the caller may see. */
export async function filterVisibleRecipeIds(
  ctx: MemberContext,
  { recipeIds }: StoredRecipeVisibilityInput,
): Promise<string[]> {
  const rows = await ctx.deps.db
    .select({ id: recipeTableColumns.id })
    .from(selectRecipesVisibleTo(ctx))
    .where(sql`${recipeTableColumns.id} = any(${sql.param(recipeIds)}::text[])`)
  return rows.map(({ id }) => id)
}
