import { z } from 'zod'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietaryPreferences } from '../kitchen/preferences.ts'
import { TypedText } from './auth.ts'

/** Foods of one kind that a person may name, and characters of each name. */
export const mostFoods = 50
export const foodMaxLength = 60

/** A food in a person's own words. No comma: old clients keep lists as text joined by one. */
export const FoodWords = TypedText.trim()
  .min(1, { error: m.preferences_food_missing })
  .max(foodMaxLength, { error: () => m.preferences_food_too_long({ most: foodMaxLength }) })
  .refine((words) => !/[,\r\n]/.test(words), { error: m.preferences_one_food_at_atime })

const Foods = z
  .array(FoodWords)
  .max(mostFoods, { error: () => m.preferences_too_many_foods({ most: mostFoods }) })
  .transform(once)

/** What somebody must not, will not and likes to eat, whether they have an account or not. */
export const Eats = z.strictObject({
  /** Of the fourteen. */
  allergens: z.array(z.enum(allergenIds)).max(allergenIds.length).transform(once),
  /** Foods beside the fourteen that they are allergic to. */
  otherAllergies: Foods,
  diets: z.array(z.enum(dietaryPreferences)).max(dietaryPreferences.length).transform(once),
  likes: Foods,
  dislikes: Foods,
})
export type Eats = z.infer<typeof Eats>

/** Each word once, whatever its case, in the order in which they came. */
function once<Word extends string>(words: Word[]): Word[] {
  const known = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...known.values()]
}
