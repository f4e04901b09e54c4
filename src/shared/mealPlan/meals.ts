import {
  type DocumentsByKey,
  emptyDocument,
  isFieldVisible,
  type ReplicatedDocument,
  valueOfDocumentField,
} from '../replication/documents.ts'
import type { CalendarDate } from './calendarDates.ts'
import { readMealComments, standingMealComments } from './comments.ts'
import { compareFoodsAtHand, type FoodAtHand, readFoodAtHand } from './foodAtHand.ts'
import { compareFoodPrices, type FoodPrice, readFoodPrice } from './foodPrices.ts'
import { mealPlanDocumentKind, mealPlanSettingsKey } from './kind.ts'
import { readShoppedDaysOfList, type ShoppedDaysOfList } from './shopping.ts'
import { type MealPlanSettings, readMealPlanSettings } from './slots.ts'

/** What is eaten at a meal. The name is stored beside the id, because the recipe or meal may be hidden or deleted later. */
export type PlannedDish =
  | { kind: 'recipe'; recipeId: string; name: string }
  | { kind: 'note'; text: string }
  | { kind: 'leftovers'; mealId: string; name: string }

/** Where a meal stands. One register, so that a move is never half of one and half of another. */
export interface MealPlace {
  date: CalendarDate
  slotId: string
}

export const mealStates = ['planned', 'cooked', 'skipped'] as const
export type MealState = (typeof mealStates)[number]

export interface PlannedMeal extends MealPlace {
  id: string
  dish: PlannedDish
  /** How many servings are cooked, or eaten of left-overs; null for a note. */
  servings: number | null
  /** Ids of the members and guests who eat it; null: those who usually eat in that slot. */
  eaterIds: readonly string[] | null
  state: MealState
  /** '' for none. */
  comment: string
  /** What others wrote as its comment at the same time, without knowledge of it; no choice between them was made yet. */
  otherComments: readonly string[]
  /** The same for all meals that one repetition made; null for a meal that was planned alone. */
  seriesId: string | null
}

/** A week to plan again: meals by the day of the week they were on. */
export interface WeekTemplate {
  id: string
  name: string
  meals: readonly TemplateMeal[]
}

/** `day` is the place in the week, from 0. */
export interface TemplateMeal extends Pick<PlannedMeal, 'slotId' | 'servings' | 'eaterIds' | 'comment'> {
  day: number
  dish: Exclude<PlannedDish, { kind: 'leftovers' }>
}

export interface MealPlan {
  settings: MealPlanSettings
  /** By date, then by the order of slots, then as they were made. */
  meals: readonly PlannedMeal[]
  templates: readonly WeekTemplate[]
  /** What is to be used first stands first. */
  foodsAtHand: readonly FoodAtHand[]
  /** What the household pays, by the names of foods. */
  foodPrices: readonly FoodPrice[]
  /** The days for which grocery lists have the food. */
  shopping: readonly ShoppedDaysOfList[]
}

/** What a person writes of a meal; any of these that its remover had not seen keeps it. */
const writtenFields = ['place', 'dish', 'servings', 'eaters', 'state', 'comment'] as const

/** A meal as it is shown; null when it is not. */
export function readPlannedMeal(id: string, doc: ReplicatedDocument): PlannedMeal | null {
  const names = [...writtenFields, ...standingMealComments(doc).map(([name]) => name)]
  if (!names.some((name) => isFieldVisible(doc, name))) return null
  const value = (name: string) => valueOfDocumentField(doc, name)
  const place = value('place') as MealPlace | undefined
  const dish = value('dish') as PlannedDish | undefined
  // A change of a meal whose beginning has not arrived.
  if (!place || !dish) return null
  const [comment = '', ...otherComments] = readMealComments(doc)
  return {
    id,
    date: place.date,
    slotId: place.slotId,
    dish,
    servings: dish.kind === 'note' ? null : ((value('servings') as number | undefined) ?? 1),
    eaterIds: (value('eaters') as string[] | null | undefined) ?? null,
    state: (value('state') as MealState | undefined) ?? 'planned',
    comment,
    otherComments,
    seriesId: (value('series') as string | undefined) ?? null,
  }
}

