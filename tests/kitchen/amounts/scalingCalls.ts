import { findRecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import { rescaleText } from '#shared/kitchen/rescaleText.ts'
import type { WantedScaling } from '#shared/kitchen/scalables.ts'
import { unitWordsByLanguage } from '#shared/kitchen/units/unitWordsByLanguage.ts'

const asWritten: WantedScaling = { factor: 1, units: null, unitWords: unitWordsByLanguage }
const read = (lines: readonly string[]) => lines.map((text) => ({ text, read: parseIngredientLine(text) }))

/** One line of a recipe, alone in it or with other lines. */
export const rescaleLine = (text: string, wanted: Partial<WantedScaling>, others: readonly string[] = []) =>
  rescaleText(text, findRecipeScalables(read([text, ...others]), []).ingredients[0]!, {
    ...asWritten,
    ...wanted,
  })

const larder = ['3 eggs', '2 cups flour', '1 litre vegetable stock', '2 handfuls of mint', '2 onions']

/** One step of a recipe with these lines. */
export const rescaleStep = (
  text: string,
  wanted: Partial<WantedScaling>,
  ingredients: readonly string[] = larder,
) =>
  rescaleText(text, findRecipeScalables(read(ingredients), [text]).instructions[0]!, {
    ...asWritten,
    ...wanted,
  })

/** A whole recipe, whose steps add up to its lines. */
export const rescaleAll = (
  ingredients: readonly string[],
  instructions: readonly string[],
  wanted: Partial<WantedScaling>,
) =>
  rescaleRecipe({ ingredients, instructions }, findRecipeScalables(read(ingredients), instructions), {
    ...asWritten,
    ...wanted,
  })
