import type { Food } from '../foods/foods.ts'
import { matchFoodNameOfLine } from '../foods/matchFoodName.ts'
import { isNonFoodLine } from '../foods/nonFoods.ts'
import { type LineParts, splitLineIntoParts } from './splitLineIntoParts.ts'

/** One line of a recipe's ingredients, taken apart, with the food it means. */
export interface IngredientLine extends LineParts {
  /** Null where we abstain rather than guess, and for a heading or a thing nobody eats. */
  food: Food | null
}

/** Reads any text as one line of ingredients; never throws, and takes time by its length up to 640 letters. */
export function parseIngredientLine(text: string): IngredientLine {
  const line = splitLineIntoParts(text)
  const isFood = !line.isHeading && !isNonFoodLine(line, text)
  return { ...line, food: isFood ? matchFoodNameOfLine(line.name, text).food : null }
}
