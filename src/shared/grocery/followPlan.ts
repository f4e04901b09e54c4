import type { Timestamp } from '../replication/clock.ts'
import type { DocumentsByKey } from '../replication/documents.ts'
import { foodNameOfItem } from './addRecipe.ts'
import { type AtHandFood, FoodAtHandStock } from './atHandStock.ts'
import { defaultGroceryListId } from './defaultList.ts'
import { type ListedRecipe, type RecipeShareOfItem, recipeShareFieldName } from './items.ts'
import { type GroceryOperation, groceryDocumentKey } from './kind.ts'
import { type GroceryList, readGroceryLists, recipeOnListFieldName } from './lists.ts'
import { mealAdditionId, plannedDishKey } from './mealAdditions.ts'
import {
  type GroceryShareOfMeal,
  type GrocerySharesOfMeals,
  isMealTakenOffList,
  readSharesOfMeals,
} from './mealShares.ts'
import { changeSharesToRemainingNeed } from './remainingNeeds.ts'
import { isSameJsonValue } from './sameValue.ts'

/** A planned meal of the days that are shopped for. */
export interface ShoppedMeal {
  mealId: string
  /** YYYY-MM-DD. */
  date: string
  listId: string
  /** When the days of that list were chosen last. */
  shoppedAt: Timestamp
  recipe: ListedRecipe
  /** What the recipe asks, by food; null where the recipe cannot be read, so that what the list has of it stays. */
  needs: ReadonlyMap<string, RecipeShareOfItem> | null
}

export interface FollowPlanInput {
  /** The documents of all lists of the household. */
  docs: DocumentsByKey
  /** In the order in which food at hand is used for them. */
  meals: readonly ShoppedMeal[]
  /** Meals that were cooked: they ask for nothing, and use food at hand before the others. */
  cooked: readonly ShoppedMeal[]
  /** What is to be used first stands first. */
  atHand: readonly AtHandFood[]
  /** The same for the same food, however it is named. */
  keyOfFood: (name: string) => string
  stamp: Timestamp
}

export interface FollowedPlan {
  operations: GroceryOperation[]
  shares: GrocerySharesOfMeals
  /** How much of each food at hand each meal uses, by the meal's id: the id of the food, and the share of it from 0 to 1. */
  usedByMeal: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Returns the changes that make the grocery lists contain what the planned meals need, without what was bought for them and what is at
 * hand. The same input gives the same changes, and applied twice they change nothing more. Items that a person typed are never
 * changed; an item or a recipe that a person removed is not added again.
 */
export function changeListsToFollowPlan(input: FollowPlanInput): FollowedPlan {
  const { docs, meals, cooked, atHand, keyOfFood, stamp } = input
  const shares = readSharesOfMeals(docs, keyOfFood)
  const stock = new FoodAtHandStock(atHand)
  const writer = new ListWriter(docs, keyOfFood, stamp)
  const wanted = new Set<string>()
  for (const meal of cooked)
    for (const [key, need] of meal.needs ?? []) {
      const dishKey = plannedDishKey(meal.mealId, meal.recipe.recipeId)
      const ofFood = shares.ofDish(dishKey).filter((share) => share.foodKey === key)
      changeSharesToRemainingNeed(meal, key, need, ofFood, stock)
    }
  for (const meal of meals) {
    const dishKey = plannedDishKey(meal.mealId, meal.recipe.recipeId)
    const isShown = meal.listId === defaultGroceryListId || writer.list(meal.listId) !== undefined
    if (!isShown || isMealTakenOffList(docs, meal.listId, dishKey, meal.shoppedAt)) continue
    wanted.add(`${meal.listId}/${dishKey}`)
    writer.follow(meal, dishKey, shares.ofDish(dishKey), stock)
  }
  const dishes = new Set([...wanted].map((key) => key.slice(key.indexOf('/') + 1)))
  for (const { listId, additionId, dishKey } of shares.listed) {
    // What was bought with another list stays on it, ticked, while its dish is eaten.
    const isBought = (share: GroceryShareOfMeal) =>
      share.isBought && share.additionId === additionId && share.listId === listId
    const isKept = dishes.has(dishKey) && shares.ofDish(dishKey).some(isBought)
    if (!wanted.has(`${listId}/${dishKey}`) && !isKept) writer.takeOff(listId, additionId)
  }
  return { operations: writer.operations(), shares, usedByMeal: stock.usedByMeal }
}

/** Collects the new values of fields, and leaves out those that are stored already. */
class ListWriter {
  readonly #docs: DocumentsByKey
  readonly #keyOfFood: (name: string) => string
  readonly #stamp: Timestamp
  readonly #lists: ReadonlyMap<string, GroceryList>
  readonly #openItems = new Map<string, Map<string, string>>()
  readonly #written = new Map<string, GroceryOperation>()

