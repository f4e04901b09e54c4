import * as z from 'zod/mini'
import { RecipeRatingSummary, RecipeRef } from './recipes/recipes.ts'

const Stars = z.int().check(z.minimum(1), z.maximum(5))

export const RateRecipeInput = z.extend(RecipeRef, { stars: Stars })
export type RateRecipeInput = z.infer<typeof RateRecipeInput>

export const MarkRecipeTriedInput = z.extend(RecipeRef, { hasTried: z.boolean() })
export type MarkRecipeTriedInput = z.infer<typeof MarkRecipeTriedInput>

/** What the caller said of a recipe; 0 stars until they rate it. */
export const RatingOfCaller = z.strictObject({
  stars: z.union([z.literal(0), Stars]),
  hasTried: z.boolean(),
})
export type RatingOfCaller = z.infer<typeof RatingOfCaller>

/** The recipe's stars with the caller's own counted. */
export const RecipeStarsAfterRating = z.extend(RecipeRatingSummary, { stars: Stars })
export type RecipeStarsAfterRating = z.infer<typeof RecipeStarsAfterRating>
