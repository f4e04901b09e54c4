import { buildPhraseTree, type CompiledLanguage } from '../../compileLanguage.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../../foods/wordForms.ts'
import {
  type WishReplacementWords,
  wishReplacementWords,
  wishSomethingElseWords,
} from '../../languages/replacementWords.ts'
import { findLongestPhrase, type PhraseNode } from '../../phraseTree.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishLanguage } from '../../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

type Trees = Record<Exclude<keyof WishReplacementWords, 'isVerbLast'> | 'others', PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const words = wishReplacementWords[language.id]
  const {
    verbs,
    participles,
    by,
    idioms,
    open = '',
    openBy = '',
    lone = '',
    doubt = '',
    done = '',
    loneLast = '',
  } = words
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    ...{ verbs: tree(verbs), participles: tree(participles), by: tree(by) },
    ...{ idioms: tree(idioms), open: tree(open), openBy: tree(openBy) },
    ...{ lone: tree(lone), doubt: tree(doubt), done: tree(done), loneLast: tree(loneLast) },
    others: tree(wishSomethingElseWords),
  }
  known.set(language, made)
  return made
}

/** Maximum items between a verb and its object. */
const maxBetween = 8

/**
 * Items with what is said of two foods of which one is to stand for the other made one negation of the old one, whatever the order:
 * "replace X with Y", "X replaced with Y", "X durch Y ersetzen". Verbs such as "change" say so only between two foods.
 */
export function joinReplacementsToOneNegation(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const read = [...items]
  const { isVerbLast = false } = wishReplacementWords[compiled.language.id]
  const trees = treesOf(compiled.language)
  const lengthOf = (tree: PhraseNode<true>, item: WishItem | undefined) => {
    if (!item || item.role === 'food') return 0
    const formsAt = (index: number, isFirst: boolean) =>
      tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
        ? readFormsOfWishWord(tokens[index], compiled)
        : []
    return findLongestPhrase(tree, item.from, formsAt)?.length ?? 0
  }
  const is = (tree: PhraseNode<true>, index: number) => lengthOf(tree, read[index]) > 0
  const give = (index: number, role: WishItem['role']) => {
    read[index] = { ...read[index]!, role, condition: null, food: null }
  }
  const isOfIdiom = (at: number) =>
    [at - 2, at - 1, at].some((index) => {
      const item = read[index]
      return item !== undefined && item.from + lengthOf(trees.idioms, item) > read[at]!.from
    })
  const used = new Set<number>()
  for (let at = 0; at < read.length; at++) {
    const length = lengthOf(trees.verbs, read[at])
    if (length > 0 && !isOfIdiom(at)) {
      const behind = read.findIndex(({ from }) => from >= read[at]!.from + length)
      const by = foodsTo(read, behind, (index) => is(trees.by, index))
      if (by !== null && (hasNew(read, by) || is(trees.others, by + 1))) {
        const isOpen = is(trees.open, at) && is(trees.openBy, by)
        give(at, isOpen ? 'idle' : 'insteadOfNext')
        give(by, isOpen ? 'insteadOfEither' : 'wishesNext')
        if (!isOpen) readOn(read, by, (index) => is(trees.by, index), give)
        continue
      }
      // "Sub eggs", "carbonara, swap out the cream": no word says by what.
      if (is(trees.lone, at) && isOpening(read, at) && isFoodRightBehind(read, tokens, behind)) {
        give(at, 'insteadOfNext')
        continue
      }
      if (isVerbLast && !used.has(at) && is(trees.loneLast, at) && hasOld(read, at) && isClosing(read, at)) {
        give(at, 'insteadOfPrevious')
        continue
      }
    }
    if (
      is(trees.doubt, at) &&
      isFoodItem(read[at - 1]) &&
      isClosing(read, at) &&
      dropped.has(read[at - 1]!.food!)
    ) {
      give(at, 'doubtPrevious')
      continue
    }
    const ofOld = lengthOf(trees.participles, read[at])
    if (ofOld > 0 && hasOld(read, at)) {
      const by = read.findIndex(({ from }) => from >= read[at]!.from + ofOld)
      const isOne = read[at]!.to > read[at]!.from + ofOld && read[at]!.role !== 'insteadOfNext'
      const isClosed = is(trees.done, at) && read[at]!.gap === 'space' && isClosing(read, at)
      if (
        isOne ||
        isClosed ||
        (by !== -1 && is(trees.by, by) && (hasNew(read, by) || is(trees.others, by + 1)))
      ) {
        give(at, 'insteadOfPrevious')
        if (!isOne && !isClosed) give(by, 'wishesNext')
        continue
      }
    }
    if (!isVerbLast || !is(trees.by, at) || !hasOld(read, at)) continue
    const isOther = is(trees.others, at + 1)
    const verb = foodsTo(read, at + 1, (index) => is(trees.verbs, index), isOther)
    if (verb === null) continue
    give(at, 'insteadOfPrevious')
    give(verb, 'idle')
    used.add(verb)
  }
  return read
}

