import { useRef, useState } from 'react'
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
import SavedMeanwhile from '../../../forms/SavedMeanwhile.tsx'
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
import { useTypedMealComment } from './useTypedMealComment.ts'

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
  // What is not chosen here follows the meal, which somebody else may change while the dialog is open.
  const [chosen, setChosen] = useState<{
    eaters?: Record<string, boolean>
    servings?: number
    state?: MealState
  }>({})
  const choose = (part: typeof chosen) => setChosen((before) => ({ ...before, ...part }))
  const savedEaterIds = eatersOfMeal(meal, slot, ids)
  const eaterIds = ids.filter((id) => chosen.eaters?.[id] ?? savedEaterIds.includes(id))
  const servings = chosen.servings ?? meal.servings ?? 1
  const state = chosen.state ?? meal.state
  const comment = useTypedMealComment(meal)
  const conflict = useRef<HTMLElement>(null)
  const name = nameOfDish(meal.dish)

  function dismiss() {
    comment.forget()
    onDismiss()
  }
  function save(isCommentChosen = false) {
    comment.forget()
    const usualEaters = eatersOfMeal({ eaterIds: null }, slot, ids)
    const hasUsualEaters =
      eaterIds.length === usualEaters.length && eaterIds.every((id) => usualEaters.includes(id))
    const eaters = hasUsualEaters ? null : eaterIds
    const hasOtherEaters =
      chosen.eaters !== undefined && JSON.stringify(eaters) !== JSON.stringify(meal.eaterIds)
    const keep = isDeleted ? putBack : change
    keep(
      {
        ...(meal.servings !== null && servings !== meal.servings && { servings }),
        ...(hasOtherEaters && { eaterIds: eaters }),
        ...(state !== meal.state && { state }),
      },
      isCommentChosen || comment.isTyped ? comment.changed : null,
    )
    onDismiss()
  }
  /** Does something with the meal and closes. */
  const closeAfter =
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
          <Button
            onClick={() => (comment.isTyped && comment.theirs !== null ? conflict.current?.focus() : save())}
          >
            {isDeleted ? m.deleted_meanwhile_put_back() : m.grocery_page_save()}
          </Button>
          <Button look="quiet" onClick={dismiss}>
            {m.grocery_page_cancel()}
          </Button>
          {!isDeleted && (
            <Button look="danger" onClick={closeAfter(remove)}>
              {m.meal_plan_remove()}
            </Button>
          )}
          {!isDeleted && removeSeries && (
            <Button look="danger" onClick={closeAfter(removeSeries)}>
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
        onChoose={(id) => choose({ state: id as MealState })}
      />
      {meal.servings !== null && (
        <ServingsStepper servings={servings} onChange={(servings) => choose({ servings })} />
      )}
      {household.length > 1 && (
        <CheckboxGroup
          label={m.meal_plan_who_eats()}
          choices={ids}
          chosen={eaterIds}
          onChoose={(eating) =>
            choose({
              eaters: {
                ...chosen.eaters,
                ...Object.fromEntries(
                  ids
                    .filter((id) => eating.includes(id) !== eaterIds.includes(id))
                    .map((id) => [id, eating.includes(id)]),
                ),
              },
            })
          }
          nameOf={(id) => household.find((eater) => eater.id === id)?.name ?? ''}
        />
      )}
      <TextField
        label={m.meal_plan_comment()}
        value={comment.text}
        maxLength={maxMealCommentLength}
        autoComplete="off"
        onChange={({ target }) => comment.type(target.value)}
      />
      {comment.theirs !== null && (
        <SavedMeanwhile
          ref={conflict}
          fields={[{ label: null, text: comment.theirs }]}
          onTakeTheirs={comment.takeTheirs}
          onKeepMine={() => save(true)}
        />
      )}
      {!isDeleted && (
        <>
          <MoveMealForm
            meal={meal}
            slots={slots}
            onMove={closeAfter((place: MealPlace) => onMove(meal.id, place))}
            onCopy={closeAfter(copy)}
          />
          <RepeatMealForm meal={meal} onRepeat={closeAfter(repeat)} />
        </>
      )}
    </Dialog>
  )
}
