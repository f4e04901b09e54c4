import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'

/** A text line -> the parsed line with the name of the food it means, null where we abstain. */
export function parse(text: string) {
  const { quantity, quantityMax, unit, name, preparation, food, ...rest } = parseIngredientLine(text)
  return { quantity, quantityMax, unit, name, preparation, food: food?.name ?? null, ...rest }
}
