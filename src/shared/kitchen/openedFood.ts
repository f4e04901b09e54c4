import { findFoodByKey } from './foods/foods.ts'
import { foodNameKey } from './foods/foodWords.ts'

/** How many days a food keeps once it is at home and opened; null for what the catalogue does not know. */
export function daysThatOpenedFoodKeeps(name: string): number | null {
  const food = findFoodByKey(foodNameKey(name))
  if (!food) return null
  // What the catalogue tells of a tin is how long it keeps closed.
  return food.name.startsWith('canned ') ? 3 : food.shelfLife.days
}
