import {
  wishAgeVerbs,
  wishNumberWordsUpToFour,
  wishPronounsJoinedToIs,
  wishSingularPronouns,
  wishWordsBehindAges,
  wishWordsBesideAges,
  wishWordsBetweenPersonAndAge,
  wishWordsForCountedPeople,
} from '../../languages/people/ageVerbs.ts'
import type { ReadingInLanguage } from '../../limitsOfReadings.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'
import { isFirstName } from '../replaceFirstNames.ts'
import { isVulnerableAge } from './agesBeside.ts'

/** Tokens between a verb and the number at most: "is only just 2". */
const maxBetween = 2

/** Passages that tell a small child or an elderly person by a number alone: "my daughter is 2", "our twins are nearly 4". */
export function findAgePassagesByNumber(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): string[] {
  if (!tokens.some(({ word }) => numberOf(word) !== null)) return []
  const kin = parts.flatMap(({ language, offset }) => findWordsOfKind('kin', tokens, offset, language))
  const named = tokens.flatMap(({ word }, at) =>
    isFirstName(word) || wishSingularPronouns.has(word) || wishPronounsJoinedToIs.has(word)
      ? [{ from: at, to: at + 1 }]
      : [],
  )
  const passages = [...kin, ...named].flatMap(({ from, to }) => {
    const said = text.slice(tokens[from]!.from, tokens[to - 1]!.to)
    const isDone = wishPronounsJoinedToIs.has(tokens[to - 1]!.word)
    const number = wishWordsForCountedPeople.test(said) ? null : ageBehind(tokens, to, isDone)
    if (number === null) return []
    return [text.slice(tokens[from]!.from, tokens[number]!.to).replace(/\s+/g, ' ')]
  })
  return [...new Set(passages)].filter(
    (each) => !passages.some((other) => other !== each && other.endsWith(each)),
  )
}

/** The place of an age that needs care behind a person, or null. Of several the last is looked at as well: "are 7, 5 and 2". */
function ageBehind(tokens: readonly WishToken[], from: number, hasVerb: boolean): number | null {
  let at = from
  const isVerb =
    tokens[at] !== undefined && isNameContinuedAcrossGap(tokens[at]!) && wishAgeVerbs.has(tokens[at]!.word)
  if (isVerb) at++
  // "मेरी बेटी 2 की है".
  else if (tokens[at]?.gap === 'space' && wishWordsBetweenPersonAndAge.has(tokens[at]!.word)) at++
  else if (!hasVerb && !isHindiAge(tokens, at)) return null
  const first = at
  while (tokens[at] && at - first < maxBetween && wishWordsBesideAges.has(tokens[at]!.word)) at++
  for (let number = at; tokens[number]; number++) {
    if (number === at && !isNameContinuedAcrossGap(tokens[number]!)) return null
    const { word, gap } = tokens[number]!
    const age = numberOf(word)
    if (age === null && !(wishWordsBehindAges.has(word) && numberOf(tokens[number + 1]?.word ?? '') !== null))
      return null
    if (gap === 'end') return null
    if (age !== null && isAlone(tokens, number) && isVulnerableAge(age)) return number
  }
  return null
}

const isHindiAge = (tokens: readonly WishToken[], at: number): boolean =>
  tokens[at] !== undefined &&
  numberOf(tokens[at]!.word) !== null &&
  /^(?:की|का|के|ki|ka|ke)$/u.test(tokens[at + 1]?.typed ?? '') &&
  /^(?:है|हैं|hai|hain|h)$/u.test(tokens[at + 2]?.typed ?? '')

/** Whether nothing behind a number is counted by it, as in "is 2 hours late". */
function isAlone(tokens: readonly WishToken[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    next === undefined ||
    !isNameContinuedAcrossGap(next) ||
    wishWordsBehindAges.has(next.word) ||
    wishWordsBesideAges.has(next.word) ||
    /^و\p{L}/u.test(next.typed)
  )
}

/** Zero of the digits of Arabic, Persian and Hindi. */
const zeros = [0x660, 0x6f0, 0x966]

function numberOf(word: string): number | null {
  const plain = word.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
    const code = digit.codePointAt(0)!
    return String(code - zeros.findLast((zero) => zero <= code)!)
  })
  if (/^\d{1,3}$/.test(plain)) return Number(plain)
  return wishNumberWordsUpToFour.get(word) ?? null
}
