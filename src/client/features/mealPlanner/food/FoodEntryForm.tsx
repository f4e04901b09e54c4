import type { FormEvent, ReactNode } from 'react'
import * as m from '#messages'
import { maxFoodAmountLength, maxFoodNameLength } from '#shared/mealPlan/limits.ts'
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
  onSave: () => void
  onCancel?: (() => void) | undefined
}

/** Enters a food with how much of it, and one thing more. */
export function FoodEntryForm(props: FoodEntryFormProps) {
  const { name, onName, amount, children, isFilled, isChange, onSave, onCancel } = props
  function save(event: FormEvent) {
    event.preventDefault()
    if (isFilled) onSave()
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
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
