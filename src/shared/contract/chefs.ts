import * as z from 'zod/mini'
import { establishmentTypes } from '../kitchen/establishments.ts'
import { cuisines, storedDietTypes, storedMealTypes } from '../kitchen/questionnaire.ts'
import { TypedTextSchema } from './auth/auth.ts'
import { wholeIdRegex } from './ids.ts'
import { maxChefPlaceTextLength } from './limits.ts'

const ChefRecipe = z.strictObject({
  name: z.string(),
  description: z.string(),
  mealType: z.enum(storedMealTypes),
  dietType: z.enum(storedDietTypes),
  cookingTimeMinutes: z.int().check(z.minimum(1)),
})

/** A local chef, where they cook and what. */
export const Chef = z.strictObject({
  id: z.string(),
  name: z.string(),
  establishmentName: z.string(),
  establishmentType: z.enum(establishmentTypes),
  cuisine: z.enum(cuisines),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipcode: z.string(),
  /** In the order in which the chef names them. */
  recipes: z.array(ChefRecipe),
})
export type Chef = z.infer<typeof Chef>

export const ChefRef = z.strictObject({ chefId: z.string().check(z.regex(wholeIdRegex)) })
export type ChefRef = z.infer<typeof ChefRef>

/** Which chefs to list; what is null does not narrow the list. */
export const ChefListInput = z.strictObject({
  cuisine: z._default(z.nullable(z.enum(cuisines)), null),
  establishmentType: z._default(z.nullable(z.enum(establishmentTypes)), null),
  /** Words of a place, in any order: city, state, country or zipcode, each from its beginning; empty for anywhere. */
  place: z._default(TypedTextSchema.check(z.trim(), z.maxLength(maxChefPlaceTextLength)), ''),
})
export type ChefListInput = z.infer<typeof ChefListInput>
