import { readAmountAtHand } from '../amountAtHand.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import { freeFoods } from './freeFoods.ts'

/** What a household pays for a pack, in the smallest part of its currency. */
export interface PackPrice {
  name: string
  /** How much the pack holds, as text: "500 g", or "10" of eggs. */
  pack: string
  amount: number
}

export interface ReadFoodPrices {
  /** What a gram costs, by the food's name in the catalogue. */
  perGram: ReadonlyMap<string, number>
  /** Names of foods that the catalogue does not know, or whose pack it cannot weigh. */
  unread: readonly string[]
}

/** Of two prices of one food the later counts. Loads the catalogue of foods. */
export function readFoodPrices(prices: readonly PackPrice[]): ReadFoodPrices {
  const perGram = new Map<string, number>()
  const unread: string[] = []
  for (const { name, pack, amount } of prices) {
    const read = readAmountAtHand({ name, amount: pack })
    const food = read && findFoodByKey(foodNameKey(read.key))
    const grams = read?.part.grams ?? 0
    if (food && grams > 0) perGram.set(food.name, amount / grams)
    else unread.push(name)
  }
  return { perGram, unread }
}

/** What a gram of a food costs; null where the household typed no price, and the food is not free. */
export const pricePerGram = (food: string, { perGram }: Pick<ReadFoodPrices, 'perGram'>): number | null =>
  perGram.get(food) ?? (freeFoods.has(food) ? 0 : null)