  constructor(docs: DocumentsByKey, keyOfFood: (name: string) => string, stamp: Timestamp) {
    this.#docs = docs
    this.#keyOfFood = keyOfFood
    this.#stamp = stamp
    this.#lists = new Map(readGroceryLists(docs).map((list) => [list.id, list]))
  }

  list(listId: string): GroceryList | undefined {
    return this.#lists.get(listId)
  }

  operations(): GroceryOperation[] {
    return [...this.#written.values()]
  }

  takeOff(listId: string, additionId: string): void {
    this.#write(listId, null, recipeOnListFieldName(additionId), null)
  }

  /** Makes a list ask for what one meal needs. */
  follow(
    meal: ShoppedMeal,
    dishKey: string,
    shares: readonly GroceryShareOfMeal[],
    stock: FoodAtHandStock,
  ): void {
    const { listId, needs, recipe } = meal
    const numbers = shares.map(({ number }) => number)
    const next = Math.max(0, ...numbers, ...this.#numbersListed(listId, dishKey)) + 1
    const additionId = mealAdditionId({ dishKey, number: next })
    const kept = new Set<string>()
    let isAdded = false
    for (const [place, [key, need]] of [...(needs ?? [])].entries()) {
      const ofFood = shares.filter((share) => share.foodKey === key)
      const { changed, more } = changeSharesToRemainingNeed(meal, key, need, ofFood, stock)
      for (const [share, value] of changed)
        this.#write(share.listId, share.itemId, recipeShareFieldName(share.additionId), value)
      if (!more) continue
      isAdded = true
      const itemId = this.#openItem(listId, key) ?? `${additionId}.${place}`
      this.#write(listId, itemId, recipeShareFieldName(additionId), more)
    }
    for (const share of shares) {
      const isNeeded = needs === null || needs.has(share.foodKey) || share.isSettled
      if (!isNeeded) this.#write(share.listId, share.itemId, recipeShareFieldName(share.additionId), null)
      else if (share.listId === listId && this.#isStillAsked(share)) kept.add(share.additionId)
    }
    if (needs === null && kept.size === 0) return
    if (isAdded) kept.add(additionId)
    // A dish of which everything is at home is on the list all the same: it says so.
    if (kept.size === 0) kept.add(mealAdditionId({ dishKey, number: Math.max(1, next - 1) }))
    for (const id of kept) this.#write(listId, null, recipeOnListFieldName(id), recipe)
    for (const number of this.#numbersListed(listId, dishKey)) {
      const id = mealAdditionId({ dishKey, number })
      if (!kept.has(id)) this.takeOff(listId, id)
    }
  }

  #numbersListed(listId: string, dishKey: string): number[] {
    const fields = this.#docs.get(groceryDocumentKey(listId, null))?.fields ?? {}
    return Object.keys(fields).flatMap((field) => {
      const found = new RegExp(`^recipe:meal_(\\d+)_${dishKey}$`).exec(field)
      return found ? [Number(found[1])] : []
    })
  }

  #isStillAsked({ listId, itemId, additionId }: GroceryShareOfMeal): boolean {
    const written = this.#written.get(groceryDocumentKey(listId, itemId))?.fields[
      recipeShareFieldName(additionId)
    ]
    return written === undefined || written[0] !== null
  }

  /** An item of a list that asks for a food and is still to be bought. */
  #openItem(listId: string, key: string): string | undefined {
    let items = this.#openItems.get(listId)
    if (!items) {
      items = new Map()
      for (const item of this.list(listId)?.items ?? []) {
        const itemKey = item.isTicked ? null : this.#keyOfFood(foodNameOfItem(item))
        if (itemKey !== null && !items.has(itemKey)) items.set(itemKey, item.id)
      }
      this.#openItems.set(listId, items)
    }
    return items.get(key)
  }

  #write(listId: string, itemId: string | null, field: string, value: unknown): void {
    const key = groceryDocumentKey(listId, itemId)
    const known = this.#docs.get(key)?.fields[field]
    const isSame = known ? isSameJsonValue(known[0], value) : value === null
    if (isSame) return
    const operation = this.#written.get(key) ?? { id: this.#stamp, listId, itemId, fields: {}, removed: {} }
    this.#written.set(key, {
      ...operation,
      fields: { ...operation.fields, [field]: [value, this.#stamp] },
    })
    if (itemId !== null && value !== null) this.#noteItem(listId, itemId, value as RecipeShareOfItem)
  }

  /** Later meals put the same food on the same item. */
  #noteItem(listId: string, itemId: string, { name }: RecipeShareOfItem): void {
    const key = this.#keyOfFood(name)
    if (this.#openItem(listId, key) === undefined) this.#openItems.get(listId)?.set(key, itemId)
  }
}
