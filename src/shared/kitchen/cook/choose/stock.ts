import { type Food, foodNamed } from '../food.ts'
import type { PoolOption } from '../lineSpec.ts'
import type { CookingOrders } from '../plate.ts'
import type { DrawnFoods } from './pools.ts'

/** Stock of the meat in the pot, or of vegetables: never of another animal. */
export function drawStock(option: PoolOption, orders: CookingOrders): DrawnFoods | null {
  const meat = orders.answers.meatPreference
  const names =
    meat === 'Chicken' || meat === 'Turkey'
      ? ['chicken stock', 'vegetable stock']
      : meat === 'Beef'
        ? ['beef stock', 'vegetable stock']
        : ['vegetable stock', 'chicken stock']
  const food = names.map(foodNamed).find((candidate: Food) => orders.allows(candidate))
  if (!food || !option.amount) return null
  return {
    options: [{ kind: 'food', amount: option.amount, food, size: '', preparation: option.preparation }],
  }
}
