import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  wishWordsBehindEnd,
  wishWordsDenyingEnd,
  wishWordsOfEnd,
  wishWordsOfOutgrowing,
  wishWordsOfOverBefore,
  wishWordsOfOverBeforeFoods,
  wishWordsOfThePast,
} from '../languages/allergies/outgrownWords.ts'
import { wishWordsOfAllergyTo } from '../languages/allergies/remainingAllergyWords.ts'
import { memoizeByTokens } from '../memoizeByTokens.ts'
import { foldedWordsIn, phraseLengthAt, phrasesIn } from '../phrasesOfTokens.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { onlyEverLeftOut } from './readFormerDiets.ts'
import { readRemainingAllergies } from './readRemainingAllergies.ts'

const past = phrasesIn(wishWordsOfThePast)
const ends = phrasesIn(wishWordsOfEnd)
const outgrowing = phrasesIn(wishWordsOfOutgrowing)
const before = phrasesIn(wishWordsOfOverBefore)
const beforeFoods = phrasesIn(wishWordsOfOverBeforeFoods)
const denying = foldedWordsIn(wishWordsDenyingEnd)
const goingOn = foldedWordsIn(wishWordsBehindEnd)
const joinsNext = foldedWordsIn(wishWordsOfAllergyTo)

/** Tokens between words that say that an allergy has ended and the allergy behind them at most: "outgrown his egg and milk allergy". */
const maxToAllergy = 5
/** The same before a diet or another condition: "no longer strictly vegan". */
const maxToCondition = 3
/** Tokens between a word that denies the end and the end at most: "hasn't yet quite outgrown". */
const maxFromDenial = 3

/** A stretch of tokens by which an allergy beside it has ended; or by which it is not, where a word before denies that. */
interface EndOfAllergy {
  from: number
  to: number
  /** Where it begins with the word that denies it, which stands right before it. */
  deniedFrom: number | null
  side: 'before' | 'before foods' | 'behind'
  needsPast: boolean
}

/**
 * Items in which an allergy that has ended is no limit: "I used to be allergic to eggs but not any more", "outgrown his egg allergy". A former
 * allergy without such words stays one, and so does one that is not outgrown.
 */
export function readOutgrownAllergies(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  let read = items
  const ended = deniedAllergies(items, tokens)
  for (const end of endsOfAllergies(tokens, null)) {
    const allergy = allergyOf(read, tokens, end)
    if (allergy === null) {
      read = withoutEndedFoods(read, tokens, end)
      continue
    }
    if (end.deniedFrom === null && isAllergyWord(tokens, read[allergy]!)) ended.push(allergy)
    const from = end.deniedFrom ?? end.from
    read = read.map((item, index) => {
      if (index === allergy)
        return end.deniedFrom === null ? { ...item, role: 'noLimit', food: null, condition: null } : item
      const isSubstance =
        Math.abs(index - allergy) === 1 && isFoodItem(item) && onlyEverLeftOut.has(item.food!)
      if (isSubstance && end.deniedFrom === null) return { ...item, role: 'idle', food: null }
      const isOfEnd = item.to > from && item.from < end.to && item.role !== 'food'
      // "Allergic to milk, outgrown egg allergy": the end is of what stands behind it, and goes on no list before.
      const startsApart = end.side === 'before' && end.deniedFrom === null && item.from === end.from
      const gap = startsApart && item.gap === 'comma' ? ('end' as const) : item.gap
      return isOfEnd ? { ...item, role: 'idle', food: null, gap } : item
    })
  }
  return readRemainingAllergies(read, tokens, ended)
}

const allergyWord = /all?erg|एलर्ज|حساس|تحسس/u
const isAllergyWord = (tokens: readonly WishToken[], { from, to }: WishItem) =>
  tokens.slice(from, to).some(({ word }) => allergyWord.test(word))

/** Allergies to a food beside them that a phrase denies: "एलर्जी नहीं है". */
const deniedAllergies = (items: readonly WishItem[], tokens: readonly WishToken[]): number[] =>
  items.flatMap((item, index) => {
    const isOfFood = ([1, -1] as const).some((step) => isFoodItem(items[besideIdle(items, index, step)]))
    return item.role === 'noLimit' && isOfFood && isAllergyWord(tokens, item) ? [index] : []
  })

