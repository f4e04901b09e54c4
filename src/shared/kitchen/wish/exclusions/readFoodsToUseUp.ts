import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { type WishUsedUpWords, wishUsedUpWords } from '../languages/usedUpWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

type Trees = Record<keyof WishUsedUpWords, PhraseNode<true>>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const made = known.get(language)
  if (made) return made
  const { uses, perhaps, spoils, diets } = wishUsedUpWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const trees = { uses: tree(uses), perhaps: tree(perhaps), spoils: tree(spoils), diets: tree(diets) }
  known.set(language, trees)
  return trees
}

/**
 * Items in which a food that is to be used up is wished for: "दूध खत्म करना है". Of "Eier müssen weg", which may also mean that they are
 * to be left out, it is asked, unless the wish says that they spoil or where they lie.
 */
export function readFoodsToUseUp(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const lengthIn = (tree: PhraseNode<true>, token: number) =>
    findLongestPhrase(tree, token, formsAt)?.length ?? 0
  const says = (tree: PhraseNode<true>) => tokens.some((_, token) => lengthIn(tree, token) > 0)
  let read: WishItem[] | null = null
  for (let at = items.length - 1; at > 0; at--) {
    const item = items[at]!
    const isPlaced = isFoodItem(items[at - 1]) || isFoodLyingBefore(items, at)
    if (!isPlaced || !isNameContinuedAcrossGap(item) || isFoodItem(item)) continue
    const [ofUse, ofPerhaps] = [lengthIn(trees.uses, item.from), lengthIn(trees.perhaps, item.from)]
    const to = item.from + Math.max(ofUse, ofPerhaps)
    if (item.to > to || to === item.from) continue
    let end = at + 1
    while (end < items.length && items[end]!.from < to) end++
    if (items[end - 1]!.to > to || says(trees.diets)) continue
    const role = ofUse > 0 || says(trees.spoils) ? 'noLimit' : 'doubtPrevious'
    read ??= [...items]
    read.splice(at, end - at, { ...item, role, food: null, condition: null, qualifies: null, to })
  }
  return read ?? items
}

/** "Die Eier im Kühlschrank": a food, and where it lies. */
function isFoodLyingBefore(items: readonly WishItem[], at: number): boolean {
  let index = at - 1
  if (items[index]?.role !== 'harmless') return false
  while (
    index > 0 &&
    ['idle', 'harmless'].includes(items[index]!.role) &&
    isNameContinuedAcrossGap(items[index]!)
  )
    index--
  return isFoodItem(items[index])
}
