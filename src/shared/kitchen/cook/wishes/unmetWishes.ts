import { isCreamyFood } from '../choose/textures.ts'
import type { CookedDish } from '../cookDish.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { canDishBeMadeAhead, isDishLikedByChildren, isFilledDishCookedInOnePot } from '../dishTraits.ts'
import type { CookingOrders, FilledDishItem } from '../filledDish.ts'
import type { LarderFood } from '../larderFood.ts'
import { usualMinutesOfDish } from '../minutesOfDish.ts'
import { roundCookingTimes } from '../tell/writeRecipeFromDish.ts'

const isHotByItself = ({ food, slot }: FilledDishItem) => food.tags.has('chili') && !slot.startsWith('extra.')

/** How far a dish is from what was asked for: nothing where it holds it by itself, more where there is no place. */
export function unmetWishScore({ plate }: CookedDish): number {
  const { missed, orders, items, dish } = plate
  const isAdded = ({ foods }: { foods: ReadonlySet<LarderFood> }) =>
    !items.some(({ food, slot }) => foods.has(food) && !slot.startsWith('extra.'))
  const isSweet = /\b(?:sweet|fruit)\b/.test(dish.style ?? '')
  return (
    missed.length * (isSweet ? 15 : 10) +
    (orders.isOtherKind(dish) ? 4 : 0) +
    (orders.textures.has('crunchy') && !/\b(?:crispy|crunchy)\b/.test(dish.style ?? '') ? 1 : 0) +
    (orders.textures.has('cheesy') && isSweet ? 3 : 0) +
    (orders.heat > 0 && isSweet ? 3 : 0) +
    (orders.textures.has('creamy') && !items.some(isCreamyFood) ? 2 : 0) +
    (orders.heat > 0 && !items.some(isHotByItself) ? 2 : 0) +
    (orders.isAhead && !canDishBeMadeAhead(dish) ? 3 : 0) +
    (orders.isForChildren && !isDishLikedByChildren(dish) ? 3 : 0) +
    (orders.isOnePot && !isFilledDishCookedInOnePot(plate) ? 2 : 0) +
    2 * orders.wants.filter(isAdded).length
  )
}

function minutesOf({ told }: CookedDish, orders: CookingOrders): number {
  const { prepMinutes, cookMinutes } = roundCookingTimes(told, orders.limitMinutes)
  return prepMinutes + cookMinutes
}

/** By what its steps say: most dishes that are as long as they are asked to be, and few that are not. */
export function isDishLikelyInTime(
  dish: DishTemplate,
  { leastMinutes, limitMinutes }: CookingOrders,
): boolean {
  const least = leastMinutes !== null ? leastMinutes / 2 : limitMinutes === 45 ? 19 : 0
  return usualMinutesOfDish(dish) > least
}

/** What may be lacking of the least time: an hour or more is at least 50 minutes. */
const minutesOfGrace = 10

/** Whether a dish takes about the time that was given for it. */
export function isRequestedTimeMet(choice: CookedDish, orders: CookingOrders): boolean {
  if (orders.leastMinutes !== null) return minutesOf(choice, orders) >= orders.leastMinutes - minutesOfGrace
  return orders.limitMinutes !== 45 || minutesOf(choice, orders) >= 20
}

/** Whether a dish takes at least as long as was asked for; true where no least time was. */
export const isWholeTimeTaken = (choice: CookedDish, orders: CookingOrders): boolean =>
  orders.leastMinutes === null || minutesOf(choice, orders) >= orders.leastMinutes

/** From 0 to 1, how well the time answers the question; the limit itself is kept elsewhere. */
export function timeFitScore(choice: CookedDish, orders: CookingOrders): number {
  const total = minutesOf(choice, orders)
  if (orders.leastMinutes !== null) {
    const short = orders.leastMinutes - total
    if (short <= 0) return 1
    const { mealType } = orders.answers
    if (mealType === 'Breakfast' || mealType === 'Snack') return short < 30 ? 0.6 : 0.02
    return short <= 15 ? 0.45 : short < 30 ? 0.2 : 0.02
  }
  if (orders.limitMinutes === 45) return total >= 25 ? 1 : total >= 20 ? 0.5 : 0.05
  return 1
}
