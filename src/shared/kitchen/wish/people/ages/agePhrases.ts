import { wishBirthWords } from '../../languages/people/birthWords.ts'
import { wishCountedMonths, wishMonthWords } from '../../languages/people/monthWords.ts'
import type { WishLanguageId } from '../../wishLanguage.ts'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const ages: Readonly<Record<string, readonly string[]>> = {
  young: numbers(1, 4),
  old: numbers(65, 105),
  weeks: numbers(3, 42),
  month: numbers(1, 9),
}

/** Months of somebody under a year, and of small children above that. */
const infantMonths = numbers(1, 11)
const childMonths = numbers(12, 47)

/** Phrases with each number that `{young}`, `{old}` and the others stand for: "{young} ans" -> "1 ans, 2 ans, 3 ans, 4 ans". */
export function expandAgeNumbers(phrases: string): string {
  return withNumbers(phrases, { ...ages, months: childMonths })
}

/** Phrases that tell of a birth to come, or of somebody under a year, in a language: see WishBirthWords. */
export function birthPhrases(id: WishLanguageId): {
  expected: string
  notExpected: string
  underAYear: string
} {
  const { months, expected, notExpected = '', underAYear } = wishBirthWords[id]
  const ofMonths = [...infantMonths, ...wishMonthWords[id].split(' ')]
  const nth = wishCountedMonths[id]?.split(' ') ?? []
  const phrases = (text: string) =>
    withNumbers(text, { ...ages, mon: months.split(' '), months: ofMonths, nth })
  return { expected: phrases(expected), notExpected: phrases(notExpected), underAYear: phrases(underAYear) }
}

/** Of these phrases those with `{months}`, with each number of months under a year, in digits and in words. */
export function expandInfantAges(phrases: string, id: WishLanguageId): string {
  const ofMonths = phrases.split(',').filter((phrase) => phrase.includes('{months}'))
  const months = [...infantMonths, ...wishMonthWords[id].split(' ')]
  return withNumbers(ofMonths.join(','), { months })
}

function withNumbers(phrases: string, numbersOf: Readonly<Record<string, readonly string[]>>): string {
  return phrases
    .split(',')
    .flatMap((phrase) => {
      const name = /\{(\w+)\}/.exec(phrase)?.[1]
      return name ? numbersOf[name]!.map((number) => phrase.replace(`{${name}}`, number)) : [phrase]
    })
    .join(',')
}
