import * as z from 'zod/mini'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietIds } from '../kitchen/diets.ts'
import { genders, mealFrequencies, unitSystems } from '../kitchen/preferences.ts'
import { EatingPreferences, FoodWordsSchema } from './eatingPreferences.ts'

/** What a user told us of how they eat. Null where they did not say. */
export const UserPreferences = z.extend(EatingPreferences, {
  gender: z.nullable(z.enum(genders)),
  mealFrequency: z.nullable(z.enum(mealFrequencies)),
  units: z.enum(unitSystems),
  /** Pregnant, over 65 or with weak defences. */
  isVulnerable: z.boolean(),
  /** 0 until something was saved; every save raises it. A save names the version it began from. */
  version: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
})
export type UserPreferences = z.infer<typeof UserPreferences>

/** What somebody's words for an allergy mean; for `unknown` only the words themselves can be searched. */
export const AllergyTextMeaning = z.strictObject({
  certainty: z.enum(['known', 'misspelt', 'unknown']),
  allergens: z.array(z.enum(allergenIds)),
  diets: z.array(z.enum(dietIds)),
  /** By our names for them. */
  foods: z.array(z.string()),
})
export type AllergyTextMeaning = z.infer<typeof AllergyTextMeaning>

export const ReadFoodNameInput = z.strictObject({ text: FoodWordsSchema })
export type ReadFoodNameInput = z.infer<typeof ReadFoodNameInput>

/** The catalogue's name of the food that the words mean; null if it has none. */
export const FoodNameMeaning = z.strictObject({ food: z.nullable(z.string()) })
export type FoodNameMeaning = z.infer<typeof FoodNameMeaning>
