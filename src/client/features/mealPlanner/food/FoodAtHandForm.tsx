import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { isCalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { FoodAtHand, TypedFoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { maxFoodAmountLength, maxFoodNameLength } from '#shared/mealPlan/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface FoodFormProps {
  /** The food that is changed; without it the form adds one. */
  food?: FoodAtHand
  onSave: (typed: TypedFoodAtHand) => void
  onCancel?: () => void
}

/** Enters a food at hand, or changes one. */
export function FoodAtHandForm({ food, onSave, onCancel }: FoodFormProps) {
  const [name, setName] = useState(food?.name ?? '')
  const [amount, setAmount] = useState(food?.amount ?? '')
  const [useBy, setUseBy] = useState(food?.useBy ?? '')
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isVisibleText(name)) return
    onSave({
      name: name.trim(),
      amount: amount.trim(),
      useBy: isCalendarDate(useBy) ? useBy : null,
    })
    if (food) return
    setName('')
    setAmount('')
    setUseBy('')
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <TextField
        label={m.food_at_hand_name()}
        value={name}
        maxLength={maxFoodNameLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={m.food_at_hand_amount()}
        placeholder={m.food_at_hand_amount_hint()}
        value={amount}
        maxLength={maxFoodAmountLength}
        autoComplete="off"
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label={m.food_at_hand_use_by()}
        type="date"
        value={useBy}
        onChange={({ target }) => setUseBy(target.value)}
      />
      <Button type="submit" look="quiet" disabled={!isVisibleText(name)}>
        {food ? m.food_at_hand_save() : m.food_at_hand_add()}
      </Button>
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {m.grocery_page_cancel()}
        </Button>
      )}
    </form>
  )
}
