import type { AtHandFood } from '#shared/grocery/atHandStock.ts'
import { changeListsToFollowPlan, type ShoppedMeal } from '#shared/grocery/followPlan.ts'
import type { ListedRecipe, RecipeShareOfItem } from '#shared/grocery/items.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import {
  type FateOfShoppedDish,
  findFoodBoughtInExcess,
  findRestsOfOpenedPacks,
} from '#shared/grocery/leftOfMeals.ts'
import { recipeOnListFieldName } from '#shared/grocery/lists.ts'
import { parseMealAdditionId, plannedDishKey } from '#shared/grocery/mealAdditions.ts'
import { planFollowerClientId } from '#shared/grocery/mealShares.ts'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { FoodAtHand } from '#shared/mealPlan/foodAtHand.ts'
import { type MealPlanOperation, mealPlanDocumentKey } from '#shared/mealPlan/kind.ts'
import {
  type MealPlace,
  type MealPlan,
  type PlannedDish,
  type PlannedMeal,
  readMealPlan,
} from '#shared/mealPlan/meals.ts'
import { cookedMealFieldName, findShoppedDaysOfMeal } from '#shared/mealPlan/shopping.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import {
  type DocumentsByKey,
  timestampsOfDocument,
  valueOfDocumentField,
} from '#shared/replication/documents.ts'
import { FoodAtHandWriter } from './foodAtHandWriter.ts'

/** What a recipe asks for so many servings, without what the household always has. */
export interface RecipeNeeds {
  recipe: ListedRecipe
  needs: ReadonlyMap<string, RecipeShareOfItem>
}

/** What the kitchen and the recipes know. */
export interface FoodKnowledge {
  /** Null for a recipe that cannot be read. `plannedName` is what the plan calls it. */
  needsOf: (recipeId: string, servings: number, plannedName: string) => RecipeNeeds | null
  /** Null where the food or its amount cannot be read. */
  atHandOf: (food: FoodAtHand) => Pick<AtHandFood, 'foodKey' | 'parts'> | null
  keyOfFood: (name: string) => string
  /** How many days a food keeps. */
  shelfLifeOf: (name: string) => number | null
}

interface Input {
  planDocs: DocumentsByKey
  groceryDocs: DocumentsByKey
  knowledge: FoodKnowledge
  today: CalendarDate
  nowMs: number
}

type RecipeMeal = PlannedMeal & { dish: Extract<PlannedDish, { kind: 'recipe' }> }
export const isRecipeMeal = (meal: PlannedMeal): meal is RecipeMeal => meal.dish.kind === 'recipe'

/**
 * The changes of lists and of food at hand that make both follow the plan. Deterministic, and empty once they were made: any
 * process may make them, again and again.
 */
export function planGroceryChanges({ planDocs, groceryDocs, knowledge, today, nowMs }: Input): {
  groceries: GroceryOperation[]
  plan: MealPlanOperation[]
} {
  const plan = readMealPlan(planDocs)
  const clock = new HybridClock(planFollowerClientId)
  for (const doc of [...planDocs.values(), ...groceryDocs.values()]) clock.see(timestampsOfDocument(doc))
  const stamp = clock.next(nowMs)
  const shopped = plan.meals.filter(isRecipeMeal).flatMap((meal): MealToShop[] => {
    const shopping = findShoppedDaysOfMeal(plan.shopping, meal)
    return shopping ? [{ meal, listId: shopping.listId, shoppedAt: shopping.at }] : []
  })
  const toShoppedMeal = ({ meal, listId, shoppedAt }: MealToShop): ShoppedMeal => {
    const { recipeId, name } = meal.dish
    const servings = meal.servings ?? 1
    const known = knowledge.needsOf(recipeId, servings, name)
    const recipe = known?.recipe ?? { recipeId, name, servings, youHave: [] }
    return { mealId: meal.id, date: meal.date, listId, shoppedAt, recipe, needs: known?.needs ?? null }
  }
  const planned = shopped.filter(({ meal }) => meal.state === 'planned').map(toShoppedMeal)
  const cookedSinceShopping = shopped
    .filter((each) => isCookedSinceShopping(planDocs, each))
    .map(toShoppedMeal)
  const atHand = plan.foodsAtHand.flatMap((food): AtHandFood[] => {
    const read = knowledge.atHandOf(food)
    return read ? [{ id: food.id, useBy: food.useBy, ...read }] : []
  })
  const { operations, shares, usedByMeal } = changeListsToFollowPlan({
    docs: groceryDocs,
    meals: planned,
    cooked: cookedSinceShopping,
    atHand,
    keyOfFood: knowledge.keyOfFood,
    stamp,
  })
  const fateOf = createFates({ plan, planDocs, planned, today })
  const writer = new FoodAtHandWriter(planDocs, stamp)
  for (const { mealId, listId } of cookedSinceShopping) {
    writer.takeUsed(atHand, plan.foodsAtHand, usedByMeal.get(mealId))
    writer.write('shopping', listId, { [cookedMealFieldName(mealId)]: true })
  }
  const names = namesOfDishes(groceryDocs)
  const sourceOf = (dishKey: string) => {
    const mealId = mealIdOfDish(dishKey)
    const meal = plan.meals.find(({ id }) => id === mealId)
    const dish = names.get(dishKey) ?? (meal && isRecipeMeal(meal) ? meal.dish.name : '')
    return { mealId, dish }
  }
  const bought = findFoodBoughtInExcess(shares, fateOf)
  for (const food of bought.left)
    writer.offerBought(food, sourceOf(food.dishKey), dayAfter(today, knowledge.shelfLifeOf(food.name)))
  for (const id of bought.needed) writer.withdraw(id)
  for (const food of findRestsOfOpenedPacks(groceryDocs, shares, fateOf)) {
    const { date } = mealPlaceOf(planDocs, mealIdOfDish(food.dishKey)) ?? { date: today }
    writer.offerOpened(food, sourceOf(food.dishKey), dayAfter(date, knowledge.shelfLifeOf(food.name)))
  }
  return { groceries: operations, plan: writer.operations() }
}

