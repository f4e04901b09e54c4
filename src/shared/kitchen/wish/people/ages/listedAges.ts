import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import { wishGrownPeople } from '../../languages/people/agesBesideNameWords.ts'
import {
  wishAgeInMonthsPattern,
  wishFurtherAgedPeople,
  wishGroupsOfPeople,
  wishListedAgeUnits,
  wishSchoolYearWords,
  wishSingleYears,
  wishWordsBeforeListedAges,
  wishWordsBeforeRanges,
  wishWordsForAge,
} from '../../languages/people/listedAgeWords.ts'
import type { ReadingInLanguage } from '../../limitsOfReadings.ts'
import { foldedWordsIn } from '../../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'
import {
  type Age,
  type AgeList,
  ageAtToken,
  gapBetweenAges,
  isAgeListComplete,
  readAgeList,
} from './ageLists.ts'
import { isVulnerableAge } from './agesBeside.ts'

const groups = foldedWordsIn(wishGroupsOfPeople)
const furtherPeople = foldedWordsIn(wishFurtherAgedPeople)
const beforeAges = foldedWordsIn(wishWordsBeforeListedAges)
const wordsForAge = foldedWordsIn(wishWordsForAge)
const beforeRanges = foldedWordsIn(wishWordsBeforeRanges)
const years = foldedWordsIn(wishListedAgeUnits.years)
const singleYears = foldedWordsIn(wishSingleYears)
const schoolYears = foldedWordsIn(wishSchoolYearWords)

/** Words between people and their ages at most: "im Alter von zwischen". */
const maxBefore = 4
/** Words between ages and the people behind them at most: "3 से 6 साल के छोटे बच्चे". */
const maxToPeople = 2
const maxInfantMonths = 11
const maxChildMonths = 47

/**
 * Passages that tell ages of people in lists and ranges, of whom one at least needs more care: "family of 5 (38, 36, 8 and 18 months)", "kids
 * age 4-10", "Gäste zwischen 70 und 85", "3 से 6 साल के बच्चे"; `isInfant`: whether somebody is under a year,
 * `isOfOne`: whether it tells a single age.
 */
export function findListedAges(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): { passage: string; isInfant: boolean; isOfOne: boolean }[] {
  if (!tokens.some(({ word }) => /\d/.test(word) || singleYears.has(word) || years.has(word))) return []
  const people = peopleIn(tokens, parts)
  const found = tokens.flatMap((_, at) => {
    const list = people.has(at) || isWordForAges(tokens, at) ? agesBehind(text, tokens, at) : null
    return (
      list ??
      agesBehindCount(text, tokens, at) ??
      agesBefore(text, tokens, at, people) ??
      agesInMonths(tokens, at, people) ??
      []
    )
  })
  return found.filter(needsCare).map(({ from, to, ages }) => {
    const end = text[tokens[to - 1]!.to] === ')' ? 1 : 0
    return {
      passage: text.slice(tokens[from]!.from, tokens[to - 1]!.to + end).replace(/\s+/g, ' '),
      isInfant:
        !wishGrownPeople.has(tokens[from]!.word) &&
        ages.some(({ unit, count }) => unit === 'months' && count <= maxInfantMonths),
      isOfOne: ages.length === 1,
    }
  })
}

function needsCare({ ages }: AgeList): boolean {
  return ages.some(({ unit, count }) =>
    count === 0 ? false : unit === 'months' ? count <= maxChildMonths : isVulnerableAge(count),
  )
}

function peopleIn(tokens: readonly WishToken[], parts: readonly ReadingInLanguage[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { language, offset } of parts) {
    const owners = new Set(findWordsOfKind('owners', tokens, offset, language).map(({ to }) => to))
    for (const { to } of findWordsOfKind('kin', tokens, offset, language))
      if (!owners.has(to)) places.add(to - 1)
  }
  for (const [at, { word }] of tokens.entries())
    if (furtherPeople.has(word) || groups.has(word) || /^\d{1,2}[ck]$/.test(word)) places.add(at)
  return places
}

/** "Ages 1 & 4" in brackets or at the beginning of a part. */
const isWordForAges = (tokens: readonly WishToken[], at: number): boolean =>
  tokens[at]!.word === 'ages' ||
  (tokens[at]!.gap === 'bracket' && tokens[at]!.word !== 'aged' && wordsForAge.has(tokens[at]!.word))

