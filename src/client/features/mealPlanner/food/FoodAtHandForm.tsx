import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { isCalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { FoodAtHand, TypedFoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { useStoredTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { formatLongDay } from '../words.ts'
import { FoodEntryForm } from './FoodEntryForm.tsx'

interface FoodFormProps {
  /** The food as it is saved; null for empty fields. */
  food: FoodAtHand | null
  /** Whether the form adds a food and does not change one. */
  isAdded: boolean
  onSave: (typed: TypedFoodAtHand) => void
  onCancel: (() => void) | undefined
}

const labels = {
  name: m.food_at_hand_name,
  amount: m.food_at_hand_amount,
  useBy: m.food_at_hand_use_by,
}

/** Enters a food at hand, or changes one. What is typed stays in this tab until it is saved or cancelled. */
export function FoodAtHandForm({ food, isAdded, onSave, onCancel }: FoodFormProps) {
  const saved = { name: food?.name ?? '', amount: food?.amount ?? '', useBy: food?.useBy ?? '' }
  const { fields, meanwhile, type, takeTheirs, forget } = useStoredTypedFields(
    `larder.typed.food.${food?.id ?? ''}`,
    saved,
  )
  const { name, amount, useBy } = fields
  const words = (text: string, isDay: boolean) => (isDay && isCalendarDate(text) ? formatLongDay(text) : text)
  return (
    <FoodEntryForm
      name={name}
      onName={(text) => type({ name: text })}
      amount={{
        label: labels.amount(),
        placeholder: m.food_at_hand_amount_hint(),
        text: amount,
        onType: (text) => type({ amount: text }),
      }}
      isFilled={isVisibleText(name)}
      isChange={!isAdded}
      savedMeanwhile={meanwhile.map((field) => ({
        label: labels[field](),
        text: words(saved[field], field === 'useBy'),
      }))}
      onTakeTheirs={takeTheirs}
      onSave={() => {
        forget()
        onSave({ name: name.trim(), amount: amount.trim(), useBy: isCalendarDate(useBy) ? useBy : null })
      }}
      onCancel={
        onCancel &&
        (() => {
          forget()
          onCancel()
        })
      }
    >
      <TextField
        label={labels.useBy()}
        type="date"
        value={useBy}
        onChange={({ target }) => type({ useBy: target.value })}
      />
    </FoodEntryForm>
  )
}
