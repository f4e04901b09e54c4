import { isFoodItem } from '../../foods/isFoodItem.ts'
import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import { isNameOfAllergen } from '../../sideBySide.ts'
import type { WishItem } from '../../wishItems.ts'
import type { WishToken } from '../../wishTokens.ts'
import { isFoodInExemptibleGroup } from './exceptions.ts'

const negations: ReadonlySet<WishItem['role']> = new Set(['notNext', 'notEither'])
const allergies: ReadonlySet<WishItem['role']> = new Set(['allergyNext', 'allergy', 'freePrevious'])
const exclusions: ReadonlySet<WishItem['role']> = new Set(['leavesOutNext', 'leavesOutEither', ...negations])
const passedOver: ReadonlySet<WishItem['role']> = new Set(['food', 'joins', 'idle', 'pronouns', 'ends'])

/** "Not even almonds", "tampoco", "also not": they add to what is left out. */
const adding = new Set(
  'even either neither mal einmal auch sogar meme non plus siquiera tampoco bhi भी حتى ايضا'
    .split(' ')
    .map(normalizeWishWord),
)

/** Groups of which people say in brackets what does not belong to them. */
const nuts: ReadonlySet<string> = new Set(['nut', 'tree nut'])

/**
 * Items in which a negation in brackets behind a limit excepts its foods: "allergic to tree nuts (not coconut)", "gluten (not oats) free". Behind
 * nuts without a word of a limit its foods are asked about; "salad (not tomatoes)" stays a limit.
 */
export function readExceptionsInBrackets(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  let read = items
  for (const [at, item] of items.entries()) {
    if (item.gap !== 'bracket' || item.closesBracket || at === 0) continue
    const end = endOfBracket(items, at)
    const inner = items.slice(at, end)
    const negation = inner.findIndex(({ role }) => negations.has(role))
    if (negation === -1 || !isOnlyDenial(inner, negation, tokens)) continue
    const limit = limitAround(items, at, end)
    if (limit === 'none') continue
    read = read.map((each, index) => {
      if (index < at || index >= end) return each
      if (limit === 'behind') return { ...each, role: 'idle', food: null }
      if (index !== at + negation) return each
      if (limit === 'unsure')
        return { ...each, role: isFoodItem(inner[negation - 1]) ? 'doubtPrevious' : 'doubtNext' }
      return { ...each, role: negation === inner.length - 1 ? 'allowsPrevious' : 'exceptNext' }
    })
  }
  return read
}

function endOfBracket(items: readonly WishItem[], from: number): number {
  let end = from + 1
  while (items[end] && !items[end]!.closesBracket && items[end]!.gap !== 'end') end++
  return end
}

/** Whether a bracket says nothing but that it is not so of its foods. */
function isOnlyDenial(inner: readonly WishItem[], negation: number, tokens: readonly WishToken[]): boolean {
  return (
    inner.some(isFoodItem) &&
    inner.every(({ role }, index) => index === negation || passedOver.has(role)) &&
    !inner.some(({ from, to }) => tokens.slice(from, to).some(({ word }) => adding.has(word)))
  )
}

/** What limit a bracket may be an exception from: one before it, one whose word follows it, or one of which no word tells. */
function limitAround(
  items: readonly WishItem[],
  at: number,
  end: number,
): 'before' | 'behind' | 'unsure' | 'none' {
  const before = items[at - 1]!
  const next = items[end]
  if (isFoodItem(before) && next?.closesBracket && (next.role === 'allergy' || next.role === 'freePrevious'))
    return 'behind'
  let start = at
  while (start > 0 && items[start]!.gap !== 'end') start--
  const words = items.slice(start, at)
  if (words.some(({ role }) => allergies.has(role))) return 'before'
  if (!isFoodItem(before)) return 'none'
  const group = before.food
  const foods = items.slice(at, end).filter(isFoodItem)
  const isPart = foods.every(({ food }) => nuts.has(group) || isFoodInExemptibleGroup(food!, group))
  if (!isPart) return 'none'
  // "No nuts (not peanuts)" may name them once more.
  const isSure =
    words.some(({ role }) => exclusions.has(role)) && !foods.some(({ food }) => isNameOfAllergen(food!))
  if (isSure) return 'before'
  return nuts.has(group) ? 'unsure' : 'none'
}
