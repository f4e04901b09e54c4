import type { MealPlace } from './meals.ts'

/** A place in the plan that a recipe is generated for, and for how many. */
export interface SlotToFill extends MealPlace {
  servings: number
}

/** The planner checks whether there is such a day; its calendar would weigh too much for the generator. */
const dateShape = /^\d{4}-\d\d-\d\d$/
/** Like ids of slots, which are standard names or random ids. */
const slotIdShape = /^[\w-]{1,64}$/
const maxServings = 100

/** What an address says of the place that a recipe is generated for; null where it says nothing valid. */
export function readSlotToFill(search: URLSearchParams): SlotToFill | null {
  const [date, slotId, servings] = [
    search.get('planDate') ?? '',
    search.get('planSlot') ?? '',
    Number(search.get('planServings')),
  ]
  const isValid =
    dateShape.test(date) &&
    slotIdShape.test(slotId) &&
    Number.isInteger(servings) &&
    servings >= 1 &&
    servings <= maxServings
  return isValid ? { date, slotId, servings } : null
}

/** The part of an address that `readSlotToFill` reads. */
export const writeSlotToFill = ({ date, slotId, servings }: SlotToFill): string =>
  String(new URLSearchParams({ planDate: date, planSlot: slotId, planServings: String(servings) }))
