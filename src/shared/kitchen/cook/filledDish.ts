import type { QuestionnaireAnswers } from '../questionnaire.ts'
import type { WrittenRecipe } from '../recipe.ts'
import type { Minutes } from '../units/quantities.ts'
import type { Equipment, WishRequirement } from '../wish/requirements/requirement.ts'
import type { SeededRandom } from './choose/seededRandom.ts'
import { type CookAmount, isPluralByWeight } from './cookAmounts.ts'
import type { CountCookWork } from './cookWorkLimit.ts'
import type { DishComponent, DishTemplate } from './dishTemplate.ts'
import type { CuisinePantry } from './kitchens/cuisinePantry.ts'
import type { LarderFood } from './larderFood.ts'
import type { DishTexture } from './wishes/parseCookWish.ts'
import type { WishedFoodMeaning } from './wishes/wishWords.ts'

/** Seeds that share one shuffle of the dishes. */
export const seedsPerShuffle = 8

/** A shuffle that several seeds share, each with another place in it, so that they cook different dishes. */
export interface SeededDishShuffle {
  chance: SeededRandom
  /** A shuffle that eight hands share. */
  longChance: SeededRandom
  hand: number
  place: number
  /** Whether nothing is wished for by which one dish would be better than another. */
  isOpen: boolean
}

/** The parts of a recipe that the check reads. */
export type RecipePartsToCheck = Pick<WrittenRecipe, 'name' | 'description' | 'ingredients' | 'instructions'>

/** What the cook has been asked for: the answers and the wishes, weighed and settled. */
export interface CookingOrders {
  answers: QuestionnaireAnswers
  kitchen: CuisinePantry
  chance: SeededRandom
  /** The order in which dishes are tried, and which of those that come off is taken. */
  deal: SeededDishShuffle
  /** People to feed; null for what the dish is usually made for. */
  servings: number | null
  /** How much of the dish a plate takes, 1 for as it is written. */
  portion: number
  /** People by whom the work at the board is counted, when more come to a dish that was already timed. */
  prepFor: number | null
  /** Longest and least total time; null for no bound. */
  limitMinutes: Minutes | null
  leastMinutes: Minutes | null
  /** Whether it is to be made ahead. */
  isAhead: boolean
  /** Whether children are to like it, and whether one pot or pan is to do. */
  isForChildren: boolean
  isOnePot: boolean
  /** What the wishes ask for, and of that the kitchen things and the names of dishes that a title is to bear. */
  requirements: readonly WishRequirement[]
  equipment: ReadonlySet<Equipment>
  dishNames: readonly string[]
  /** Whether lines that are welcome and not needed are left out. */
  isSparse: boolean
  /** Bound of energy for one serving; null for the usual ones. */
  maxKilocalories: number | null
  /** Whether only the quickest of what may be chosen will do. */
  isHurried: boolean
  /** Diet, meat and every exclusion in one answer. */
  allows(food: LarderFood): boolean
  /** The same with whatever meat was answered: a text may name another one, unless somebody avoids it. */
  allowsWithAnyMeat(food: LarderFood): boolean
  /** Counts one step of the search for the recipe. Throws CookWorkLimitError beyond the maximum. */
  countWork: CountCookWork
  /** Whether the check of recipes finds what harms somebody at the table; null without vulnerable eaters. */
  isHarmful: ((recipe: RecipePartsToCheck) => boolean) | null
  /** Whether somebody at the table eats no meat, whatever was answered. */
  isMeatless: boolean
  /** Foods to choose where there is a choice, because they were asked for. */
  prefers: ReadonlySet<LarderFood>
  /** The foods of the last version of this dish, to be kept; null when there is none. */
  previousFoods: ReadonlySet<LarderFood> | null
  /** -1 milder, 1 hotter. */
  heat: -1 | 0 | 1
  /** How much of a food against the usual, 1 for as usual. */
  factorOf(food: LarderFood): number
  /** What was asked for and may be had, and what was asked for in vain: diet and exclusions win. */
  wants: readonly WishedFoodMeaning[]
  refused: readonly WishedFoodMeaning[]
  textures: ReadonlySet<DishTexture>
  /** How much likelier a wish makes this dish, 1 for not at all; next to 0 when it was on the table before. */
  wishedWeight(dish: DishTemplate): number
  /** Whether a kind of dish was asked for, and this is not one. */
  isOtherKind(dish: DishTemplate): boolean
  /** Titles, in lower case, that were on the table before; and the one to keep if it is still true. */
  avoidedTitles: ReadonlySet<string>
  previousTitle: string | null
  previousDescription: string | null
}

/** One food on the plate, its amount scaled to the people at the table. */
export interface FilledDishItem {
  slot: string
  food: LarderFood
  amount: CookAmount
  size: string
  preparation: string
  /** What the dish would have had, when this stands in for it. */
  insteadOf: LarderFood | null
}

/** A dish with its slots filled. */
export interface FilledDish {
  dish: DishTemplate
  orders: CookingOrders
  servings: number
  /** How much of the amounts as written: less for a snack, more for a dish that would not fill. */
  share: number
  items: FilledDishItem[]
  /** By slot; those of a part begin with its name: "side.rice". */
  slots: Map<string, FilledDishItem[]>
  /** Words and minutes of what was chosen: "protein.done", "rub.label", "veg.time". */
  words: Map<string, string>
  minutes: Map<string, Minutes>
  side: DishComponent | null
  sauce: DishComponent | null
  /** Steps that a wish added, to go before the last. */
  extraSteps: string[]
  /** What was asked for and found no place on it. */
  missed: WishedFoodMeaning[]
  /** What was not added to it because it would harm somebody as it is added. */
  harmful: Set<LarderFood>
}

export function isItemNamePlural(item: FilledDishItem): boolean {
  const { food, amount } = item
  if (food.isPlural) return true
  if (food.many === null) return false
  if (amount.unit === 'piece') return amount.quantity > 1
  return (amount.unit === 'g' && isPluralByWeight(food)) || amount.unit === 'can'
}

export function shortFoodNameOfItem(item: FilledDishItem): string {
  return isItemNamePlural(item) ? item.food.shortMany : item.food.short
}

/** The full name from the line, where two foods have the same short name: "dried thyme". */
export function fullFoodNameOfItem(item: FilledDishItem): string {
  return isItemNamePlural(item) ? (item.food.many ?? item.food.name) : item.food.name
}

/** Those of the choices that were asked for; else those the last version had; else all. */
export function filterPreferredChoices<T>(
  choices: readonly T[],
  orders: CookingOrders,
  foodOf: (choice: T) => LarderFood,
): readonly T[] {
  const wished = choices.filter((choice) => orders.prefers.has(foodOf(choice)))
  if (wished.length > 0) return wished
  const known = choices.filter((choice) => orders.previousFoods?.has(foodOf(choice)))
  return known.length > 0 ? known : choices
}