function readTemplate(id: string, doc: ReplicatedDocument): WeekTemplate | null {
  if (!isFieldVisible(doc, 'name') && !isFieldVisible(doc, 'meals')) return null
  const name = valueOfDocumentField(doc, 'name')
  const meals = valueOfDocumentField(doc, 'meals')
  if (typeof name !== 'string' || !Array.isArray(meals)) return null
  return { id, name, meals: meals as TemplateMeal[] }
}

const readers = {
  meal: readPlannedMeal,
  template: readTemplate,
  food: readFoodAtHand,
  price: readFoodPrice,
  shopping: readShoppedDaysOfList,
}

/** Whether no screen shows anything of a document, so that it need not be sent. */
export function isMealPlanDocumentGone(key: string, doc: ReplicatedDocument): boolean {
  const { part, documentId: id } = mealPlanDocumentKind.addressOf(key)
  if (part === 'settings') return false
  return readers[part](id, doc) === null
}

/** Builds a household's meal plan from its documents. */
export function readMealPlan(docs: DocumentsByKey): MealPlan {
  const settings = readMealPlanSettings(docs.get(mealPlanSettingsKey) ?? emptyDocument)
  const meals: PlannedMeal[] = []
  const templates: WeekTemplate[] = []
  const foodsAtHand: FoodAtHand[] = []
  const foodPrices: FoodPrice[] = []
  const shopping: ShoppedDaysOfList[] = []
  for (const [key, doc] of docs) {
    const { part, documentId: id } = mealPlanDocumentKind.addressOf(key)
    const meal = part === 'meal' && readPlannedMeal(id, doc)
    if (meal) meals.push(meal)
    const template = part === 'template' && readTemplate(id, doc)
    if (template) templates.push(template)
    const food = part === 'food' && readFoodAtHand(id, doc)
    if (food) foodsAtHand.push(food)
    const price = part === 'price' && readFoodPrice(id, doc)
    if (price) foodPrices.push(price)
    const days = part === 'shopping' && readShoppedDaysOfList(id, doc)
    if (days) shopping.push(days)
  }
  const placeOfSlot = new Map(settings.slots.map(({ id }, place) => [id, place]))
  const slotPlace = ({ slotId }: PlannedMeal) => placeOfSlot.get(slotId) ?? placeOfSlot.size
  meals.sort(
    (a, b) => compareTexts(a.date, b.date) || slotPlace(a) - slotPlace(b) || compareTexts(a.id, b.id),
  )
  templates.sort((a, b) => a.name.localeCompare(b.name) || compareTexts(a.id, b.id))
  foodsAtHand.sort(compareFoodsAtHand)
  foodPrices.sort(compareFoodPrices)
  shopping.sort((a, b) => compareTexts(a.listId, b.listId))
  return { settings, meals, templates, foodsAtHand, foodPrices, shopping }
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What is shown of a dish. */
export const nameOfDish = (dish: PlannedDish): string => (dish.kind === 'note' ? dish.text : dish.name)

export const commentsOfMeal = ({
  comment,
  otherComments,
}: Pick<PlannedMeal, 'comment' | 'otherComments'>): string[] =>
  comment === '' ? [] : [comment, ...otherComments]

/** The meals of one day and slot. */
export const listMealsAtPlace = (meals: readonly PlannedMeal[], place: MealPlace): PlannedMeal[] =>
  meals.filter(({ date, slotId }) => date === place.date && slotId === place.slotId)

/** The ids of those who eat a meal, of these in the household. An id of somebody who has left is left out. */
export function eatersOfMeal(
  meal: Pick<PlannedMeal, 'eaterIds'>,
  slot: Pick<MealSlot, 'usualEaterIds'> | undefined,
  household: readonly string[],
): string[] {
  const chosen = meal.eaterIds ?? slot?.usualEaterIds ?? null
  return chosen === null ? [...household] : household.filter((id) => chosen.includes(id))
}

type MealSlot = MealPlanSettings['slots'][number]
