import * as m from '#messages'
import { type CalendarDate, type Weekday, weekdayOf, weeksOfMonth } from '#shared/mealPlan/calendarDates.ts'
import { nameOfDish, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import { formatDayOfMonth, formatLongDay, shortWeekdayName } from '../words.ts'

interface MonthGridProps {
  date: CalendarDate
  firstWeekday: Weekday
  today: CalendarDate
  meals: readonly PlannedMeal[]
  onDay: (date: CalendarDate) => void
}

const maxNames = 3

/** A month of weeks: each day leads to its own view. On a narrow screen a day shows how many meals it has. */
export default function MonthGrid({ date, firstWeekday, today, meals, onDay }: MonthGridProps) {
  const weeks = weeksOfMonth(date, firstWeekday)
  const month = date.slice(0, 7)
  const byDay = Map.groupBy(meals, (meal) => meal.date)
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" className="pb-1 text-sm font-semibold text-soft">
              {shortWeekdayName(weekdayOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const here = byDay.get(day) ?? []
              const isOther = !day.startsWith(month)
              return (
                <td key={day} className="align-top p-0">
                  <button
                    type="button"
                    {...(day === today && { 'aria-current': 'date' as const })}
                    onClick={() => onDay(day)}
                    className={`flex min-h-14 w-full flex-col gap-0.5 rounded-lg border border-line p-1.5 text-start hover:border-paprika lg:min-h-28 ${day === today ? 'bg-blush' : 'bg-card'} ${isOther ? 'text-soft' : ''}`}
                  >
                    <span className="sr-only">
                      {m.meal_plan_day_with_meals({ day: formatLongDay(day), count: here.length })}
                    </span>
                    <span
                      aria-hidden="true"
                      className={`font-semibold ${day === today ? 'text-paprika-deep' : ''}`}
                    >
                      {formatDayOfMonth(day)}
                    </span>
                    {here.length > 0 && (
                      <span aria-hidden="true" className="text-sm text-olive lg:hidden print:hidden">
                        {'•'.repeat(Math.min(here.length, 4))}
                      </span>
                    )}
                    {here.slice(0, maxNames).map((meal) => (
                      <span
                        key={meal.id}
                        dir="auto"
                        className={`hidden w-full truncate text-sm lg:block print:block ${meal.state === 'skipped' ? 'line-through' : ''}`}
                      >
                        {nameOfDish(meal.dish)}
                      </span>
                    ))}
                    {here.length > maxNames && (
                      <span className="hidden text-sm text-soft lg:block print:block">
                        {m.meal_plan_more_meals({ count: here.length - maxNames })}
                      </span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
