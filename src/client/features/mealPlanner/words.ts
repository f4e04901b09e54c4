import * as m from '#messages'
import { formatDate } from '#shared/currentLocale.ts'
import { addDays, type CalendarDate, type Weekday } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlace, MealState } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import type { PlannerView } from './plannerAddress.ts'

const write = (options: Intl.DateTimeFormatOptions, date: CalendarDate) =>
  formatDate({ ...options, timeZone: 'UTC' }, new Date(`${date}T00:00:00Z`))

const maxDaysWithoutYear = 180

/** "Friday, 4 December"; with its year where the day and the month alone could be of another. */
export const formatLongDay = (date: CalendarDate) => {
  const days = Math.abs(Date.parse(date) - Date.now()) / 86_400_000
  return write(
    { weekday: 'long', day: 'numeric', month: 'long', ...(days > maxDaysWithoutYear && { year: 'numeric' }) },
    date,
  )
}
/** "Fri 4". */
export const formatShortDay = (date: CalendarDate) => write({ weekday: 'short', day: 'numeric' }, date)
/** "4". */
export const formatDayOfMonth = (date: CalendarDate) => write({ day: 'numeric' }, date)
/** "December 2026". */
export const formatMonth = (date: CalendarDate) => write({ month: 'long', year: 'numeric' }, date)
/** "30 Nov". */
const dayAndMonth = (date: CalendarDate) => write({ day: 'numeric', month: 'short' }, date)

/** "30 Nov to 6 Dec". */
export const formatWeekRange = (days: readonly CalendarDate[]) =>
  m.meal_plan_from_to({ from: dayAndMonth(days[0]!), to: dayAndMonth(days.at(-1)!) })

/** A Sunday. */
const dateOfSunday = '2023-01-01'
export const weekdayName = (weekday: Weekday) => write({ weekday: 'long' }, addDays(dateOfSunday, weekday))
export const shortWeekdayName = (weekday: Weekday) =>
  write({ weekday: 'short' }, addDays(dateOfSunday, weekday))

export const slotNameById = (slots: readonly MealSlot[], slotId: string) =>
  mealSlotName(slots.find(({ id }) => id === slotId) ?? { id: slotId, name: '' })

/** "Dinner, Friday, 4 December". */
export const mealPlaceName = (slots: readonly MealSlot[], { date, slotId }: MealPlace) =>
  m.meal_plan_place({ slot: slotNameById(slots, slotId), day: formatLongDay(date) })

export const mealStateName = (state: MealState): string => stateNames[state]()
const stateNames: Record<MealState, () => string> = {
  planned: m.meal_plan_states_planned,
  cooked: m.meal_plan_states_cooked,
  skipped: m.meal_plan_states_skipped,
}

export const plannerViewName = (view: PlannerView): string => viewNames[view]()
const viewNames: Record<PlannerView, () => string> = {
  day: m.meal_plan_views_day,
  week: m.meal_plan_views_week,
  month: m.meal_plan_views_month,
}
