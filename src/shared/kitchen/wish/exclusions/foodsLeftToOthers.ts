import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishLeftToOthersWords } from '../languages/leftToOthersWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

type Trees = Readonly<Record<'behind' | 'before' | 'opens' | 'closes', PhraseNode<true>>>

const known = new Map<WishLanguage, Trees | null>()

function treesOf(language: WishLanguage): Trees | null {
  const made = known.get(language)
  if (made !== undefined) return made
  const words = wishLeftToOthersWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const trees = words
    ? {
        behind: tree(words.behind),
        before: tree(words.before),
        opens: tree(words.opens),
        closes: tree(words.closes),
      }
    : null
  known.set(language, trees)
  return trees
}

/**
 * Items in which words that leave a food to others leave it out: "leave the prawns for someone else", "the nuts are for someone else", "you can keep
 * your peanuts". A dish that is for somebody else says only who eats it.
 */
export function readFoodsLeftToOthers(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = treesOf(compiled.language)
  if (trees === null || !items.some(isFoodItem)) return items
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const endAt = (tree: PhraseNode<true>, at: number) => {
    const to = items[at]!.from + (findLongestPhrase(tree, items[at]!.from, formsAt)?.length ?? 0)
    const last = items.findIndex((item, index) => index >= at && item.to >= to)
    return to > items[at]!.from && items[last]?.to === to ? last + 1 : null
  }
  let read: WishItem[] | null = null
  const replace = (from: number, to: number, role: WishItem['role']) => {
    read ??= [...items]
    const plain = { role, food: null, condition: null, qualifies: null } as const
    for (let index = from; index < to; index++)
      read[index] =
        index === from ? { ...items[index]!, ...plain } : { ...items[index]!, ...plain, role: 'idle' }
  }
  for (let at = 0; at < items.length; at++) {
    const endOfBefore = endAt(trees.before, at)
    if (endOfBefore !== null && isIngredient(items[nextOf(items, endOfBefore)])) {
      replace(at, endOfBefore, 'leavesOutNext')
      continue
    }
    const isNear = isNameContinuedAcrossGap(items[at]!)
    // "Les noix, c'est pour les autres".
    const isBehindComma = items[at]!.gap === 'comma' && isFoodItem(items[at - 1])
    if (at === 0 || isFoodItem(items[at]) || !(isNear || isBehindComma)) continue
    const place = foodBefore(items, at)
    if (place === null) continue
    const behind = endAt(trees.behind, at)
    const closed = behind === null && isNear ? endAt(trees.closes, at) : null
    const opening = closed === null ? null : openingBefore(items, place, (index) => endAt(trees.opens, index))
    const end = behind ?? (opening === null ? null : closed)
    if (end === null || (items[end] && isFoodItem(items[end]) && isNameContinuedAcrossGap(items[end]!)))
      continue
    if (opening !== null) replace(opening, opening + 1, 'idle')
    replace(at, end, 'leavesOutPrevious')
  }
  return read ?? items
}

/** Whether an item is a food that is no dish and nothing sweet. */
const isIngredient = (item: WishItem | undefined): boolean =>
  isFoodItem(item) &&
  !item.isPart &&
  !item.isDishName &&
  ['ingredient', 'main'].includes(usualRoleOfFoodInDish(item.food))

const passed: readonly WishItem['role'][] = ['idle', 'pronouns']

function nextOf(items: readonly WishItem[], at: number): number {
  let next = at
  while (items[next] && passed.includes(items[next]!.role) && isNameContinuedAcrossGap(items[next]!)) next++
  return next
}

/** The ingredient right before an item, with nothing but idle words between. */
function foodBefore(items: readonly WishItem[], at: number): number | null {
  let place = at - 1
  while (place > 0 && passed.includes(items[place]!.role) && isNameContinuedAcrossGap(items[place]!)) place--
  return isIngredient(items[place]) ? place : null
}

/** Items from "leave" to the last of its foods at most: "leave all of the prawns and mussels". */
const maxToOpening = 6

function openingBefore(
  items: readonly WishItem[],
  food: number,
  endAt: (index: number) => number | null,
): number | null {
  for (let index = food - 1; index >= 0 && food - index <= maxToOpening; index--) {
    const { gap } = items[index + 1]!
    if (gap === 'end') return null
    if (endAt(index) !== null) return index
  }
  return null
}
