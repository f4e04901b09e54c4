import * as z from 'zod/mini'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietIds } from '../kitchen/diets.ts'
import { genders, mealFrequencies, unitSystems } from '../kitchen/preferences.ts'
import { Eats, FoodWords } from './eats.ts'

/** What a user told us of how they eat. Null where they did not say. */
export const Preferences = z.extend(Eats, {
  gender: z.nullable(z.enum(genders)),
  mealFrequency: z.nullable(z.enum(mealFrequencies)),
  units: z.enum(unitSystems),
  /** Pregnant, over 65 or with weak defences. */
  isVulnerable: z.boolean(),
  /** 0 until something was saved; every save raises it. A save names the version it began from. */
  version: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
})
export type Preferences = z.infer<typeof Preferences>

/** What somebody's words for an allergy mean; for `unknown` only the words themselves can be searched. */
export const ReadAllergy = z.strictObject({
  certainty: z.enum(['known', 'misspelt', 'unknown']),
  allergens: z.array(z.enum(allergenIds)),
  diets: z.array(z.enum(dietIds)),
  /** By our names for them. */
  foods: z.array(z.string()),
})
export type ReadAllergy = z.infer<typeof ReadAllergy>

export const ReadFoodInput = z.strictObject({ text: FoodWords })
export type ReadFoodInput = z.infer<typeof ReadFoodInput>

/** The food that words mean, by our name for it; null when we know none. */
export const ReadFood = z.strictObject({ food: z.nullable(z.string()) })
export type ReadFood = z.infer<typeof ReadFood>
