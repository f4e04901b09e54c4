import * as z from 'zod/mini'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietaryPreferences } from '../kitchen/preferences.ts'
import { foodNameMaxLength, maxFoodsOfOneKind } from './limits.ts'
import { isVisibleText } from './visibleText.ts'

/** A food in a person's own words. */
export const FoodWordsSchema = z.string().check(({ value, issues }) => {
  const fault = foodWordsFault(value)
  if (fault !== null) issues.push({ code: 'custom', message: fault, input: value })
}, z.trim())

/** What is wrong with a food in a person's own words; null when nothing is. No comma: old clients join lists by one. */
function foodWordsFault(words: string): string | null {
  const food = words.trim()
  if (!isVisibleText(food)) return m.preferences_food_missing()
  if (food.length > foodNameMaxLength) return m.preferences_food_too_long({ most: foodNameMaxLength })
  if (/[,\r\n]/.test(food)) return m.preferences_one_food_at_atime()
  return food.includes('\0') || !food.isWellFormed() ? m.auth_strange_characters() : null
}

const Foods = z.pipe(
  z.array(FoodWordsSchema).check(
    z.maxLength(maxFoodsOfOneKind, {
      error: () => m.preferences_too_many_foods({ most: maxFoodsOfOneKind }),
    }),
  ),
  z.transform(withoutDuplicates),
)

/** What somebody must not, will not and likes to eat, whether they have an account or not. */
export const EatingPreferences = z.strictObject({
  /** Of the fourteen. */
  allergens: z.pipe(
    z.array(z.enum(allergenIds)).check(z.maxLength(allergenIds.length)),
    z.transform(withoutDuplicates),
  ),
  /** Foods beside the fourteen that they are allergic to. */
  otherAllergies: Foods,
  diets: z.pipe(
    z.array(z.enum(dietaryPreferences)).check(z.maxLength(dietaryPreferences.length)),
    z.transform(withoutDuplicates),
  ),
  likes: Foods,
  dislikes: Foods,
})
export type EatingPreferences = z.infer<typeof EatingPreferences>

/** Each word once, whatever its case, in the order in which they came. */
function withoutDuplicates<Word extends string>(words: Word[]): Word[] {
  const known = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...known.values()]
}

/** Unknown allergy words of one person; the name is empty for the caller. */
export const UnknownAllergyWords = z.strictObject({ eater: z.string(), words: z.array(z.string()) })
export type UnknownAllergyWords = z.infer<typeof UnknownAllergyWords>
