import { Link } from 'react-router-dom'
import * as m from '#messages'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { dayBeforeTaskText } from '#shared/messages/dayBefore.ts'
import { usePlannedRecipes } from './usePlannedRecipes.ts'

interface ForTomorrowProps {
  householdId: string
  meals: readonly PlannedMeal[]
  today: CalendarDate
  /** The days on the screen: beside others, "tomorrow" would be read as the day after them. */
  daysShown: readonly CalendarDate[]
}

/** What the recipes of tomorrow's meals need today; nothing where they need nothing. */
export default function ForTomorrow({ householdId, meals, today, daysShown }: ForTomorrowProps) {
  const tomorrow = addDays(today, 1)
  const planned = meals.filter(({ date, state }) => date === tomorrow && state === 'planned')
  const { recipes } = usePlannedRecipes(householdId, planned, tomorrow, tomorrow)
  const told = [...recipes.values()].filter(({ id, dayBefore }) => dayBefore.length > 0 && isOf(planned, id))
  const isNear = daysShown.includes(today) || daysShown.includes(tomorrow)
  if (told.length === 0 || !isNear) return null
  return (
    <section
      aria-labelledby="tomorrow-title"
      className="flex flex-col gap-2 rounded-card border border-line bg-sprig p-card"
    >
      <h2 id="tomorrow-title" className="text-xl">
        {m.reminders_title()}
      </h2>
      <ul className="flex flex-col gap-1">
        {told.flatMap(({ id, name, dayBefore }) =>
          dayBefore.map((task) => (
            <li key={`${id} ${task.kind} ${task.about}`} className="wrap-anywhere">
              <span className="font-semibold">{dayBeforeTaskText(task)}</span>{' '}
              <Link
                to={`/recipe/${id}`}
                dir="auto"
                className="inline-flex min-h-8 items-center text-paprika hover:underline"
              >
                {name}
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

/** Whether a meal has this recipe: the answer for an earlier day may still be shown. */
const isOf = (meals: readonly PlannedMeal[], recipeId: string) =>
  meals.some(({ dish }) => dish.kind === 'recipe' && dish.recipeId === recipeId)
