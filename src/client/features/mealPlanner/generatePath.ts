import type { MealToPlan } from '#shared/contract/planner/weekPlanDemands.ts'
import { cookingTimes, maxMinutesOfCookingTime, mealTypes } from '#shared/kitchen/questionnaire.ts'
import { weekdayOf } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import { type MealSlotToFill, writeMealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'

/** The wizard asks for no longer limit: with more time than this, no answer is given for the reader. */
const maxLimitedMinutes = 60

/** The wizard that generates a recipe for a place in the plan, with the meal of a standard slot and the time that there is answered. */
export function generatePathForSlot(slot: MealSlotToFill, maxMinutes: number | null): string {
  const mealType = mealTypes.find((type) => type.toLowerCase() === slot.slotId)
  const cookingTime = maxMinutes === null ? null : cookingTimeWithin(maxMinutes)
  const answers = new URLSearchParams({ ...(mealType && { mealType }), ...(cookingTime && { cookingTime }) })
  return `/generate?${[...answers].length > 0 ? `${answers}&` : ''}${writeMealSlotToFill(slot)}`
}

/** The longest time to cook that the wizard offers within a limit; the shortest where none is within it. */
function cookingTimeWithin(maxMinutes: number) {
  if (maxMinutes > maxLimitedMinutes) return null
  const within = cookingTimes.filter((each) => (maxMinutesOfCookingTime(each) ?? Infinity) <= maxMinutes)
  return within.at(-1) ?? cookingTimes[0]
}

/** How long cooking may take on a weekday, as the meals that were planned last say; null without a limit. */
export function minutesOfWeekday(meals: readonly MealToPlan[], { date, slotId }: MealPlace): number | null {
  const onDay = meals.filter((meal) => weekdayOf(meal.date) === weekdayOf(date))
  return (onDay.find((meal) => meal.slotId === slotId) ?? onDay[0])?.maxMinutes ?? null
}
