import { z } from 'zod'
import { RecipeRef, RecipeStars } from './recipes/recipes.ts'

const Stars = z.number().int().min(1).max(5)

export const RateInput = RecipeRef.extend({ stars: Stars })
export type RateInput = z.infer<typeof RateInput>

export const MarkTriedInput = RecipeRef.extend({ hasTried: z.boolean() })
export type MarkTriedInput = z.infer<typeof MarkTriedInput>

/** What the caller said of a recipe; 0 stars until they rate it. */
export const MyRating = z.strictObject({
  stars: z.union([z.literal(0), Stars]),
  hasTried: z.boolean(),
})
export type MyRating = z.infer<typeof MyRating>

/** The recipe's stars with the caller's own counted. */
export const Rated = RecipeStars.extend({ stars: Stars })
export type Rated = z.infer<typeof Rated>
