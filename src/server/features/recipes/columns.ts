import { sql } from 'drizzle-orm'
import type { Visibility } from '#shared/kitchen/visibilities.ts'
import { isCreatorThere, recipe } from './seen.ts'

/** Who may see a recipe beside its creator: since they left its household nobody, also before housekeeping has written that. */
export const visibilityNow = sql<Visibility>`case when ${recipe.visibility} = 'household' and not ${isCreatorThere}
  then 'creator' else ${recipe.visibility} end`

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
  visibility: visibilityNow,
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
