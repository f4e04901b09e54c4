import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  wishAnswersNo,
  wishPhrasesOfChildhood,
  wishPhrasesOfEndedAllergy,
  wishPhrasesOfFormerAllergy,
  wishWordsAgainstEndedAllergy,
  wishWordsBehindNoEnd,
} from '../languages/allergies/answeredQuestionWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { addQuestionAboutFoods, sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

const no = foldedWordsIn(wishAnswersNo)
const ends = Map.groupBy(phrasesIn(wishPhrasesOfEndedAllergy), ([first]) => first!)
const former = phrasesIn(wishPhrasesOfFormerAllergy)
const childhood = phrasesIn(wishPhrasesOfChildhood)
const wordsAgainstEndedAllergy = foldedWordsIn(wishWordsAgainstEndedAllergy)
const behindNoEnd = foldedWordsIn(wishWordsBehindNoEnd)
const none = foldedWordsIn('no zero kein keine keinen keiner keinerlei')
const doNot = foldedWordsIn('no')
const haveIn = foldedWordsIn('tengo tiene tenemos tienen hay')
const allergyWord = /all?erg|intoler|intoller|unvertr|एलर्ज|अलर्ज|حساس|تحسس/u

/** Tokens from an allergy to the word for its end at most: "كان عندي حساسية من الحليب وشفيت". */
const maxToEnd = 7
/** Tokens from "no" to the allergy at most: "no nut or egg allergies". */
const maxTokensFromNone = 5

/**
 * Asks about foods of an allergy that is denied or has ended, in place of leaving them out: "nut allergy: no", "Keine Nussallergie", "egg
 * allergy gone", "peanut allergy was a false alarm". What other words leave out stays left out.
 */
export function askAboutDeniedAllergies(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!tokens.some(({ word }) => allergyWord.test(word))) return
  for (const part of parts) {
    const sentences = sentenceRangesFrom(tokens, part.offset)
    for (const [index, { role, from, to }] of part.reading.items.entries()) {
      if (role !== 'allergy' && role !== 'allergyNext') continue
      const word = { from: from + part.offset, to: to + part.offset }
      if (isOfClaim(tokens, word.to)) {
        for (const food of foodsOf(part, index, word)) part.reading.unwanted.delete(food)
        continue
      }
      const place = sentences.findIndex((each) => each.from <= word.from && word.from < each.to)
      const sentence = sentences[place]!
      const denial =
        answerNo(tokens, part, index, sentence, sentences[place + 1]) ??
        endBehind(tokens, word, sentence) ??
        formerBeside(tokens, word, sentence) ??
        isNoneBefore(tokens, part, index)
      if (denial) askInPlaceOfLimit(part, index, denial)
    }
  }
}

/** "Allergy-friendly chicken nuggets" names no food that harms: the claim is asked about by itself. */
const isOfClaim = (tokens: readonly WishToken[], at: number): boolean =>
  tokens[at] !== undefined &&
  isNameContinuedAcrossGap(tokens[at]!) &&
  /^(?:friendly|freundlich\p{L}*|conscious|aware)$/u.test(tokens[at]!.word)

/** The foods that the word of an allergy leaves out, alone or with the words of what denies it. */
function foodsOf({ reading, offset }: ReadingInLanguage, at: number, denial: TokenRange): number[] {
  const isOfDenial = (index: number) => {
    const { from, to } = reading.items[index]!
    return index === at || (from + offset < denial.to && to + offset > denial.from)
  }
  return [...reading.excludedBy].flatMap(([food, words]) =>
    words.has(at) && reading.unwanted.has(food) && [...words].every(isOfDenial) ? [food] : [],
  )
}

/** The foods that this word alone leaves out are asked about. */
function askInPlaceOfLimit(part: ReadingInLanguage, at: number, denial: TokenRange): void {
  const { reading, offset } = part
  const foods = foodsOf(part, at, denial)
  if (foods.length === 0) return
  for (const food of foods) reading.unwanted.delete(food)
  const item = reading.items[at]!
  const asked = foods.map((index) => {
    const { from, to } = reading.items[index]!
    return { index, from: from + offset, to: to + offset, state: 'limit' as const }
  })
  const word = { from: item.from + offset, to: item.to + offset }
  addQuestionAboutFoods(part, [word, denial, ...asked], asked)
}

