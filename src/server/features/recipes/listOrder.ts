import { desc, type SQL, sql } from 'drizzle-orm'
import type { ListSort } from '#shared/kitchen/listFilters.ts'
import { recipe } from './seen.ts'

// Nulls are last in the indexes, and a query must say the same to use one.
export const newestFirst = sql`${desc(recipe.createdAt)} nulls last, ${recipe.id}`
const meanStars = sql`(${recipe.ratingSum}::real / nullif(${recipe.ratingCount}, 0))`

/** Each in the form of its index. */
export const orders: Record<ListSort, SQL> = {
  newest: newestFirst,
  rating: sql`${meanStars} desc nulls last, ${desc(recipe.ratingCount)} nulls last, ${newestFirst}`,
  // A recipe without times has 0; it comes last.
  time: sql`nullif(${recipe.totalTimeMinutes}, 0), ${newestFirst}`,
}
