import { type CookedDish, cookDish } from './cookDish.ts'
import type { DishTemplate } from './dishTemplate.ts'
import type { CookingOrders } from './filledDish.ts'

/**
 * The dishes that are cooked until one is taken: each once for the same orders, however often the choice begins again
 * because one was refused.
 */
export class CookedDishCache {
  readonly #cooked = new Map<CookingOrders, Map<string, CookedDish | null>>()
  readonly #refused = new Set<string>()

  /** The dish under these orders; null when it was refused, or they cannot all be kept. */
  cook(dish: DishTemplate, orders: CookingOrders): CookedDish | null {
    if (this.#refused.has(dish.id)) return null
    const known = this.#cooked.get(orders) ?? new Map<string, CookedDish | null>()
    this.#cooked.set(orders, known)
    const before = known.get(dish.id)
    if (before !== undefined) return before
    const choice = cookDish(dish, orders)
    known.set(dish.id, choice)
    return choice
  }

  refuse(dish: DishTemplate): void {
    this.#refused.add(dish.id)
  }

  get refusedCount(): number {
    return this.#refused.size
  }
}
