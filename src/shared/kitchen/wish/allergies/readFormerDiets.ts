import { isFoodItem } from '../foods/isFoodItem.ts'
import { foldedWordsIn, phraseLengthAt } from '../phrasesOfTokens.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguageId } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'
import {
  anyMore,
  beginning,
  denyingBehind,
  earlier,
  formerBefore,
  formerBehind,
  furtherWords,
  lasting,
  likeness,
  moreOrNoMore,
  negations,
  noLonger,
  noMore,
  over,
  pastBefore,
  pastBehind,
  today,
} from './phrasesOfFormerDiets.ts'

/** Foods that are named for no other reason than to be left out. */
export const onlyEverLeftOut: ReadonlySet<string> = new Set(['gluten', 'lactose'])

/** Tokens between words of the past and the diet behind them at most: "used to be a very strict vegan". */
const maxBetween = 3

/** Tokens of the wish as one diet: "vegan", "gluten-free", "sans gluten". */
interface ToldDiet {
  from: number
  to: number
  /** The item that makes a limit of it, and the one of its food; they are one where a phrase says both. */
  limit: number
  food: number
  isCondition: boolean
  /** Whether people choose it and give it up again: "vegan", but not "gluten-free". */
  isChosen: boolean
  /** Whether words of the past may be about it: not of "I was off dairy and stay off it". */
  mayBePast: boolean
}

/**
 * Items in which a diet of former times is no limit: "used to be vegan", "no longer gluten-free". Where only the tense says that it is
 * over, "was vegan", it is asked about; one that lasts or only begins there stays: "before I was vegan".
 */
export function readFormerDiets(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: WishLanguageId,
): readonly WishItem[] {
  let read = items
  const diets = dietsIn(items)
  const others = items.filter(({ role, condition }) => condition !== null || role === 'noLimit')
  for (const diet of diets) {
    const former = formerStateOf(tokens, diet, language)
    // "No longer vegan but no dairy": the words are about the diet right behind them.
    const isOfOther = others.some(({ from, to }) => from >= (former?.to ?? 0) && to <= diet.from)
    if (former === null || isOfOther) continue
    read = read.map((item, index) => withFormerState(item, index, diet, former))
  }
  return read
}

type FormerState = { certainty: 'over' | 'perhaps'; from: number; to: number }

function withFormerState(item: WishItem, index: number, diet: ToldDiet, former: FormerState): WishItem {
  const isOver = former.certainty === 'over'
  // Gluten and lactose are no foods to wish for: that they are allowed is all that is said.
  if (index === diet.food && isOver && !diet.isCondition && onlyEverLeftOut.has(item.food ?? ''))
    return { ...item, role: 'idle', food: null }
  if (index === diet.limit) {
    if (isOver) return { ...item, role: 'noLimit', food: null, condition: null }
    if (diet.isCondition) {
      const { foods: _, ...condition } = item.condition!
      return { ...item, condition: { ...condition, isAsked: true } }
    }
    return { ...item, role: item.role === 'freePrevious' ? 'doubtPrevious' : 'doubtNext' }
  }
  const isOfPast = item.to > former.from && item.from < former.to && item.role !== 'food' && !item.condition
  return isOfPast ? { ...item, role: 'idle', food: null } : item
}

function dietsIn(items: readonly WishItem[]): ToldDiet[] {
  return items.flatMap((item, index): ToldDiet[] => {
    const { from, to } = item
    const { diets = [], allergens = [] } = (item.condition?.isVulnerable !== true && item.condition) || {}
    if (diets.length + allergens.length > 0) {
      const isChosen = diets.length > 0 && allergens.length === 0
      return [{ from, to, limit: index, food: index, isCondition: true, isChosen, mayBePast: true }]
    }
    const before = items[index - 1]
    const next = items[index + 1]
    const isJoined = (other: WishItem | undefined) => other?.gap === 'space' || other?.gap === 'hyphen'
    if (item.role === 'freePrevious' && isFoodItem(before) && isJoined(item))
      return [
        {
          from: before!.from,
          to,
          limit: index,
          food: index - 1,
          isCondition: false,
          isChosen: false,
          mayBePast: true,
        },
      ]
    if (item.role === 'leavesOutNext' && isFoodItem(next) && isJoined(next))
      return [
        {
          from,
          to: next!.to,
          limit: index,
          food: index + 1,
          isCondition: false,
          isChosen: false,
          mayBePast: false,
        },
      ]
    return []
  })
}

