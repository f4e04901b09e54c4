import { nutritionOfRecipe } from '../../nutrition/nutrition.ts'
import type { FinishedDish } from './chooseByRequirements.ts'

/**
 * Net carbohydrate of a serving on a ketogenic diet in grams at most, as three meals and a snack come to: such a diet has less than
 * 50 g of carbohydrate a day (Masood et al., Ketogenic Diet, StatPearls 2023).
 */
const maxKetoGrams = { meal: 15, snack: 7 }

/** Grams of carbohydrate without fibre in a serving. */
export function netCarbohydrateGramsPerServing({ recipe: { ingredients, servings } }: FinishedDish): number {
  const { perServing } = nutritionOfRecipe({ ingredients, servings })
  return perServing ? perServing.carbohydrateGrams.typical - perServing.fibreGrams.typical : 0
}

/** Whether a recipe for a ketogenic diet has more carbohydrate than such a meal; false for every other diet. */
export function hasTooMuchCarbohydrate(finished: FinishedDish): boolean {
  const { dietType, mealType } = finished.choice.plate.orders.answers
  if (dietType !== 'Keto') return false
  return netCarbohydrateGramsPerServing(finished) > maxKetoGrams[mealType === 'Snack' ? 'snack' : 'meal']
}
