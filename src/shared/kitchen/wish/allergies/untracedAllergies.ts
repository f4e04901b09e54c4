import { foodsNotTracedToAllergens } from '../foods/foodsNotTracedToAllergens.ts'
import type { LeftOutFood, UnclearWishPassage } from '../readWishLimits.ts'
import { isDishOfUntoldAllergens } from './dishesOfUntoldAllergens.ts'

/**
 * Questions about allergies that do not tell all foods to leave out: to yeast and the like, which the check does not find in
 * what is made of them, and to a dish, where the wish does not say which of its foods it is. They are left out and asked about.
 */
export const askAboutUntracedAllergies = (leftOut: readonly LeftOutFood[]): UnclearWishPassage[] =>
  leftOut.flatMap(({ said, foods, allergens, isAllergy }) => {
    const isUntold = (food: string) =>
      foodsNotTracedToAllergens.has(food) || (allergens.length === 0 && isDishOfUntoldAllergens(food))
    return isAllergy && foods.some(isUntold) ? [{ text: said, isAllergy, foods: [] }] : []
  })
