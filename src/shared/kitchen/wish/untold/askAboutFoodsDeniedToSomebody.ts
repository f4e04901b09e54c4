import { addQuestionAboutFoods, sentenceRangesFrom } from '../allergies/askAboutFoodsBesideHarm.ts'
import { areMealsWithoutAllergens, isLikelyAllergyFood } from '../clauses.ts'
import { type FoodsByPlaceInWish, indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import {
  wishAffirmations,
  wishDenialsBeforePerson,
  wishDenialsBehindPerson,
  wishDenialsBehindSubject,
  wishFurtherEaters,
  wishWordsBetweenDenialAndPerson,
  wishWordsForProblem,
  wishWordsOfFineFood,
} from '../languages/people/deniedToSomebodyWords.ts'
import { wishPersonWord } from '../languages/people/personWords.ts'
import { wishContrastConjunctions } from '../languages/untoldWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { isFirstName } from '../people/replaceFirstNames.ts'
import { foldedWordsIn, phrasesIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { findWordsOfKind, type TokenRange } from '../wordMarks.ts'

const beforePerson = byFirstWord(wishDenialsBeforePerson)
const behindPerson = byFirstWord(wishDenialsBehindPerson)
const behindSubject = byFirstWord(wishDenialsBehindSubject)
const between = foldedWordsIn(wishWordsBetweenDenialAndPerson)
const furtherEaters = foldedWordsIn(wishFurtherEaters)
const fine = foldedWordsIn(wishWordsOfFineFood)
const problems = foldedWordsIn(wishWordsForProblem)
const affirmed = foldedWordsIn(wishAffirmations)
const denying = foldedWordsIn('not no nicht kein keine pas non nunca tampoco नहीं नही nahi لا ليس مش مو')
/** By which the clause says what somebody likes, and no problem: "has" and "is" may affirm one. */
const fineInClause = new Set([...fine].filter((word) => !affirmed.has(word)))
const turns = normalizedWordSet(wishContrastConjunctions)

/** Words between a denial and somebody at most: "not for the". */
const maxBetween = 3

/**
 * Asks about foods that are fine for some and not for somebody: "nuts are fine for us but not for the baby", "everyone's fine with nuts,
 * apart from Tom", "my daughter eats eggs and my son doesn't". They may be meant to be left out.
 */
export function askAboutFoodsDeniedToSomebody(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!tokens.some(({ word }) => mayDeny(word))) return
  const people = peopleIn(tokens, parts)
  const denials = tokens.flatMap(
    (_, at) => denialAt(tokens, at, people) ?? problemAt(tokens, at, people) ?? [],
  )
  if (denials.length === 0) return
  for (const part of parts) {
    const foods = indexFoodsByPlace(parts, part)
    for (const sentence of sentenceRangesFrom(tokens, part.offset))
      for (const denial of denials)
        if (denial.from >= sentence.from && denial.to <= sentence.to)
          askAboutFoodsOf(tokens, part, foods, sentence, denial)
  }
}

const mayDeny = (word: string): boolean =>
  beforePerson.has(word) || behindPerson.has(word) || behindSubject.has(word) || problems.has(word)

/** "Milk is no problem for me, but it is for the kids": somebody for whom it is one, named behind a sign or "but". */
function problemAt(tokens: readonly WishToken[], at: number, people: ReadonlySet<number>): TokenRange | null {
  if (!people.has(at)) return null
  let start = at
  while (start > 0 && isNameContinuedAcrossGap(tokens[start]!) && !turns.has(tokens[start]!.word)) start--
  const isApart = start > 0 && tokens[start]!.gap !== 'end'
  let end = at + 1
  while (tokens[end] && isNameContinuedAcrossGap(tokens[end]!)) end++
  const clause = tokens.slice(start, end)
  let sentence = start
  while (sentence > 0 && tokens[sentence]!.gap !== 'end') sentence--
  const isProblemBefore = tokens.slice(sentence, start).some(({ word }) => problems.has(word))
  const isDenied = clause.some(({ word }) => denying.has(word) || fineInClause.has(word))
  // "My kids are happy with it" goes on.
  const isAtEnd = at === end - 1 || affirmed.has(tokens[end - 1]!.word)
  const isAffirmed = isAtEnd && clause.some(({ word }) => affirmed.has(word))
  const isShort = end - start <= maxOfProblem
  return isApart && isProblemBefore && isAffirmed && isShort && !isDenied ? { from: start, to: end } : null
}

/** Words of a clause that only says for whom something is a problem: "but it is for the kids". */
const maxOfProblem = 8

/**
 * Asks about the foods before a negation in its sentence, otherwise about those after it; not if one of them is already left
 * out.
 */
function askAboutFoodsOf(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  foods: FoodsByPlaceInWish,
  sentence: TokenRange,
  denial: TokenRange,
): void {
  const isFineIn = ({ from, to }: TokenRange) => tokens.slice(from, to).some(({ word }) => fine.has(word))
  const before = { from: sentence.from, to: denial.from }
  const behind = { from: denial.to, to: sentence.to }
  const side = [before, behind].find((each) => foods.within(each).length > 0)
  if (!side) return
  const isFine = isFineIn(side)
  if (side === behind && !isFine) return
  const named = foods.within(nearestClause(tokens, side, foods, side === before))
  if (named.some(({ state }) => state === 'limit')) return
  const { items } = part.reading
  const meant = named.filter(({ index }) => {
    const { food } = items[index]!
    return food !== null && (isFine || isLikelyAllergyFood(food) || !areMealsWithoutAllergens(items, [index]))
  })
  if (meant.length > 0) addQuestionAboutFoods(part, [side, denial], meant)
}

/** The stretch between signs that names foods, nearest to a denial. */
function nearestClause(
  tokens: readonly WishToken[],
  { from, to }: TokenRange,
  foods: FoodsByPlaceInWish,
  isLast: boolean,
): TokenRange {
  const clauses: TokenRange[] = []
  for (let at = from; at < to; at++) {
    const { gap, closesBracket } = tokens[at]!
    const isNew = at === from || ['colon', 'dash', 'bracket', 'equals'].includes(gap) || closesBracket
    if (isNew) clauses.push({ from: at, to: at + 1 })
    else clauses.at(-1)!.to = at + 1
  }
  const named = clauses.filter((clause) => foods.within(clause).length > 0)
  return (isLast ? named.at(-1) : named[0]) ?? { from, to }
}

/** Places of words for somebody; by the last word of each, where it may begin. */
function peopleIn(tokens: readonly WishToken[], parts: readonly ReadingInLanguage[]): ReadonlySet<number> {
  const kin = parts.flatMap(({ language, offset }) => {
    const owners = findWordsOfKind('owners', tokens, offset, language)
    return findWordsOfKind('kin', tokens, offset, language).filter(
      ({ from, to }) => !owners.some((each) => each.from === from && each.to === to),
    )
  })
  const places = new Set(kin.flatMap(({ from, to }) => [from, to - 1]))
  for (const [at, { word }] of tokens.entries())
    if (word.endsWith(wishPersonWord) || furtherEaters.has(word) || isFirstName(word) || isArabicEater(word))
      places.add(at)
  return places
}

/** Arabic "for" and "and" are written with the word: "لابني", "للأطفال", "وابني". */
const isArabicEater = (word: string): boolean => {
  const bare = /^و?(?:لل|ل|و)(?=.{2})/u.exec(word)?.[0]
  if (bare === undefined) return false
  const rest = word.slice(bare.length)
  return furtherEaters.has(rest) || (bare.endsWith('لل') && furtherEaters.has(`ال${rest}`))
}

/** A denial of what stands beside it that begins at a token, with the person it is of. */
function denialAt(tokens: readonly WishToken[], at: number, people: ReadonlySet<number>): TokenRange | null {
  for (const length of lengthsAt(tokens, at, beforePerson)) {
    let person = at + length
    while (
      tokens[person] &&
      person - at - length < maxBetween &&
      !people.has(person) &&
      between.has(tokens[person]!.word)
    )
      person++
    const isNear = tokens.slice(at + length, person + 1).every((each) => isNameContinuedAcrossGap(each))
    if (tokens[person] && people.has(person) && isNear && isEndOfClause(tokens, person + 1, people))
      return { from: at, to: person + 1 }
  }
  if (!people.has(at)) return null
  for (const length of lengthsAt(tokens, at + 1, behindPerson)) return { from: at, to: at + 1 + length }
  const isBegun = at === 0 || !people.has(at - 1) || !isNameContinuedAcrossGap(tokens[at]!)
  if (!isBegun && people.has(at + 1)) return null
  for (const length of lengthsAt(tokens, at + 1, behindSubject))
    if (isEndOfClause(tokens, at + 1 + length, people)) return { from: at, to: at + 1 + length }
  return null
}

/** Words that may go on behind somebody and say nothing of what is denied: "but not for my wife please". */
const closing = foldedWordsIn(
  'के ke please thanks tonight today though so and but bitte danke heute und aber merci svp et mais porfa gracias hoy y pero और लेकिन و لكن ولكن',
)

function isEndOfClause(tokens: readonly WishToken[], at: number, people: ReadonlySet<number>): boolean {
  const next = tokens[at]
  if (next === undefined || !isNameContinuedAcrossGap(next)) return true
  return closing.has(next.word) || (people.has(at) && isEndOfClause(tokens, at + 1, people))
}

/** Lengths of the phrases at a token, the longest first. */
function lengthsAt(
  tokens: readonly WishToken[],
  at: number,
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>,
): number[] {
  const token = tokens[at]
  const here = token && phrases.get(token.word)
  if (!here) return []
  return here
    .filter((words) =>
      words.every(
        (word, index) =>
          tokens[at + index]?.word === word && (index === 0 || isNameContinuedAcrossGap(tokens[at + index]!)),
      ),
    )
    .map(({ length }) => length)
    .sort((a, b) => b - a)
}

function byFirstWord(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  return Map.groupBy(phrasesIn(text), ([first]) => first!)
}
