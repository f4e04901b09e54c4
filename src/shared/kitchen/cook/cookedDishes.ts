import { type Choice, cookDish } from './cookDish.ts'
import type { Dish } from './dish.ts'
import type { CookingOrders } from './plate.ts'

/**
 * The dishes that are cooked until one is taken: each once for the same orders, however often the choice begins again
 * because one was refused.
 */
export class CookedDishes {
  readonly #cooked = new Map<CookingOrders, Map<string, Choice | null>>()
  readonly #refused = new Set<string>()

  /** The dish under these orders; null when it was refused, or they cannot all be kept. */
  cook(dish: Dish, orders: CookingOrders): Choice | null {
    if (this.#refused.has(dish.id)) return null
    const known = this.#cooked.get(orders) ?? new Map<string, Choice | null>()
    this.#cooked.set(orders, known)
    const before = known.get(dish.id)
    if (before !== undefined) return before
    const choice = cookDish(dish, orders)
    known.set(dish.id, choice)
    return choice
  }

  refuse(dish: Dish): void {
    this.#refused.add(dish.id)
  }

  get refusedCount(): number {
    return this.#refused.size
  }
}
