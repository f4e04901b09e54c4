import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'

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

/** What stands for a diet where all of these foods are exempt from it, "vegan except honey"; null where nothing does. */
export const dietExcept = (diets: readonly DietId[], foods: readonly string[]): WiderDiet | null =>
  widerDiets.find(
    ({ diet, exempt }) =>
      foods.length > 0 &&
      diets.length === 1 &&
      diets[0] === diet &&
      foods.every((food) => exempt.includes(food)),
  ) ?? null
