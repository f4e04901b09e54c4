import { listAfter } from '../foods/dishInList.ts'
import { isFood } from '../foods/isFood.ts'
import type { WishReadingState } from '../reading.ts'
import { excludeUnlessQualified } from './excludeWhole.ts'
import { readLeavesOutPrevious } from './leavesOutBefore.ts'

/** "Ew, olives": the foods right behind a cry of disgust, else those before it. */
export function readDisgust(reading: WishReadingState, at: number): void {
  const { items } = reading
  let next = at + 1
  while (items[next]?.role === 'idle' && items[next]!.gap !== 'end') next++
  const isNext = isFood(items[next]) && items[next]!.gap !== 'end' && items[at]!.gap === 'end'
  if (!isNext) {
    readLeavesOutPrevious(reading, at)
    return
  }
  reading.understood.add(at)
  excludeUnlessQualified(reading, at, listAfter(reading, at, true).foods)
}
