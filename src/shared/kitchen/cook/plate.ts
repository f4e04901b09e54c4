import type { QuestionnaireAnswers } from '../questionnaire.ts'
import type { Amount } from './amounts.ts'
import type { Chance } from './chance.ts'
import type { Dish, Part } from './dish.ts'
import type { Food } from './food.ts'
import type { Kitchen } from './kitchens/kitchen.ts'

/** What the cook has been asked for: the answers and the wishes, weighed and settled. */
export interface Orders {
  answers: QuestionnaireAnswers
  kitchen: Kitchen
  chance: Chance
  /** People to feed; null for what the dish is usually made for. */
  servings: number | null
  /** Longest and least total time in minutes; null for no bound. */
  limitMinutes: number | null
  leastMinutes: number | null
  /** Diet, meat and every exclusion in one answer. */
  allows(food: Food): boolean
  /** Foods to choose where there is a choice: what was asked for, and what the last version had. */
  prefers: ReadonlySet<Food>
  /** Foods the last version of this dish went without; null when there is none. */
  kept: ReadonlySet<Food> | null
  /** -1 milder, 1 hotter. */
  heat: -1 | 0 | 1
  /** How much more of the protein than usual, 1 for as usual. */
  proteinFactor: number
  /** How much likelier a wish makes this dish, 1 for not at all; 0 rules it out. */
  wishedWeight(dish: Dish): number
  /** Puts on the plate what was wished for and has no slot of its own. */
  addWishes(plate: Plate): void
  /** Titles, in lower case, that were on the table before; and the one to keep if it is still true. */
  avoidedTitles: ReadonlySet<string>
  keptTitle: string | null
}

/** One food on the plate, its amount scaled to the people at the table. */
export interface Item {
  slot: string
  food: Food
  amount: Amount
  size: string
  preparation: string
  /** What the dish would have had, when this stands in for it. */
  insteadOf: Food | null
}

/** A dish with its slots filled. */
export interface Plate {
  dish: Dish
  orders: Orders
  servings: number
  items: Item[]
  /** By slot; those of a part begin with its name: "side.rice". */
  slots: Map<string, Item[]>
  /** Words and minutes of what was chosen: "protein.done", "rub.label", "veg.time". */
  words: Map<string, string>
  minutes: Map<string, number>
  side: Part | null
  sauce: Part | null
  /** Steps that a wish added, to go before the last. */
  extraSteps: string[]
}

export function isMany(item: Item): boolean {
  const { food, amount } = item
  if (food.isPlural) return true
  if (food.many === null) return false
  return amount.unit === 'piece' ? amount.quantity > 1 : amount.unit === 'g' || amount.unit === 'can'
}

export function shortName(item: Item): string {
  return isMany(item) ? item.food.shortMany : item.food.short
}
