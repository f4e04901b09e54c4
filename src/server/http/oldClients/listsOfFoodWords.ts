import { foodNameMaxLength } from '#shared/contract/limits.ts'
import { omitNullColumns } from './columns.ts'

/** "Peanuts; milk and eggs": a list that somebody typed into one field, split into single allergies. */
export function splitAllergies(words: string): string[] {
  return words
    .split(/[;,\r\n،؛]|\s(?:and|&)\s|(?<=\p{L}{2}\s*)\/(?=\s*\p{L}{2})/iu)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** The last words of a part of an allergy: a name such as "Brazil nuts" may continue in the next part. */
export const endOfAllergy = /(?<=\s)\S{1,20}(?: \S{1,20})?$/

/**
 * Splits the words of a food into parts that are short enough to store, between words where possible. A match of
 * `repeatedEnd` at the end of a part is repeated at the start of the next.
 */
export function splitLongFoodText(words: string, repeatedEnd?: RegExp): string[] {
  const parts: string[] = []
  let rest = words
  while (rest.length > foodNameMaxLength) {
    const space = rest.lastIndexOf(' ', foodNameMaxLength)
    const end =
      space > 0 ? space : foodNameMaxLength - (/[\uD800-\uDBFF]/.test(rest[foodNameMaxLength - 1]!) ? 1 : 0)
    const part = rest.slice(0, end).trim()
    const again = space > foodNameMaxLength / 2 ? repeatedEnd?.exec(part)?.[0] : undefined
    parts.push(part)
    rest = [again ?? '', rest.slice(end).trim()].join(' ').trim()
  }
  return [...parts, rest]
}

/** The words of a text: the JSON text of a list or of a text, else words with commas, brackets and quotes around them or not. */
export function listOfText(told: unknown): unknown {
  if (typeof told !== 'string') return told
  const text = told.trim()
  if (!/^["{[].*["}\]]$/s.test(text)) return text === 'null' ? [] : text.split(',')
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value.split(',') : value
  } catch {
    const unquoted = (word: string) => word.trim().replace(/^(["'])(.*)\1$/s, '$2')
    return text.startsWith('[') ? text.slice(1, -1).split(',').map(unquoted) : text.split(',')
  }
}

/** Treats null, an empty text or an empty list, which PHP writes for an object without fields, as absent. */
export function treatNullsAsAbsent(told: unknown): unknown {
  if (Array.isArray(told) && told.length === 0) return {}
  return typeof told === 'object' && told !== null && !Array.isArray(told) ? omitNullColumns(told) : told
}

export function parseIfJsonText(told: unknown): unknown {
  if (typeof told !== 'string') return told
  if (told.trim() === '') return {}
  try {
    return JSON.parse(told) ?? {}
  } catch {
    return null
  }
}
