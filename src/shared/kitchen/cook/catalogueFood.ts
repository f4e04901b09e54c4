import type { Food } from '../foods/foods.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { listsFood } from '../wish/requirements/recipeForWish.ts'
import { allLarderFoods, type LarderFood } from './larderFood.ts'

const catalogueFoods = new Map<LarderFood, Food | null>()

/** The food of the catalogue that a food of the larder is; null where it has none. */
export function catalogueFoodOf(food: LarderFood): Food | null {
  const known = catalogueFoods.get(food)
  if (known !== undefined) return known
  const found = matchFoodName(food.name).food
  catalogueFoods.set(food, found)
  return found
}

const foodsByName = new Map<string, ReadonlySet<LarderFood>>()

/** The foods of the larder that count as a food or a group which a wish names, as the check of wishes counts them. */
export function larderFoodsOfName(name: string, said: string): ReadonlySet<LarderFood> {
  const key = `${name}\n${said.toLowerCase()}`
  const known = foodsByName.get(key)
  if (known) return known
  const foods = new Set(
    allLarderFoods.filter((food) => {
      const catalogued = catalogueFoodOf(food)
      return listsFood({ foods: catalogued ? [catalogued] : [], text: food.name }, name, said)
    }),
  )
  if (foodsByName.size > 500) foodsByName.clear()
  foodsByName.set(key, foods)
  return foods
}
