import { isSentenceOnlyFoodsUpTo } from '../../foods/foodLists.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap } from '../../wishTokens.ts'
import type { GivenUpVerbsInWish } from './givenUpVerbs.ts'

interface FoundFood {
  index: number
  /** Whether every word between is known. */
  isSure: boolean
  /** Whether it is no word that is only one letter away from a food: "saqué al perro" is no leek. */
  isNamed: boolean
  /** Whether the food is said to be used: "mit Butter gestrichen". */
  isWith: boolean
}

export const passed: readonly WishItem['role'][] = ['idle', 'pronouns', 'uses', 'examplesNext']

const isPassedOver = (item: WishItem, verbs: GivenUpVerbsInWish) =>
  verbs.isHelper(item) || verbs.isConfirming(item.from) || denying.includes(item.role)

export function foodBehind(
  items: readonly WishItem[],
  at: number,
  verbs: GivenUpVerbsInWish,
): FoundFood | null {
  let unknown = 0
  for (let index = at + 1; index < items.length; index++) {
    const item = items[index]!
    if (!isNameContinuedAcrossGap(item) && item.gap !== 'colon' && item.gap !== 'equals') return null
    if (isFoodItem(item) || (index === at + 1 && item.food !== null))
      return { index, isSure: unknown === 0, isNamed: item.role === 'food', isWith: false }
    if (isPassedOver(item, verbs)) continue
    if (item.role === 'unknown' ? ++unknown > maxUnknown : !passed.includes(item.role)) return null
  }
  return null
}

export function foodBefore(
  items: readonly WishItem[],
  at: number,
  verbs: GivenUpVerbsInWish,
): FoundFood | null {
  let unknown = 0
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]!
    const { gap } = items[index + 1]!
    if (gap === 'end' || (!isNameContinuedAcrossGap({ gap }) && !isSentenceOnlyFoodsUpTo(items, index)))
      return null
    if (isFoodItem(item)) {
      let before = index
      while (before > 0 && items[before]!.gap === 'space' && items[before - 1]!.role === 'idle') before--
      const isWith = items[before]!.gap === 'space' && items[before - 1]?.role === 'wishesNext'
      return { index, isSure: unknown === 0, isNamed: item.role === 'food', isWith }
    }
    if (isPassedOver(item, verbs)) continue
    if (item.role === 'unknown' ? ++unknown > 1 : !passed.includes(item.role)) return null
  }
  return null
}

/** Whether nothing but a helping verb and who does it stands behind a verb: "Käse gestrichen haben wir". */
export function isClosed(items: readonly WishItem[], from: number, verbs: GivenUpVerbsInWish): boolean {
  let index = from
  while (items[index] && (verbs.isHelper(items[index]!) || items[index]!.role === 'idle')) index++
  return isComplete(items[index])
}

/** Whether what a verb is about ends before an item, or is not said more of. */
export const isComplete = (item: WishItem | undefined) =>
  item === undefined || !isNameContinuedAcrossGap(item) || item.role === 'ends' || item.role === 'joins'

/** Maximum unknown words between a verb and its food; with one, a question is asked about the food. */
export const maxUnknown = 2

export const denying: readonly WishItem['role'][] = ['notNext', 'notEither']
