import * as z from 'zod/mini'
import * as m from '#messages'
import { oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import { parseMinutes, parseServings } from '#shared/kitchen/parseMinutesAndServings.ts'
import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'

/** What clients send in a column of numbers that has none. */
const wordsForNoNumber = /^(?:[-–—?]|n\/?a|none|null|nil|undefined|unknown|nan)$/i
const negativeNumber = /^[-−–—]\s*[\d.,]/
/** Half a serving is not rounded: the recipe would be kept for another number of people than was said. */
const partOfServing = /^\D*\d+(?:[.,]\d*[1-9]|\s?[½¼¾⅓⅔])/
const approximationWords = /^(?:about|around|approx(?:imately|\.)?|circa|ca\.?|up to|at most|~)\s*(?=\d)/i

const { word } = oldClientColumnSchemas

/** A column whose values `isReadable` accepts, or that says nothing. */
const columnSchema = (isReadable: (value: unknown) => boolean, sentence: () => string) =>
  z.optional(
    word(
      z.pipe(
        z.transform((value) => (isNumberMissing(value) ? undefined : value)),
        z.unknown().check(({ value, issues }) => {
          if (value !== undefined && !isReadable(value))
            issues.push({ code: 'custom', message: sentence(), input: value })
        }),
      ),
    ),
  )

/** Minutes, or words in which a time is found. */
export const oldClientTimeColumn = columnSchema(
  (value) =>
    !isNegative(value) && (parseMinutes(removeApproximationWord(value)) !== null || isTooLarge(value)),
  m.recipe_keeping_not_minutes,
)
/** Minutes, or any words, which are kept: "until it is done". */
export const oldClientTimeInWordsColumn = columnSchema(
  (value) =>
    typeof value === 'string' ? !isNegative(value) : parseMinutes(value) !== null || isTooLarge(value),
  m.recipe_keeping_not_minutes,
)
/** A whole number of servings, or words in which one is found; 0 for none. */
export const oldClientServingsColumn = columnSchema(
  (value) => value === 0 || isTooLarge(value) || servingsOrZero(value) !== null,
  m.recipe_keeping_not_servings,
)

/** Minutes in a column for a time; 0 where it holds none. */
export const minutesOfTimeColumn = (time: unknown): number =>
  parseMinutes(removeApproximationWord(asLimitedNumber(time))) ?? 0

/** Servings in a column; null where it holds none. */
export const servingsOfColumn = (servings: unknown): number | null => parseServings(asLimitedNumber(servings))

function servingsOrZero(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? servingsOfColumn(value) : null
  if (typeof value !== 'string' || isNegative(value)) return null
  const text = toLatinDigits(value)
  if (/^\s*0(?:[.,]0+)?\s*$/.test(text)) return 0
  return partOfServing.test(text) ? null : servingsOfColumn(text)
}

function isNumberMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    value === null ||
    (typeof value === 'string' && (value.trim() === '' || wordsForNoNumber.test(value.trim())))
  )
}

const isNegative = (value: unknown): boolean =>
  typeof value === 'string' && negativeNumber.test(toLatinDigits(value.trim()))

const removeApproximationWord = (value: unknown): unknown =>
  typeof value === 'string' ? toLatinDigits(value.trim()).replace(approximationWords, '') : value

const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && Number(value) > Number.MAX_SAFE_INTEGER

/** A number that is too large to be read, as one beyond every limit: it is refused and not stored as 0. */
const asLimitedNumber = (value: unknown): unknown => (isTooLarge(value) ? Number.MAX_SAFE_INTEGER : value)
