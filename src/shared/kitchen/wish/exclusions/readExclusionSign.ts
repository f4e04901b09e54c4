import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from '../foods/dishInList.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { excludeFoods, markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { readExclusionBeforeFoods } from './readNegation.ts'

const any = () => true

/**
 * "🥜🚫 noodles", "🚫🥜 noodles", "❌ nuts", "nuts ❌": a sign is of the signs it touches, all on one side of it; else of the
 * foods on its one side, and between two foods that do not touch it nobody can tell.
 */
export function readExclusionSign(reading: WishReadingState, at: number): void {
  const { items } = reading
  const touched = touchedFoods(items, at)
  if (touched) {
    excludeFoods(reading, at, touched, 'left out')
    return
  }
  const before = listFoodsBeforeWithoutDish(items, at, { maxSkipped: 0, mayJoin: any, isSure: any }).foods
  const after = listFoodsAfterWithoutDish(reading, at).foods
  if (before.length > 0 && after.length > 0) markLimitUnclear(reading, at, [], [...before, ...after])
  else if (before.length > 0) excludeFoods(reading, at, before, 'left out')
  else readExclusionBeforeFoods(reading, at)
}

/** The foods of a row of signs that one of them is about; null where it touches none. A row that begins with a food ends in what is said of it. */
function touchedFoods(items: readonly WishItem[], at: number): number[] | null {
  let from = at
  while (items[from]!.isTouching) from--
  const step = isFoodItem(items[from]) ? -1 : 1
  const foods: number[] = []
  const touches = (index: number) => (step === -1 ? index >= from : items[index]?.isTouching === true)
  for (let index = at + step; touches(index) && isFoodItem(items[index]); index += step) foods.push(index)
  return foods.length > 0 ? foods : null
}
