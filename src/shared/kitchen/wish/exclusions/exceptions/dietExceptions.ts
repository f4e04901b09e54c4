import type { AllergenId } from '../../../allergens.ts'
import type { DietId } from '../../../diets.ts'
import type { EaterCondition } from '../../wishLanguage.ts'

/** What is left out in place of a diet from which a food is exempt. */
interface WiderDiet {
  diet: DietId
  exempt: readonly string[]
  diets: readonly DietId[]
  allergens: readonly AllergenId[]
  foods: readonly string[]
}

/** Diets that people often keep but for one kind of food. */
const widerDiets: readonly WiderDiet[] = [
  { diet: 'vegan', exempt: ['honey'], diets: ['vegetarian'], allergens: ['milk', 'eggs'], foods: [] },
  { diet: 'vegan', exempt: ['egg'], diets: ['vegetarian'], allergens: ['milk'], foods: ['honey'] },
  { diet: 'vegetarian', exempt: ['fish', 'seafood'], diets: ['pescatarian'], allergens: [], foods: [] },
]

/**
 * What stands for a diet where all of these foods are exempt from it, "vegan except honey"; null where nothing does. A word that may
 * mean a stricter diet does where only that one leaves them out.
 */
export function limitsOfDietWithExceptions(
  { diets = [], perhaps }: Pick<EaterCondition, 'diets' | 'perhaps'>,
  foods: readonly string[],
): WiderDiet | null {
  if (foods.length === 0 || diets.length !== 1) return null
  return (
    widerOf(diets[0]!, foods) ?? (perhaps === undefined ? null : widerOf(perhaps.diet, foods, perhaps.except))
  )
}

const widerOf = (
  diet: DietId,
  foods: readonly string[],
  among: readonly string[] = foods,
): WiderDiet | null =>
  widerDiets.find(
    (each) => each.diet === diet && foods.every((food) => each.exempt.includes(food) && among.includes(food)),
  ) ?? null
