import { scalablesOf } from '#shared/kitchen/amounts/scalablesOf.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import type { Wanted } from '#shared/kitchen/scalables.ts'
import { rescale } from '#shared/kitchen/scaling.ts'
import { wordsOfUnits } from '#shared/kitchen/units/wordsOfUnits.ts'

const asWritten: Wanted = { factor: 1, units: null, unitWords: wordsOfUnits }
const read = (lines: readonly string[]) => lines.map((text) => ({ text, read: parseIngredientLine(text) }))

/** One line of a recipe, alone in it or with other lines. */
export const rescaleLine = (text: string, wanted: Partial<Wanted>, others: readonly string[] = []) =>
  rescale(text, scalablesOf(read([text, ...others]), []).ingredients[0]!, { ...asWritten, ...wanted })

const larder = ['3 eggs', '2 cups flour', '1 litre vegetable stock', '2 handfuls of mint', '2 onions']

/** One step of a recipe with these lines. */
export const rescaleStep = (text: string, wanted: Partial<Wanted>, ingredients: readonly string[] = larder) =>
  rescale(text, scalablesOf(read(ingredients), [text]).instructions[0]!, { ...asWritten, ...wanted })

/** A whole recipe, whose steps add up to its lines. */
export const rescaleAll = (
  ingredients: readonly string[],
  instructions: readonly string[],
  wanted: Partial<Wanted>,
) =>
  rescaleRecipe({ ingredients, instructions }, scalablesOf(read(ingredients), instructions), {
    ...asWritten,
    ...wanted,
  })
