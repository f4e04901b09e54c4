import * as z from 'zod/mini'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietaryPreferences } from '../kitchen/preferences.ts'
import { foodWordsFault } from './foodWords.ts'
import { maxFoods } from './limits.ts'

/** A food in a person's own words. */
export const FoodWords = z.string().check(({ value, issues }) => {
  const fault = foodWordsFault(value)
  if (fault !== null) issues.push({ code: 'custom', message: fault, input: value })
}, z.trim())

const Foods = z.pipe(
  z
    .array(FoodWords)
    .check(z.maxLength(maxFoods, { error: () => m.preferences_too_many_foods({ most: maxFoods }) })),
  z.transform(once),
)

/** What somebody must not, will not and likes to eat, whether they have an account or not. */
export const Eats = z.strictObject({
  /** Of the fourteen. */
  allergens: z.pipe(z.array(z.enum(allergenIds)).check(z.maxLength(allergenIds.length)), z.transform(once)),
  /** Foods beside the fourteen that they are allergic to. */
  otherAllergies: Foods,
  diets: z.pipe(
    z.array(z.enum(dietaryPreferences)).check(z.maxLength(dietaryPreferences.length)),
    z.transform(once),
  ),
  likes: Foods,
  dislikes: Foods,
})
export type Eats = z.infer<typeof Eats>

/** Each word once, whatever its case, in the order in which they came. */
function once<Word extends string>(words: Word[]): Word[] {
  const known = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...known.values()]
}

/** Words of one person for allergies that nobody here knows; the name is empty for the caller. */
export const UnknownAllergies = z.strictObject({ eater: z.string(), words: z.array(z.string()) })
export type UnknownAllergies = z.infer<typeof UnknownAllergies>
