import type { DayBeforeTask } from '#shared/kitchen/dayBefore/dayBeforeKinds.ts'
import type { StandardSlotId } from '#shared/mealPlan/slots.ts'

/** The hour, by the server's clock, at which the meal of a standard slot is eaten. Of other slots no hour is known. */
const hourOfSlot: Readonly<Record<string, number | undefined>> = {
  breakfast: 8,
  lunch: 12,
  snack: 16,
  dinner: 19,
} satisfies Record<StandardSlotId, number>

/** What a task takes at least that a recipe tells as "overnight", or without a time. */
const hoursOfNight = 8

/** Whether a task that is begun now is done before a meal of today must be cooked, which takes so many minutes. */
export function isTaskInTime({ hours }: DayBeforeTask, slotId: string, minutes: number, now: Date): boolean {
  const eatenAt = hourOfSlot[slotId]
  if (eatenAt === undefined) return false
  const hourNow = now.getHours() + now.getMinutes() / 60
  return hourNow + (hours ?? hoursOfNight) + minutes / 60 <= eatenAt
}
