import { useRef } from 'react'
import * as m from '#messages'
import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { eatersOfMeal, listMealsAtPlace, type MealPlace, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import type { HouseholdEater } from '../eaters.ts'
import type { PlannedRecipes } from '../usePlannedRecipes.ts'
import { formatLongDay, formatShortDay, slotNameById } from '../words.ts'
import { MealCard, type MealCardActions } from './MealCard.tsx'
import { useMealDropPlace } from './useMealDragging.ts'

export interface CalendarData extends MealCardActions {
  slots: readonly MealSlot[]
  meals: readonly PlannedMeal[]
  household: readonly HouseholdEater[]
  planned: PlannedRecipes
  today: CalendarDate
  onAdd: (place: MealPlace) => void
}

/**
 * The ids of the slots that these days show: those that are not hidden, and any that has a meal, even one that is hidden or that
 * no longer exists.
 */
export function listShownSlotIds(
  { slots, meals }: Pick<CalendarData, 'slots' | 'meals'>,
  days: readonly CalendarDate[],
): string[] {
  const used = new Set(meals.filter(({ date }) => days.includes(date)).map(({ slotId }) => slotId))
  const known = slots.filter(({ id, isHidden }) => !isHidden || used.has(id)).map(({ id }) => id)
  return [...known, ...[...used].filter((id) => !slots.some((slot) => slot.id === id))]
}

interface DayColumnProps extends CalendarData {
  date: CalendarDate
  slotIds: readonly string[]
  /** Whether it stands beside others, aligned slot by slot. */
  isInRow: boolean
  /** Hidden on a narrow screen, where one day is shown. */
  isOnlyWide: boolean
}

/** One day: its slots, each with its meals and a button that adds one. */
export function DayColumn({ date, slotIds, isInRow, isOnlyWide, ...parts }: DayColumnProps) {
  const isToday = date === parts.today
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={`min-w-0 flex-col gap-3 print:flex print:break-inside-avoid ${isOnlyWide ? 'hidden lg:flex' : 'flex'} ${isInRow ? 'lg:row-span-full lg:grid lg:grid-rows-subgrid lg:gap-0' : ''}`}
    >
      <h3
        id={`day-${date}`}
        className={`font-work text-lg font-semibold ${isInRow ? 'lg:pb-2 lg:text-center lg:text-base' : 'sr-only'} ${isToday ? 'text-paprika' : ''}`}
        {...(isToday && { 'aria-current': 'date' as const })}
      >
        <span className={isInRow ? 'lg:hidden' : ''}>{formatLongDay(date)}</span>
        {isInRow && <span className="hidden lg:inline">{formatShortDay(date)}</span>}
        {isToday && <span className="sr-only"> ({m.meal_plan_today()})</span>}
      </h3>
      {slotIds.map((slotId) => (
        <Cell key={slotId} place={{ date, slotId }} isInRow={isInRow} {...parts} />
      ))}
    </section>
  )
}

function Cell({ place, isInRow, ...parts }: CalendarData & { place: MealPlace; isInRow: boolean }) {
  const { slots, meals, household, planned, onAdd, onOpen, onMoveBy } = parts
  const cell = useRef<HTMLDivElement>(null)
  useMealDropPlace(cell, place)
  const slot = slots.find(({ id }) => id === place.slotId)
  const name = slot ? mealSlotName(slot) : slotNameById(slots, place.slotId)
  const here = listMealsAtPlace(meals, place)
  const ids = household.map(({ id }) => id)
  return (
    <div
      ref={cell}
      data-place={`${place.date} ${place.slotId}`}
      className={`flex min-w-0 flex-col gap-2 ${here.length === 0 ? 'print:hidden' : ''} border-t border-line py-2 data-drop:bg-blush ${isInRow ? 'lg:px-1.5' : ''}`}
    >
      <div className="flex items-center justify-between gap-1">
        <h4 className="font-work text-sm font-semibold text-soft wrap-anywhere">{name}</h4>
        <button
          type="button"
          aria-label={m.meal_plan_add_to({ slot: name, day: formatLongDay(place.date) })}
          onClick={() => onAdd(place)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-xl text-soft hover:bg-blush hover:text-paprika print:hidden"
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {here.length > 0 && (
        <ul className="flex flex-col gap-2">
          {here.map((meal) => {
            const eating = eatersOfMeal(meal, slot, ids)
            return (
              <MealCard
                key={meal.id}
                meal={meal}
                recipe={recipeOf(meal, meals, planned.recipes)}
                isLoading={planned.isLoading}
                eaters={household.filter(({ id }) => eating.includes(id))}
                isForEveryone={eating.length === household.length}
                onOpen={onOpen}
                onMoveBy={onMoveBy}
              />
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** The recipe of a meal; of left-overs that of the meal they come from. */
function recipeOf(
  { dish }: PlannedMeal,
  meals: readonly PlannedMeal[],
  recipes: PlannedRecipes['recipes'],
): PlannedRecipe | undefined {
  const cooked = dish.kind === 'leftovers' ? meals.find(({ id }) => id === dish.mealId)?.dish : dish
  return cooked?.kind === 'recipe' ? recipes.get(cooked.recipeId) : undefined
}
