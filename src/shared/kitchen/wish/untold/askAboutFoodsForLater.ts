import { addQuestionAboutFoods, sentenceRangesFrom } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import type { FoodWithState } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import * as words from '../languages/negations/laterFoodWords.ts'
import { wishFurtherEaters } from '../languages/people/deniedToSomebodyWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { isTokenRangeWithin, type TokenRange } from '../wordMarks.ts'
import {
  findPersonWordsOfReading,
  type ReadingWithPersonWords,
  splitSentenceIntoClauses,
  type WishClause,
} from './readClauses.ts'

/** The first words of all phrases: a wish with none of them says nothing of that kind. */
const firstWords = new Set<string>()
const collectPhrases = (text: string) => {
  const phrases = phrasesIn(text)
  for (const [first] of phrases) firstWords.add(first!)
  return phrases
}

const forNow = collectPhrases(words.wishPhrasesDenyingForNow)
const toleration = foldedWordsIn(words.wishWordsOfToleration)
const cooking = foldedWordsIn(words.wishWordsOfCooking)
const behindFood = collectPhrases(words.wishPhrasesBehindDeniedFood)
const ending = collectPhrases(words.wishPhrasesEndingDenial)
const eczema = collectPhrases(words.wishPhrasesOfEczemaBeforeFood)
const nothingFor = collectPhrases(words.wishPhrasesOfNothingFor)
const othersOfNothing = foldedWordsIn(words.wishOthersOfNothingFor)
const tooYoung = collectPhrases(words.wishPhrasesOfTooYoung)
const tooSmall = collectPhrases(words.wishPhrasesOfTooSmall)
const beforeFoodOfAge = foldedWordsIn(words.wishWordsBeforeFoodOfAge)
const behindFoodOfAge = collectPhrases(words.wishPhrasesBehindFoodOfAge)
const pronouns = foldedWordsIn(words.wishWordsForFoodBefore)
const older = collectPhrases(words.wishPhrasesOfOlder)
const beforeAge = collectPhrases(words.wishPhrasesBeforeAge)
const beforeNumber = foldedWordsIn(words.wishWordsBeforeAgeNumber)
const agesInWords = foldedWordsIn(words.wishAgesInWords)
const beforeLater = foldedWordsIn(words.wishWordsBeforeLaterClause)
const beforeFoodFirst = foldedWordsIn(words.wishWordsBeforeFoodFirst)
const affirming = foldedWordsIn(words.wishWordsAffirmingProblem)
const otherUnits = foldedWordsIn(words.wishUnitsOfNoAge)
const noProblem = collectPhrases(words.wishPhrasesOfNoProblem)
const only = foldedWordsIn(words.wishWordsForOnly)
const onlyProblem = foldedWordsIn(words.wishWordsOfOnlyProblem)
const eaters = foldedWordsIn(wishFurtherEaters)
const utensils = foldedWordsIn(words.wishWordsForUtensils)

/** Words between "not yet" or "only" and the food behind it at most: "verträgt noch nicht alle Nüsse". */
const maxToFood = 3
/** Words between "too young" and the food at most: "too young to be eating any whole nuts". */
const maxFromAge = 6
/** Words between "not until" and the age at most. */
const maxToNumber = 3

/**
 * Asks about foods of which no reading says anything, and which somebody does not eat yet or at all: "Milch geht noch nicht", "nichts für
 * mich", "too young for nuts", "Nüsse erst ab 5", "no problem with eggs, only with milk".
 */
export function askAboutFoodsForLater(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!tokens.some(({ word }) => firstWords.has(word))) return
  for (const part of parts) {
    if (!part.reading.items.some(isFoodItem)) continue
    const read = findPersonWordsOfReading(tokens, parts, part)
    for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
      const clauses = splitSentenceIntoClauses(read, sentence)
      for (const [place, clause] of clauses.entries()) {
        ask(part, clause, foodsDeniedForNow(tokens, clause))
        ask(part, clause, foodsOfNothingFor(tokens, clause))
        ask(part, clause, foodsOfEczema(tokens, clause))
        ask(part, clause, foodsForOlder(read, clause, clauses[place - 1]))
      }
      ask(part, sentence, foodsOfOnlyProblem(tokens, part, sentence, read.foods.within(sentence)))
    }
  }
}

