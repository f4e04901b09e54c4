import type { Eater } from '../../eaters.ts'
import { checkRecipe } from '../../gate/checkRecipe.ts'
import { eaterFromWishLimits } from '../people/eaterFromWishLimits.ts'
import type { LeftOutFood } from '../readWishLimits.ts'
import { type RecipeForWish, readRecipeForWish } from './recipeForWish.ts'

const asked = { limitMinutes: null, meatPreference: null }

/** Whether a recipe holds what is to be left out, by the check of recipes, as for somebody at the table who must not have it. */
export function holdsLeftOutFood(
  leftOut: LeftOutFood,
  { recipe, read }: Pick<RecipeForWish, 'recipe' | 'read'>,
): boolean {
  const eater = eaterFromWishLimits([leftOut], false, null)
  if (!eater) return false
  return checkRecipe(recipe, [eater], asked, read).findings.some(({ kind }) => kind === 'contains')
}

/** Whether one of these foods is left out by what is to be left out. */
export function isFoodLeftOut(foods: readonly string[], leftOut: LeftOutFood): boolean {
  return holdsLeftOutFood(leftOut, readRecipeForWish(recipeOfFoods(foods)))
}

/** Those of these foods that hold, or may hold, what an eater must not or will not have. */
export function foodsLeftOutByEaters(
  foods: readonly string[],
  eaters: readonly Eater[],
): ReadonlySet<string> {
  if (foods.length === 0 || eaters.length === 0) return new Set()
  const { findings } = checkRecipe(recipeOfFoods(foods), eaters, asked)
  const held = findings.filter(({ kind }) => kind === 'contains' || kind === 'may contain')
  return new Set(held.flatMap(({ line }) => (line === null ? [] : [foods[line]!])))
}

const recipeOfFoods = (foods: readonly string[]) => ({
  name: '',
  description: '',
  servings: 1,
  prepTimeMinutes: 0,
  cookTimeMinutes: 0,
  totalTimeMinutes: 0,
  ingredients: foods.map((food) => `100 g ${food}`),
  instructions: [],
})
