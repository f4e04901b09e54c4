import { useState } from 'react'
import * as m from '#messages'
import { isCalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlace, PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface PlaceFormProps {
  meal: PlannedMeal
  slots: readonly MealSlot[]
  onMove: (place: MealPlace) => void
  onCopy: (place: MealPlace) => void
}

/** Moves a meal to another day and slot, or plans the same there as well. */
export function MoveMealForm({ meal, slots, onMove, onCopy }: PlaceFormProps) {
  const [date, setDate] = useState(meal.date)
  const [slotId, setSlotId] = useState(meal.slotId)
  const choices = slots.filter(({ id, isHidden }) => !isHidden || id === meal.slotId)
  const isElsewhere = isCalendarDate(date) && (date !== meal.date || slotId !== meal.slotId)
  return (
    <FieldGroup label={m.meal_plan_move_or_copy()}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.meal_plan_day()}
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <LabelledField label={m.meal_plan_meal()}>
          {(control) => (
            <Select {...control} value={slotId} onChange={({ target }) => setSlotId(target.value)}>
              {choices.map((slot) => (
                <option key={slot.id} value={slot.id}>
                  {mealSlotName(slot)}
                </option>
              ))}
            </Select>
          )}
        </LabelledField>
        <Button look="quiet" disabled={!isElsewhere} onClick={() => onMove({ date, slotId })}>
          {m.meal_plan_move()}
        </Button>
        <Button look="quiet" disabled={!isElsewhere} onClick={() => onCopy({ date, slotId })}>
          {m.meal_plan_copy()}
        </Button>
      </div>
    </FieldGroup>
  )
}
