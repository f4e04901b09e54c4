import { addQuestionAboutFoods, sentenceRangesFrom } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  wishPhrasesOfNotWith,
  wishPhrasesOfNotWithBehind,
  wishWordsDenyingProblem,
  wishWordsOfProblem,
} from '../languages/negations/notWithWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'

const problems = foldedWordsIn(wishWordsOfProblem)
const denials = foldedWordsIn(wishWordsDenyingProblem)
const notWith = phrasesIn(wishPhrasesOfNotWith)
const behind = phrasesIn(wishPhrasesOfNotWithBehind)

/** Words between "not with" and the food at most: "not with the milk". */
const maxToFood = 2

/** Asks about foods that were left out where they may be no problem: "problems with egg, not with milk". */
export function askAboutFoodsOfNoProblem(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  for (const sentence of sentenceRangesFrom(tokens, 0)) {
    const problem = placeOfProblem(tokens, sentence)
    if (problem === -1) continue
    for (const part of parts) askAboutFoodsNotWith(tokens, part, { from: problem, to: sentence.to })
  }
}

function placeOfProblem(tokens: readonly WishToken[], { from, to }: TokenRange): number {
  for (let at = from; at < to; at++)
    if (problems.has(tokens[at]!.word)) {
      const isDenied = [at - 1, at - 2, at + 1].some((place) => denials.has(tokens[place]?.word ?? ''))
      return isDenied ? -1 : at
    }
  return -1
}

function askAboutFoodsNotWith(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  stretch: TokenRange,
): void {
  const { reading, offset } = part
  const isFoodBetween = (to: number) =>
    reading.items.some((item) => isFoodItem(item) && item.from + offset < to && item.to + offset <= to)
  for (const [index, item] of reading.items.entries()) {
    const [from, to] = [item.from + offset, item.to + offset]
    if (!isFoodItem(item) || reading.unwanted.get(index) !== 'left out') continue
    if (from <= stretch.from || to > stretch.to) continue
    const place = placeOfNotWith(tokens, stretch.from, from) ?? placeBehind(tokens, to)
    if (place === null || !isFoodBetween(place.from < from ? place.from : from)) continue
    reading.unwanted.delete(index)
    addQuestionAboutFoods(part, [place], [{ index, from, to, state: 'limit' }])
    reading.doubts.at(-1)!.isAllergy = false
  }
}

function placeOfNotWith(tokens: readonly WishToken[], first: number, food: number): TokenRange | null {
  for (let at = food - 1; at > first; at--) {
    const end = at + phraseLengthAt(tokens, at, notWith)
    if (end > at && end <= food && food - end <= maxToFood) return { from: at, to: food + 1 }
    if (!isNameContinuedAcrossGap(tokens[at]!) && tokens[at]!.gap !== 'comma') return null
  }
  return null
}

function placeBehind(tokens: readonly WishToken[], to: number): TokenRange | null {
  const length = phraseLengthAt(tokens, to, behind)
  return length > 0 ? { from: to - 1, to: to + length } : null
}
