import { desc, type SQL, sql } from 'drizzle-orm'
import type { RecipeListSort } from '#shared/kitchen/recipeListFilters.ts'
import { recipeTableColumns } from './seen.ts'

// Nulls are last in the indexes, and a query must say the same to use one.
export const newestRecipesFirst = sql`${desc(recipeTableColumns.createdAt)} nulls last, ${recipeTableColumns.id}`
const meanStars = sql`(${recipeTableColumns.ratingSum}::real / nullif(${recipeTableColumns.ratingCount}, 0))`

/** Each in the form of its index. */
export const recipeListOrders: Record<RecipeListSort, SQL> = {
  newest: newestRecipesFirst,
  rating: sql`${meanStars} desc nulls last, ${desc(recipeTableColumns.ratingCount)} nulls last, ${newestRecipesFirst}`,
  // A recipe without times has 0; it comes last.
  time: sql`nullif(${recipeTableColumns.totalTimeMinutes}, 0), ${newestRecipesFirst}`,
}