/** The ages that stand behind somebody, "my girls, 2 and 5", "enfants de 3 à 6 ans". */
function agesBehind(text: string, tokens: readonly WishToken[], person: number): AgeList | null {
  let at = person + 1
  const isOfAge = (index: number) => wordsForAge.has(tokens[index]!.word)
  let hasAgeWord = isOfAge(person) || tokens[person]!.word === 'ages'
  let isRangeBefore = false
  // "Family of 5 (38, 36, …)": how many they are.
  for (const count of [at, at + 1])
    if (
      /^\d{1,2}$/.test(tokens[count]?.word ?? '') &&
      ['bracket', 'colon'].includes(tokens[count + 1]?.gap ?? '')
    )
      at = count + 1
  const start = at
  while (
    tokens[at] &&
    at - start < maxBefore &&
    beforeAges.has(tokens[at]!.word) &&
    ageAtToken(tokens, at) === null
  ) {
    if (gapBetweenAges(text, tokens, at) === 'end') return null
    hasAgeWord ||= isOfAge(at)
    isRangeBefore ||= beforeRanges.has(tokens[at]!.word)
    at++
  }
  if (!tokens[at] || gapBetweenAges(text, tokens, at) === 'end') return singleYear(tokens, person, at)
  const list = readAgeList(text, tokens, at)
  if (!list) return singleYear(tokens, person, at)
  if (!isAgeListComplete(text, tokens, list)) return null
  const { ages } = list
  const isGroup = groups.has(tokens[person]!.word)
  const sign = [start, at].some((place) =>
    ['bracket', 'colon', 'comma'].includes(gapBetweenAges(text, tokens, place)),
  )
  const hasUnit = ages.some(({ unit }) => unit !== null)
  const isRange = ages.some(({ beginsRange }) => beginsRange) || (isRangeBefore && ages.length === 2)
  const isOld = ages.some(({ count }) => count >= 65)
  const areGrown = isOld && ages.length > 1 && ages.every(({ count }) => count >= 50)
  const isTold = isGroup
    ? hasAgeWord ||
      (hasUnit && (sign || isRangeBefore || isRange)) ||
      (sign && (ages.length > 2 || areGrown)) ||
      (isRange && isOld)
    : hasAgeWord || hasUnit || (sign && !isRange) || (isRangeBefore && isRange) || ages.length > 1
  return isTold ? { ...list, from: person } : null
}

/** Ages of a list behind how many people they are, at least: "we're 4: 41, 39, 6 and 2". */
const minBehindCount = 3

function agesBehindCount(text: string, tokens: readonly WishToken[], at: number): AgeList | null {
  const next = tokens[at + 1]
  if (!/^\d{1,2}$/.test(tokens[at]!.word) || (next?.gap !== 'colon' && next?.gap !== 'bracket')) return null
  const list = readAgeList(text, tokens, at + 1)
  const isOfCount =
    list !== null && list.ages.length >= minBehindCount && list.ages.length === Number(tokens[at]!.word)
  return isOfCount && isAgeListComplete(text, tokens, list) ? { ...list, from: at } : null
}

/** Arabic "طفلتي سنة ونصف": one year, with no number. */
function singleYear(tokens: readonly WishToken[], person: number, at: number): AgeList | null {
  const [unit, next] = [tokens[at], tokens[at + 1]]
  if (!unit || at !== person + 1 || !isNameContinuedAcrossGap(unit) || !singleYears.has(unit.word))
    return null
  if (next && isNameContinuedAcrossGap(next) && schoolYears.has(next.word)) return null
  const hasHalf = next !== undefined && /^ونصف$/u.test(next.word)
  const ofMonths = unit.word.startsWith(normalizeWishWord('شهر'))
  const age: Age = { count: ofMonths ? 2 : 1, unit: ofMonths ? 'months' : 'years', beginsRange: false }
  return { from: person, to: at + (hasHalf ? 2 : 1), ages: [age] }
}

/** Ages with their unit before people, or before "old": "I have a 3 and a 6 year old", "3 से 6 साल के बच्चे". */
function agesBefore(
  text: string,
  tokens: readonly WishToken[],
  at: number,
  people: ReadonlySet<number>,
): AgeList | null {
  if (!/^\d/.test(tokens[at]!.word) || /^\d/.test(tokens[at - 1]?.word ?? '')) return null
  const list = readAgeList(text, tokens, at)
  if (!list || list.ages.length < 2 || list.ages.at(-1)!.unit === null) return null
  const last = tokens[list.to - 1]!.word
  const isOld = /^(?:olds?|alte?[nrs]?|jahrige[nrs]?|yos?)$/.test(last)
  const isBeforePeople = Array.from({ length: maxToPeople + 1 }, (_, place) => list.to + place).some(
    (place) =>
      people.has(place) && tokens.slice(list.to, place + 1).every((each) => isNameContinuedAcrossGap(each)),
  )
  return isOld || isBeforePeople ? list : null
}

/** "7-monatige Tochter", "meine Tochter, 7-monatig". */
function agesInMonths(tokens: readonly WishToken[], at: number, people: ReadonlySet<number>): AgeList | null {
  const joined = wishAgeInMonthsPattern.exec(tokens[at]!.word)
  if (!joined) return null
  const before = tokens[at - 1]
  const digits =
    joined[1] ?? (tokens[at]!.gap === 'hyphen' || tokens[at]!.gap === 'space' ? before?.word : undefined)
  if (digits === undefined || !/^\d{1,2}$/.test(digits)) return null
  const from = joined[1] === undefined ? at - 1 : at
  const isNear = [at + 1, at + 2, from - 1, from - 2].some((place) => people.has(place))
  const age: Age = { count: Number(digits), unit: 'months', beginsRange: false }
  return isNear ? { from, to: at + 1, ages: [age] } : null
}
