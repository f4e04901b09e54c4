import { mealTypes } from '#shared/kitchen/questionnaire.ts'
import { type SlotToFill, writeSlotToFill } from '#shared/mealPlan/slotInAddress.ts'

/** The wizard that generates a recipe for a place in the plan, with the meal of a standard slot answered. */
export function generatePathFor(slot: SlotToFill): string {
  const mealType = mealTypes.find((type) => type.toLowerCase() === slot.slotId)
  return `/generate?${mealType ? `mealType=${mealType}&` : ''}${writeSlotToFill(slot)}`
}
