import { desc, type SQL, sql } from 'drizzle-orm'
import type { ListSort } from '#shared/contract/recipeListTerms.ts'
import { recipes } from './table.ts'

// Nulls are last in the indexes, and a query must say the same to walk along one.
export const newestFirst = sql`${desc(recipes.createdAt)} nulls last, ${recipes.id}`
const meanStars = sql`(${recipes.ratingSum}::real / nullif(${recipes.ratingCount}, 0))`

/** Each as its index has it. */
export const orders: Record<ListSort, SQL> = {
  newest: newestFirst,
  rating: sql`${meanStars} desc nulls last, ${desc(recipes.ratingCount)} nulls last, ${newestFirst}`,
  // A recipe without times has 0; it comes last.
  time: sql`nullif(${recipes.totalTimeMinutes}, 0), ${newestFirst}`,
}