function ask(part: ReadingInLanguage, stretch: TokenRange, foods: readonly FoodWithState[]): void {
  const asked = [...new Set(foods)]
  if (asked.length === 0) return
  const from = Math.min(stretch.from, ...asked.map((food) => food.from))
  addQuestionAboutFoods(part, [{ from, to: stretch.to }], asked)
}

/** Places in a stretch at which a phrase stands, with its end. */
function placesOf(
  tokens: readonly WishToken[],
  { from, to }: TokenRange,
  phrases: readonly string[][],
): TokenRange[] {
  const places: TokenRange[] = []
  for (let at = from; at < to; at++) {
    const end = at + phraseLengthAt(tokens, at, phrases)
    if (end > at && end <= to) places.push({ from: at, to: end })
  }
  return places
}

const someWord = (
  tokens: readonly WishToken[],
  { from, to }: TokenRange,
  set: ReadonlySet<string>,
): boolean => tokens.slice(from, to).some(({ word }) => set.has(word))

/** Foods before "not yet", and those right behind it. */
function foodsDeniedForNow(tokens: readonly WishToken[], clause: WishClause): FoodWithState[] {
  const { to } = clause
  // "Milch geht noch nicht": what "geht" alone allows is asked about too.
  const open = clause.foods.filter(({ state }) => state !== 'limit')
  if (open.length === 0) return []
  const isTolerated = someWord(tokens, clause, toleration) && !someWord(tokens, clause, cooking)
  const denials = isTolerated ? placesOf(tokens, clause, forNow) : []
  const near = denials.flatMap((denial) =>
    open.filter((food) => food.from < denial.from || food.from - denial.to < maxToFood),
  )
  const behind = [
    ...placesOf(tokens, clause, behindFood),
    ...placesOf(tokens, clause, ending).filter((place) => place.to === to),
  ]
  return [...near, ...open.filter((food) => behind.some(({ from }) => food.to <= from))]
}

/** "Fisch ist nichts für mich"; not "Risotto ist nichts für Anfänger". */
function foodsOfNothingFor(tokens: readonly WishToken[], clause: WishClause): FoodWithState[] {
  return placesOf(tokens, clause, nothingFor).flatMap((place) =>
    othersOfNothing.has(tokens[place.to]?.word ?? '')
      ? []
      : clause.open.filter((food) => food.to <= place.from),
  )
}

/** "Neurodermitis bei Ei und Weizen"; not "Neurodermitis bei Leo, Reis". */
function foodsOfEczema(tokens: readonly WishToken[], clause: WishClause): FoodWithState[] {
  return placesOf(tokens, clause, eczema).flatMap(({ to }) => {
    const behind = clause.open.filter(({ from }) => from >= to)
    return behind.length > 0 && behind[0]!.from - to < maxToFood ? behind : []
  })
}

