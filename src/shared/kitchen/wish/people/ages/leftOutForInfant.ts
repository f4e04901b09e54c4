import type { LeftOutFood } from '../../readWishLimits.ts'
import { foodsLeftOutForInfants } from '../dietAndCareConditions.ts'

/** What is not for the infant of whom a passage tells. */
export const leftOutForInfant = (said: string): LeftOutFood => ({
  ...{ said, allergens: [], diets: [], isAllergy: false },
  foods: foodsLeftOutForInfants,
})

export const isLeftOutForInfant = ({ foods, allergens, diets }: LeftOutFood): boolean =>
  allergens.length === 0 &&
  diets.length === 0 &&
  foods.length > 0 &&
  foods.every((food) => foodsLeftOutForInfants.includes(food))
