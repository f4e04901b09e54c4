import type { FormEvent } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { maxSlotNameLength } from '#shared/mealPlan/limits.ts'
import { useStoredFieldText } from '../../../forms/useStoredFieldText.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** Adds a meal of the day that the standard ones lack, such as a second breakfast. What is typed stays in this tab until it is added. */
export function AddMealSlotForm({ onAdd }: { onAdd: (name: string) => void }) {
  const { text: name, field, change } = useStoredFieldText<HTMLInputElement>('larder.typed.slot')
  function add(event: FormEvent) {
    event.preventDefault()
    if (!isVisibleText(name)) return
    onAdd(name.trim())
    change('')
  }
  return (
    <form onSubmit={add} className="flex flex-wrap items-end gap-3">
      <TextField
        ref={field}
        label={m.meal_plan_new_slot()}
        value={name}
        maxLength={maxSlotNameLength}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" look="quiet" disabled={!isVisibleText(name)}>
        {m.meal_plan_add_slot()}
      </Button>
    </form>
  )
}