/** Foods that somebody is too young for, or that come when they are older. */
function foodsForOlder(
  read: ReadingWithPersonWords,
  clause: WishClause,
  before: WishClause | undefined,
): FoodWithState[] {
  const { tokens } = read
  const { open } = clause
  const isLater = placesOf(tokens, clause, older).length > 0 || hasAge(tokens, clause)
  if (isLater && open.length > 0) return [...open]
  if (isLater && before && beforeLater.has(tokens[before.to - 1]!.word)) return [...before.open]
  const isBehind = placesOf(tokens, clause, behindFoodOfAge)
  const behind = open.filter((food) => isBehind.some(({ from }) => food.to <= from))
  if (behind.length > 0) return behind
  const small = hasEater(read, clause) ? tooSmall : []
  const places = [...placesOf(tokens, clause, tooYoung), ...placesOf(tokens, clause, small)]
  // "Trop petit pour les noix": of somebody who is not named.
  if (phraseLengthAt(tokens, clause.from, tooSmall) > 0)
    places.push({ from: clause.from, to: clause.from + phraseLengthAt(tokens, clause.from, tooSmall) })
  return places.flatMap((place) => {
    const end = placesOf(tokens, clause, [...tooYoung, ...tooSmall]).reduce(
      (last, each) => (each.from === place.from ? Math.max(last, each.to) : last),
      place.to,
    )
    const next = tokens[end]
    const isFor = next !== undefined && (beforeFoodOfAge.has(next.word) || /^ل/u.test(next.word))
    if (!isFor)
      return (
        foodsBehindFor(tokens, clause, open, place.from) ??
        foodsBehindFor(tokens, before, before?.open ?? [], place.from) ??
        []
      )
    const foods = open.filter((food) => food.from >= end && food.from - end <= maxFromAge)
    if (foods.length > 0) return foods
    const isOfFoodBefore = someWord(tokens, { from: end, to: clause.to }, pronouns)
    if (isOfFoodBefore && open.length > 0) return [...open]
    return isOfFoodBefore && before ? [...before.open] : []
  })
}

/** "Für Nüsse ist er noch zu jung", "pour les noix, elle est trop petite": foods behind "for" that stand before the words; null for none. */
function foodsBehindFor(
  tokens: readonly WishToken[],
  clause: WishClause | undefined,
  open: readonly FoodWithState[],
  to: number,
): FoodWithState[] | null {
  if (!clause || !someWord(tokens, { from: clause.from, to: clause.from + 1 }, beforeFoodFirst)) return null
  const foods = open.filter((food) => food.to <= to)
  return foods.length > 0 ? foods : null
}

const hasEater = ({ tokens, people, objects }: ReadingWithPersonWords, clause: WishClause) =>
  !someWord(tokens, clause, utensils) &&
  (someWord(tokens, clause, eaters) ||
    [...people, ...objects].some((each) => isTokenRangeWithin(each, clause)))

/** "Erst ab 5", "not until she's 5"; not "erst ab 18 Uhr". */
function hasAge(tokens: readonly WishToken[], clause: TokenRange): boolean {
  return placesOf(tokens, clause, beforeAge).some(({ to }) => {
    for (let at = to; at < clause.to && at - to <= maxToNumber; at++) {
      const { word } = tokens[at]!
      if (/^\d{1,2}$/.test(word) || agesInWords.has(word))
        return at + 1 >= clause.to || !otherUnits.has(tokens[at + 1]!.word)
      if (!beforeNumber.has(word)) return false
    }
    return false
  })
}

/** "No problem with eggs, only with milk": foods behind "only", which is no wish for them. */
function foodsOfOnlyProblem(
  tokens: readonly WishToken[],
  { reading: { items } }: ReadingInLanguage,
  sentence: TokenRange,
  foods: readonly FoodWithState[],
): FoodWithState[] {
  return placesOf(tokens, sentence, noProblem).flatMap((problem) => {
    for (let at = problem.to; at < sentence.to; at++) {
      if (!only.has(tokens[at]!.word)) continue
      const there = foods.filter(({ from, state }) => state === 'open' && from > at && from <= at + maxToFood)
      const last = there.at(-1)
      if (!last || !foods.some(({ to }) => to <= at)) continue
      const isHarmful = there.some(({ index }) => isLikelyAllergyFood(items[index]!.food!))
      const isProblem = [at + 1, last.to].some((place) => onlyProblem.has(tokens[place]?.word ?? ''))
      return isHarmful || isProblem ? there : []
    }
    // "Eier sind kein Problem, Milch schon".
    return foods.filter((food, index) => {
      const next = tokens[food.to + 1]
      const isEnd = food.to + 1 >= sentence.to || (next !== undefined && !isNameContinuedAcrossGap(next))
      const isAffirmed = food.to < sentence.to && isEnd && affirming.has(tokens[food.to]!.word)
      return index > 0 && food.from >= problem.to && food.state !== 'limit' && isAffirmed
    })
  })
}
