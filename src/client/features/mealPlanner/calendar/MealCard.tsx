import { type KeyboardEvent, memo, useRef } from 'react'
import * as m from '#messages'
import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { totalMinutesOfRecipe } from '#shared/kitchen/totalMinutesOfRecipe.ts'
import { commentsOfMeal, nameOfDish, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import type { HouseholdEater } from '../eaters.ts'
import { mealStateName } from '../words.ts'
import { useDraggableMeal } from './useMealDragging.ts'

// The words of allergens are many; the calendar is there before them.
const MealConcerns = createLatePart(() => import('./MealConcerns.tsx'), { failed: createFailedFileNotice() })

export interface MealCardActions {
  onOpen: (mealId: string) => void
  /** Moves a meal by so many days and slots. */
  onMoveBy: (meal: PlannedMeal, days: number, slots: number) => void
}

interface MealCardProps extends MealCardActions {
  meal: PlannedMeal
  /** The facts of its recipe; undefined where they are missing. */
  recipe: PlannedRecipe | undefined
  /** Whether facts of recipes are being fetched. */
  isLoading: boolean
  /** Those who eat it. */
  eaters: readonly HouseholdEater[]
  isForEveryone: boolean
}

const steps: Record<string, readonly [days: number, slots: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One planned meal: a press opens it, dragging or Alt with an arrow key moves it. */
export const MealCard = memo(function MealCard(props: MealCardProps) {
  const { meal, recipe, isLoading, eaters, isForEveryone, onOpen, onMoveBy } = props
  const card = useRef<HTMLButtonElement>(null)
  useDraggableMeal(card, meal.id)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    onMoveBy(meal, isRightToLeft ? -step[0] : step[0], step[1])
  }

  const isDone = meal.state !== 'planned'
  return (
    <li className="break-inside-avoid">
      <button
        ref={card}
        id={`meal-${meal.id}`}
        type="button"
        title={m.meal_plan_move_by_keys()}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => onOpen(meal.id)}
        onKeyDown={onKeyDown}
        className={`flex min-h-12 w-full cursor-pointer touch-manipulation select-none flex-col data-dragged:opacity-50 gap-1 rounded-xl border border-line bg-card px-3 py-2 text-start shadow-card hover:border-paprika ${isDone ? 'opacity-80' : ''}`}
      >
        <span
          dir="auto"
          className={`font-semibold leading-snug wrap-anywhere ${meal.state === 'skipped' ? 'text-soft line-through' : ''}`}
        >
          {nameOfDish(meal.dish)}
        </span>
        <span className="text-sm text-soft wrap-anywhere">
          {factsOf(meal, recipe).join(' · ')}
          {!isForEveryone && <span className="block">{whoEats(eaters)}</span>}
          {commentsOfMeal(meal).map((comment) => (
            <span key={comment} dir="auto" className="block italic">
              {comment}
            </span>
          ))}
        </span>
      </button>
      {recipe ? (
        <div className="pt-1">
          <MealConcerns recipe={recipe} eaters={eaters} />
        </div>
      ) : (
        meal.dish.kind !== 'note' &&
        !isLoading && <p className="pt-1 text-sm text-amber">{m.meal_plan_not_checked()}</p>
      )}
    </li>
  )
})

function factsOf(meal: PlannedMeal, recipe: PlannedRecipe | undefined): string[] {
  return [
    ...(meal.state === 'planned' ? [] : [mealStateName(meal.state)]),
    ...(meal.dish.kind === 'leftovers' ? [m.meal_plan_left_overs()] : []),
    ...(recipe && meal.dish.kind === 'recipe'
      ? [m.meal_plan_minutes({ count: totalMinutesOfRecipe(recipe).minutes })]
      : []),
    ...(meal.servings === null ? [] : [m.meal_plan_servings({ count: meal.servings })]),
  ]
}

const whoEats = (eaters: readonly HouseholdEater[]) =>
  eaters.length === 0
    ? m.meal_plan_for_none()
    : m.meal_plan_for({ names: joinWordsAsList(eaters.map(({ name }) => name)) })
