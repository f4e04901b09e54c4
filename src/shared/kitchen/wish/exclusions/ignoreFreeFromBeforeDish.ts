import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

/** Items in which "free from" right before a dish does not leave the dish out: of what "free from cake" is free it does not say. */
export function ignoreFreeFromBeforeDish(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
): readonly WishItem[] {
  return items.map((item, at) => {
    const words = tokens.slice(item.from, item.to).map(({ word }) => word)
    if (item.role !== 'leavesOutNext' || words.join('') !== 'freefrom') return item
    let next = at + 1
    while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
    const dish = items[next]
    if (!isFoodItem(dish) || !['dish', 'treat'].includes(usualRoleOfFoodInDish(dish.food))) return item
    const behind = items[next + 1]
    return behind && isFoodItem(behind) && isNameContinuedAcrossGap(behind)
      ? item
      : { ...item, isOfUntoldFood: true }
  })
}