/** The index of the next item on one side in the same clause that has a meaning; -1 for none. */
function besideIdle(items: readonly WishItem[], at: number, step: 1 | -1): number {
  for (let place = at + step; items[place]; place += step) {
    if (items[step === 1 ? place : place + 1]!.gap !== 'space') return -1
    if (items[place]!.role !== 'idle') return place
  }
  return -1
}

/** "Allergic to eggs, but no longer to nuts": the end is of the foods behind it, and the allergy before stays. */
function withoutEndedFoods(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { from, to, deniedFrom, side }: EndOfAllergy,
): readonly WishItem[] {
  const isOfFoods = side !== 'behind' && deniedFrom === null && joinsNext.has(tokens[to]?.word ?? '')
  const isBehindAllergy = items.some(
    (item) => item.to <= from && (item.role === 'allergy' || item.role === 'allergyNext'),
  )
  if (!isOfFoods || !isBehindAllergy || tokens[to]!.gap !== 'space') return items
  return items.map((item) =>
    item.to > from && item.from <= to && item.role !== 'food'
      ? { ...item, role: 'noLimit', food: null, condition: null }
      : item,
  )
}

const endsOfAllergies = memoizeByTokens(findEnds)

function findEnds(tokens: readonly WishToken[], _: null): EndOfAllergy[] {
  return tokens.flatMap((_, at): EndOfAllergy[] => {
    const found = [
      { length: phraseLengthAt(tokens, at, ends), side: 'behind' as const, needsPast: true },
      { length: phraseLengthAt(tokens, at, outgrowing), side: 'behind' as const, needsPast: false },
      { length: phraseLengthAt(tokens, at, before), side: 'before' as const, needsPast: false },
      { length: phraseLengthAt(tokens, at, beforeFoods), side: 'before foods' as const, needsPast: false },
    ]
    return found.flatMap(({ length, side, needsPast }) =>
      length === 0
        ? []
        : [{ from: at, to: at + length, deniedFrom: denialBefore(tokens, at, side), side, needsPast }],
    )
  })
}

/** Where the word stands that denies an end: right before one that stands before its allergy, else anywhere before it in its sentence. */
function denialBefore(tokens: readonly WishToken[], at: number, side: EndOfAllergy['side']): number | null {
  for (let index = at; index > 0 && tokens[index]!.gap !== 'end'; index--) {
    if (side === 'before' && (index <= at - maxFromDenial || tokens[index]!.gap !== 'space')) return null
    if (denying.has(tokens[index - 1]!.word)) return index - 1
  }
  return null
}

/** An allergy, or a diet or condition that somebody may have no longer: "no longer vegan". */
const isAllergy = ({ role, condition }: WishItem) =>
  role === 'allergy' ||
  role === 'allergyNext' ||
  (role === 'condition' && condition !== null) ||
  condition?.isVulnerable === true

/** The allergy that has ended: the first right behind the words, or the last before them in their sentence. */
function allergyOf(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  end: EndOfAllergy,
): number | null {
  if (end.side === 'before foods') return null
  if (end.side === 'before') {
    const index = items.findIndex((item) => item.from >= end.to && isAllergy(item))
    const item = items[index]
    // "No longer eats bread, coeliac": a condition stands right behind the words.
    const maxTokens = item?.condition ? maxToCondition : maxToAllergy
    if (!item || item.from - end.to > maxTokens) return null
    return tokens
      .slice(end.to, item.from + 1)
      .every(({ gap }) => gap === 'space' || gap === 'and' || gap === 'hyphen')
      ? index
      : null
  }
  const next = tokens[end.to]
  if (
    end.deniedFrom !== null ||
    tokens[end.to - 1]!.isQuestioned ||
    (next?.gap === 'space' && !goingOn.has(next.word))
  )
    return null
  let start = end.from
  while (start > 0 && tokens[start]!.gap !== 'end') start--
  if (end.needsPast && !hasPast(tokens, start, end.from)) return null
  const index = items.findLastIndex((item) => item.from >= start && item.to <= end.from && isAllergy(item))
  return index === -1 ? null : index
}

function hasPast(tokens: readonly WishToken[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (phraseLengthAt(tokens, at, past) > 0) return true
  return false
}
