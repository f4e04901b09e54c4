import { isFieldVisible, type ReplicatedDocument, valueOfDocumentField } from '../replication/documents.ts'

/** A sum of money, in whole units of the currency's smallest part: cents, or yen. */
export interface Money {
  amount: number
  /** Its code of ISO 4217. A price keeps its own, so that it means the same after the household chose another currency. */
  currency: string
}

/** What the household pays for a pack of a food. Each field is one register. */
export interface FoodPrice {
  id: string
  /** As a person typed it. */
  name: string
  /** How much the pack holds, as text: "500 g". `shared/kitchen/planning/foodPrices.ts` reads it. */
  pack: string
  paid: Money
}

/** What a person enters of a price. */
export type TypedFoodPrice = Omit<FoodPrice, 'id'>

const writtenFields = ['name', 'pack', 'paid'] as const

/** A price as it is shown; null when it is not. */
export function readFoodPrice(id: string, doc: ReplicatedDocument): FoodPrice | null {
  if (!writtenFields.some((name) => isFieldVisible(doc, name))) return null
  const name = valueOfDocumentField(doc, 'name') as string | null | undefined
  const pack = valueOfDocumentField(doc, 'pack') as string | null | undefined
  const paid = valueOfDocumentField(doc, 'paid') as Money | null | undefined
  // A change of a price whose beginning has not arrived.
  return name && pack && paid ? { id, name, pack, paid } : null
}

/** The household's currency when something has a price in it; null otherwise. */
export const currencyOfPrices = ({
  settings: { currency },
  foodPrices,
}: {
  settings: { currency: string | null }
  foodPrices: readonly FoodPrice[]
}): string | null => (foodPrices.some(({ paid }) => paid.currency === currency) ? currency : null)

export const compareFoodPrices = (a: FoodPrice, b: FoodPrice): number =>
  a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)
