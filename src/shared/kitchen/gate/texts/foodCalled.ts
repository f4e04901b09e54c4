import { type Food, foodByKey, foodNamed } from '../../foods/foods.ts'
import { foodKey } from '../../foods/foodWords.ts'
import { foodKindByName } from '../foods/kindsOfFood.ts'

const foodsCalled = new Map<string, Food | null>()

/** The food of the catalogue, or the kind of foods, that a wish calls so. */
export function foodOrKindByWishName(name: string): Food | null {
  const known = foodsCalled.get(name)
  if (known !== undefined) return known
  const kind = foodKindByName(name)
  const food = foodByKey(foodKey(name)) ?? (kind === null ? null : foodNamed(kind))
  foodsCalled.set(name, food)
  return food
}
