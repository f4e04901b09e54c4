import type { Timestamp } from '../replication/clock.ts'
import { type DocumentsByKey, isFieldVisible, valueOfDocumentField } from '../replication/documents.ts'
import { type RecipeShareOfItem, recipeShareFieldName, recipeSharesOfItem } from './items.ts'
import { groceryDocumentKey, groceryDocumentKind } from './kind.ts'
import { type MealAddition, parseMealAdditionId } from './mealAdditions.ts'

/** The client in the timestamps of what follows the plan. */
export const planFollowerClientId = 'mealplan'

/** What a planned meal asks, or asked, of one item. */
export interface GroceryShareOfMeal extends MealAddition {
  listId: string
  itemId: string
  additionId: string
  /** The same for the same food, however it is named. */
  foodKey: string
  share: RecipeShareOfItem
  isBought: boolean
  /** Bought, or removed by a person who does not want it: it is not asked for again. */
  isSettled: boolean
}

/** What planned meals ask of all lists. */
export interface GrocerySharesOfMeals {
  all: readonly GroceryShareOfMeal[]
  ofDish: (dishKey: string) => readonly GroceryShareOfMeal[]
  /** Dishes that are on a list now. */
  listed: readonly { listId: string; additionId: string; dishKey: string }[]
}

/** Reads what planned meals ask. What a removed meal asked is read too, since it may have been bought. */
export function readSharesOfMeals(
  docs: DocumentsByKey,
  keyOfFood: (name: string) => string,
): GrocerySharesOfMeals {
  const all: GroceryShareOfMeal[] = []
  const listed: { listId: string; additionId: string; dishKey: string }[] = []
  for (const [key, doc] of docs) {
    const { listId, itemId } = groceryDocumentKind.addressOf(key)
    if (itemId === null) {
      for (const [field, [value]] of Object.entries(doc.fields)) {
        const additionId = field.startsWith('recipe:') ? field.slice('recipe:'.length) : ''
        const addition = value === null ? null : parseMealAdditionId(additionId)
        if (addition) listed.push({ listId, additionId, dishKey: addition.dishKey })
      }
      continue
    }
    const boughtFor = valueOfDocumentField(doc, 'ticked')
    for (const { additionId, share } of recipeSharesOfItem(doc)) {
      const addition = parseMealAdditionId(additionId)
      if (!addition) continue
      const isBought = Array.isArray(boughtFor) && boughtFor.includes(additionId)
      const isSettled = isBought || !isFieldVisible(doc, recipeShareFieldName(additionId))
      const foodKey = keyOfFood(share.name)
      all.push({ ...addition, listId, itemId, additionId, foodKey, share, isBought, isSettled })
    }
  }
  all.sort((a, b) => a.number - b.number || (a.listId + a.itemId < b.listId + b.itemId ? -1 : 1))
  const byDish = Map.groupBy(all, ({ dishKey }) => dishKey)
  return { all, listed, ofDish: (dishKey) => byDish.get(dishKey) ?? [] }
}

/** Whether a person took a dish off a list after it was last said what is on it. */
export function isMealTakenOffList(
  docs: DocumentsByKey,
  listId: string,
  dishKey: string,
  shoppedAt: Timestamp,
): boolean {
  const doc = docs.get(groceryDocumentKey(listId, null))
  return Object.entries(doc?.fields ?? {}).some(([field, [value, stamp]]) => {
    const additionId = field.startsWith('recipe:') ? field.slice('recipe:'.length) : ''
    if (parseMealAdditionId(additionId)?.dishKey !== dishKey) return false
    const isByPlan = stamp.endsWith(`-${planFollowerClientId}`)
    const takenOff = value === null && !isByPlan ? stamp : (doc?.removed[field] ?? '')
    return takenOff > shoppedAt && (value === null || takenOff >= stamp)
  })
}
