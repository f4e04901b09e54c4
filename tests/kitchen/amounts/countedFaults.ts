import { findRecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { parseNumberAt } from '#shared/kitchen/lines/numbers/numbers.ts'
import { numberOfEnglishWord } from '#shared/kitchen/lines/numbers/numberWords.ts'
import {
  foreignNumberWordRegexSource,
  numberOfForeignWord,
} from '#shared/kitchen/lines/numbers/writtenNumbers.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import { unitWordsByLanguage } from '#shared/kitchen/units/unitWordsByLanguage.ts'
import type { RecipeOfOthers } from './recipesOfOthers.ts'
import type { Reading } from './scaledRecipeFaults.ts'

/** Where half a piece is the smallest that is shown, a count is so far off at most; above four it is whole. */
const farOff = (pieces: number) => (pieces < 4 ? 0.26 : 0.51)
const smallest = 0.5

/** What is wrong with the counts of a recipe, in its lines and its steps, when it is read so. */
export function countedFaults(
  { language, recipe, counted }: RecipeOfOthers,
  readings: readonly Reading[],
): string[] {
  const lines = recipe.ingredients.map((text) => ({ text, read: parseIngredientLine(text) }))
  const scalables = findRecipeScalables(lines, recipe.instructions)
  return readings.flatMap(({ servings, units }) => {
    const factor = servings / recipe.servings
    const isSame = factor === 1
    const scaled = rescaleRecipe(recipe, scalables, { factor, units, unitWords: unitWordsByLanguage })
    if (isSame && units === null) {
      const isKept = [...recipe.ingredients, ...recipe.instructions].join() === allOf(scaled)
      return isKept ? [] : ['a recipe for as many people is not as it was written']
    }
    if (isSame) return []
    return counted.flatMap(({ line, count, one, many }) => {
      const text = scaled.ingredients[line]!
      const said = countsOf(text, one, many)
      const [shown] = said
      const at = `for ${servings} of ${recipe.servings}: ${text}`
      if (!shown) return [`${at}: no count before "${one}" or "${many}"`]
      const wanted = count * factor
      const isNear =
        Math.abs(shown.pieces - wanted) <= farOff(wanted) || (wanted < smallest && shown.pieces <= smallest)
      const parts = scaled.instructions.flatMap((step) => countsOf(step, one, many))
      const sum = parts.reduce((all, { pieces }) => all + pieces, 0)
      const isWrongWord = [...said, ...parts].some(
        ({ pieces, word }) => word !== (isMany(language, pieces) ? many : one),
      )
      return [
        ...(isNear ? [] : [`${at}: not ${wanted}`]),
        ...(isWrongWord ? [`${at}: the noun does not follow its number: ${allOf(scaled)}`] : []),
        ...(parts.length > 0 && Math.abs(sum - shown.pieces) < 0.01
          ? []
          : [`${at}: the steps take ${sum}: ${scaled.instructions.join(' ')}`]),
      ]
    })
  })
}

/** Arabic has its noun for many behind three to ten. */
const isMany = (language: string, pieces: number) =>
  language.startsWith('Arabic') ? Number.isInteger(pieces) && pieces >= 3 && pieces <= 10 : pieces > 1

const allOf = ({ ingredients, instructions }: { ingredients: string[]; instructions: string[] }) =>
  [...ingredients, ...instructions].join()

/** Every count of a text with the noun that follows it, two words behind it at most. */
function countsOf(text: string, one: string, many: string): { pieces: number; word: string }[] {
  const counts = new RegExp(
    `(?<![\\p{L}\\d])([\\d½¼¾⅓⅔.,]+|${inLetters}) (?:\\p{L}+ ){0,2}?(${many}|${one})(?![\\p{L}\\p{M}])`,
    'giu',
  )
  return [...text.matchAll(counts)].map(([, number, word]) => ({
    pieces: piecesSaid(number!.toLowerCase()),
    word: word!,
  }))
}

/** A number stays in letters where it is as many as before. */
const inLetters = `an?|one|two|three|four|${foreignNumberWordRegexSource}`
const piecesSaid = (number: string) =>
  numberOfForeignWord(number) ?? numberOfEnglishWord(number) ?? parseNumberAt(number, 0)!.low
