import { addQuestionAboutFoods, sentenceRangesFrom } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import type { FoodWithState } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import { wishJoinsOfRepeatedPrepositions } from '../languages/repeatedPrepositionWords.ts'
import {
  wishAnswersOfRefusal,
  wishCausesBehindReaction,
  wishNegationsBehindFood,
  wishNothingAtEnd,
  wishPhrasesBeforeAddedFood,
  wishPhrasesOfFoodNotYetEaten,
  wishWordsBesideRemainingFood,
  wishWordsForToo,
  wishWordsOfFormerLimit,
  wishWordsOfRemainingFood,
} from '../languages/unsettledFoodWords.ts'
import { wishContrastConjunctions } from '../languages/untoldWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { findPersonWordsOfReading, splitSentenceIntoClauses, type WishClause } from './readClauses.ts'

const notYet = phrasesIn(wishPhrasesOfFoodNotYetEaten)
const remaining = phrasesIn(wishWordsOfRemainingFood)
const beside = foldedWordsIn(wishWordsBesideRemainingFood)
const former = foldedWordsIn(wishWordsOfFormerLimit)
const refusals = phrasesIn(wishAnswersOfRefusal)
const nothing = phrasesIn(wishNothingAtEnd)
const causes = phrasesIn(wishCausesBehindReaction)
const too = phrasesIn(wishWordsForToo)
const beforeAdded = phrasesIn(wishPhrasesBeforeAddedFood)
const negations = foldedWordsIn(wishNegationsBehindFood)
const relatives = foldedWordsIn('जिसमें जिसमे jisme jismein jismen')
const turns = normalizedWordSet(wishContrastConjunctions)
const joins = foldedWordsIn(wishJoinsOfRepeatedPrepositions)

/**
 * Asks about foods of which nothing is said but that they are out for now or for everybody: "milk ok, egg not yet", "antes la leche, ahora el
 * huevo", "Nüsse für niemanden", "peanut? pass".
 */
export function askAboutFoodsOfChangedLimits(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  for (const part of parts) {
    if (!part.reading.items.some(isFoodItem)) continue
    const read = findPersonWordsOfReading(tokens, parts, part)
    const sentences = sentenceRangesFrom(tokens, part.offset)
    for (const [index, sentence] of sentences.entries()) {
      const before = sentences[index - 1]
      const asked = before && read.foods.within(before)
      if (asked?.length && tokens[before!.to - 1]!.isQuestioned && isPhrase(tokens, sentence, refusals))
        ask(part, [before!, sentence], asked)
      for (const clause of splitSentenceIntoClauses(read, sentence)) {
        if (clause.open.length === 0) continue
        const isNotYet = saysNotYet(tokens, part, clause)
        ask(part, [clause], foodsDeniedBeforeJoin(tokens, clause))
        if (isNotYet || isAddedByToo(tokens, clause) || endsWithNothing(tokens, clause))
          ask(part, [clause], clause.open)
      }
      askAboutFoodsBehindReactions(tokens, part, sentence, read.foods.within(sentence))
      askAboutRemainingFoods(tokens, part, sentence, read.foods.within(sentence))
    }
  }
}

function ask(
  part: ReadingInLanguage,
  stretches: readonly TokenRange[],
  foods: readonly FoodWithState[],
): void {
  const open = foods.filter(({ state }) => state === 'open')
  if (open.length > 0) addQuestionAboutFoods(part, stretches, open)
}

/** "No reaction to milk but hives from egg": the food behind "from", where the reaction is taken for one to a food before it. */
function askAboutFoodsBehindReactions(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  sentence: TokenRange,
  foods: readonly FoodWithState[],
): void {
  for (const { role, from, to } of part.reading.items) {
    const at = to + part.offset
    if (role !== 'allergy' || at >= sentence.to || from + part.offset < sentence.from) continue
    const length = tokens[at]!.gap === 'space' ? phraseLengthAt(tokens, at, causes) : 0
    const food = length > 0 ? foods.find((each) => each.from >= at + length) : undefined
    if (!food || food.from > at + length + maxToCause) continue
    const isNear = tokens.slice(at + length, food.from + 1).every(({ gap }) => gap === 'space')
    if (isNear) ask(part, [{ from: from + part.offset, to: food.to }], [food])
  }
}

/** Words between "from" and the food that causes a reaction at most: "hives from all the eggs". */
const maxToCause = 2

