import { useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { isCalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { FoodAtHand, TypedFoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { FoodEntryForm } from './FoodEntryForm.tsx'

interface FoodFormProps {
  /** The food that the form begins with; null for empty fields. */
  food: FoodAtHand | null
  /** Whether the form adds a food and does not change one. */
  isAdded: boolean
  onSave: (typed: TypedFoodAtHand) => void
  onCancel: (() => void) | undefined
}

/** Enters a food at hand, or changes one. */
export function FoodAtHandForm({ food, isAdded, onSave, onCancel }: FoodFormProps) {
  const [name, setName] = useState(food?.name ?? '')
  const [amount, setAmount] = useState(food?.amount ?? '')
  const [useBy, setUseBy] = useState(food?.useBy ?? '')
  function save() {
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
    <FoodEntryForm
      name={name}
      onName={setName}
      amount={{
        label: m.food_at_hand_amount(),
        placeholder: m.food_at_hand_amount_hint(),
        text: amount,
        onType: setAmount,
      }}
      isFilled={isVisibleText(name)}
      isChange={!isAdded}
      onSave={save}
      onCancel={onCancel}
    >
      <TextField
        label={m.food_at_hand_use_by()}
        type="date"
        value={useBy}
        onChange={({ target }) => setUseBy(target.value)}
      />
    </FoodEntryForm>
  )
}
