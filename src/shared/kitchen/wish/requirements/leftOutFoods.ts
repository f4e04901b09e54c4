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

/** Whether one of these foods holds, or may hold, what an eater must not or will not have. */
export function holdsLeftOutFoodOfEaters(foods: readonly string[], eaters: readonly Eater[]): boolean {
  const recipe = recipeOfFoods(foods)
  return checkRecipe(recipe, eaters, asked).findings.some(
    ({ kind }) => kind === 'contains' || kind === 'may contain',
  )
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
