import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from './foods/dishInList.ts'
import { markLimitUnclear, type WishReadingState } from './reading.ts'

const any = () => true

/** "He dejado el queso": given up, or left somewhere. The foods on the side that is told are asked about. */
export function askAboutDoubtfulExclusion(reading: WishReadingState, at: number): void {
  const { items } = reading
  const { role } = items[at]!
  const reached = role === 'doubtPrevious' ? null : listFoodsAfterWithoutDish(reading, at)
  const after = reached ? [...reached.foods, ...reached.doubtful] : []
  const before =
    role === 'doubtNext'
      ? []
      : listFoodsBeforeWithoutDish(items, at, {
          maxSkipped: 1,
          mayPassComma: true,
          mayJoin: any,
          isSure: any,
        }).foods
  const foods = [...before, ...after].filter((food) => !reading.unwanted.has(food))
  if (foods.length > 0) markLimitUnclear(reading, at, [], foods)
}
