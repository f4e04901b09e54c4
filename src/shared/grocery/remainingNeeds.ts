import type { FoodAtHandStock } from './atHandStock.ts'
import type { RecipeShareOfItem } from './items.ts'
import type { GroceryShareOfMeal } from './mealShares.ts'
import {
  filterMeasuredAmounts,
  findCommonMeasure,
  relativeAmountTolerance,
  scaleRequiredAmounts,
  sumAmountsInMeasure,
} from './requiredAmounts.ts'
import { isSameJsonValue } from './sameValue.ts'

/** How the shares of one food of one meal change. */
interface ShareChanges {
  /** Shares that get another amount, or are taken out (null). */
  changed: [GroceryShareOfMeal, RecipeShareOfItem | null][]
  /** What is asked in addition; null for nothing. */
  more: RecipeShareOfItem | null
}

/**
 * What is still to be bought of one food for one meal, compared with what the list asks: less than that makes shares smaller, more
 * is a share of its own, so that a tick never stands for more than its author saw.
 */
export function changeSharesToRemainingNeed(
  meal: { mealId: string; date: string; listId: string },
  key: string,
  need: RecipeShareOfItem,
  shares: readonly GroceryShareOfMeal[],
  stock: FoodAtHandStock,
): ShareChanges {
  const settled = shares.filter(({ isSettled }) => isSettled)
  const open = shares.filter(({ isSettled, listId }) => !isSettled && listId === meal.listId)
  const elsewhere = shares.filter(({ isSettled, listId }) => !isSettled && listId !== meal.listId)
  const changed: ShareChanges['changed'] = elsewhere.map((share) => [share, null])
  const groups = [...settled, ...open].map(({ share }) => share.parts)
  const measure = findCommonMeasure([need.parts, ...groups])
  const total = measure === null ? 0 : sumAmountsInMeasure(need.parts, measure)
  if (filterMeasuredAmounts(need.parts).length === 0 || measure === null || total <= 0) {
    const isThere = settled.length > 0 || stock.has(meal, key)
    const same = open.find(({ share }) => isSameJsonValue(share.parts, need.parts))
    for (const share of open) if (isThere || share !== same) changed.push([share, null])
    return { changed, more: isThere || same ? null : need }
  }
  const totalOfUnchangedShares = settled.reduce(
    (sum, { share }) => sum + sumAmountsInMeasure(share.parts, measure),
    0,
  )
  let left = stock.take(meal, key, need.parts, Math.max(0, 1 - totalOfUnchangedShares / total)) * total
  for (const share of open) {
    const asked = sumAmountsInMeasure(share.share.parts, measure)
    const isWhole = asked <= left + relativeAmountTolerance * total && asked > 0
    if (isWhole) left -= asked
    else if (left > relativeAmountTolerance * total) {
      changed.push([
        share,
        { ...share.share, parts: [...scaleRequiredAmounts(share.share.parts, left / asked)] },
      ])
      left = 0
    } else changed.push([share, null])
  }
  const more =
    left > relativeAmountTolerance * total
      ? { ...need, parts: scaleRequiredAmounts(need.parts, left / total) }
      : null
  return { changed, more }
}