interface MealToShop {
  meal: RecipeMeal
  listId: string
  shoppedAt: string
}

/** What such a meal used of the food at hand was not taken off yet. */
function isCookedSinceShopping(docs: DocumentsByKey, { meal, listId, shoppedAt }: MealToShop): boolean {
  if (meal.state !== 'cooked') return false
  const cookedAt = docs.get(mealPlanDocumentKey('meal', meal.id))?.fields.state?.[1] ?? ''
  const marks = docs.get(mealPlanDocumentKey('shopping', listId))!
  return cookedAt > shoppedAt && valueOfDocumentField(marks, cookedMealFieldName(meal.id)) !== true
}

/** Letters of a hash and a dash, which stand before the meal's id. */
const mealIdOfDish = (dishKey: string) => dishKey.slice(8)

/** Also of a meal that was removed. */
const mealPlaceOf = (docs: DocumentsByKey, mealId: string) => {
  const doc = docs.get(mealPlanDocumentKey('meal', mealId))
  return doc && (valueOfDocumentField(doc, 'place') as MealPlace | undefined)
}

function createFates({
  plan,
  planDocs,
  planned,
  today,
}: {
  plan: MealPlan
  planDocs: DocumentsByKey
  planned: readonly ShoppedMeal[]
  today: CalendarDate
}): (dishKey: string) => FateOfShoppedDish {
  const wanted = new Map(
    planned.map(({ mealId, recipe, needs }) => [plannedDishKey(mealId, recipe.recipeId), needs]),
  )
  const meals = new Map(
    plan.meals.filter(isRecipeMeal).map((meal) => [plannedDishKey(meal.id, meal.dish.recipeId), meal]),
  )
  return (dishKey) => {
    if (wanted.has(dishKey)) return { kind: 'wanted', needs: wanted.get(dishKey) ?? null }
    const meal = meals.get(dishKey)
    if (meal?.state === 'cooked') return { kind: 'cooked' }
    if (meal?.state === 'skipped') return { kind: 'gone' }
    const place = mealPlaceOf(planDocs, mealIdOfDish(dishKey))
    return place && place.date >= today ? { kind: 'gone' } : { kind: 'unknown' }
  }
}

/** The names of dishes as lists have them; a dish that was changed has no other record of its name. */
function namesOfDishes(groceryDocs: DocumentsByKey): Map<string, string> {
  const names = new Map<string, string>()
  for (const [key, { fields }] of groceryDocs)
    if (key.endsWith('/'))
      for (const [field, [value]] of Object.entries(fields)) {
        const prefix = recipeOnListFieldName('')
        const addition = field.startsWith(prefix) ? parseMealAdditionId(field.slice(prefix.length)) : null
        if (addition && value !== null) names.set(addition.dishKey, (value as ListedRecipe).name)
      }
  return names
}

function dayAfter(date: CalendarDate, days: number | null): CalendarDate | null {
  return days === null ? null : addDays(date, days)
}
