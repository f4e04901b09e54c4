import { isFoodItem } from '../foods/isFoodItem.ts'
import { markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'

/**
 * "No gluten-free stuff" rejects what is free of gluten, so that gluten is not left out. "No gluten free" alone may mean this or the
 * opposite, and is asked about.
 */
export function readDoubleNegation(reading: WishReadingState, at: number): boolean {
  const { items } = reading
  const food = nextOf(items, at)
  const free = items[food + 1]
  if (
    !isFoodItem(items[food]) ||
    !isNameContinuedAcrossGap(items[food]!) ||
    free?.role !== 'freePrevious' ||
    !isNameContinuedAcrossGap(free)
  )
    return false
  const thing = items[food + 2]
  const isOfThing =
    free.gap === 'hyphen' && thing !== undefined && isNameContinuedAcrossGap(thing) && thing.role !== 'joins'
  reading.understood.add(at)
  reading.understood.add(food + 1)
  if (!isOfThing) markLimitUnclear(reading, at, [food + 1], [food], { isCertain: true })
  return true
}

function nextOf(items: readonly WishItem[], at: number): number {
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  return next
}

const negating: readonly WishItem['role'][] = ['leavesOutNext', 'nothingNext']

/** Whether a negation stands right before a food. */
export function isDenied(items: readonly WishItem[], food: number): boolean {
  let before = food - 1
  while (items[before]?.role === 'idle' && isNameContinuedAcrossGap(items[before + 1]!)) before--
  return (
    isNameContinuedAcrossGap(items[food]!) &&
    negating.includes(items[before]?.role ?? 'idle') &&
    isNameContinuedAcrossGap(items[before + 1]!)
  )
}
