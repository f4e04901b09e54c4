import type { DishLinePool } from '../dishLineSpec.ts'
import type { CookingOrders } from '../filledDish.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import type { ChosenFoods } from './chosenFoods.ts'

/** Stock of the meat in the pot, or of vegetables: never of another animal. */
export function chooseBrothFoods(option: DishLinePool, orders: CookingOrders): ChosenFoods | null {
  const meat = orders.answers.meatPreference
  const names =
    meat === 'Chicken' || meat === 'Turkey'
      ? ['chicken stock', 'vegetable stock']
      : meat === 'Beef'
        ? ['beef stock', 'vegetable stock']
        : ['vegetable stock', 'chicken stock']
  const food = names.map(getLarderFood).find((candidate: LarderFood) => orders.allows(candidate))
  if (!food || !option.amount) return null
  return {
    options: [{ kind: 'food', amount: option.amount, food, size: '', preparation: option.preparation }],
  }
}
