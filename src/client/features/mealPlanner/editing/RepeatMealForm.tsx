import { useState } from 'react'
import * as m from '#messages'
import { addDays, daysBetween, isCalendarDate, weekdayOf } from '#shared/mealPlan/calendarDates.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { maxRepetitionDays } from '#shared/mealPlan/operations.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { weekdayName } from '../words.ts'

const fourWeeks = 28

interface RepeatFormProps {
  meal: PlannedMeal
  onRepeat: (everyDays: number, until: string) => void
}

/** Plans a meal again on later days. Left-overs cannot be repeated. */
export function RepeatMealForm({ meal, onRepeat }: RepeatFormProps) {
  const [every, setEvery] = useState(7)
  const [until, setUntil] = useState(() => addDays(meal.date, fourWeeks))
  if (meal.dish.kind === 'leftovers') return null
  const days = isCalendarDate(until) ? daysBetween(meal.date, until) : 0
  const isPossible = days >= every && days <= maxRepetitionDays
  return (
    <FieldGroup label={m.meal_plan_repeat_title()}>
      <div className="flex flex-wrap items-end gap-3">
        <LabelledField label={m.meal_plan_how_often()}>
          {(control) => (
            <Select {...control} value={every} onChange={({ target }) => setEvery(Number(target.value))}>
              <option value={7}>
                {m.meal_plan_every_weekday({ day: weekdayName(weekdayOf(meal.date)) })}
              </option>
              <option value={14}>{m.meal_plan_every_two_weeks()}</option>
              <option value={1}>{m.meal_plan_every_day()}</option>
            </Select>
          )}
        </LabelledField>
        <TextField
          label={m.meal_plan_until()}
          type="date"
          value={until}
          min={addDays(meal.date, 1)}
          max={addDays(meal.date, maxRepetitionDays)}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button look="quiet" disabled={!isPossible} onClick={() => onRepeat(every, until)}>
          {m.meal_plan_repeat()}
        </Button>
      </div>
    </FieldGroup>
  )
}
