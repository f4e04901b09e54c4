import * as m from '#messages'
import { daysBetween } from '#shared/mealPlan/calendarDates.ts'
import { type MealPlace, nameOfDish, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { mealPlaceName } from '../words.ts'

/** Cooked food keeps so many days in a refrigerator: the longest that food safety agencies name (USDA: 3 to 4 days). */
const keepsDays = 4

interface LeftoversChoiceProps {
  place: MealPlace
  slots: readonly MealSlot[]
  meals: readonly PlannedMeal[]
  onChoose: (mealId: string, name: string) => void
}

/** The cooked meals of the days before, of which something may be left over; a press plans it. */
export function LeftoversChoice({ place, slots, meals, onChoose }: LeftoversChoiceProps) {
  const positionOf = (slotId: string) => slots.findIndex(({ id }) => id === slotId)
  const earlier = meals
    .filter(({ dish, state, date, slotId }) => {
      const days = daysBetween(date, place.date)
      const isBefore = days > 0 || (days === 0 && positionOf(slotId) < positionOf(place.slotId))
      return dish.kind === 'recipe' && state !== 'skipped' && days <= keepsDays && isBefore
    })
    .toReversed()
  if (earlier.length === 0)
    return <p className="text-soft">{m.meal_plan_no_left_overs({ days: keepsDays })}</p>
  return (
    <ul className="flex flex-col gap-2">
      {earlier.map((meal) => (
        <li key={meal.id}>
          <button
            type="button"
            onClick={() => onChoose(meal.id, nameOfDish(meal.dish))}
            className="flex min-h-12 w-full flex-col rounded-xl border border-line px-4 py-2 text-start hover:border-paprika"
          >
            <span dir="auto" className="font-semibold wrap-anywhere">
              {nameOfDish(meal.dish)}
            </span>
            <span className="text-sm text-soft">{mealPlaceName(slots, meal)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
