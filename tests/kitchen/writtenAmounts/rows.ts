import { englishRows, germanRows } from './rowsOfGermanic.ts'
import { arabicRows, hindiRows } from './rowsOfOtherScripts.ts'
import { frenchRows, spanishRows } from './rowsOfRomance.ts'

export const writtenLanguages = ['en', 'de', 'fr', 'es', 'hi', 'ar'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

/**
 * A recipe for four: its lines, its steps, and the foods of which the steps take all that their line asks for. A food is a part of
 * a pattern; behind "=" stands what tells one of it without a number.
 */
export type WrittenRow = readonly [lines: string, steps: string, foods: string]

export const writtenRows: Readonly<Record<WrittenLanguage, readonly WrittenRow[]>> = {
  en: englishRows,
  de: germanRows,
  fr: frenchRows,
  es: spanishRows,
  hi: hindiRows,
  ar: arabicRows,
}
