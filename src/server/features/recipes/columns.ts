import { sql } from 'drizzle-orm'
import type { Visibility } from '#shared/kitchen/visibilities.ts'
import { isCreatorStillMember, recipe } from './seen.ts'

/**
 * Who may see a recipe in addition to its creator: nobody once the creator has left the household, even before
 * housekeeping has updated the row.
 */
export const effectiveVisibility = sql<Visibility>`case when ${recipe.visibility} = 'household' and not ${isCreatorStillMember}
  then 'creator' else ${recipe.visibility} end`

/** The columns of a recipe in lists and on cards. */
export const summaryColumns = {
  id: recipe.id,
  name: recipe.name,
  description: recipe.description,
  mealType: recipe.mealType,
  dietType: recipe.dietType,
  cuisine: recipe.cuisine,
  prepTimeMinutes: recipe.prepTimeMinutes,
  cookTimeMinutes: recipe.cookTimeMinutes,
  totalTimeMinutes: recipe.totalTimeMinutes,
  servings: recipe.servings,
  photo: recipe.photo,
  cover: recipe.cover,
  visibility: effectiveVisibility,
}

/** The columns of a card, with those that `warned` needs. */
export const cardColumns = { ...summaryColumns, contains: recipe.contains }

/** The content of a recipe. */
export const recipeColumns = {
  ...summaryColumns,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
}

/** The result of all votes. */
export const starColumns = {
  averageRating: sql<
    string | null
  >`round(${recipe.ratingSum}::numeric / nullif(${recipe.ratingCount}, 0), 2)::text`,
  ratingCount: recipe.ratingCount,
}
