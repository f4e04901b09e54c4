/**
 * What a planned meal asks of a list is added under ids of its own. A meal with another recipe asks for other things, so the id
 * has both; of what is asked later for the same dish only the number differs.
 */
export interface MealAddition {
  /** Meal and recipe. */
  dishKey: string
  /** From 1. */
  number: number
}

const pattern = /^meal_(\d{1,6})_([\w-]+)$/
const maxIdLength = 64

/** The key of what one meal asks with one recipe. */
export const plannedDishKey = (mealId: string, recipeId: string): string =>
  `${shortHash(recipeId)}_${mealId}`.slice(0, maxIdLength - 'meal_000000_'.length)

export const mealAdditionId = ({ dishKey, number }: MealAddition): string => `meal_${number}_${dishKey}`

/** Null for what a person added. */
export function parseMealAdditionId(additionId: string): MealAddition | null {
  const [, number, dishKey] = pattern.exec(additionId) ?? []
  return number === undefined || dishKey === undefined ? null : { dishKey, number: Number(number) }
}

/** Seven letters and digits of a text: the hash FNV-1a. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
