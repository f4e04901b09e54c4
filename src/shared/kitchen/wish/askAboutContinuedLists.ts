import { areDishesUnlikelyAllergens } from './foods/dishInList.ts'
import { isFoodItem } from './foods/isFoodItem.ts'
import { markLimitUnclear, type WishReadingState } from './reading.ts'

/**
 * "No nuts! Or eggs!", or the eggs on a line of their own: foods that "or" or a line carries on from what the sentence before leaves out
 * are asked about. A dish on the next line is wished for.
 */
export function askAboutContinuedLists(reading: WishReadingState): void {
  const { items, unwanted } = reading
  const asked = new Set<number>()
  for (const [at, item] of items.entries()) {
    if (at === 0 || item.gap !== 'end') continue
    const isLine = item.listSign === 'line' || item.listSign === 'bullet'
    if (item.role !== 'joins' && !item.joins && !isLine) continue
    const end = items.findIndex((each, index) => index > at && each.gap === 'end')
    const clause = items.slice(at, end === -1 ? items.length : end)
    const foods = clause.flatMap((each, index) => (isFoodItem(each) ? [at + index] : []))
    // Arabic begins most sentences with "and", so that nothing else may be said there.
    const isOnlyFoods = clause.every(
      (each) => isFoodItem(each) || each.role === 'joins' || (each.role === 'idle' && !item.joins),
    )
    const isOpen =
      foods.some((food) => !unwanted.has(food)) && !(isLine && areDishesUnlikelyAllergens(items, foods))
    if (!isOnlyFoods || !isOpen || !(unwanted.has(at - 1) || asked.has(at - 1))) continue
    markLimitUnclear(reading, at, [], foods)
    asked.add(foods.at(-1)!)
  }
}
