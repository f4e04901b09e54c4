import { isFoodItem } from '../../foods/isFoodItem.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishLanguageId } from '../../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

/** Words that in these languages except foods where a word for all of them stands before: "all nuts but cashews". */
const buts: Readonly<Partial<Record<WishLanguageId, ReadonlySet<string>>>> = {
  en: new Set(['but', 'minus', 'save']),
  es: new Set(['menos']),
  pt: new Set(['menos']),
}
const alls = new Set(
  'all any every everything anything whatever most todo todos toda todas cualquier tudo qualquer'.split(' '),
)

/** Tokens between a word for all and the word that excepts at most: "all kinds of shellfish". */
const maxBetween = 4

/** Items in which "but" and its like except foods from all of a kind: "all nuts but cashews", "todos los quesos menos feta". */
export function readExceptionsOfAll(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: WishLanguageId,
): readonly WishItem[] {
  const words = buts[language]
  if (!words || !tokens.some(({ word }) => words.has(word))) return items
  return items.map((item, at) => {
    const isBut = item.to === item.from + 1 && words.has(tokens[item.from]!.word) && !isFoodItem(item)
    if (!isBut || item.gap !== 'space' || !isFoodItem(items[at - 1]) || !isFoodAlone(items, at + 1))
      return item
    if (!isOfAll(items, tokens, at)) return item
    // "Every nut but almonds is ok" may as well say that almonds are.
    const isApproved = items
      .slice(at + 2, at + 4)
      .some(({ role, gap }) => role === 'allowsPrevious' && gap === 'space')
    return { ...item, role: isApproved ? 'doubtNext' : 'exceptNext', food: null, condition: null }
  })
}

function isOfAll(items: readonly WishItem[], tokens: readonly WishToken[], at: number): boolean {
  const { from } = items[at]!
  for (let token = from - 1; token >= 0 && token >= from - 1 - maxBetween; token--) {
    if (alls.has(tokens[token]!.word)) return true
    if (!isNameContinuedAcrossGap(tokens[token]!)) return false
  }
  return false
}

const goingOn: readonly WishItem['role'][] = [
  'joins',
  'ends',
  'allowsPrevious',
  'leavesOutPrevious',
  'leavesOutEither',
  'notEither',
]

/** Whether a food stands there, with an article at most, and nothing is said of it: not "but cashews are my favourite". */
function isFoodAlone(items: readonly WishItem[], from: number): boolean {
  let at = from
  while (items[at]?.role === 'idle' && isNameContinuedAcrossGap(items[at]!)) at++
  if (!isFoodItem(items[at]) || !isNameContinuedAcrossGap(items[at]!)) return false
  const next = items[at + 1]
  return (
    next === undefined ||
    !isNameContinuedAcrossGap(next) ||
    goingOn.includes(next.role) ||
    // "All meat but chicken is out".
    (next.role === 'idle' && goingOn.includes(items[at + 2]?.role ?? 'unknown'))
  )
}
