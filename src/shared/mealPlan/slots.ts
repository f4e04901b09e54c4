import { isFieldVisible, type ReplicatedDocument, valueOfDocumentField } from '../replication/documents.ts'
import type { Weekday } from './calendarDates.ts'

/** The slots that every household begins with. */
export const standardSlotIds = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type StandardSlotId = (typeof standardSlotIds)[number]

/** A meal of every day, such as lunch. */
export interface MealSlot {
  id: string
  /** The household's name for the slot; '' for a standard slot with its standard name. */
  name: string
  isHidden: boolean
  /** Ids of the members and guests who usually eat then; null: everyone in the household. */
  usualEaterIds: readonly string[] | null
}

export interface MealPlanSettings {
  /** All slots in the order of a day. */
  slots: readonly MealSlot[]
  firstWeekday: Weekday
  /** The code of the currency in which food is paid; null until the household has chosen one. */
  currency: string | null
}

/** The fields of one slot. Each is one register, so that two people may change the name and the place of a slot at once. */
export const slotFields = ['name', 'position', 'isHidden', 'eaters'] as const
type SlotField = (typeof slotFields)[number]

export const slotFieldName = (field: SlotField, slotId: string) => `${field}:${slotId}`

/** Monday. */
const defaultFirstWeekday: Weekday = 1

/** Positions of the standard slots are as far apart as this, so that others fit between them. */
const positionStep = 1024

/** The slots, the first weekday and the currency of a household; those that it begins with where the document is empty. */
export function readMealPlanSettings(doc: ReplicatedDocument): MealPlanSettings {
  const visible = (name: string) => (isFieldVisible(doc, name) ? valueOfDocumentField(doc, name) : null)
  const added = Object.keys(doc.fields)
    .filter((name) => name.startsWith('name:') && visible(name) !== null)
    .map((name) => name.slice('name:'.length))
  const ids = [...new Set<string>([...standardSlotIds, ...added])]
  const positionOf = (id: string) => {
    const moved = visible(slotFieldName('position', id))
    if (typeof moved === 'number') return moved
    const place = standardSlotIds.indexOf(id as StandardSlotId)
    return (place < 0 ? standardSlotIds.length : place) * positionStep
  }
  const slots = ids
    .map((id) => ({ id, position: positionOf(id) }))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id }) => ({
      id,
      name: (visible(slotFieldName('name', id)) as string | null) ?? '',
      isHidden: visible(slotFieldName('isHidden', id)) === true,
      usualEaterIds: visible(slotFieldName('eaters', id)) as string[] | null,
    }))
  return {
    slots,
    firstWeekday: (visible('firstWeekday') as Weekday | null) ?? defaultFirstWeekday,
    currency: visible('currency') as string | null,
  }
}

/** The positions of slots in the order of their ids. */
export const slotPositionsInOrder = (slotIds: readonly string[]): [slotId: string, position: number][] =>
  slotIds.map((id, place) => [id, place * positionStep])
