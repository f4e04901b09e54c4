import { wishWordsBehindDurations } from '../../languages/people/agesBesideNameWords.ts'
import {
  wishNumberWordsUpToFour,
  wishWordsBehindAges,
  wishWordsBesideAges,
} from '../../languages/people/ageVerbs.ts'
import {
  wishListedAgeUnits,
  wishWordsBeforeRanges,
  wishWordsBehindAgeUnits,
  wishWordsBetweenAges,
  wishWordsWithinRange,
} from '../../languages/people/listedAgeWords.ts'
import { foldedWordsIn } from '../../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

const beforeRanges = foldedWordsIn(wishWordsBeforeRanges)
const betweenAges = foldedWordsIn(wishWordsBetweenAges)
const withinRange = foldedWordsIn(wishWordsWithinRange)
const years = foldedWordsIn(wishListedAgeUnits.years)
const months = foldedWordsIn(wishListedAgeUnits.months)
const behindUnits = foldedWordsIn(wishWordsBehindAgeUnits)

type Unit = 'years' | 'months'

export interface Age {
  count: number
  /** The range that it begins, "3 to 6", has the unit of its end. */
  beginsRange: boolean
  unit: Unit | null
}

export interface AgeList {
  from: number
  to: number
  ages: Age[]
}

/** "Kids (6 J., 3 J.)": the full stop of an abbreviation ends nothing. */
export const gapBetweenAges = (text: string, tokens: readonly WishToken[], at: number): WishToken['gap'] => {
  const { gap, from } = tokens[at]!
  if (gap !== 'end' || at === 0) return gap
  const between = text.slice(tokens[at - 1]!.to, from)
  if (/^\.,\s*$/.test(between)) return 'comma'
  return /^\.\s+$/.test(between) && /^[a-z]{1,3}$/.test(tokens[at - 1]!.word) && unitOf(tokens[at - 1]!.word)
    ? 'space'
    : gap
}

const unitOf = (word: string): Unit | null => (years.has(word) ? 'years' : months.has(word) ? 'months' : null)

/** A number of an age at a token, "6", "6y", "9mo", with its unit where one stands there, and the place behind both. */
export function ageAtToken(tokens: readonly WishToken[], at: number): (Age & { end: number }) | null {
  const token = tokens[at]
  if (!token) return null
  const [, digits, letters = ''] = /^و?(\d{1,3})(\p{L}*)$/u.exec(token.word) ?? []
  const next = tokens[at + 1]
  // Spanish "3 y 6" joins them.
  const isUnit = next !== undefined && isNameContinuedAcrossGap(next) && next.word !== 'y'
  const nextUnit = isUnit ? unitOf(next.word) : null
  if (digits === undefined) {
    const count = wishNumberWordsUpToFour.get(token.word)
    return count === undefined || nextUnit === null
      ? null
      : { count, unit: nextUnit, beginsRange: false, end: at + 2 }
  }
  const joined = letters === '' ? null : unitOf(letters)
  if (letters !== '' && joined === null) return null
  if (joined) return { count: Number(digits), unit: joined, beginsRange: false, end: at + 1 }
  return { count: Number(digits), unit: nextUnit, beginsRange: false, end: at + (nextUnit ? 2 : 1) }
}

/** Ages from a token on, with what joins them. */
export function readAgeList(text: string, tokens: readonly WishToken[], first: number): AgeList | null {
  const ages: Age[] = []
  let at = first
  let to = first
  while (at < tokens.length) {
    const age = ageAtToken(tokens, at)
    if (!age) break
    to = age.end
    while (
      tokens[to] &&
      isNameContinuedAcrossGap(tokens[to]!) &&
      behindUnits.has(tokens[to]!.word) &&
      age.unit
    )
      to++
    ages.push({ count: age.count, unit: age.unit, beginsRange: false })
    let next = to
    if (!tokens[next]) break
    const gap = gapBetweenAges(text, tokens, next)
    const isListed = gap === 'comma' || gap === 'and' || gap === 'dash' || gap === 'hyphen'
    const isRange = gap === 'hyphen' || gap === 'dash'
    // Arabic "3 و6".
    if ((isListed || /^و\d/u.test(tokens[next]!.word)) && ageAtToken(tokens, next)) {
      ages.at(-1)!.beginsRange = isRange
      at = next
      continue
    }
    let isWithin = false
    while (
      tokens[next] &&
      next - to < 3 &&
      (betweenAges.has(tokens[next]!.word) ||
        withinRange.has(tokens[next]!.word) ||
        beforeRanges.has(tokens[next]!.word)) &&
      gapBetweenAges(text, tokens, next) !== 'end'
    ) {
      isWithin ||= withinRange.has(tokens[next]!.word)
      next++
    }
    const isJoined = tokens[next] !== undefined && next > to && gapBetweenAges(text, tokens, next) !== 'end'
    if (!isJoined || !ageAtToken(tokens, next)) break
    ages.at(-1)!.beginsRange = isWithin
    at = next
  }
  if (ages.length === 0) return null
  for (const [index, age] of ages.entries())
    if (age.beginsRange && age.unit === null) age.unit = ages[index + 1]?.unit ?? null
  return { from: first, to, ages }
}

/** Whether nothing behind a list of ages is counted by its last number. */
export function isAgeListComplete(
  text: string,
  tokens: readonly WishToken[],
  { to, ages }: AgeList,
): boolean {
  const next = tokens[to]
  if (next === undefined || !['space', 'hyphen'].includes(gapBetweenAges(text, tokens, to))) return true
  if (wishWordsBehindDurations.has(next.word)) return false
  return (
    ages.at(-1)!.unit !== null || wishWordsBehindAges.has(next.word) || wishWordsBesideAges.has(next.word)
  )
}
