import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishApprovalWords } from '../languages/approvalWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const known = new Map<WishLanguage, PhraseNode<true>>()

const denials: readonly WishItem['role'][] = ['notNext', 'notEither', 'leavesOutNext']

/** Last words of an approval by which its food may stand behind it. */
const prepositions: ReadonlySet<string> = new Set(['with', 'mit', 'avec', 'con', 'com', 'met'])

/** Idle words between a negation and what it denies at most: "not really all that ok". */
const maxBetween = 3

/** Items in which approval that is denied leaves out the food before it: "eggs are not ok for Ben", "Eier passen nicht". */
export function markDeniedApproval(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): WishItem[] {
  const { language } = compiled
  const tree = known.get(language) ?? buildPhraseTree(wishApprovalWords[language.id], language)
  known.set(language, tree)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const read: WishItem[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const to = endOfDenial(items, at, (token) => findLongestPhrase(tree, token, formsAt)?.length ?? 0)
    if (to === null) {
      read.push(item)
      continue
    }
    const next = items.find(({ from }) => from >= to)
    // "Not ok with prawns": the food may stand behind.
    const isBehind =
      prepositions.has(tokens[to - 1]!.word) && next?.from === to && next.gap === 'space' && isFoodItem(next)
    const role = isBehind ? 'leavesOutNext' : 'leavesOutPrevious'
    read.push({ ...item, role, food: null, condition: null, to, deniesApproval: !isBehind })
    while (at + 1 < items.length && items[at + 1]!.from < to) at++
  }
  return read
}

/** The token behind a denied approval that begins at an item, null where none does. */
function endOfDenial(
  items: readonly WishItem[],
  at: number,
  lengthAt: (token: number) => number,
): number | null {
  const item = items[at]!
  let next = at + 1
  if (item.role === 'allowsPrevious') {
    const denial = items[next]
    const isDenied = denial?.gap === 'space' && (denial.role === 'notEither' || denial.role === 'notNext')
    const behind = items[next + 1]
    return isDenied && (!behind || !isNameContinuedAcrossGap(behind) || !isFoodItem(behind))
      ? denial.to
      : null
  }
  if (!denials.includes(item.role)) return null
  for (; next < items.length && next <= at + 1 + maxBetween; next++) {
    const each = items[next]!
    if (each.gap !== 'space') return null
    const length = lengthAt(each.from)
    if (length > 0) return Math.max(each.to, each.from + length)
    if (each.role !== 'idle') return null
  }
  return null
}
