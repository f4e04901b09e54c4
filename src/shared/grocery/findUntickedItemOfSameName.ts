import { foodNameKey } from '../kitchen/foods/foodWords.ts'
import type { GroceryItem } from './items.ts'
import type { GroceryList } from './lists.ts'
import type { TypedItemFields } from './operations.ts'

/** Longest amount an item may have, in letters. */
const longestQuantity = 100

/** Where something that a person adds is already. */
export interface SameItemOnList {
  item: GroceryItem
  /** The amounts of both; null when what is there is enough. */
  quantity: string | null
}

/**
 * What is still to be bought and has the name that is added, as its author sees the list: they mean the same thing. Null
 * when there is none, or both amounts do not fit in one.
 */
export function findUntickedItemOfSameName(
  { items }: GroceryList,
  added: TypedItemFields,
): SameItemOnList | null {
  const key = groceryItemNameKey(added.name)
  const item = items.find(({ isTicked, name }) => !isTicked && groceryItemNameKey(name) === key)
  if (!item) return null
  const [known, more] = [item.quantity.trim(), added.quantity.trim()]
  if (more === '' || more.toLowerCase() === known.toLowerCase()) return { item, quantity: null }
  const quantity = known === '' ? more : `${known} + ${more}`
  return quantity.length <= longestQuantity ? { item, quantity } : null
}

/** Spellings of one name are the same; what has no letters is itself. */
export const groceryItemNameKey = (name: string) => foodNameKey(name) || name.trim()