/** "Nut allergy: no", "Nut allergy? No."; in "nut allergy: no nuts" it goes on. */
function answerNo(
  tokens: readonly WishToken[],
  { reading: { items }, offset }: ReadingInLanguage,
  at: number,
  sentence: TokenRange,
  next: TokenRange | undefined,
): TokenRange | null {
  const isOfAllergy = (token: number) => {
    const item = items.find(({ from, to }) => from + offset <= token && token < to + offset)
    return item !== undefined && (item === items[at] || isFoodItem(item) || passed.includes(item.role))
  }
  let place = items[at]!.to + offset
  while (place < sentence.to && isOfAllergy(place) && !no.has(tokens[place]!.word)) place++
  const isQuestion = place === sentence.to && tokens[place - 1]?.isQuestioned === true && next?.from === place
  const answer = tokens[place]
  const isAnswer = answer !== undefined && no.has(answer.word)
  const isPointed = ['colon', 'dash', 'equals'].includes(answer?.gap ?? '') && place < sentence.to
  const behind = tokens[place + 1]
  const isAlone =
    behind === undefined || !isNameContinuedAcrossGap(behind) || /^(?:है|hai)$/u.test(behind.typed)
  return isAnswer && isAlone && (isQuestion || isPointed) ? { from: place, to: place + 1 } : null
}

const passed: readonly WishItem['role'][] = ['idle', 'joins', 'pronouns']

function endBehind(
  tokens: readonly WishToken[],
  allergy: TokenRange,
  sentence: TokenRange,
): TokenRange | null {
  const limit = Math.min(sentence.to, allergy.to + maxToEnd)
  for (let at = allergy.to; at < limit; at++) {
    const phrases = ends.get(tokens[at]!.word)
    const length = phrases ? phraseLengthAt(tokens, at, phrases) : 0
    if (length === 0) continue
    const next = tokens[at + length]
    if (next && isNameContinuedAcrossGap(next) && behindNoEnd.has(next.word)) return null
    const words = tokens.slice(sentence.from, at + length + 2)
    const isDoubtful =
      tokens[at + length - 1]!.isQuestioned === true ||
      words.some(
        (each, index) => sentence.from + index < sentence.to && wordsAgainstEndedAllergy.has(each.word),
      )
    return isDoubtful ? null : { from: at, to: at + length }
  }
  return null
}

/** "Sojaallergie besteht nicht mehr", "als Kind Eiallergie", "plus allergique aux œufs"; not "als Kind Eiallergie und noch immer". */
function formerBeside(
  tokens: readonly WishToken[],
  allergy: TokenRange,
  sentence: TokenRange,
): TokenRange | null {
  const isCertain = ({ from, to }: TokenRange) =>
    !tokens[to - 1]!.isQuestioned &&
    !tokens
      .slice(sentence.from, sentence.to)
      .some(
        ({ word }, index) =>
          (sentence.from + index < from || sentence.from + index >= to) && wordsAgainstEndedAllergy.has(word),
      )
  const limit = Math.min(sentence.to, allergy.to + maxToEnd)
  for (let at = sentence.from; at < limit; at++) {
    const isBefore = at < allergy.from
    const end = at + phraseLengthAt(tokens, at, isBefore ? childhood : former)
    const next = tokens[end]
    // "As a child of allergic parents" says nothing of an end.
    const isWhole = isBefore || next === undefined || end >= sentence.to || !isNameContinuedAcrossGap(next)
    if (end > at && isWhole && isCertain({ from: at, to: end })) return { from: at, to: end }
  }
  const before = tokens[allergy.from - 1]
  // English "vegan, plus allergic to nuts" adds an allergy.
  const isPlus =
    before?.word === 'plus' &&
    allergy.from - 1 === sentence.from &&
    tokens[allergy.from]!.word.startsWith('allergique')
  return isPlus ? { from: allergy.from - 1, to: allergy.from } : null
}

/** "No nut allergies", "keine Nussallergie", "no tengo alergia a"; in "no nuts allergy" the nuts may be what is denied. */
function isNoneBefore(
  tokens: readonly WishToken[],
  { reading: { items }, offset }: ReadingInLanguage,
  at: number,
): TokenRange | null {
  const from = items[at]!.from + offset
  const { word } = tokens[from]!
  if (!allergyWord.test(word)) return null
  const isCompound = items[at - 1]?.to === items[at]!.to && isFoodItem(items[at - 1])
  for (let place = from; place > 0 && from - place < maxTokensFromNone; place--) {
    if (!isNameContinuedAcrossGap(tokens[place]!) && place < from + 1 && tokens[place]!.gap !== 'and')
      return null
    const before = tokens[place - 1]!
    const isVerb = haveIn.has(before.word) && doNot.has(tokens[place - 2]?.word ?? '')
    if (isVerb && place === from) return { from: place - 2, to: place }
    if (!none.has(before.word)) continue
    const isSeveral = /(?:ies|ien)$/.test(word)
    const isOfOne = place < from && !/s$/.test(tokens[from - 1]!.word)
    return isCompound || (place < from && (isSeveral || isOfOne)) ? { from: place - 1, to: place } : null
  }
  return null
}
