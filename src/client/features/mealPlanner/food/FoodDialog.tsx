import type { ReactNode } from 'react'
import * as m from '#messages'
import type { FoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { forgetTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'
import { DialogWithDone } from '../DialogWithDone.tsx'
import { ListWithTwoButtons } from '../ListWithTwoButtons.tsx'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { formatLongDay } from '../words.ts'
import { FoodAtHandForm } from './FoodAtHandForm.tsx'
import { fieldsThatDiffer, useEntryToChange } from './useEntryToChange.ts'

interface FoodDialogProps {
  foods: readonly FoodAtHand[]
  act: PerformPlanAction
  /** What was done last, with the way to undo it. */
  outcome: ReactNode
  onDismiss: () => void
}

/** What the household has and wants to use up: each can be entered, changed and removed. */
export default function FoodDialog({ foods, act, outcome, onDismiss }: FoodDialogProps) {
  const change = useEntryToChange(foods)
  return (
    <DialogWithDone title={m.meal_plan_food_at_hand()} onDismiss={onDismiss}>
      <p>{m.food_at_hand_lead()}</p>
      {outcome}
      <ListWithTwoButtons
        empty={m.food_at_hand_none()}
        rows={foods.map((food) => ({
          id: food.id,
          words: <FoodWords food={food} />,
          first: {
            label: m.food_at_hand_change(),
            named: m.food_at_hand_change_named({ name: food.name }),
            onPress: () => change.begin(food),
          },
          second: {
            label: m.food_at_hand_remove(),
            named: m.food_at_hand_remove_named({ name: food.name }),
            onPress: () => {
              act(m.food_at_hand_removed({ name: food.name }), (make, docs) => make.removeFood(docs, food.id))
              forgetTypedFields(`larder.typed.food.${food.id}`)
              if (change.entry?.id === food.id) change.end()
            },
          },
        }))}
      />
      <StatusMessage>
        {change.entry && change.isRemoved && m.food_at_hand_removed_meanwhile({ name: change.entry.name })}
      </StatusMessage>
      <FoodAtHandForm
        key={change.entry?.id ?? 'new'}
        food={change.entry}
        isAdded={change.entry === null || change.isRemoved}
        onSave={(typed) => {
          if (change.entry && !change.isRemoved) {
            const { id } = change.entry
            const changed = fieldsThatDiffer(typed, change.entry)
            if (Object.keys(changed).length > 0)
              act(m.food_at_hand_changed({ name: typed.name }), (make) => make.changeFood(id, changed))
          } else act(m.food_at_hand_added({ name: typed.name }), (make) => make.addFood(typed))
          change.end()
        }}
        onCancel={change.entry ? change.end : undefined}
      />
    </DialogWithDone>
  )
}

function FoodWords({ food: { name, amount, useBy, source } }: { food: FoodAtHand }) {
  const origin =
    source.kind === 'bought'
      ? m.food_at_hand_bought_for({ dish: source.dish })
      : source.kind === 'opened' && m.food_at_hand_opened_for({ dish: source.dish })
  return (
    <span className="min-w-0 wrap-anywhere">
      <span dir="auto" className="block font-semibold">
        {`${amount} ${name}`.trim()}
      </span>
      {useBy !== null && (
        <span className="block text-sm">{m.food_at_hand_until({ day: formatLongDay(useBy) })}</span>
      )}
      {origin && <span className="block text-sm text-soft">{origin}</span>}
    </span>
  )
}
