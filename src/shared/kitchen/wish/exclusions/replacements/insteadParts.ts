import { buildPhraseTree, type CompiledLanguage } from '../../compileLanguage.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../../foods/wordForms.ts'
import { wishInsteadWords } from '../../languages/insteadWords.ts'
import { exclusionPhraseFields } from '../../phraseRoles.ts'
import { findLongestPhrase, type PhraseNode } from '../../phraseTree.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishLanguage } from '../../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

type Trees = Record<'behind' | 'before', PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const made = known.get(language)
  if (made) return made
  const { behind, before } = wishInsteadWords[language.id]
  const trees = { behind: buildPhraseTree(behind, language), before: buildPhraseTree(before, language) }
  known.set(language, trees)
  return trees
}

/**
 * Items in which a part between commas that says "instead" begins a new sentence, so that its foods belong to no list of
 * what is left out: "without egg or pork, tofu instead", "sans viande, plutôt du tofu".
 */
export function separateInsteadParts(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  let read: WishItem[] | null = null
  for (const [at, item] of items.entries()) {
    if (isFoodItem(item)) continue
    const lengthIn = (tree: PhraseNode<true>) => findLongestPhrase(tree, item.from, formsAt)?.length ?? 0
    const [ofBehind, ofBefore] = [lengthIn(trees.behind), lengthIn(trees.before)]
    const start = startOfPart(items, at)
    const isBehind = ofBehind > 0 && isLast(items, at, item.from + ofBehind) && isWished(items, start, at)
    const isBefore = ofBefore > 0 && at === start && isFoodNext(items, item.from + ofBefore)
    if (!isBehind && !isBefore) continue
    read ??= [...items]
    if (start > 0) read[start] = { ...read[start]!, gap: 'end' }
    const to = item.from + Math.max(isBehind ? ofBehind : 0, isBefore ? ofBefore : 0)
    for (let index = at; index < items.length && items[index]!.to <= to; index++)
      read[index] = { ...read[index]!, role: 'idle', food: null, condition: null }
  }
  return read ?? items
}

function startOfPart(items: readonly WishItem[], at: number): number {
  let start = at
  while (start > 0 && isWithinOrAnd(items[start]!)) start--
  return start
}

const isWithinOrAnd = ({ gap }: WishItem) => isNameContinuedAcrossGap({ gap }) || gap === 'and'

const isAgainst = ({ role }: WishItem) => (exclusionPhraseFields as ReadonlySet<string>).has(role)

/** Whether nothing but foods and what wishes for them stands between two places. */
function isWished(items: readonly WishItem[], from: number, to: number): boolean {
  const part = items.slice(from, to)
  return part.some(isFoodItem) && !part.some((item) => isAgainst(item) || item.condition)
}

/** "Tofu instead of egg" and "fish instead, no meat": what follows in the same part is neither a food nor a negation. */
function isLast(items: readonly WishItem[], at: number, to: number): boolean {
  const next = items.findIndex(({ from }) => from >= to)
  if (items.some((item, index) => index >= at && item.from < to && item.to > to)) return false
  const item = items[next]
  return item === undefined || !isNameContinuedAcrossGap(item) || (!isFoodItem(item) && !isAgainst(item))
}

/** Whether nothing but words that say nothing and then a food stand behind a token. */
function isFoodNext(items: readonly WishItem[], to: number): boolean {
  let next = items.findIndex(({ from }) => from >= to)
  if (next === -1 || items.some((item) => item.from < to && item.to > to)) return false
  const passed: readonly string[] = ['idle', 'uses', 'wishesNext']
  while (items[next] && isNameContinuedAcrossGap(items[next]!) && passed.includes(items[next]!.role)) next++
  return items[next] !== undefined && isNameContinuedAcrossGap(items[next]!) && isFoodItem(items[next])
}
