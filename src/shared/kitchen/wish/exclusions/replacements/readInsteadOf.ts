import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from '../../foods/dishInList.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { markLimitUnclear, type WishReadingState } from '../../reading.ts'
import type { WishItem } from '../../wishItems.ts'
import { isFoodInExemptibleGroup } from '../exceptions/exceptions.ts'
import { excludeUnlessQualified } from '../exceptions/excludeUnlessQualified.ts'

const any = () => true

/** "Instead of cream": the one food, or two with "and" between them. */
export function readReplacedFoodAfter(reading: WishReadingState, at: number): void {
  const { items } = reading
  const { foods, unknown } = listFoodsAfterWithoutDish(reading, at)
  const end = foods.findIndex((food, index) => index > 0 && !isJoinedTo(items, foods[index - 1]!, food))
  const replaced = end === -1 ? foods : foods.slice(0, end)
  allowMembersWishedFor(reading, at, replaced)
  excludeUnlessQualified(reading, at, replaced)
  if (foods.length === 0 && unknown.length > 0) markLimitUnclear(reading, at, unknown, [])
}

/** "The cream replaced with yogurt": the same of the foods before. */
export function readReplacedFoodBefore(reading: WishReadingState, at: number): void {
  excludeUnlessQualified(reading, at, oldBefore(reading, at))
}

/** "Substitute oil for butter": people mean either by it. */
export function askAboutReplacedFood(reading: WishReadingState, at: number): void {
  markLimitUnclear(
    reading,
    at,
    [],
    [...oldBefore(reading, at), ...listFoodsAfterWithoutDish(reading, at).foods.slice(0, 1)],
    {
      isCertain: true,
    },
  )
}

function oldBefore({ items }: WishReadingState, at: number): number[] {
  const { foods } = listFoodsBeforeWithoutDish(items, at, {
    maxSkipped: 2,
    mayPassEnds: true,
    mayJoin: any,
    isSure: any,
  })
  const end = foods.findIndex(
    (food, index) => index > 0 && !items.slice(food, foods[index - 1]).some(({ role }) => role === 'joins'),
  )
  return end === -1 ? foods : foods.slice(0, end)
}

/** "Instead of butter, some oil": after a comma without "and" comes the food that is wished for. */
function isJoinedTo(items: readonly WishItem[], first: number, second: number): boolean {
  const between = items.slice(first + 1, second + 1)
  if (between.some(({ role }) => role === 'joins')) return true
  return between.length > 1 && between.every(({ gap }) => gap === 'space')
}

/** "Chicken instead of meat": what is wished for in the same sentence stays, though it is one of the kind that it replaces. */
function allowMembersWishedFor(
  { items, unwanted, allowed }: WishReadingState,
  at: number,
  replaced: readonly number[],
): void {
  const isOfReplaced = (index: number) =>
    replaced.some((food) => isFoodInExemptibleGroup(items[index]!.food!, items[food]!.food!))
  for (let index = at - 1; index >= 0; index--) {
    if (isFoodItem(items[index]) && !unwanted.has(index) && isOfReplaced(index)) allowed.add(index)
    if (items[index]!.gap === 'end') return
  }
}
