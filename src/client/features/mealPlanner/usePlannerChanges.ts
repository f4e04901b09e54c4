import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import * as m from '#messages'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import {
  eatersOfMeal,
  type MealPlace,
  type MealPlan,
  nameOfDish,
  type PlannedMeal,
} from '#shared/mealPlan/meals.ts'
import type { createMealPlanOperations } from '#shared/mealPlan/operations.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { ShownReplica } from '../../replication/replicaState.ts'
import { useActionOutcome } from '../../replication/useActionOutcome.ts'
import { listShownSlotIds } from './calendar/DayColumn.tsx'
import type { HouseholdEater } from './eaters.ts'
import type { MealPlanReplica } from './mealPlansInBrowser.ts'
import { mealPlaceName } from './words.ts'

interface PlannerChangesInput {
  shown: ShownReplica
  plan: MealPlan
  replica: MealPlanReplica | null
  daysShown: readonly CalendarDate[]
}

type Make = ReturnType<typeof createMealPlanOperations>

/** Makes changes, says what they did, and remembers how to undo them. */
export type PerformPlanAction = (
  sentence: string,
  make: (make: Make, docs: DocumentsByKey) => MealPlanOperation | readonly MealPlanOperation[],
) => void

/** The actions on a plan, each with a sentence about what was done and with the way to undo it. */
export function usePlannerChanges({ shown, plan, replica, daysShown }: PlannerChangesInput) {
  const { outcome, setOutcome } = useActionOutcome(shown.refusals, replica)
  const latest = useRef({ plan, daysShown })
  useEffect(() => {
    latest.current = { plan, daysShown }
  })
  const change: MealPlanReplica['change'] = replica?.change ?? changeNothing

  const act: PerformPlanAction = useCallback(
    (sentence, make) => {
      let before: DocumentsByKey = new Map()
      let made: readonly MealPlanOperation[] = []
      change((operations, docs) => {
        before = docs
        made = [make(operations, docs)].flat()
        return made
      })
      setOutcome({ sentence, undo: (operations, docs) => operations.undo(docs, before, made) })
    },
    [change, setOutcome],
  )

  function undo() {
    if (outcome?.undo) change(outcome.undo)
    setOutcome({ sentence: m.meal_plan_undone(), undo: null })
  }

  const moveMeal = useCallback(
    (mealId: string, place: MealPlace) => {
      const { meals, settings } = latest.current.plan
      const meal = meals.find(({ id }) => id === mealId)
      if (!meal || (meal.date === place.date && meal.slotId === place.slotId)) return
      const sentence = m.meal_plan_moved({
        name: nameOfDish(meal.dish),
        place: mealPlaceName(settings.slots, place),
      })
      act(sentence, (make) => make.moveMeal(mealId, place))
    },
    [act],
  )

  const moveMealBy = useCallback(
    (meal: PlannedMeal, days: number, slots: number) => {
      const { plan: now, daysShown: shownDays } = latest.current
      const ids = listShownSlotIds({ slots: now.settings.slots, meals: now.meals }, shownDays)
      const slotId = ids[ids.indexOf(meal.slotId) + slots]
      if (slotId) moveMeal(meal.id, { date: addDays(meal.date, days), slotId })
    },
    [moveMeal],
  )
  useFocusOnMovedMeal(plan.meals)

  /** Plans a recipe; `servings` null: as many as eat. */
  function addRecipe(
    recipe: { recipeId: string; name: string },
    place: MealPlace,
    servings: number | null,
    household: readonly HouseholdEater[],
  ) {
    const { slots } = plan.settings
    const slot = slots.find(({ id }) => id === place.slotId)
    const ids = household.map(({ id }) => id)
    const eating = eatersOfMeal({ eaterIds: null }, slot, ids).length
    const dish = { kind: 'recipe' as const, ...recipe }
    act(m.meal_plan_added({ name: recipe.name, place: mealPlaceName(slots, place) }), (make) =>
      make.addMeal({
        ...place,
        dish,
        servings: servings ?? Math.max(1, eating),
        eaterIds: null,
        comment: '',
      }),
    )
  }

  return {
    addRecipe,
    outcome,
    undo,
    change,
    act,
    moveMeal,
    moveMealBy,
  }
}

/** A card that moves to another day is another element: it gets the focus that the former one had. */
function useFocusOnMovedMeal(meals: readonly PlannedMeal[]): void {
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const note = () => {
      const { id = '' } = document.activeElement ?? {}
      if (id.startsWith('meal-')) focused.current = id
      else if (document.activeElement !== document.body) focused.current = null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // Before the button that undoes the move would take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever meals have changed.
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus()
  }, [meals])
}

/** A page that is not hydrated changes nothing. */
function changeNothing(): void {}
