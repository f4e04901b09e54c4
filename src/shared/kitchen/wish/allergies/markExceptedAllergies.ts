import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import {
  wishAllergyPrepositions,
  wishHindiExceptionsBehindFood,
  wishWordsDenyingAllergies,
  wishWordsExceptingAllergies,
} from '../languages/allergies/allergyExceptionWords.ts'
import { wishDeniableAllergyWords } from '../languages/allergies/deniedAllergyWords.ts'
import { wishExceptionWords } from '../languages/exceptionWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'

type Trees = Record<
  'allergies' | 'except' | 'exceptNext' | 'besides' | 'behindFood' | 'prepositions' | 'none',
  PhraseNode<true>
>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    allergies: tree(wishDeniableAllergyWords),
    except: tree(`${language.exceptNext}, ${wishWordsExceptingAllergies[language.id]}`),
    exceptNext: tree(language.exceptNext),
    besides: tree(wishExceptionWords[language.id].besides),
    behindFood: tree(wishHindiExceptionsBehindFood),
    prepositions: tree(wishAllergyPrepositions),
    none: tree(wishWordsDenyingAllergies),
  }
  known.set(language, made)
  return made
}

/** Tokens between an allergy and its exception at most: "no allergies that we know of, except". */
const maxBetween = 6

/** A stretch of tokens. */
interface Stretch {
  from: number
  to: number
}

/**
 * Items in which what a denied allergy excepts is an allergy: "no allergies except peanuts", "not allergic to anything but
 * shellfish", "allergies: none apart from eggs". The words of the exception become the words of an allergy.
 */
export function markExceptedAllergies(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = treesOf(compiled.language)
  const formsAt = (index: number) => (tokens[index] ? readFormsOfWishWord(tokens[index], compiled) : [])
  const lengthAt = (tree: PhraseNode<true>, at: number) => findLongestPhrase(tree, at, formsAt)?.length ?? 0
  let read = items
  for (const item of items) {
    const word = allergyIn(item, (at) => lengthAt(trees.allergies, at))
    if (word === null) continue
    if (item.role === 'noLimit') {
      read = withAllergyBehindFood(read, item, (at) => lengthAt(trees.behindFood, at))
      read = withExceptionBefore(read, item)
    }
    const isDenied = item.role === 'noLimit' || isDeniedBefore(items, item, tokens, compiled)
    const exception = exceptionBehind(word, isDenied, tokens, lengthAt, trees)
    if (exception) read = replaced(read, word, exception)
  }
  return read
}

/** The tokens of the word for an allergy in an item that may deny one. */
function allergyIn({ role, from, to }: WishItem, lengthAt: (at: number) => number): Stretch | null {
  if (role !== 'noLimit' && role !== 'allergy' && role !== 'allergyNext') return null
  for (let at = from; at < to; at++) if (lengthAt(at) > 0) return { from: at, to: at + 1 }
  return null
}

const denials: readonly WishItem['role'][] = ['leavesOutNext', 'notNext', 'notEither', 'noneNext']

/** "Auf nichts allergisch". */
function isDeniedBefore(
  items: readonly WishItem[],
  { from }: WishItem,
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): boolean {
  const place = items.findIndex((item) => item.from === from)
  const { none } = treesOf(compiled.language)
  for (let index = place - 1; index >= 0 && index >= place - 3; index--) {
    const item = items[index]!
    if (items[index + 1]!.gap !== 'space') return false
    if (denials.includes(item.role)) return true
    if (
      findLongestPhrase(none, item.from, (at) =>
        tokens[at] ? readFormsOfWishWord(tokens[at], compiled) : [],
      )
    )
      return true
    if (item.role !== 'idle' && item.role !== 'uses') return false
  }
  return false
}

type LengthAt = (tree: PhraseNode<true>, at: number) => number

