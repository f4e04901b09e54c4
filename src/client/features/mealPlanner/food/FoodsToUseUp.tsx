import * as m from '#messages'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { FoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { formatLongDay } from '../words.ts'

/** Names the food at hand that is to be used up soon, each with its day. */
export default function FoodsToUseUp({
  foods,
  today,
}: {
  foods: readonly FoodAtHand[]
  today: CalendarDate
}) {
  return (
    <section
      aria-labelledby="foods-to-use-up"
      className="flex flex-col gap-2 rounded-2xl border border-line bg-sprig px-4 py-3 print:hidden"
    >
      <h3 id="foods-to-use-up" className="text-lg">
        {m.food_at_hand_use_up()}
      </h3>
      <ul className="flex flex-col gap-1">
        {foods.map(({ id, name, amount, useBy }) => {
          const food = `${amount} ${name}`.trim()
          const day = formatLongDay(useBy!)
          return (
            <li key={id} dir="auto" className="wrap-anywhere">
              {useBy! < today ? m.food_at_hand_left_over({ food, day }) : m.food_at_hand_left({ food, day })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
