import { isFoodItem } from '../../foods/isFoodItem.ts'
import { excludeFoods, type WishReadingState } from '../../reading.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap } from '../../wishTokens.ts'
import { isFoodInExemptibleGroup } from './exceptions.ts'

const denying: readonly WishItem['role'][] = ['leavesOutPrevious', 'leavesOutEither', 'notEither']

/**
 * "All nuts except almonds are out": the group before the exception is left out, and not the food between, which the words behind it
 * were taken to be about.
 */
export function readAllExceptOut(reading: WishReadingState): void {
  const { items } = reading
  for (const [at, { role }] of items.entries()) {
    if (role !== 'exceptNext') continue
    const group = foodBefore(items, at)
    const { foods, denial } = foodsBeforeDenial(items, at)
    if (group === null || denial === null || foods.length === 0) continue
    const isOfGroup = foods.every((food) => isFoodInExemptibleGroup(items[food]!.food!, items[group]!.food!))
    if (!isOfGroup) continue
    for (const food of foods) {
      reading.unwanted.delete(food)
      reading.allowed.add(food)
    }
    reading.doubts = reading.doubts.filter(
      (doubt) => !doubt.foods.every((food) => food === group || foods.includes(food)),
    )
    excludeFoods(reading, denial, [group], 'left out')
  }
}

/** The food right before an item, with articles between at most. */
function foodBefore(items: readonly WishItem[], at: number): number | null {
  let index = at
  do {
    if (!isNameContinuedAcrossGap(items[index]!)) return null
    index--
  } while (items[index]?.role === 'idle')
  return isFoodItem(items[index]) ? index : null
}

/** The foods behind an item up to the words that deny them, in the same clause. */
function foodsBeforeDenial(
  items: readonly WishItem[],
  at: number,
): { foods: readonly number[]; denial: number | null } {
  const foods: number[] = []
  for (let index = at + 1; index < items.length; index++) {
    const item = items[index]!
    if (!isNameContinuedAcrossGap(item) && item.gap !== 'and') break
    if (isFoodItem(item)) foods.push(index)
    else if (denying.includes(item.role)) return { foods, denial: index }
    else if (item.role !== 'idle' && item.role !== 'joins') break
  }
  return { foods, denial: null }
}
