import {
  filterMeasuredAmounts,
  findCommonMeasure,
  type RequiredAmounts,
  relativeAmountTolerance,
  sumAmountsInMeasure,
} from './requiredAmounts.ts'

/** A food at hand, as the kitchen reads it. */
export interface AtHandFood {
  id: string
  /** The same for the same food, however it is named. */
  foodKey: string
  parts: RequiredAmounts
  /** The last day to use it, YYYY-MM-DD; null where there is none. */
  useBy: string | null
}

/** What is at hand while meals take from it, one after the other. */
export class FoodAtHandStock {
  readonly #left: { food: AtHandFood; share: number }[]
  readonly usedByMeal = new Map<string, Map<string, number>>()

  constructor(foods: readonly AtHandFood[]) {
    this.#left = foods.map((food) => ({ food, share: 1 }))
  }

  /** Takes what a meal still needs, as a share of `parts`. Returns the share that is not at hand. */
  take(meal: { mealId: string; date: string }, key: string, parts: RequiredAmounts, share: number): number {
    let wanted = share
    for (const each of this.#left) {
      const { food } = each
      const isUsable = food.foodKey === key && (food.useBy === null || food.useBy >= meal.date)
      if (!isUsable || each.share <= relativeAmountTolerance || wanted <= relativeAmountTolerance) continue
      if (filterMeasuredAmounts(food.parts).length === 0) continue
      const measure = findCommonMeasure([parts, food.parts])
      if (measure === null) continue
      const [held, needed] = [sumAmountsInMeasure(food.parts, measure), sumAmountsInMeasure(parts, measure)]
      if (held <= 0 || needed <= 0) continue
      const taken = Math.min(held * each.share, needed * wanted)
      each.share -= taken / held
      wanted -= taken / needed
      const used = this.usedByMeal.get(meal.mealId) ?? new Map<string, number>()
      this.usedByMeal.set(meal.mealId, used.set(food.id, (used.get(food.id) ?? 0) + taken / held))
    }
    return wanted <= relativeAmountTolerance ? 0 : wanted
  }

  /** Whether some of a food is at hand, for lines without an amount. */
  has(meal: { date: string }, key: string): boolean {
    return this.#left.some(
      ({ food, share }) =>
        food.foodKey === key &&
        share > relativeAmountTolerance &&
        (food.useBy === null || food.useBy >= meal.date),
    )
  }
}