function formerStateOf(
  tokens: readonly WishToken[],
  diet: ToldDiet,
  language: WishLanguageId,
): FormerState | null {
  const sentence = sentenceAround(tokens, diet.from)
  if (hasPhrase(tokens, sentence.from, sentence.to, lasting)) return null
  const isBegun = (at: number) => hasPhrase(tokens, sentence.from, at, beginning)
  const ended = diet.isChosen ? null : endOf(tokens, diet)
  if (ended || !diet.mayBePast) return ended ?? moreOrNoMoreBefore(tokens, diet)
  const before = phraseBefore(tokens, diet.from, formerBefore)
  if (before && !isBegun(before.from) && !likeness.has(tokens[before.from - 1]?.word ?? ''))
    return { ...before, certainty: diet.isChosen ? 'over' : 'perhaps' }
  const behind = lengthBehind(tokens, diet.to, formerBehind)
  if (diet.isChosen && behind > 0 && !isBegun(diet.from))
    return { from: diet.to, to: diet.to + behind, certainty: 'over' }
  // "I was off dairy and stay off it": what makes ill is not over by the tense.
  if (diet.isCondition && !diet.isChosen) return null
  const pastLength = lengthBehind(tokens, diet.to, pastBehind)
  if (pastLength > 0 && !isBegun(diet.from)) {
    const isOver = tokens.slice(sentence.from, diet.from).some(({ word }) => earlier.has(word))
    return {
      from: diet.to,
      to: diet.to + pastLength,
      certainty: isOver && diet.isChosen ? 'over' : 'perhaps',
    }
  }
  const past = phraseBefore(tokens, diet.from, pastBefore)
  if (past && !isBegun(past.from) && isPast(tokens, past.from, language)) {
    const isOver = diet.isChosen && clauseBehind(tokens, diet.to).some(({ word }) => over.has(word))
    return { ...past, certainty: isOver ? 'over' : 'perhaps' }
  }
  return moreOrNoMoreBefore(tokens, diet)
}

/** Not of "we're vegan", also without its apostrophe, nor of German "was Veganes", something vegan. */
function isPast(tokens: readonly WishToken[], at: number, language: WishLanguageId): boolean {
  const { typed, word, gap } = tokens[at]!
  if (word === 'was') return language !== 'de'
  return word !== 'were' || (typed === 'were' && gap === 'space')
}

/** "No longer gluten-free", "not gluten-free any more". */
function endOf(tokens: readonly WishToken[], diet: ToldDiet): FormerState | null {
  const before = phraseBefore(tokens, diet.from, noLonger)
  if (before) return { ...before, certainty: 'over' }
  const more = phraseLengthAt(tokens, diet.to, anyMore)
  const denial = more > 0 ? phraseBefore(tokens, diet.from, negations) : null
  if (denial) return { from: denial.from, to: diet.to + more, certainty: 'over' }
  const isNoMore = lengthBehind(tokens, diet.to, noMore)
  if (isNoMore > 0) return { from: diet.to, to: diet.to + isNoMore, certainty: 'over' }
  const behind = tokens[diet.to]
  const isDeniedBehind = behind?.gap === 'space' && denyingBehind.has(behind.word)
  const isOfToday = today.has(tokens[diet.from - 1]?.word ?? '') && tokens[diet.from]!.gap === 'space'
  return isDeniedBehind && isOfToday ? { from: diet.to, to: diet.to + 1, certainty: 'over' } : null
}

/** "Plus végétarien", but not "un peu plus végétarien". */
function moreOrNoMoreBefore(tokens: readonly WishToken[], { from }: ToldDiet): FormerState | null {
  const isHere = tokens[from]!.gap === 'space' && moreOrNoMore.has(tokens[from - 1]?.word ?? '')
  if (!isHere || furtherWords.has(tokens[from - 2]?.word ?? '')) return null
  return { from: from - 1, to: from, certainty: 'perhaps' }
}

function phraseBefore(
  tokens: readonly WishToken[],
  at: number,
  phrases: readonly string[][],
): { from: number; to: number } | null {
  for (let from = at - 1; from >= 0; from--) {
    if (tokens[from + 1]!.gap !== 'space' && tokens[from + 1]!.gap !== 'hyphen') return null
    const length = phraseLengthAt(tokens, from, phrases)
    if (length > 0 && from + length <= at) {
      const between = tokens.slice(from + length, at)
      const isNear = between.length <= maxBetween && !between.some(({ word }) => today.has(word))
      return isNear ? { from, to: from + length } : null
    }
  }
  return null
}

function sentenceAround(tokens: readonly WishToken[], at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && tokens[from]!.gap !== 'end') from--
  let to = at + 1
  while (to < tokens.length && tokens[to]!.gap !== 'end') to++
  return { from, to }
}

/** Tokens of a phrase right behind a diet, with which the clause ends; 0 for none. */
function lengthBehind(tokens: readonly WishToken[], at: number, phrases: readonly string[][]): number {
  const length = tokens[at]?.gap === 'space' ? phraseLengthAt(tokens, at, phrases) : 0
  return length > 0 && isClauseEnd(tokens, at + length) ? length : 0
}

function clauseBehind(tokens: readonly WishToken[], from: number): readonly WishToken[] {
  let to = from
  while (tokens[to]?.gap === 'space') to++
  return tokens.slice(from, to)
}

/** Whether a clause ends before a token, or goes on with another: "no longer, so burgers". */
function isClauseEnd(tokens: readonly WishToken[], at: number): boolean {
  const next = tokens[at]
  return next === undefined || next.gap !== 'space' || goingOn.has(next.word) || today.has(next.word)
}

const goingOn = foldedWordsIn('so and but now hai है ist und aber also et mais y pero aur और लेकिन lekin و')

function hasPhrase(
  tokens: readonly WishToken[],
  from: number,
  to: number,
  phrases: readonly string[][],
): boolean {
  for (let at = from; at < to; at++) if (phraseLengthAt(tokens, at, phrases) > 0) return true
  return false
}
