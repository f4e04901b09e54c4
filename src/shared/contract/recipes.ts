import { z } from 'zod'
import { cuisines, dietTypes, mealTypes } from '../kitchen/questionnaire.ts'
import { noRecipeAddress } from '../messages/recipes.ts'

const Line = z.string().trim().min(1).max(600)
const Minutes = z
  .number()
  .int()
  .min(0)
  .max(60 * 24 * 14)

/** What a finished recipe must hold. The order of the keys is the order in which a model writes them. */
export const WrittenRecipe = z.strictObject({
  name: z.string().trim().min(1).max(200).describe('The title of the dish, as a cookbook would print it.'),
  description: z.string().trim().max(2_000).describe('Two sentences that make a cook want to make it.'),
  servings: z.number().int().min(1).max(100).describe('How many people it feeds.'),
  prepTimeMinutes: Minutes.describe('Minutes of work before heat is used.'),
  cookTimeMinutes: Minutes.describe('Minutes on the heat, in the oven, or resting.'),
  totalTimeMinutes: Minutes.describe('Minutes from the first cut to the table.'),
  ingredients: z.array(Line).min(1).max(60).describe('One line each: amount, unit, food, preparation.'),
  instructions: z.array(Line).min(1).max(60).describe('One step each, without a number in front.'),
})
export type WrittenRecipe = z.infer<typeof WrittenRecipe>

export const RecipeId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, noRecipeAddress)

/** What a list or a card shows of a recipe. */
export const RecipeSummary = z.strictObject({
  id: RecipeId,
  name: z.string(),
  description: z.string(),
  mealType: z.enum(mealTypes),
  dietType: z.enum(dietTypes),
  cuisine: z.enum(cuisines),
  totalTimeMinutes: Minutes,
  servings: z.number().int(),
})
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** A recipe that has been kept, whole. */
export const Recipe = WrittenRecipe.extend({
  id: RecipeId,
  mealType: z.enum(mealTypes),
  dietType: z.enum(dietTypes),
  cuisine: z.enum(cuisines),
})
export type Recipe = z.infer<typeof Recipe>

export const RecipeRef = z.strictObject({ recipeId: RecipeId })
export type RecipeRef = z.infer<typeof RecipeRef>
