import * as z from 'zod/mini'
import { RecipeRef, RecipeStars } from './recipes/recipes.ts'

const Stars = z.int().check(z.minimum(1), z.maximum(5))

export const RateInput = z.extend(RecipeRef, { stars: Stars })
export type RateInput = z.infer<typeof RateInput>

export const MarkTriedInput = z.extend(RecipeRef, { hasTried: z.boolean() })
export type MarkTriedInput = z.infer<typeof MarkTriedInput>

/** What the caller said of a recipe; 0 stars until they rate it. */
export const MyRating = z.strictObject({
  stars: z.union([z.literal(0), Stars]),
  hasTried: z.boolean(),
})
export type MyRating = z.infer<typeof MyRating>

/** The recipe's stars with the caller's own counted. */
export const RecipeStarsAfterRating = z.extend(RecipeStars, { stars: Stars })
export type RecipeStarsAfterRating = z.infer<typeof RecipeStarsAfterRating>
