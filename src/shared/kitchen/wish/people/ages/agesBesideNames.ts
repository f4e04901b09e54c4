import { compileLanguage } from '../../compileLanguage.ts'
import { isWordOfNoLanguage } from '../../detectWishLanguages.ts'
import { findFoodAtToken } from '../../foods/findFoodAtToken.ts'
import {
  wishAgeUnits,
  wishFurtherYoungPeople,
  wishGrownPeople,
  wishLongStoredFoodPattern,
  wishMealsBesideInfantAge,
  wishWordsBeforeAge,
  wishWordsBehindDurations,
} from '../../languages/people/agesBesideNameWords.ts'
import { wishPersonWord } from '../../languages/people/personWords.ts'
import type { ReadingInLanguage } from '../../limitsOfReadings.ts'
import { wishLanguages } from '../../wishLanguages.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'
import { isFirstName, isNameOfFood } from '../replaceFirstNames.ts'
import { isVulnerableAge } from './agesBeside.ts'

interface Age {
  unit: keyof typeof wishAgeUnits
  count: number
  /** The token behind its unit. */
  end: number
}

const units = (Object.keys(wishAgeUnits) as Age['unit'][]).map((unit) => ({
  unit,
  joined: new RegExp(`^(\\d{1,3})(?:${wishAgeUnits[unit]})$`, 'u'),
  alone: new RegExp(`^(?:${wishAgeUnits[unit]})$`, 'u'),
}))

/** Words between somebody and an age at most: "is nearly". */
const maxBetween = 3

/**
 * Passages that tell somebody by months, weeks or years beside a name or a word for a person, "Mia (8 months)", "Jess is 20 weeks";
 * `isInfant`: whether they may be those of somebody under a year. Without a person these may as well be the age of a cheese.
 */
export function findAgesBesideNames(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): { passage: string; isInfant: boolean }[] {
  const ages = tokens.flatMap((_, at) => {
    const age = ageAt(tokens, at)
    return age ? [{ at, age }] : []
  })
  if (ages.length === 0) return []
  const kin = new Set(
    parts.flatMap(({ language, offset }) => {
      const owners = findWordsOfKind('owners', tokens, offset, language)
      return findWordsOfKind('kin', tokens, offset, language)
        .filter((word) => !owners.some(({ from, to }) => from === word.from && to === word.to))
        .map(({ to }) => to - 1)
    }),
  )
  return ages.flatMap(({ at, age }) => {
    const behind = tokens[age.end]
    if (behind && isNameContinuedAcrossGap(behind) && wishWordsBehindDurations.has(behind.word)) return []
    let place = at - 1
    while (place >= 0 && at - 1 - place < maxBetween && wishWordsBeforeAge.has(tokens[place]!.word)) place--
    const from = personAt(text, tokens, place, place + 1 === at, kin)
      ? place
      : isMealOfInfant(text, tokens, at, age)
        ? at
        : null
    if (from === null) return []
    const isInfant =
      !(from < at && wishGrownPeople.has(tokens[from]!.word)) &&
      (age.unit === 'months' ? age.count < 12 : age.unit === 'weeks')
    const to = tokens[age.end - 1]!.to
    const end = text[to] === ')' && from < at ? to + 1 : to
    return [{ passage: text.slice(tokens[from]!.from, end).replace(/\s+/g, ' '), isInfant }]
  })
}

/** An age at a token, "8 months", "8mo", of somebody who needs more care. */
function ageAt(tokens: readonly WishToken[], at: number): Age | null {
  const { word } = tokens[at]!
  const next = tokens[at + 1]
  for (const { unit, joined, alone } of units) {
    const digits = joined.exec(word)?.[1]
    const isApart =
      /^\d{1,3}$/.test(word) && next !== undefined && isNameContinuedAcrossGap(next) && alone.test(next.word)
    if (digits === undefined && !isApart) continue
    const count = Number(digits ?? word)
    const isOfCare = unit === 'years' ? isVulnerableAge(count) : count < (unit === 'months' ? 48 : 43)
    return count > 0 && isOfCare ? { unit, count, end: digits === undefined ? at + 2 : at + 1 } : null
  }
  return null
}

/** Whether a token is a person; `isNext`: whether the age is the very next word, and may be set off by a sign. */
function personAt(
  text: string,
  tokens: readonly WishToken[],
  at: number,
  isNext: boolean,
  kin: ReadonlySet<number>,
): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !next || next.gap === 'end') return false
  if (kin.has(at) || wishFurtherYoungPeople.has(token.word) || token.word.endsWith(wishPersonWord))
    return true
  if (wishGrownPeople.has(token.word) || isFirstName(token.word)) return true
  const isCapital = /^\p{Lu}/u.test(text.slice(token.from))
  const isSetOff = isNext && !isNameContinuedAcrossGap(next)
  if (isNameOfFood(token.word)) return isCapital && (isSetOff || !isNext)
  if (!/^\p{L}{2,}$/u.test(token.typed) || !(isCapital || isSetOff)) return false
  return isWordOfNoLanguage(token.word) && !isFood(tokens, at)
}

const isFood = (tokens: readonly WishToken[], at: number): boolean =>
  wishLanguages.some((language) => findFoodAtToken(tokens, at, compileLanguage(language)) !== null)

/** "Porridge (8 months)", "8 months, finger food". */
function isMealOfInfant(text: string, tokens: readonly WishToken[], at: number, age: Age): boolean {
  if (age.unit !== 'months' || age.count < 4 || /\dm$/u.test(tokens[age.end - 1]!.word)) return false
  if (tokens[age.end - 1]!.word === 'm' || wishLongStoredFoodPattern.test(text)) return false
  const before = tokens[at - 1]
  if (before) return !isNameContinuedAcrossGap(tokens[at]!) && wishMealsBesideInfantAge.has(before.word)
  const behind = tokens.slice(age.end, age.end + 2)
  return behind.some(({ word }) => wishMealsBesideInfantAge.has(word))
}
