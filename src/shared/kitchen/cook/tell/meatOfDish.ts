import type { MeatPreference } from '../../questionnaire.ts'
import { type LandMeat, landMeatOfFood } from '../choose/dietRules.ts'
import type { FilledDishItem } from '../filledDish.ts'

/** The meat of a dish where none of its usual ones is in it; null where one is, or where there is no meat. */
export function meatInsteadOfUsual(
  usual: readonly MeatPreference[],
  items: readonly FilledDishItem[],
): LandMeat | null {
  const isUsual = (meat: LandMeat) => usual.some((each) => each.toLowerCase() === meat)
  const meats = items.flatMap(({ food }) => landMeatOfFood(food) ?? [])
  const swapped = items
    .filter(({ slot, food }) => slot === 'protein' && food.kind === 'meat')
    .flatMap(({ food }) => landMeatOfFood(food) ?? [])[0]
  return swapped && !meats.some(isUsual) ? swapped : null
}
