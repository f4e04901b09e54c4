import { type ReactNode, useState } from 'react'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlace, MealPlan, PlannedMeal } from '#shared/mealPlan/meals.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import type { HouseholdEater } from './eaters.ts'
import type { usePlannerChanges } from './usePlannerChanges.ts'

const failed = createFailedFileNotice(undefined, { isAnswer: true })
const AddMealDialog = createLatePart(() => import('./editing/AddMealDialog.tsx'), { failed })
const MealDialog = createLatePart(() => import('./editing/MealDialog.tsx'), { failed })
const SlotsDialog = createLatePart(() => import('./settings/SlotsDialog.tsx'), { failed })
const TemplatesDialog = createLatePart(() => import('./settings/TemplatesDialog.tsx'), { failed })
const FeedsDialog = createLatePart(() => import('./settings/FeedsDialog.tsx'), { failed })
const FoodDialog = createLatePart(() => import('./food/FoodDialog.tsx'), { failed })
const PricesDialog = createLatePart(() => import('./prices/PricesDialog.tsx'), { failed })
const ShopDialog = createLatePart(() => import('./food/ShopDialog.tsx'), { failed })

export type OpenPlannerDialog =
  | { kind: 'add'; place: MealPlace }
  | { kind: 'meal'; mealId: string }
  | { kind: 'settings' | 'templates' | 'feeds' | 'food' | 'prices' | 'shop' }

interface PlannerDialogsProps {
  dialog: OpenPlannerDialog
  householdId: string
  plan: MealPlan
  household: readonly HouseholdEater[]
  /** The days of the week that is shown. */
  week: readonly CalendarDate[]
  today: CalendarDate
  changes: ReturnType<typeof usePlannerChanges>
  /** What was done last, for dialogs that stay open. */
  outcome: ReactNode
  onDismiss: () => void
}

/** The dialog of the planner that is open; each is loaded when it is first opened. */
export default function PlannerDialogs(props: PlannerDialogsProps) {
  const { dialog, householdId, plan, household, week, today, changes, outcome, onDismiss } = props
  const opened = dialog.kind === 'meal' && plan.meals.find(({ id }) => id === dialog.mealId)
  // Somebody else may delete the meal while its dialog is open.
  const [lastSeen, setLastSeen] = useState<PlannedMeal | null>(null)
  if (opened && opened !== lastSeen) setLastSeen(opened)
  const meal = opened || (dialog.kind === 'meal' && lastSeen?.id === dialog.mealId && lastSeen)
  return (
    <>
      {dialog.kind === 'add' && (
        <AddMealDialog
          householdId={householdId}
          place={dialog.place}
          slots={plan.settings.slots}
          household={household}
          meals={plan.meals}
          act={changes.act}
          onDismiss={onDismiss}
        />
      )}
      {meal && (
        <MealDialog
          key={meal.id}
          meal={meal}
          isDeleted={!opened}
          plan={plan}
          household={household}
          act={changes.act}
          onMove={changes.moveMeal}
          onDismiss={onDismiss}
        />
      )}
      {dialog.kind === 'settings' && (
        <SlotsDialog
          settings={plan.settings}
          household={household}
          change={changes.change}
          onDone={onDismiss}
        />
      )}
      {dialog.kind === 'templates' && (
        <TemplatesDialog plan={plan} week={week} act={changes.act} onDismiss={onDismiss} />
      )}
      {dialog.kind === 'food' && (
        <FoodDialog foods={plan.foodsAtHand} act={changes.act} outcome={outcome} onDismiss={onDismiss} />
      )}
      {dialog.kind === 'prices' && (
        <PricesDialog plan={plan} act={changes.act} outcome={outcome} onDismiss={onDismiss} />
      )}
      {dialog.kind === 'shop' && (
        <ShopDialog
          householdId={householdId}
          shopping={plan.shopping}
          from={week.includes(today) ? today : week[0]!}
          to={week.at(-1)!}
          act={changes.act}
          outcome={outcome}
          onDismiss={onDismiss}
        />
      )}
      {dialog.kind === 'feeds' && <FeedsDialog householdId={householdId} onDismiss={onDismiss} />}
    </>
  )
}
