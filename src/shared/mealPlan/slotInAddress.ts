import type { MealPlace } from './meals.ts'

/** A place in the plan that a recipe is generated for, for whom, and for how many. */
export interface MealSlotToFill extends MealPlace {
  servings: number
  /** Null for the whole household. */
  eaterIds: readonly string[] | null
}

/** The planner checks whether there is such a day; its calendar would weigh too much for the generator. */
const dateShape = /^\d{4}-\d\d-\d\d$/
/** Like ids of slots, which are standard names or random ids, and those of eaters. */
const idShape = /^[\w-]{1,64}$/
export const maxServingsInAddress = 100
export const maxEatersInAddress = 50

/** What an address says of the place that a recipe is generated for; null where it says nothing valid. */
export function readMealSlotToFill(search: URLSearchParams): MealSlotToFill | null {
  const [date, slotId, servings] = [
    search.get('planDate') ?? '',
    search.get('planSlot') ?? '',
    Number(search.get('planServings')),
  ]
  const isValid =
    dateShape.test(date) &&
    idShape.test(slotId) &&
    Number.isInteger(servings) &&
    servings >= 1 &&
    servings <= maxServingsInAddress
  return isValid ? { date, slotId, servings, eaterIds: readEaterIds(search.get('planEaters') ?? '') } : null
}

/** Ids that are none, and more than there may be, are left out; null where none is left. */
function readEaterIds(text: string): string[] | null {
  const ids = text.split(',').filter((id) => idShape.test(id))
  return ids.length > 0 ? [...new Set(ids)].slice(0, maxEatersInAddress) : null
}

/** The part of an address that `readMealSlotToFill` reads. */
export const writeMealSlotToFill = ({ date, slotId, servings, eaterIds }: MealSlotToFill): string =>
  String(
    new URLSearchParams({
      planDate: date,
      planSlot: slotId,
      planServings: String(servings),
      ...(eaterIds && { planEaters: eaterIds.join(',') }),
    }),
  )