/** "Was allergic to milk, now only egg": foods behind "now", where another food and a word such as "was" stand before it. */
function askAboutRemainingFoods(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  sentence: TokenRange,
  foods: readonly FoodWithState[],
): void {
  const { items } = part.reading
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    if (phraseLengthAt(tokens, at, remaining) === 0) continue
    const { from, to } = clauseAround(tokens, at, sentence)
    const earlier = { from: sentence.from, to: from }
    const isFormer =
      foods.some((food) => food.to <= from) &&
      tokens
        .slice(earlier.from, earlier.to)
        .some(({ word }) => former.has(word) || /allerg|alerg|حساسي|एलर्जी/u.test(word))
    if (!isFormer) continue
    const there = foods.filter((food) => food.from >= from && food.to <= to)
    const isOnlyFoods = Array.from({ length: to - from }, (_, place) => from + place).every(
      (token) =>
        there.some((food) => food.from <= token && token < food.to) ||
        beside.has(tokens[token]!.word) ||
        remaining.some((words) => words.includes(tokens[token]!.word)) ||
        joins.has(tokens[token]!.word),
    )
    const isHarmful = there.every(({ index }) => isLikelyAllergyFood(items[index]!.food!))
    if (isOnlyFoods && isHarmful) ask(part, [{ from, to }], there)
  }
}

/** The words around a token between two signs; "now" itself may begin them, "eggs now just nuts". */
function clauseAround(tokens: readonly WishToken[], at: number, sentence: TokenRange): TokenRange {
  const isSign = (token: number) =>
    !['space', 'hyphen', 'and'].includes(tokens[token]!.gap) || turns.has(tokens[token]!.word)
  let from = at
  while (from > sentence.from + 1 && !isSign(from) && beside.has(tokens[from - 1]!.word)) from--
  let to = at + 1
  while (to < sentence.to && !isSign(to)) to++
  const start = from
  while (from > sentence.from && !isSign(from)) from--
  // The food may stand before the word: "Erdnuss bleibt".
  const isBehind = from > sentence.from
  return { from: isBehind ? from : start, to }
}

/** Whether a clause says "not yet" or the like, and wishes for nothing beside it. */
function saysNotYet(
  tokens: readonly WishToken[],
  { offset }: ReadingInLanguage,
  { from, to, items }: WishClause,
): boolean {
  for (let at = from; at < to; at++) {
    const end = at + phraseLengthAt(tokens, at, notYet)
    const wishes = items.filter(({ role }) => role === 'uses' || role === 'wishesNext')
    const isOfPhrase = wishes.some((item) => item.to + offset > at && item.from + offset < end)
    const isWished = wishes.length > 0 && !isOfPhrase
    if (end > at && end <= to && !isWished) return true
  }
  return false
}

const isPhrase = (tokens: readonly WishToken[], { from, to }: TokenRange, phrases: readonly string[][]) =>
  phraseLengthAt(tokens, from, phrases) === to - from

/** "Eggs are banned and milk too": nothing but foods between "and" and "too", behind a food that is a limit. */
function isAddedByToo(tokens: readonly WishToken[], { foods, open, to }: WishClause): boolean {
  const food = open.at(-1)!
  const isEnd = phraseLengthAt(tokens, food.to, too) === to - food.to && tokens[food.to]?.gap === 'space'
  const before = foods.findLast(({ state, from }) => state === 'limit' && from < food.from)
  if (before === undefined) return false
  let join = food.from - 1
  while (join > before.to && beside.has(tokens[join]!.word) && !joins.has(tokens[join]!.word)) join--
  const isBehind = beforeAdded.some(
    (words) => phraseLengthAt(tokens, food.from - words.length, [words]) === words.length,
  )
  return isBehind || (isEnd && joins.has(tokens[join]!.word))
}

/**
 * "Huevo no y leche tampoco": foods that a word right behind them denies, before "and"; in Hindi those before others of which the
 * sentence says in the end that they are out, "जिसमें अंडा हो या जिसमें दूध हो नहीं".
 */
function foodsDeniedBeforeJoin(tokens: readonly WishToken[], { foods, open }: WishClause): FoodWithState[] {
  return open.filter(({ from, to }) => {
    const isRelative = from > 0 && relatives.has(tokens[from - 1]!.word)
    if (isRelative && foods.some((food) => food.from > from && food.state === 'limit')) return true
    const [word, next] = [tokens[to], tokens[to + 1]]
    const isDenied = word?.gap === 'space' && negations.has(word.word)
    return isDenied && next !== undefined && next.gap === 'space' && joins.has(next.word)
  })
}

/** "Con huevo o con leche nada"; but "pan y nada más". */
function endsWithNothing(tokens: readonly WishToken[], { from, to }: TokenRange): boolean {
  if (tokens[to] && isNameContinuedAcrossGap(tokens[to])) return false
  for (let at = from + 1; at < to; at++)
    if (phraseLengthAt(tokens, at, nothing) === to - at) return !joins.has(tokens[at - 1]!.word)
  return false
}
