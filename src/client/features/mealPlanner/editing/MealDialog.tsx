import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { maxMealCommentLength } from '#shared/mealPlan/limits.ts'
import {
  eatersOfMeal,
  type MealPlace,
  type MealPlan,
  type MealState,
  mealStates,
  nameOfDish,
  type PlannedMeal,
} from '#shared/mealPlan/meals.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TabButtons } from '../../../ui/TabButtons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { HouseholdEater } from '../eaters.ts'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { mealPlaceName, mealStateName } from '../words.ts'
import { MoveMealForm } from './MoveMealForm.tsx'
import { createMealActions } from './mealActions.ts'
import { RepeatMealForm } from './RepeatMealForm.tsx'
import { ServingsStepper } from './ServingsStepper.tsx'

interface MealDialogProps {
  meal: PlannedMeal
  /** Whether the meal was deleted while the dialog was open; `meal` is as it was before. */
  isDeleted: boolean
  plan: MealPlan
  household: readonly HouseholdEater[]
  act: PerformPlanAction
  onMove: (mealId: string, place: MealPlace) => void
  onDismiss: () => void
}

/** Everything about one meal. What is changed in its fields is saved together; moving, copying and deleting happen at once. */
export default function MealDialog(props: MealDialogProps) {
  const { meal, isDeleted, plan, household, act, onMove, onDismiss } = props
  const { slots } = plan.settings
  const { change, putBack, copy, repeat, remove, removeSeries } = createMealActions(meal, plan, act)
  const ids = household.map(({ id }) => id)
  const slot = slots.find(({ id }) => id === meal.slotId)
  const [eaterIds, setEaterIds] = useState(() => eatersOfMeal(meal, slot, ids))
  const [servings, setServings] = useState(meal.servings ?? 1)
  const [state, setState] = useState<MealState>(meal.state)
  const draft = createDraftInBrowserStorage('sessionStorage', `larder.mealComment.${meal.id}`)
  const [comment, setComment] = useState(() => draft.read() ?? meal.comment)
  const name = nameOfDish(meal.dish)

  function type(text: string) {
    setComment(text)
    if (text === meal.comment) draft.forget()
    else draft.keep(text)
  }
  function dismiss() {
    draft.forget()
    onDismiss()
  }
  function save() {
    draft.forget()
    const usual = eatersOfMeal({ eaterIds: null }, slot, ids)
    const isUsual = eaterIds.length === usual.length && eaterIds.every((id) => usual.includes(id))
    const chosen = isUsual ? null : eaterIds
    const hasOtherEaters = JSON.stringify(chosen) !== JSON.stringify(meal.eaterIds)
    const keep = isDeleted ? putBack : change
    keep({
      ...(meal.servings !== null && servings !== meal.servings && { servings }),
      ...(hasOtherEaters && { eaterIds: chosen }),
      ...(state !== meal.state && { state }),
      ...(comment.trim() !== meal.comment && { comment: comment.trim() }),
    })
    onDismiss()
  }
  /** Does something with the meal and closes. */
  const then =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args)
      dismiss()
    }

  return (
    <Dialog
      title={name}
      isWide
      onDismiss={dismiss}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={save}>{isDeleted ? m.deleted_meanwhile_put_back() : m.grocery_page_save()}</Button>
          <Button look="quiet" onClick={dismiss}>
            {m.grocery_page_cancel()}
          </Button>
          {!isDeleted && (
            <Button look="danger" onClick={then(remove)}>
              {m.meal_plan_remove()}
            </Button>
          )}
          {!isDeleted && removeSeries && (
            <Button look="danger" onClick={then(removeSeries)}>
              {m.meal_plan_remove_series()}
            </Button>
          )}
        </div>
      }
    >
      {isDeleted && <AlertMessage>{m.deleted_meanwhile({ name })}</AlertMessage>}
      <p className="text-soft">{mealPlaceName(slots, meal)}</p>
      {meal.dish.kind === 'recipe' && (
        <Link
          to={`/recipe/${meal.dish.recipeId}?servings=${servings}`}
          className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
        >
          {m.meal_plan_open_recipe()}
        </Link>
      )}
      <TabButtons
        label={m.meal_plan_state()}
        tabs={mealStates.map((id) => ({ id, name: mealStateName(id) }))}
        current={state}
        onChoose={(id) => setState(id as MealState)}
      />
      {meal.servings !== null && <ServingsStepper servings={servings} onChange={setServings} />}
      {household.length > 1 && (
        <CheckboxGroup
          label={m.meal_plan_who_eats()}
          choices={ids}
          chosen={eaterIds}
          onChoose={setEaterIds}
          nameOf={(id) => household.find((eater) => eater.id === id)?.name ?? ''}
        />
      )}
      <TextField
        label={m.meal_plan_comment()}
        value={comment}
        maxLength={maxMealCommentLength}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      {!isDeleted && (
        <>
          <MoveMealForm
            meal={meal}
            slots={slots}
            onMove={then((place: MealPlace) => onMove(meal.id, place))}
            onCopy={then(copy)}
          />
          <RepeatMealForm meal={meal} onRepeat={then(repeat)} />
        </>
      )}
    </Dialog>
  )
}
