import type { DietType, MeatPreference } from '../../questionnaire.ts'
import type { LarderFoodTag } from '../larder/larderFoodEntry.ts'
import type { LarderFood } from '../larderFood.ts'

export const landMeats = ['chicken', 'beef', 'pork', 'lamb', 'turkey'] as const
export type LandMeat = (typeof landMeats)[number]

const animals: readonly LarderFoodTag[] = [...landMeats, 'gelatine', 'fish', 'shellfish', 'rennet']

/** What a diet leaves out: one place, read off the tags of a food. Cheese by animal rennet is left out too. */
const forbidden: Readonly<Record<DietType, readonly LarderFoodTag[]>> = {
  'No restrictions': [],
  Vegetarian: animals,
  Vegan: [...animals, 'egg', 'dairy', 'honey'],
  Pescatarian: [...landMeats, 'gelatine'],
  Keto: [
    'grain',
    'gluten',
    'pseudograin',
    'legume',
    'pod',
    'peanut',
    'starch',
    'root',
    'sugar',
    'syrup',
    'honey',
    'sweetfruit',
  ],
  Paleo: [
    'grain',
    'gluten',
    'pseudograin',
    'legume',
    'pod',
    'soy',
    'peanut',
    'dairy',
    'sugar',
    'whitepotato',
    'refined',
    'alcohol',
  ],
}

export function isFoodAllowedByDiet(diet: DietType, food: LarderFood): boolean {
  if (diet === 'Paleo' && food.tags.has('ghee')) return true
  return !forbidden[diet].some((tag) => food.tags.has(tag))
}

export function landMeatOfFood(food: LarderFood): LandMeat | null {
  return landMeats.find((meat) => food.tags.has(meat)) ?? null
}

/** A chosen meat is the only one in the pot, stocks and fats included. */
export function isFoodAllowedByMeatPreference(preference: MeatPreference | null, food: LarderFood): boolean {
  if (preference === null || preference === 'No preference') return true
  const meat = landMeatOfFood(food)
  return meat === null || meat === preference.toLowerCase()
}
