import {
  wishAbbreviatedAgeRegexSource,
  wishAgeBehindRelativeRegexSource,
  wishAgeListRegexSource,
  wishChildrenUnderAgeRegexSource,
  wishMonthsBesideChildRegexSource,
  wishSmallChildPatterns,
} from '../../languages/people/childAgeWords.ts'
import { isVulnerableAge } from './agesBeside.ts'

const word = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${text})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
const smallChildren = word(
  [...wishSmallChildPatterns, wishChildrenUnderAgeRegexSource, wishAgeBehindRelativeRegexSource].join('|'),
)
const ages = word(`${wishAgeListRegexSource}|${wishAbbreviatedAgeRegexSource}`)

/** Passages that tell of a small child without naming one: "first birthday", "turning 2", "2 and 5 years old". */
export function findChildAgePassages(text: string): string[] {
  const plain = text.normalize('NFC')
  const isVulnerable = (passage: string) =>
    (passage.match(/\d+/g) ?? []).some((age) => isVulnerableAge(Number(age)))
  const passages = [...(plain.match(smallChildren) ?? []), ...(plain.match(ages) ?? []).filter(isVulnerable)]
  return [...new Set(passages.map((each) => each.replace(/\s+/g, ' ').trim()))]
}

/** A number in Latin or in Hindi digits. */
const numberOf = (digits: string) =>
  Number(digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)))

const monthsBesideChild = word(wishMonthsBesideChildRegexSource)

/** Passages with a child and an age in months: an infant under a year, or a child of up to four years. */
export function findChildMonthPassages(text: string): { passage: string; isInfant: boolean }[] {
  return [...text.normalize('NFC').matchAll(monthsBesideChild)].flatMap(([passage, ...numbers]) => {
    const months = numberOf(numbers.find((number) => number !== undefined) ?? '')
    return months > 0 && months < 48 ? [{ passage, isInfant: months < 12 }] : []
  })
}
