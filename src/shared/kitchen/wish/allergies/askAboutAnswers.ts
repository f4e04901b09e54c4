import { isLikelyAllergyFood } from '../clauses.ts'
import { indexFoodsByPlace } from '../foods/foodsWithState.ts'
import {
  wishAnswersNo,
  wishWordsForRaw,
  wishWordsOfAllergyToOther,
} from '../languages/allergies/answeredQuestionWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { addQuestionAboutFoods, sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

const no = foldedWordsIn(wishAnswersNo)
const denying = foldedWordsIn(`${wishAnswersNo} not nicht pas ليس مش مو`)
const wordsOfAllergyToOther = foldedWordsIn(wishWordsOfAllergyToOther)
const raw = foldedWordsIn(wishWordsForRaw)
const allergyWord = /all?erg|intoler|intoller|unvertr|एलर्ज|حساس|تحسس/u

/**
 * Asks about foods that an answer names: "allergic to eggs? no, to milk"; and about those of which only the raw is denied, in words that stand
 * apart from them: "cooked egg fine, raw not".
 */
export function askAboutAnswers(tokens: readonly WishToken[], parts: readonly ReadingInLanguage[]): void {
  const isAnswered = tokens.some(({ isQuestioned }) => isQuestioned)
  if (!isAnswered && !tokens.some(({ word }) => raw.has(word))) return
  for (const part of parts) {
    const foods = indexFoodsByPlace(parts, part)
    const sentences = sentenceRangesFrom(tokens, part.offset)
    for (const [index, sentence] of sentences.entries()) {
      const before = sentences[index - 1]
      if (before && isQuestionAboutAllergy(tokens, before) && no.has(tokens[sentence.from]!.word)) {
        const isOther = namesOther(tokens, sentence)
        const open = foods.within(sentence).filter(({ state, index }) => {
          const food = part.reading.items[index]!.food
          // "Egg allergy? No, sesame"; "no, chicken please" wishes.
          const isMeant = isOther || (food !== null && isLikelyAllergyFood(food))
          return state === 'open' && isMeant
        })
        if (open.length > 0) addQuestionAboutFoods(part, [before, sentence], open)
      }
      const denial = rawDenied(tokens, sentence)
      const foodsBeforeDenial = denial && foods.within({ from: sentence.from, to: denial.from })
      if (foodsBeforeDenial?.length && foodsBeforeDenial.every(({ state }) => state !== 'limit'))
        addQuestionAboutFoods(part, [sentence], foodsBeforeDenial.slice(-1))
    }
  }
}

const isQuestionAboutAllergy = (tokens: readonly WishToken[], { from, to }: TokenRange): boolean =>
  tokens[to - 1]!.isQuestioned === true && tokens.slice(from, to).some(({ word }) => allergyWord.test(word))

/** "No, to milk", "नहीं, दूध से", "لا، للحليب". */
function namesOther(tokens: readonly WishToken[], { from, to }: TokenRange): boolean {
  const next = tokens[from + 1]
  if (next === undefined || from + 1 >= to) return false
  return (
    wordsOfAllergyToOther.has(next.word) ||
    /^(?:لل|ل)\p{L}{3}/u.test(next.word) ||
    /^(?:से|se)$/u.test(tokens[to - 1]!.typed) ||
    allergyWord.test(tokens[to - 1]!.word)
  )
}

/** Where a word for raw and a denial make a clause of their own, "raw not", "aber roh nicht". */
function rawDenied(tokens: readonly WishToken[], { from, to }: TokenRange): TokenRange | null {
  for (let at = from + 1; at < to; at++) {
    if (!raw.has(tokens[at]!.word)) continue
    const next = tokens[at + 1]
    const isDeniedBehind =
      next !== undefined && at + 1 < to && isNameContinuedAcrossGap(next) && denying.has(next.word)
    const isEnd = tokens[at + 2] === undefined || !isNameContinuedAcrossGap(tokens[at + 2]!)
    if (isDeniedBehind && isEnd && !isNameContinuedAcrossGap(tokens[at]!)) return { from: at, to: at + 2 }
  }
  return null
}
