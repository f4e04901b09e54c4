import { maxFieldLength } from '../exportLimits.ts'

/** An object read from JSON or YAML: nothing is known of its values. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/** Larger numbers are no amounts, and their text has an exponent. */
const maxNumber = 1e15

/** A text or a number as text; '' for anything else, and for numbers that are not finite or huge. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Math.abs(value) < maxNumber ? String(value) : ''
}

export const isFilled = (value: unknown): boolean => asText(value).trim() !== ''

/** A finite number, also from a text such as "1.5"; null for everything else. */
export function asNumber(value: unknown): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*-?\d{1,12}(?:[.,]\d{1,6})?\s*$/.test(value)
        ? Number(value.replace(',', '.'))
        : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** The first of these fields that holds more than null or an empty text. */
export function pick(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/** Texts of a list of texts or of objects with a name. */
export function namesIn(value: unknown): string[] {
  return asList(value).flatMap((each) => {
    if (isFields(each)) return namesIn(pick(each, 'name', 'title', 'text', 'label', '@value'))
    return isFilled(each) ? [asText(each)] : []
  })
}

/** Texts of a list, or the parts of one text between commas, semicolons, "|", "^" or line feeds. */
export const tagsIn = (value: unknown): string[] => namesIn(value).flatMap(splitTags)

/** The parts of a text; one beyond the limit of a field stays whole, and is refused later. */
export const splitTags = (text: string): string[] =>
  text.length > maxFieldLength ? [text] : text.split(/[,;|^\n]/).map((part) => part.trim())
