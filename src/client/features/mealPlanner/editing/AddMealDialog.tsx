import { useState } from 'react'
import * as m from '#messages'
import {
  eatersOfMeal,
  type MealPlace,
  nameOfDish,
  type PlannedDish,
  type PlannedMeal,
} from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TabButtons } from '../../../ui/TabButtons.tsx'
import type { HouseholdEater } from '../eaters.ts'
import { generatePathForSlot, minutesOfWeekday } from '../generatePath.ts'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { mealPlaceName } from '../words.ts'
import { LeftoversChoice } from './LeftoversChoice.tsx'
import { MealNoteForm } from './MealNoteForm.tsx'
import { RecipeSearchForMeal } from './RecipeSearchForMeal.tsx'

interface AddMealDialogProps {
  householdId: string
  place: MealPlace
  slots: readonly MealSlot[]
  household: readonly HouseholdEater[]
  meals: readonly PlannedMeal[]
  act: PerformPlanAction
  onDismiss: () => void
}

const kinds = ['recipe', 'note', 'leftovers'] as const
type Kind = (typeof kinds)[number]

const nameOfKind: Record<Kind, () => string> = {
  recipe: m.meal_plan_kinds_recipe,
  note: m.meal_plan_kinds_note,
  leftovers: m.meal_plan_kinds_leftovers,
}

/** Adds a meal to a day and slot: a recipe, a note, or left-overs of an earlier meal. */
export default function AddMealDialog(props: AddMealDialogProps) {
  const { householdId, place, slots, household, meals, act, onDismiss } = props
  const [kind, setKind] = useState<Kind>('recipe')
  const slot = slots.find(({ id }) => id === place.slotId)
  const ids = household.map(({ id }) => id)
  const eaterIds = eatersOfMeal({ eaterIds: null }, slot, ids)
  const eating = Math.max(1, eaterIds.length)
  // The household's days have limits where its last week was planned with them.
  const { data: plans } = trpcHooks.weekPlanner.newest.useQuery(
    { householdId },
    { staleTime: 300_000, retry: 1 },
  )
  function add(dish: PlannedDish, servings: number | null) {
    act(m.meal_plan_added({ name: nameOfDish(dish), place: mealPlaceName(slots, place) }), (make) =>
      make.addMeal({ ...place, dish, servings, eaterIds: null, comment: '' }),
    )
    onDismiss()
  }
  return (
    <Dialog
      title={m.meal_plan_add_title({ place: mealPlaceName(slots, place) })}
      isWide
      onDismiss={onDismiss}
      footer={
        <Button look="quiet" onClick={onDismiss}>
          {m.grocery_page_cancel()}
        </Button>
      }
    >
      <TabButtons
        label={m.meal_plan_kind()}
        tabs={kinds.map((id) => ({ id, name: nameOfKind[id]() }))}
        current={kind}
        onChoose={(id) => setKind(id as Kind)}
      />
      {kind === 'recipe' && (
        <RecipeSearchForMeal
          generatePath={generatePathForSlot(
            { ...place, servings: eating, eaterIds: eaterIds.length < ids.length ? eaterIds : null },
            minutesOfWeekday(plans?.[0]?.demands.meals ?? [], place),
          )}
          onChoose={({ id, name }) => add({ kind: 'recipe', recipeId: id, name }, eating)}
        />
      )}
      {kind === 'note' && <MealNoteForm onNote={(text) => add({ kind: 'note', text }, null)} />}
      {kind === 'leftovers' && (
        <LeftoversChoice
          place={place}
          slots={slots}
          meals={meals}
          onChoose={(mealId, name) => add({ kind: 'leftovers', mealId, name }, eating)}
        />
      )}
    </Dialog>
  )
}
