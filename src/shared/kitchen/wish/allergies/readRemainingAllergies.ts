import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  wishWordsOfAllergyTo,
  wishWordsOfAllergyToBehind,
  wishWordsOfContrast,
  wishWordsOfGoingOn,
  wishWordsWithinContrast,
} from '../languages/allergies/remainingAllergyWords.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'

const contrasts = phrasesIn(wishWordsOfContrast)
const goingOn = phrasesIn(wishWordsOfGoingOn)
const within = foldedWordsIn(wishWordsWithinContrast)
const joinsNext = foldedWordsIn(wishWordsOfAllergyTo)
const joinsPrevious = foldedWordsIn(wishWordsOfAllergyToBehind)

/** Tokens between a word of contrast and the foods of the allergy that has not ended at most. */
const maxToFoods = 4

/**
 * Items in which foods behind an allergy that has ended are an allergy again: "no longer allergic to nuts, but to eggs". Where no
 * word such as "to" or "still" says so, they are asked about. `ended`: the places of allergies that have.
 */
export function readRemainingAllergies(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  ended: readonly number[],
): readonly WishItem[] {
  const read = [...items]
  for (const place of ended) {
    const contrast = contrastBehind(tokens, read[place]!.to) ?? commaBehind(tokens, read[place]!.to)
    if (contrast === null) continue
    const food = read.findIndex((item) => item.from >= contrast.to && isFoodItem(item))
    const sentenceEnd = endOfSentence(tokens, read[place]!.to)
    if (food === -1 || read[food]!.from >= sentenceEnd) continue
    if (read.slice(place + 1).some(({ role, from }) => from < sentenceEnd && isOtherLimit(role))) continue
    markRemaining(read, tokens, { contrast, food, sentenceEnd })
  }
  return read
}

interface Contrast {
  from: number
  to: number
}

/** Whether the words after the allergy that has ended name a limit of their own, as in "no longer allergic to nuts, but hates eggs". */
const isOtherLimit = (role: WishItem['role']) =>
  role === 'allergy' || role === 'allergyNext' || role === 'leavesOutPrevious' || role === 'disgust'

function contrastBehind(tokens: readonly WishToken[], from: number): Contrast | null {
  for (let at = from; at < endOfSentence(tokens, from); at++) {
    const length = phraseLengthAt(tokens, at, contrasts)
    if (length > 0) return { from: at, to: at + length }
  }
  return null
}

/** "मूंगफली से एलर्जी नहीं, अंडे से है": a comma is enough where a verb ends the sentence. */
function commaBehind(tokens: readonly WishToken[], from: number): Contrast | null {
  const end = endOfSentence(tokens, from)
  const isTold = joinsPrevious.has(tokens[end - 2]?.word ?? '') && verbs.has(tokens[end - 1]?.word ?? '')
  const comma = tokens.findIndex(({ gap }, at) => at >= from && at < end && gap === 'comma')
  return isTold && comma !== -1 ? { from: comma, to: comma } : null
}

const verbs = foldedWordsIn('है हैं hai hain h')

function markRemaining(
  read: WishItem[],
  tokens: readonly WishToken[],
  { contrast, food, sentenceEnd }: { contrast: Contrast; food: number; sentenceEnd: number },
): void {
  const first = read[food]!.from
  const between = tokens.slice(contrast.to, first)
  const isSpoken = ({ word }: WishToken) => within.has(word) || joinsNext.has(word) || isArticle.has(word)
  if (between.length > maxToFoods || !between.every(isSpoken)) return
  const last = tokens[first - 1]!
  const isJoined = between.some(({ word }) => joinsNext.has(word))
  const isGoingOn =
    phraseLengthAt(tokens, contrast.from, goingOn) > 0 || hasGoingOn(tokens, contrast.to, first)
  const behind = joinBehind(read, tokens, food, sentenceEnd)
  const before = read.findIndex(({ from, to }) => from <= first - 1 && to > first - 1)
  if (before === -1 || last.gap === 'end') return
  for (const [index, item] of read.entries())
    if (item.from < first && item.to > contrast.from)
      read[index] = { ...item, role: 'idle', food: null, condition: null }
  if (behind !== null) read[behind] = { ...read[behind]!, role: 'allergy', food: null }
  else if (isJoined || isGoingOn) read[before] = { ...read[before]!, role: 'allergyNext', food: null }
  else read[before] = { ...read[before]!, role: 'doubtNext', food: null, ofAllergy: true }
}

const isArticle = foldedWordsIn('the any der die das den dem le la les l el los las un une una ال')

function hasGoingOn(tokens: readonly WishToken[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (phraseLengthAt(tokens, at, goingOn) > 0) return true
  return false
}

/** The item behind the foods that joins them to the allergy: "अंडे से". */
function joinBehind(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  food: number,
  sentenceEnd: number,
): number | null {
  const index = items.findIndex(
    ({ from }, place) => place > food && from < sentenceEnd && joinsPrevious.has(tokens[from]!.word),
  )
  return index === -1 ? null : index
}

function endOfSentence(tokens: readonly WishToken[], from: number): number {
  let to = from
  while (to < tokens.length && tokens[to]!.gap !== 'end') to++
  return to
}
