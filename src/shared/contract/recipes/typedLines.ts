import { toLatinDigits } from '../../kitchen/units/latinDigits.ts'
import { maxRecipeLines, recipeLineMaxLength } from '../limits.ts'

/** The lines of a text that have something in them. */
export function nonEmptyLinesOfText(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The lines of a text as far as the kitchen can be asked to read them. */
export function linesWithinKitchenLimits(text: string): string[] {
  return nonEmptyLinesOfText(text)
    .slice(0, maxRecipeLines)
    .map((line) => line.slice(0, recipeLineMaxLength))
}

/** A number in the digits of any of the languages; no number where something else was typed. */
export function parseWholeNumber(text: string): number {
  const digits = toLatinDigits(text.trim())
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Nothing typed is none. */
export function parseTypedMinutes(text: string): number {
  return text.trim() === '' ? 0 : parseWholeNumber(text)
}
