import { sql } from 'drizzle-orm'
import { recipe } from './seen.ts'

/** What a list or a card shows of a recipe. */
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
  visibility: recipe.visibility,
}

/** What a card shows, and what of it `warned` looks at. */
export const cardColumns = { ...summaryColumns, contains: recipe.contains }

/** What a recipe is made of. */
export const recipeColumns = {
  ...summaryColumns,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
}

/** What all who voted gave it. */
export const starColumns = {
  averageRating: sql<
    string | null
  >`round(${recipe.ratingSum}::numeric / nullif(${recipe.ratingCount}, 0), 2)::text`,
  ratingCount: recipe.ratingCount,
}
