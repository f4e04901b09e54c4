import type { Timestamp } from '../replication/clock.ts'
import { isFieldVisible, type ReplicatedDocument, valueOfDocumentField } from '../replication/documents.ts'
import type { CalendarDate } from './calendarDates.ts'
import type { PlannedMeal } from './meals.ts'

/** Days whose meals are bought; both are included. */
export interface ShoppedDays {
  from: CalendarDate
  to: CalendarDate
}

/** The days that one grocery list has. The list's id is that of the document. */
export interface ShoppedDaysOfList extends ShoppedDays {
  listId: string
  /** When the days were chosen. */
  at: Timestamp
}

/** The longest time that a list may be for, in days. */
export const maxShoppedDays = 62

/** In a document of shopping, the entry of a meal that was cooked: what it used of the food at hand is taken off. */
export const cookedMealFieldName = (mealId: string) => `cooked:${mealId}`

export function readShoppedDaysOfList(listId: string, doc: ReplicatedDocument): ShoppedDaysOfList | null {
  const days = valueOfDocumentField(doc, 'days') as ShoppedDays | null | undefined
  if (!days || !isFieldVisible(doc, 'days')) return null
  return { listId, from: days.from, to: days.to, at: doc.fields.days![1] }
}

/** The list that a meal's food is bought with: of several that have its day, the one that was chosen last. */
export function findShoppedDaysOfMeal(
  shoppings: readonly ShoppedDaysOfList[],
  { date }: Pick<PlannedMeal, 'date'>,
): ShoppedDaysOfList | undefined {
  return shoppings
    .filter(({ from, to }) => from <= date && date <= to)
    .reduce<ShoppedDaysOfList | undefined>(
      (last, each) => (!last || each.at > last.at ? each : last),
      undefined,
    )
}
