import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { wishDerivativeWords } from '../languages/foods/derivativeWords.ts'
import { wishPhrasesForFoodContaining } from '../languages/foods/foodContainingWords.ts'
import { exclusionPhraseFields, type PhraseRole } from '../phraseRoles.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { isFoodItem } from './isFoodItem.ts'
import { readFormsOfWishWord } from './wordForms.ts'

interface Trees {
  behind: PhraseNode<true>
  before: PhraseNode<true>
  /** For whatever has the food behind them in it; read behind an allergy only. */
  containing: PhraseNode<true>
}

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const made = known.get(language)
  if (made) return made
  const { behind, before } = wishDerivativeWords[language.id]
  const trees = {
    behind: buildPhraseTree(behind, language),
    before: buildPhraseTree(before, language),
    containing: buildPhraseTree(wishPhrasesForFoodContaining(language.id), language),
  }
  known.set(language, trees)
  return trees
}

const isAgainst = ({ role }: WishItem) => (exclusionPhraseFields as ReadonlySet<WishItem['role']>).has(role)

/** Items in which "or anything made from it" behind a food, and "anything made from" before one, are one item each. */
export function joinDerivativePhrases(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const { behind, before, containing } = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const read: WishItem[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const isOfAllergy = isRightBehindAllergy(read, item)
    const longest = (tree: PhraseNode<true>) => findLongestPhrase(tree, item.from, formsAt)?.length ?? 0
    const beforeIt = wholeItems(items, at, Math.max(longest(before), isOfAllergy ? longest(containing) : 0))
    const afterIt = wholeItems(items, at, longest(behind))
    const food = afterIt > 0 && afterIt >= beforeIt ? foodBefore(read, item) : -1
    // Hindi "दूध से बनी मिठाई", sweets made of milk: the dish stands behind.
    const isOfDish = compiled.language.allergyFollows === true && isFoodItem(items[at + afterIt])
    if (food !== -1 && !isOfDish) {
      const joined = read.splice(food + 1)
      const { gap, listSign, hasColon, closesBracket, isTouching } = joined[0] ?? item
      const from = (joined[0] ?? item).from
      const to = items[at + afterIt - 1]!.to
      read.push({
        ...plain(item),
        from,
        to,
        gap,
        listSign,
        hasColon,
        closesBracket,
        isTouching,
        derives: 'behind',
      })
      at += afterIt - 1
      continue
    }
    // "No onion, products made of corn are fine": behind a comma something else may begin.
    const mayBegin = item.gap !== 'comma' || isAgainst(item)
    if (beforeIt > 0 && mayBegin) {
      const covered = items.slice(at, at + beforeIt)
      const against = isOfAllergy ? undefined : covered.find(isAgainst)
      const role: PhraseRole | 'food' | 'unknown' = against?.role ?? 'idle'
      read.push({ ...plain(item), role, to: covered.at(-1)!.to, derives: 'before' })
      at += beforeIt - 1
    } else read.push(item)
  }
  return read
}

/** Whether a word of an allergy stands before an item, with nothing but idle words or a colon between. */
function isRightBehindAllergy(read: readonly WishItem[], item: WishItem): boolean {
  let { gap } = item
  for (let index = read.length - 1; index >= 0; index--) {
    if (gap !== 'colon' && !isNameContinuedAcrossGap({ gap })) return false
    const before = read[index]!
    if (before.role === 'allergyNext' || before.role === 'allergy') return true
    if (before.role !== 'idle' && before.role !== 'pronouns') return false
    gap = before.gap
  }
  return false
}

const plain = (item: WishItem): WishItem => ({
  ...item,
  role: 'idle',
  food: null,
  condition: null,
  qualifies: null,
})

/** How many items a phrase of so many words covers from one on; none where it names a food or somebody's diet, or ends within an item. */
function wholeItems(items: readonly WishItem[], at: number, length: number): number {
  if (length === 0) return 0
  const end = items[at]!.from + length
  for (let index = at; index < items.length; index++) {
    const { role, condition, to } = items[index]!
    if (role === 'food' || condition !== null || to > end) return 0
    if (to === end) return index - at + 1
  }
  return 0
}

/** The place of the food right before an item, with nothing but "and", "or", "nor" and the like between; else -1. */
function foodBefore(read: readonly WishItem[], item: WishItem): number {
  if (item.gap === 'end') return -1
  for (let index = read.length - 1; index >= 0; index--) {
    const before = read[index]!
    if (before.role === 'food') return index
    if (before.gap === 'end' || !(before.role === 'joins' || before.role === 'idle' || isAgainst(before)))
      return -1
  }
  return -1
}

/** Makes the whole allergen the limit where not only a food is left out but also what is made of it. */
export function widenLimitToDerivatives(reading: WishReadingState): void {
  for (const [at, { derives }] of reading.items.entries()) {
    if (!derives) continue
    const foods = derives === 'behind' ? listedFrom(reading, at, -1) : listedFrom(reading, at, 1)
    for (const food of foods)
      if (reading.unwanted.get(food) === 'left out') reading.unwanted.set(food, 'free')
  }
}

const passed: readonly WishItem['role'][] = [
  'idle',
  'joins',
  'pronouns',
  'leavesOutNext',
  'notEither',
  'notNext',
]

/** The foods of the list that stands beside an item, on the side of `step`. */
function listedFrom({ items }: WishReadingState, at: number, step: 1 | -1): number[] {
  const foods: number[] = []
  for (let index = at + step; items[index]; index += step) {
    const item = items[index]!
    if ((step === 1 ? item : items[index + 1]!).gap === 'end') break
    if (isFoodItem(item)) foods.push(index)
    else if (!passed.includes(item.role)) break
  }
  return foods
}
