import { type Food, findFoodByKey, getFoodByName } from '../../foods/foods.ts'
import { foodNameKey } from '../../foods/foodWords.ts'
import { findFoodKindName } from '../foods/kindsOfFood.ts'

const foodsCalled = new Map<string, Food | null>()

/** The food of the catalogue, or the kind of foods, that a wish calls so. */
export function findFoodOrKindByWishName(name: string): Food | null {
  const known = foodsCalled.get(name)
  if (known !== undefined) return known
  const kind = findFoodKindName(name)
  const food = findFoodByKey(foodNameKey(name)) ?? (kind === null ? null : getFoodByName(kind))
  foodsCalled.set(name, food)
  return food
}
