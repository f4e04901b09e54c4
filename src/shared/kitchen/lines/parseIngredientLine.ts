import type { Food } from '../foods/foods.ts'
import { matchNameIn } from '../foods/matchFood.ts'
import { isNoFood } from '../foods/noFoods.ts'
import { type ReadLine, readLine } from './readLine.ts'

/** One line of a recipe's ingredients, taken apart, with the food it means. */
export interface IngredientLine extends ReadLine {
  /** Null where we abstain rather than guess, and for a heading or a thing nobody eats. */
  food: Food | null
}

/** Reads any text as one line of ingredients; never throws, and takes time by its length up to 640 letters. */
export function parseIngredientLine(text: string): IngredientLine {
  const line = readLine(text)
  const isFood = !line.isHeading && !isNoFood(line, text)
  return { ...line, food: isFood ? matchNameIn(line.name, text).food : null }
}