const passed: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins', 'ends']

/** Whether nothing that "sub" and the like may belong to stands right before a word: of "meatball sub" it is the dish. */
function isOpening(items: readonly WishItem[], at: number): boolean {
  const before = items[at - 1]
  if (!before || !isNameContinuedAcrossGap(items[at]!)) return true
  return !isFoodItem(before) && before.role !== 'unknown'
}

/** Foods that people replace: an "egg sub" may be what replaces eggs. */
const dropped = new Set(['egg', 'milk', 'butter', 'cream', 'dairy', 'gluten', 'flour', 'sugar'])

/** Whether a food stands right behind such a verb, but for words such as "the"; "sub in tofu" wishes for tofu. */
function isFoodRightBehind(items: readonly WishItem[], tokens: readonly WishToken[], from: number): boolean {
  let index = from
  while (
    items[index]?.role === 'idle' &&
    isNameContinuedAcrossGap(items[index]!) &&
    tokens[items[index]!.from]!.word !== 'in'
  )
    index++
  return isFoodItem(items[index]) && isNameContinuedAcrossGap(items[index]!)
}

/** Whether a thought ends behind a word: "the eggs swapped please", "अंडा बदल दो". */
function isClosing(items: readonly WishItem[], at: number): boolean {
  let next = at + 1
  while (items[next] && isNameContinuedAcrossGap(items[next]!) && closing.includes(items[next]!.role)) next++
  const item = items[next]
  return item === undefined || !isNameContinuedAcrossGap(item)
}

const closing: readonly WishItem['role'][] = ['idle', 'unknown', 'uses', 'pronouns', 'noLimit']

/** The first item of a kind behind foods, or behind "something else", from one on, and nothing but foods between. */
function foodsTo(
  items: readonly WishItem[],
  from: number,
  isWanted: (index: number) => boolean,
  isOther = false,
): number | null {
  if (from === -1) return null
  let hasFood = isOther
  for (let index = from; index < items.length && index < from + maxBetween; index++) {
    const item = items[index]!
    if (item.gap === 'end') return null
    if (hasFood && isWanted(index)) return index
    if (isFoodItem(item)) hasFood = true
    else if (!passed.includes(item.role) && item.role !== 'unknown') return null
  }
  return null
}

/** Whether a food stands right behind an item. */
function hasNew(items: readonly WishItem[], at: number): boolean {
  let index = at + 1
  while (items[index]?.role === 'idle' && items[index]!.gap === 'space') index++
  const item = items[index]
  return item !== undefined && item.gap !== 'end' && isFoodItem(item)
}

/** Whether a food stands right before an item. */
function hasOld(items: readonly WishItem[], at: number): boolean {
  let index = at - 1
  while (index > 0 && items[index]!.role === 'idle' && items[index + 1]!.gap !== 'end') index--
  return index >= 0 && items[index + 1]!.gap !== 'end' && isFoodItem(items[index])
}

/** "Swap the beef for lentils and the cream for yogurt". */
function readOn(
  items: readonly WishItem[],
  by: number,
  isBy: (index: number) => boolean,
  give: (index: number, role: WishItem['role']) => void,
): void {
  const join = items.findIndex(({ role, gap }, index) => index > by && (role === 'joins' || gap === 'end'))
  if (join === -1 || items[join]!.gap === 'end') return
  const next = foodsTo(items, join + 1, isBy)
  if (next === null || !hasNew(items, next)) return
  give(join, 'insteadOfNext')
  give(next, 'wishesNext')
  readOn(items, next, isBy, give)
}
