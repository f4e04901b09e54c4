import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishWordsAnsweringNone } from '../languages/sharedWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const known = new Map<WishLanguage, PhraseNode<true>>()

const signs: readonly WishItem['gap'][] = ['colon', 'dash', 'equals']

/** "Ben (lactose), me (nothing) - lasagne": the bracket is about a person, and no negation of what follows. */
const isNothingInBrackets = (
  items: readonly WishItem[],
  at: number,
  lengthAt: (token: number) => number,
): boolean =>
  items[at]!.gap === 'bracket' &&
  items[at + 1]?.closesBracket === true &&
  !isFoodItem(items[at - 1]) &&
  lengthAt(items[at]!.from) === items[at]!.to - items[at]!.from

/** Items in which "nothing" is a negation where it is all that is answered to a food: "frutos secos: nada, pollo: sí". */
export function readNothingAsAnswer(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const { language } = compiled
  const tree = known.get(language) ?? buildPhraseTree(wishWordsAnsweringNone, language)
  known.set(language, tree)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const read: WishItem[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    if (isNothingInBrackets(items, at, (token) => findLongestPhrase(tree, token, formsAt)?.length ?? 0)) {
      read.push({ ...item, role: 'idle', food: null })
      continue
    }
    const isAnswer = signs.includes(item.gap) && isFoodItem(items[at - 1]) && !isFoodItem(item)
    const length = isAnswer ? (findLongestPhrase(tree, item.from, formsAt)?.length ?? 0) : 0
    const to = item.from + length
    const end = items.findIndex(({ from }) => from >= Math.max(to, item.to))
    const next = tokens[Math.max(to, item.to)]
    if (length === 0 || (next && next.gap !== 'end' && next.gap !== 'comma')) {
      read.push(item)
      continue
    }
    read.push({ ...item, role: 'leavesOutNext', food: null, condition: null, to: Math.max(to, item.to) })
    at = (end === -1 ? items.length : end) - 1
  }
  return read
}
