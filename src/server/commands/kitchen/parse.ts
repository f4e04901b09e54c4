import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'

/** A line of text -> the parsed line with the name of its food, null where that is uncertain. */
export function parseIngredientLineCommand(text: string) {
  const { quantity, quantityMax, unit, name, preparation, food, ...rest } = parseIngredientLine(text)
  return { quantity, quantityMax, unit, name, preparation, food: food?.name ?? null, ...rest }
}
