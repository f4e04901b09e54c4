import * as m from '#messages'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { listMealsAtPlace, type MealPlan, nameOfDish } from '#shared/mealPlan/meals.ts'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { HouseholdEater } from '../eaters.ts'
import { formatLongDay, slotNameById } from '../words.ts'
import { EatersOfMeal } from './EatersOfMeal.tsx'
import { mealPlaceKey, type WeekFormState } from './weekDemands.ts'

interface MealsToPlanProps {
  days: readonly CalendarDate[]
  plan: Pick<MealPlan, 'settings' | 'meals'>
  household: readonly HouseholdEater[]
  form: WeekFormState
  onChange: (changes: Partial<WeekFormState>) => void
}

const minuteChoices = [15, 20, 30, 45, 60, 90, 120]

/** Which meals are planned on each day, for whom, and how long cooking may take then. Meals of the calendar stay, and are named. */
export function MealsToPlan({ days, plan, household, form, onChange }: MealsToPlanProps) {
  const slots = plan.settings.slots.filter(({ isHidden }) => !isHidden)
  const nameOfKey = (key: string) => slotNameById(slots, key.slice(key.indexOf(' ') + 1))
  return (
    <ul className="flex flex-col gap-5">
      {days.map((date) => {
        const free = slots.filter(({ id }) => listMealsAtPlace(plan.meals, { date, slotId: id }).length === 0)
        const keys = free.map(({ id }) => mealPlaceKey({ date, slotId: id }))
        const chosen = free.filter(({ id }) => form.chosen.includes(mealPlaceKey({ date, slotId: id })))
        const planned = plan.meals.filter((meal) => meal.date === date)
        return (
          <li key={date} className="flex flex-col gap-2 border-t border-line pt-4">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <CheckboxGroup
                label={formatLongDay(date)}
                choices={keys}
                chosen={form.chosen.filter((key) => keys.includes(key))}
                onChoose={(chosen) =>
                  onChange({ chosen: [...form.chosen.filter((key) => !keys.includes(key)), ...chosen] })
                }
                nameOf={nameOfKey}
              />
              <div className="w-full sm:w-56">
                <Select
                  aria-label={m.week_plan_minutes_on({ day: formatLongDay(date) })}
                  value={form.minutes[date] ?? ''}
                  onChange={({ target }) =>
                    onChange({
                      minutes: { ...form.minutes, [date]: target.value === '' ? null : Number(target.value) },
                    })
                  }
                >
                  <option value="">{m.week_plan_minutes_any()}</option>
                  {minuteChoices.map((count) => (
                    <option key={count} value={count}>
                      {m.week_plan_minutes_most({ count })}
                    </option>
                  ))}
                </Select>
              </div>
            </div>
            {chosen.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {chosen.map(({ id }) => (
                  <EatersOfMeal
                    key={id}
                    place={{ date, slotId: id }}
                    {...{ slots, household, form, onChange }}
                  />
                ))}
              </ul>
            )}
            {planned.length > 0 && (
              <p className="text-sm text-soft">
                {m.week_plan_already({
                  meals: planned
                    .map(({ slotId, dish }) => `${slotNameById(slots, slotId)}: ${nameOfDish(dish)}`)
                    .join(' · '),
                })}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
