import { type FormEvent, type ReactNode, useRef } from 'react'
import * as m from '#messages'
import { maxFoodAmountLength, maxFoodNameLength } from '#shared/mealPlan/limits.ts'
import SavedMeanwhile, { type FieldSavedMeanwhile } from '../../../forms/SavedMeanwhile.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface FoodEntryFormProps {
  name: string
  onName: (name: string) => void
  /** How much of it: its amount, or that of a pack. */
  amount: { label: string; placeholder: string; text: string; onType: (text: string) => void }
  /** The field after these two. */
  children: ReactNode
  isFilled: boolean
  /** Whether an entry is changed and none added. */
  isChange: boolean
  /** What others saved in fields while something else was typed into them. */
  savedMeanwhile: readonly FieldSavedMeanwhile[]
  onTakeTheirs: () => void
  onSave: () => void
  onCancel?: (() => void) | undefined
}

/** Enters a food with how much of it, and one thing more. */
export function FoodEntryForm(props: FoodEntryFormProps) {
  const { name, onName, amount, children, isFilled, isChange, savedMeanwhile } = props
  const { onTakeTheirs, onSave, onCancel } = props
  const conflict = useRef<HTMLElement>(null)
  const isConflict = isChange && savedMeanwhile.length > 0
  function save() {
    if (isFilled) onSave()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConflict) conflict.current?.focus()
    else save()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={m.food_at_hand_name()}
        value={name}
        maxLength={maxFoodNameLength}
        autoComplete="off"
        onChange={({ target }) => onName(target.value)}
      />
      <TextField
        label={amount.label}
        placeholder={amount.placeholder}
        value={amount.text}
        maxLength={maxFoodAmountLength}
        autoComplete="off"
        onChange={({ target }) => amount.onType(target.value)}
      />
      {children}
      {isConflict && (
        <SavedMeanwhile
          ref={conflict}
          fields={savedMeanwhile}
          onTakeTheirs={onTakeTheirs}
          onKeepMine={save}
        />
      )}
      <Button type="submit" look="quiet" disabled={!isFilled}>
        {isChange ? m.food_at_hand_save() : m.food_at_hand_add()}
      </Button>
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {m.grocery_page_cancel()}
        </Button>
      )}
    </form>
  )
}
