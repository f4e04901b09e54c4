import { useLayoutEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { type Weekday, weekdays } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlanSettings } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { HouseholdEater } from '../eaters.ts'
import type { MealPlanReplica } from '../mealPlansInBrowser.ts'
import { weekdayName } from '../words.ts'
import { AddMealSlotForm } from './AddMealSlotForm.tsx'
import { MealSlotRow } from './MealSlotRow.tsx'

interface SlotsDialogProps {
  settings: MealPlanSettings
  household: readonly HouseholdEater[]
  change: MealPlanReplica['change']
  onDone: () => void
}

/** The meals of a day as the household has them, and the day its week begins with. Everything is saved at once. */
export default function SlotsDialog({ settings, household, change, onDone }: SlotsDialogProps) {
  const { slots, firstWeekday } = settings
  const [news, setNews] = useState('')
  const moved = useRef<{ slotId: string; by: number } | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  // A row that moves keeps the focus; at the end it goes to the row's other button.
  useLayoutEffect(() => {
    const last = moved.current
    if (!last) return
    moved.current = null
    const row = rows.current?.children[slots.findIndex(({ id }) => id === last.slotId)]
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const wanted = last.by < 0 ? buttons : buttons.toReversed()
    wanted.find((button) => !button.disabled)?.focus()
  }, [slots])

  function move(slotId: string, by: number) {
    const ids = slots.map(({ id }) => id)
    const place = ids.indexOf(slotId) + by
    const order = ids.filter((id) => id !== slotId)
    order.splice(place, 0, slotId)
    moved.current = { slotId, by }
    const slot = slots.find(({ id }) => id === slotId)!
    setNews(m.grocery_page_moved_to({ aisle: mealSlotName(slot), place: place + 1, of: slots.length }))
    change((make) => make.orderSlots(order))
  }

  return (
    <Dialog
      title={m.meal_plan_settings_title()}
      isWide
      onDismiss={onDone}
      footer={<Button onClick={onDone}>{m.grocery_page_done()}</Button>}
    >
      <p>{m.meal_plan_settings_lead()}</p>
      <LabelledField label={m.meal_plan_first_weekday()}>
        {(control) => (
          <Select
            {...control}
            value={firstWeekday}
            onChange={({ target }) => change((make) => make.setFirstWeekday(Number(target.value) as Weekday))}
          >
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayName(weekday)}
              </option>
            ))}
          </Select>
        )}
      </LabelledField>
      <ul ref={rows} className="flex flex-col gap-4">
        {slots.map((slot, index) => (
          <MealSlotRow
            key={slot.id}
            slot={slot}
            household={household}
            isFirst={index === 0}
            isLast={index === slots.length - 1}
            onMove={(by) => move(slot.id, by)}
            change={change}
          />
        ))}
      </ul>
      <AddMealSlotForm onAdd={(name) => change((make) => make.addSlot(name))} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </Dialog>
  )
}