/** The exception behind a word for an allergy, where the allergy is denied before it or by a word between them. */
function exceptionBehind(
  word: Stretch,
  isDeniedBefore: boolean,
  tokens: readonly WishToken[],
  lengthAt: LengthAt,
  { except, exceptNext, besides, prepositions, none }: Trees,
): Stretch | null {
  let hasNone = false
  for (let at = word.to; at < tokens.length && at <= word.to + maxBetween; at++) {
    const { gap } = tokens[at]!
    const denies = lengthAt(none, at)
    const length = lengthAt(except, at)
    // "Allergies? None": a sentence may end before the word that denies them, and a comma stand before it or the exception.
    if (gap === 'end' && (isDeniedBefore || at > word.to || denies === 0)) return null
    if (gap !== 'space' && gap !== 'end' && denies === 0 && length === 0) return null
    // "No allergies, anything except liver" and "no allergies, besides we like pasta" begin another thought.
    const isApart = gap === 'comma' && (denies > 0 || (!hasNone && lengthAt(exceptNext, at) < length))
    if (length > 0 && (isApart || (gap === 'comma' && !hasNone && lengthAt(besides, at) === length)))
      return null
    if (length > 0 && (isDeniedBefore || hasNone || denies > 0)) {
      const to = at + length
      const preposition = tokens[to]?.gap === 'space' ? lengthAt(prepositions, to) : 0
      return { from: at, to: to + preposition }
    }
    if (denies > 0) hasNone = true
  }
  return null
}

/** Items with the words of an exception as those of an allergy; the allergy before is no limit, and what stands between says nothing. */
function replaced(items: readonly WishItem[], word: Stretch, exception: Stretch): readonly WishItem[] {
  const [first] = items
  const before = items.filter(({ from }) => from < exception.from)
  const behind = items.filter(({ from }) => from >= exception.to)
  const own = items.find(({ from, to }) => from <= exception.from && exception.from < to) ?? first!
  // A part of a word that goes on behind the exception is none of it.
  if (items.some(({ from, to }) => from < exception.to && to > exception.to)) return items
  const cut = before.map((item): WishItem => {
    const to = Math.min(item.to, exception.from)
    if (item.to <= word.from) return { ...item, to }
    if (item.from <= word.from) return { ...item, to, role: 'noLimit', food: null }
    return { ...item, to, role: 'idle', food: null, condition: null }
  })
  const gap = own.from === exception.from ? own.gap : 'space'
  const made: WishItem = {
    ...own,
    ...exception,
    gap,
    ...{
      ofAllergy: true,
      role: 'allergyNext',
      food: null,
      condition: null,
      qualifies: null,
      adds: 'no',
      derives: null,
    },
  }
  return [...cut, made, ...behind]
}

const passed: readonly WishItem['role'][] = ['food', 'unknown', 'idle', 'joins', 'pronouns', 'uses']

/** "Apart from peanuts, no allergies". */
function withExceptionBefore(items: readonly WishItem[], denied: WishItem): readonly WishItem[] {
  let place = items.findIndex(({ from }) => from === denied.from) - 1
  let isOfFood = false
  while (place >= 0 && items[place + 1]!.gap !== 'end' && passed.includes(items[place]!.role)) {
    isOfFood ||= isFoodItem(items[place])
    place--
  }
  const item = items[place]
  if (!isOfFood || item?.role !== 'exceptNext' || items[place + 1]!.gap === 'end') return items
  return items.with(place, { ...item, role: 'allergyNext', ofAllergy: true })
}

/** "मूंगफली के अलावा कोई एलर्जी नहीं". */
function withAllergyBehindFood(
  items: readonly WishItem[],
  denied: WishItem,
  lengthAt: (at: number) => number,
): readonly WishItem[] {
  const place = items.findIndex(({ from }) => from === denied.from) - 1
  const item = items[place]
  if (!item || denied.gap === 'end' || item.role === 'food' || lengthAt(item.from) < item.to - item.from)
    return items
  return items.with(place, { ...item, role: 'allergy', food: null })
}
