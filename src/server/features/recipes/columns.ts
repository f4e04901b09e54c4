import { sql } from 'drizzle-orm'
import { recipes } from './table.ts'

/** What a list or a card shows of a recipe. */
export const summaryColumns = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  mealType: recipes.mealType,
  dietType: recipes.dietType,
  cuisine: recipes.cuisine,
  prepTimeMinutes: recipes.prepTimeMinutes,
  cookTimeMinutes: recipes.cookTimeMinutes,
  totalTimeMinutes: recipes.totalTimeMinutes,
  servings: recipes.servings,
  photo: recipes.photo,
  cover: recipes.cover,
}

/** What a card shows, and what of it `warned` looks at. */
export const cardColumns = { ...summaryColumns, contains: recipes.contains }

/** What a recipe is made of. */
export const recipeColumns = {
  ...summaryColumns,
  ingredients: recipes.ingredients,
  instructions: recipes.instructions,
}

/** What all who voted gave it. */
export const starColumns = {
  averageRating: sql<
    string | null
  >`round(${recipes.ratingSum}::numeric / nullif(${recipes.ratingCount}, 0), 2)::text`,
  ratingCount: recipes.ratingCount,
}
