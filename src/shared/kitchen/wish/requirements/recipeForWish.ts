import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import type { LineCheck } from '../../gate/checkLine.ts'
import { type ReadRecipe, readRecipe } from '../../gate/readRecipe.ts'
import type { NutrientSums } from '../../nutrition/nutrients.ts'
import { nutritionOfRecipe } from '../../nutrition/nutrition.ts'
import type { WrittenRecipe } from '../../recipe.ts'

/** A recipe as far as it is asked whether it is what somebody wished for. */
export interface RecipeForWish {
  recipe: WrittenRecipe
  read: ReadRecipe
  lines: readonly LineCheck[]
  /** Null when it does not say how many it serves. */
  perServing: NutrientSums | null
  /** Its steps in one text. */
  steps: string
}

export function readRecipeForWish(recipe: WrittenRecipe): RecipeForWish {
  const read = readRecipe(recipe)
  return {
    recipe,
    read,
    lines: read.lines,
    perServing: nutritionOfRecipe(recipe).perServing,
    steps: recipe.instructions.join(' '),
  }
}

/** Whether a food is another one or of its kind, whatever it is made of: cheddar is cheese, and no milk. */
function isFoodOfName(food: Food, name: string): boolean {
  if (food.name === name) return true
  return [name, `${name} kind`].some((kind) => pathToContainedFood(food, kind)?.isItself === true)
}

/** The words of a name that say what it is, in the singular: "thigh" and "chicken" of "chicken thighs". */
const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:oes|es|s)$/, ''))

/** Whether a line of the recipe lists a food: by its place in the catalogue, or by the words themselves. */
export function hasFood({ lines }: RecipeForWish, name: string, said: string): boolean {
  const wanted = matchFoodName(name).food
  return lines.some(({ foods, text }) => {
    if (
      foods.some((food) => isFoodOfName(food, name) || (wanted !== null && isFoodOfName(wanted, food.name)))
    )
      return true
    const words = new Set(stemsOf(text))
    return [name, said].some((each) => {
      const stems = stemsOf(each)
      return stems.length > 0 && stems.every((stem) => words.has(stem))
    })
  })
}

/** Whether a line certainly holds a food, of itself or in what it is made of. */
export function containsFood({ lines }: RecipeForWish, name: string): boolean {
  return lines.some(({ foods }) =>
    foods.some((food) =>
      [name, `${name} kind`].some((kind) => pathToContainedFood(food, kind)?.isCertain === true),
    ),
  )
}
