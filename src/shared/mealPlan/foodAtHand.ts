import { isFieldVisible, type ReplicatedDocument, valueOfDocumentField } from '../replication/documents.ts'
import type { CalendarDate } from './calendarDates.ts'

/**
 * Why a food is at hand: a person typed it, it was bought for a meal that no longer needs it, or it is what is left of the packs
 * that were opened for a meal. The name of the dish is kept beside the id of the meal, which may be removed.
 */
export type FoodAtHandSource =
  | { kind: 'typed' }
  | { kind: 'bought'; mealId: string; dish: string }
  | { kind: 'opened'; mealId: string; dish: string }

/** A food that the household has and is to use up. Each field is one register. */
export interface FoodAtHand {
  id: string
  /** As a person typed it, or the name of the catalogue. */
  name: string
  /** How much, as text: "200 g"; '' where that is not known. `shared/kitchen/foodAtHand.ts` reads it. */
  amount: string
  /** The last day to use it; null where there is none. */
  useBy: CalendarDate | null
  source: FoodAtHandSource
}

/** What a person enters of a food at hand. */
export type TypedFoodAtHand = Pick<FoodAtHand, 'name' | 'amount' | 'useBy'>

const writtenFields = ['name', 'amount', 'useBy'] as const

/** A food at hand as it is shown; null when it is not. */
export function readFoodAtHand(id: string, doc: ReplicatedDocument): FoodAtHand | null {
  if (!writtenFields.some((name) => isFieldVisible(doc, name))) return null
  const value = (name: string) => valueOfDocumentField(doc, name)
  const name = value('name')
  // A change of a food whose beginning has not arrived.
  if (typeof name !== 'string') return null
  return {
    id,
    name,
    amount: (value('amount') as string | undefined) ?? '',
    useBy: (value('useBy') as CalendarDate | null | undefined) ?? null,
    source: (value('source') as FoodAtHandSource | undefined) ?? { kind: 'typed' },
  }
}

/** What must be used first stands first; what keeps stands last. */
export function compareFoodsAtHand(a: FoodAtHand, b: FoodAtHand): number {
  const dayOf = ({ useBy }: FoodAtHand) => useBy ?? '9999'
  const [dayA, dayB] = [dayOf(a), dayOf(b)]
  return dayA < dayB ? -1 : dayA > dayB ? 1 : a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)
}

/** The foods that are to be used by a day, in their order. */
export const foodsToUseUpBy = (day: CalendarDate, foods: readonly FoodAtHand[]): FoodAtHand[] =>
  foods.filter(({ useBy }) => useBy !== null && useBy <= day)
