import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { FoldablePart } from '../../../ui/FoldablePart.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { HouseholdEater } from '../eaters.ts'
import type { PlannedRecipes } from '../usePlannedRecipes.ts'
import { formatLongDay, formatShortDay } from '../words.ts'
import { DayNutrition } from './DayNutrition.tsx'
import { listServingsEatenOnDay } from './servingsOfDay.ts'

interface DaysNutritionProps {
  userId: string
  householdId: string
  household: readonly HouseholdEater[]
  meals: readonly PlannedMeal[]
  slots: readonly MealSlot[]
  planned: PlannedRecipes
  days: readonly CalendarDate[]
  /** The one day that a narrow screen shows of a week; null where it shows all. */
  onlyDay: CalendarDate | null
  isWide: boolean
}

/** What one person eats on each of these days, beside their target. */
export default function DaysNutrition(props: DaysNutritionProps) {
  const { userId, householdId, household, meals, slots, planned, days, onlyDay, isWide } = props
  const id = useId()
  const [chosenId, setChosenId] = useState(userId)
  const eater = household.find((each) => each.id === chosenId) ?? household[0]
  const { data: targets } = trpcHooks.households.nutritionTargets.useQuery({ householdId })
  if (!eater) return null
  const target = targets?.find(({ eaterId }) => eaterId === eater.id)
  const plan = { meals, slots, eaterIds: household.map((each) => each.id), recipes: planned.recipes }
  const isInRow = days.length > 1
  return (
    <section aria-label={m.nutrition_day_title()} className="print:hidden">
      <FoldablePart title={m.nutrition_day_title()} isOpenAtFirst={isWide}>
        <div className="flex flex-col gap-3">
          <p className="max-w-prose text-sm text-soft">{m.nutrition_day_lead()}</p>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 max-w-full">
              <label htmlFor={id} className="mb-1 block text-sm font-semibold">
                {m.nutrition_day_for()}
              </label>
              <Select id={id} value={eater.id} onChange={({ target: { value } }) => setChosenId(value)}>
                {household.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Select>
            </div>
            {targets && !target && (
              <Link
                to="/household"
                className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
              >
                {m.nutrition_day_set_target()}
              </Link>
            )}
          </div>
          <ul className={isInRow ? 'flex flex-col gap-4 lg:grid lg:grid-cols-7 lg:gap-0' : 'flex flex-col'}>
            {days.map((day) => (
              <li
                key={day}
                className={`min-w-0 text-sm ${isInRow ? 'lg:px-1.5' : ''} ${onlyDay !== null && day !== onlyDay ? 'max-lg:hidden' : ''}`}
              >
                <h4 className="pb-1 font-work font-semibold">
                  <span className={isInRow ? 'lg:hidden' : ''}>{formatLongDay(day)}</span>
                  {isInRow && <span className="hidden lg:inline">{formatShortDay(day)}</span>}
                </h4>
                {!planned.isLoading && (
                  <DayNutrition eaten={listServingsEatenOnDay(plan, day, eater.id)} target={target} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </FoldablePart>
    </section>
  )
}
