import { useCallback, useState } from 'react'
import * as m from '#messages'
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysOfWeek,
  weeksOfMonth,
} from '#shared/mealPlan/calendarDates.ts'
import { foodsToUseUpBy } from '#shared/mealPlan/foodAtHand.ts'
import type { MealPlanDocumentAddress } from '#shared/mealPlan/kind.ts'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { ActionOutcomeWithUndo } from '../../replication/ActionOutcomeWithUndo.tsx'
import { ReplicaStateChip } from '../../replication/ReplicaStateChip.tsx'
import { createLatePart, importNothing } from '../../ui/latePart.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { DayColumn, listShownSlotIds } from './calendar/DayColumn.tsx'
import { MealDraggingContext, useMealDragging } from './calendar/useMealDragging.ts'
import { useSwipe } from './calendar/useSwipe.ts'
import type { HouseholdEater } from './eaters.ts'
import type { OpenPlannerDialog } from './PlannerDialogs.tsx'
import { PlannerToolbar } from './PlannerToolbar.tsx'
import type { PlannerAddress, PlannerView } from './plannerAddress.ts'
import { useIsWideScreen } from './useIsWideScreen.ts'
import { useMealPlanReplica } from './useMealPlanReplica.ts'
import { usePlannedRecipes } from './usePlannedRecipes.ts'
import { usePlannerChanges } from './usePlannerChanges.ts'
import { usePlanningOfGeneratedRecipe } from './usePlanningOfGeneratedRecipe.ts'
import { useToday } from './useToday.ts'
import { formatLongDay, formatMonth, formatWeekRange } from './words.ts'

const failed = createFailedFileNotice()
const importMonth = () => import('./calendar/MonthGrid.tsx')
const MonthGrid = createLatePart(importMonth, {
  serverComponent: import.meta.env.SSR && (await importMonth()).default,
  failed,
})
const importPlacedRecipe = () => import('./PlacedRecipe.tsx')
const PlacedRecipe = createLatePart(importPlacedRecipe, {
  serverComponent: import.meta.env.SSR && (await importPlacedRecipe()).default,
  failed,
})
const importActions = () => import('./PlannerActions.tsx')
const PlannerActions = createLatePart(importActions, {
  serverComponent: import.meta.env.SSR && (await importActions()).default,
  keepsServerHtml: true,
  failed,
})
const WeekPlanner = createLatePart(async () => (await import('./lateImports.ts')).importWeekPlanner(), {
  failed,
})
const PlannerDialogs = createLatePart(
  import.meta.env.SSR ? importNothing : () => import('./PlannerDialogs.tsx'),
  { failed: createFailedFileNotice(undefined, { isAnswer: true }) },
)
const importFoodsToUseUp = () => import('./food/FoodsToUseUp.tsx')
const FoodsToUseUp = createLatePart(importFoodsToUseUp, {
  serverComponent: import.meta.env.SSR && (await importFoodsToUseUp()).default,
  failed,
})
const DaysNutrition = createLatePart(() => import('./nutrition/DaysNutrition.tsx'), { failed })
const ForTomorrow = createLatePart(() => import('./ForTomorrow.tsx'), { failed })
const PlannerNotices = createLatePart(
  import.meta.env.SSR ? importNothing : () => import('./PlannerNotices.tsx'),
  { failed },
)

interface MealPlannerScreenProps {
  userId: string
  householdId: string
  household: readonly HouseholdEater[]
  /** What the page brought along. */
  first: ServerChanges<MealPlanDocumentAddress> | undefined
  /** The day it is where the server is. */
  todayOnServer: CalendarDate | undefined
  address: PlannerAddress
  /** The slot of the day in the address that the recipe which the reader came with was generated for. */
  slotToFill: string | null
  onAddress: (address: PlannerAddress) => void
  /** Whether the user has just learnt that they no longer belong to another household. */
  isLost: boolean
  /** They belong to the household no more. */
  onHouseholdLeft: () => void
}

