import {
  buildPhraseTree,
  type CompiledLanguage,
  findLongestPhrase,
  type PhraseNode,
} from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { formsOfWishWord } from '../foods/wordForms.ts'
import {
  type WishReplacementWords,
  wishReplacementWords,
  wishSomethingElseWords,
} from '../languages/replacementWords.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { continuesName, type WishToken } from '../wishTokens.ts'

type Trees = Record<Exclude<keyof WishReplacementWords, 'isVerbLast'> | 'others', PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const { verbs, participles, by, idioms, open = '', openBy = '' } = wishReplacementWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    ...{ verbs: tree(verbs), participles: tree(participles), by: tree(by) },
    ...{ idioms: tree(idioms), open: tree(open), openBy: tree(openBy) },
    others: tree(wishSomethingElseWords),
  }
  known.set(language, made)
  return made
}

/** Items between a verb and what it is about at most. */
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
      tokens[index] && (isFirst || continuesName(tokens[index]))
        ? formsOfWishWord(tokens[index], compiled)
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
    }
    const ofOld = lengthOf(trees.participles, read[at])
    if (ofOld > 0 && hasOld(read, at)) {
      const by = read.findIndex(({ from }) => from >= read[at]!.from + ofOld)
      const isOne = read[at]!.to > read[at]!.from + ofOld
      if (isOne || (by !== -1 && is(trees.by, by) && (hasNew(read, by) || is(trees.others, by + 1)))) {
        give(at, 'insteadOfPrevious')
        if (!isOne) give(by, 'wishesNext')
        continue
      }
    }
    if (!isVerbLast || !is(trees.by, at) || !hasOld(read, at)) continue
    const isOther = is(trees.others, at + 1)
    const verb = foodsTo(read, at + 1, (index) => is(trees.verbs, index), isOther)
    if (verb === null) continue
    give(at, 'insteadOfPrevious')
    give(verb, 'idle')
  }
  return read
}

const passed: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins', 'ends']

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
