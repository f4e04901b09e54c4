import { listAfter } from '../foods/dishInList.ts'
import { isFood } from '../foods/isFood.ts'
import type { Reading } from '../reading.ts'
import { excludeWhole } from './excludeWhole.ts'
import { readLeavesOutPrevious } from './leavesOutBefore.ts'

/** "Ew, olives": the foods right behind a cry of disgust, else those before it. */
export function readDisgust(reading: Reading, at: number): void {
  const { items } = reading
  let next = at + 1
  while (items[next]?.role === 'idle' && items[next]!.gap !== 'end') next++
  const isNext = isFood(items[next]) && items[next]!.gap !== 'end' && items[at]!.gap === 'end'
  if (!isNext) {
    readLeavesOutPrevious(reading, at)
    return
  }
  reading.understood.add(at)
  excludeWhole(reading, at, listAfter(reading, at, true).foods)
}
