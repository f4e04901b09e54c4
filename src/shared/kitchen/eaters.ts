import type { AllergenId } from './allergens.ts'
import type { DietId } from './diets.ts'
import type { StoredDietType } from './questionnaire.ts'

/** What somebody is in a household; each has one owner. */
export const householdRoles = ['owner', 'member'] as const

/** Children that some foods harm: under a year, and from one to four years. */
export type AgeGroup = 'infant' | 'small child'

/**
 * Someone at the table. Allergens, allergies, diets and dislikes are binding; likes are welcome where
 * they fit. `otherAllergies`, `dislikes` and `likes` are a person's own words: "kiwi", "olives", "goat cheese".
 */
export interface Eater {
  name: string
  allergens: readonly AllergenId[]
  /** Foods they are allergic to outside the fourteen; they bind as hard. */
  otherAllergies?: readonly string[]
  diets: readonly DietId[]
  dislikes: readonly string[]
  likes: readonly string[]
  /** Pregnant, under five, over 65 or with weak defences: raw egg, flour and milk are reported for them. */
  isVulnerable?: boolean
  /** Null or absent unless it is known to be a child of less than five years. */
  ageGroup?: AgeGroup | null
}

const dietsOfType: Readonly<Record<StoredDietType, readonly DietId[]>> = {
  'No restrictions': [],
  Vegetarian: ['vegetarian'],
  Vegan: ['vegan'],
  Pescatarian: ['pescatarian'],
  Keto: ['keto'],
  Paleo: ['paleo'],
  'Gluten-free': ['gluten-free'],
  'Dairy-free': ['dairy-free'],
  'Low-carb': ['low-carb'],
}

/** Somebody without a name who is bound by a diet: that of a questionnaire or of a kept recipe. */
export function createEaterWithDiet(dietType: StoredDietType): Eater {
  return { name: '', allergens: [], diets: dietsOfType[dietType], dislikes: [], likes: [] }
}
