import { listFoodsAfterWithoutDish } from '../foods/dishInList.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { WishReadingState } from '../reading.ts'
import { excludeUnlessQualified } from './exceptions/excludeUnlessQualified.ts'
import { readExclusionAfterFoods } from './leavesOutBefore.ts'

/** "Ew, olives": the foods right behind a cry of disgust, else those before it. */
export function readFoodsBesideDisgust(reading: WishReadingState, at: number): void {
  const { items } = reading
  let next = at + 1
  while (items[next]?.role === 'idle' && items[next]!.gap !== 'end') next++
  const isNext = isFoodItem(items[next]) && items[next]!.gap !== 'end' && items[at]!.gap === 'end'
  if (!isNext) {
    readExclusionAfterFoods(reading, at)
    return
  }
  reading.understood.add(at)
  excludeUnlessQualified(reading, at, listFoodsAfterWithoutDish(reading, at, true).foods)
}