/** The plan of one household. For another household or user it must be another: give it a key. */
export function MealPlannerScreen(props: MealPlannerScreenProps) {
  const { userId, householdId, household, first, todayOnServer, address, onAddress, onHouseholdLeft } = props
  const { slotToFill, isLost } = props
  const { shown, plan, replica } = useMealPlanReplica({ userId, householdId }, first, onHouseholdLeft)
  const { settings, meals } = plan
  const { slots, firstWeekday } = settings
  const today = useToday(todayOnServer)
  const date = address.date ?? today
  const isWide = useIsWideScreen()
  const isHydrated = useIsHydrated()
  const view: PlannerView = address.view ?? (isWide ? 'week' : 'day')
  const [dialog, setDialog] = useState<OpenPlannerDialog | null>(null)
  const close = () => setDialog(null)

  const week = daysOfWeek(date, firstWeekday)
  const weeks = view === 'month' ? weeksOfMonth(date, firstWeekday) : [week]
  const [from, to] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const planned = usePlannedRecipes(householdId, meals, from, to)
  const changes = usePlannerChanges({ shown, plan, replica, daysShown: week })
  const { outcome, undo, moveMeal, moveMealBy } = changes

  const days = view === 'day' ? [date] : week
  const daysShown = view === 'day' ? days : weeks.flat()
  const slotIds = listShownSlotIds({ slots, meals }, days)
  const dragging = useMealDragging(moveMeal)

  const show = (next: Partial<PlannerAddress>) => onAddress({ ...address, ...next })
  function step(by: 1 | -1) {
    if (view === 'month') show({ date: addMonths(date, by) })
    else show({ date: addDays(date, view === 'day' ? by : 7 * by) })
  }
  const swipe = useSwipe(step)
  const onOpen = useCallback((mealId: string) => setDialog({ kind: 'meal', mealId }), [])
  const [placedName, setPlacedName] = useState<string | null>(null)
  const { recipeId, servings } = address
  const stopPlacingRecipe = () => show({ recipeId: null, servings: null })
  function onAdd(place: MealPlace) {
    if (recipeId === null || placedName === null) return setDialog({ kind: 'add', place })
    placeRecipe({ recipeId, name: placedName }, place)
  }
  function placeRecipe(recipe: { recipeId: string; name: string }, place: MealPlace) {
    changes.addRecipe(recipe, place, servings, household)
    stopPlacingRecipe()
  }
  usePlanningOfGeneratedRecipe(address, slotToFill, replica ? placedName : null, placeRecipe)

  const foodsToUseUp = foodsToUseUpBy(addDays(today, 7), plan.foodsAtHand)
  const title =
    view === 'month' ? formatMonth(date) : view === 'day' ? formatLongDay(date) : formatWeekRange(week)
  const outcomeNotice = <ActionOutcomeWithUndo outcome={outcome} onUndo={undo} />
  if (shown.failure === 'not ours') return <p role="status">{m.meal_plan_loading()}</p>
  const parts = {
    slots,
    meals,
    household,
    planned,
    today,
    onAdd,
    onOpen,
    onMoveBy: moveMealBy,
  }
  const dialogs = dialog && (
    <PlannerDialogs
      dialog={dialog}
      householdId={householdId}
      plan={plan}
      household={household}
      week={week}
      today={today}
      changes={changes}
      outcome={outcomeNotice}
      onDismiss={close}
    />
  )
  const notices = isHydrated && replica && (
    <PlannerNotices {...{ shown, replica, userId, isLost, settings }} act={changes.act} />
  )
  if (address.isPlanningWeek && isHydrated)
    return (
      <>
        {notices}
        <WeekPlanner
          {...{ householdId, household, plan }}
          act={changes.act}
          days={week}
          onDialog={(kind) => setDialog({ kind })}
          onDone={() => show({ isPlanningWeek: false })}
        />
        {dialogs}
      </>
    )
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      {notices}
      <PlannerToolbar
        title={title}
        view={view}
        onView={(next) => show({ view: next, date })}
        onStep={step}
        onToday={() => show({ date: null })}
        state={
          <ReplicaStateChip connection={shown.connection} isRead={shown.isRead} waiting={shown.waiting} />
        }
      />
      {recipeId !== null && (
        <PlacedRecipe
          key={recipeId}
          recipeId={recipeId}
          onName={setPlacedName}
          onCancel={stopPlacingRecipe}
        />
      )}
      {outcomeNotice}
      <p className="hidden text-2xl font-semibold print:block">
        {m.meal_plan_title()}: {title}
      </p>
      {isHydrated && <ForTomorrow {...{ householdId, meals, today, daysShown }} />}
      {view === 'month' ? (
        <div {...swipe}>
          <MonthGrid
            date={date}
            firstWeekday={firstWeekday}
            today={today}
            meals={meals}
            onDay={(day) => show({ date: day, view: 'day' })}
          />
        </div>
      ) : (
        <MealDraggingContext value={dragging}>
          <div
            {...swipe}
            className={
              view === 'week'
                ? 'flex flex-col gap-6 lg:grid lg:grid-cols-7 lg:grid-rows-[auto_repeat(24,auto)] lg:gap-0'
                : 'flex flex-col'
            }
          >
            {days.map((day) => (
              <DayColumn
                key={day}
                date={day}
                slotIds={slotIds}
                isInRow={view === 'week'}
                isOnlyWide={view === 'week' && address.view === null && day !== date}
                {...parts}
              />
            ))}
          </div>
        </MealDraggingContext>
      )}
      {foodsToUseUp.length > 0 && <FoodsToUseUp foods={foodsToUseUp} today={today} />}
      {isHydrated && view !== 'month' && (
        <DaysNutrition
          {...{ userId, householdId, household, meals, slots, planned, days, isWide }}
          onlyDay={view === 'week' && address.view === null ? date : null}
        />
      )}
      <PlannerActions onPlanWeek={() => show({ isPlanningWeek: true })} onDialog={setDialog} />
      {dialogs}
    </div>
  )
}
