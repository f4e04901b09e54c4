import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import type { WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { type FoodListAfterItem, listFoodsAfterItem } from './foodLists.ts'
import { type FoodListBeforeItem, listFoodsBeforeItem } from './foodListsBefore.ts'
import { contentsExcludedByAllergy, isNeverWishedFood } from './foodMeanings.ts'
import { isFoodItem } from './isFoodItem.ts'
import { isIngredientNameAlsoDish, usualRoleOfFoodInDish } from './partsOfDish.ts'

/** Whether foods are dishes, so that nobody is likely to be allergic to them. */
export const areDishesUnlikelyAllergens = (items: readonly WishItem[], foods: readonly number[]): boolean =>
  foods.length > 0 && foods.every((index) => usualRoleOfFoodInDish(items[index]!.food!) === 'dish')

/** What a food is of a dish. A word that only begins or ends with a food is a dish by its name: "appeltaart". */
const partOfItem = ({ food, isPart, isDishName }: WishItem) =>
  isPart || isDishName ? 'dish' : usualRoleOfFoodInDish(food!)

/** Foods beside which a dish of flour may be one more of a list: "no bread, pasta". */
const flours = new Set(['bread', 'gluten', 'wheat', 'flour', 'grain', 'cereal', 'carb'])

function isOfFlour(food: string): boolean {
  const known = matchFoodName(food).food
  return known === null || allergensInContents(contentsOfFood(known)).has('gluten')
}

/** "No lentils, dal" may be one list of excluded foods: dal is made of pulses. */
const isPulse = (food: string) => {
  const known = matchFoodName(food).food
  return known !== null && contentsOfFood(known).has('pulse')
}

/** Whether the last food of a list is joined to the one before by "and", "or" or the like. */
const isJoined = (items: readonly WishItem[], list: readonly number[]): boolean =>
  list.length > 1 && areJoined(items, list.at(-2)!, list.at(-1)!)

/** Whether "and", "or", a slash or the like stands between two foods. */
const areJoined = (items: readonly WishItem[], first: number, second: number): boolean =>
  items
    .slice(first + 1, second + 1)
    .some(({ role, joins, gap }) => role === 'joins' || joins || gap === 'and')

/** Whether a food is the ingredient of a dish before it: "sans sucre, tarte à base de noix" (tart made of nuts). */
const isOfDish = (items: readonly WishItem[], dish: number, food: number): boolean =>
  food > dish + 1 &&
  items.slice(dish + 1, food + 1).every(({ gap, joins }) => gap === 'space' && !joins) &&
  items.slice(dish + 1, food).every(({ role }) => role === 'idle')

/** Languages in which a dish's name stands before its ingredient ("tarte aux noix"). */
const languagesWithDishFirst: ReadonlySet<WishLanguage['id']> = new Set(['fr', 'es', 'it', 'pt', 'ar'])

interface ListContext {
  /** Whether "or" or the like has closed the list. */
  isClosed: boolean
  unwanted: ReadonlyMap<number, unknown>
  /** Null where it does not matter. */
  language: WishLanguage | null
}

/**
 * Whether foods that only a comma joins to a list of others are the dish that is wished for: "no nuts, noodles". They are
 * where the list cannot sensibly go on with them and nothing else is wished for; "perhaps" where nobody can tell. A list
 * that "or" has closed hardly goes on: "no pork or alcohol, pasta".
 */
function isDishApart(
  items: readonly WishItem[],
  apart: readonly number[],
  list: readonly number[],
  { isClosed, unwanted, language }: ListContext,
): 'yes' | 'perhaps' | 'no' {
  // "Sans gluten, gâteau chocolat": what stands behind the dish says what it is of.
  const isHeadFirst =
    language !== null &&
    languagesWithDishFirst.has(language.id) &&
    apart.length > 1 &&
    apart.slice(1).every((food, index) => food === apart[index]! + 1 && items[food]!.gap === 'space') &&
    partOfItem(items[apart[0]!]!) !== 'ingredient'
  const isAllThereIs = items.every(
    (item, index) =>
      !isFoodItem(item) ||
      apart.includes(index) ||
      list.includes(index) ||
      unwanted.has(index) ||
      isOfDish(items, apart.at(-1)!, index),
  )
  if (list.length === 0 || apart.length === 0) return 'no'
  const last = partOfItem(items[isHeadFirst ? apart[0]! : apart.at(-1)!]!)
  const isShort = apart.length === 1 && (list.length === 1 || isClosed)
  if (last === 'ingredient' && isShort && isIngredientNameAlsoDish(items[apart[0]!]!.food!, language?.id))
    return 'perhaps'
  if (last === 'ingredient' && apart.length === 1 && list.length === 1 && isAllThereIs)
    return isMadeOf(items[apart[0]!]!.food!, items[list[0]!]!.food!)
  // "No nuts, eggs or pasta" is one list; "no nuts, rice or pasta" may be a list and what is wished for.
  if (last === 'ingredient') return 'no'
  if (isJoined(items, apart) && apart.some((index) => partOfItem(items[index]!) === 'ingredient')) return 'no'
  const isOneMore = [...list, ...unwanted.keys()].some((index) => {
    const food = items[index]!.food!
    return (
      usualRoleOfFoodInDish(food) === last ||
      (items[apart.at(-1)!]!.isDishName && isPulse(food)) ||
      (last === 'dish' &&
        flours.has(food) &&
        !isNeverWishedFood(food) &&
        isOfFlour(items[apart.at(-1)!]!.food!))
    )
  })
  // "Bigos without mushrooms, bread": beside another food nobody can tell.
  if (!isAllThereIs) return isOneMore || isJoined(items, apart) ? 'no' : 'perhaps'
  // "No pork, chicken" may mean neither, or chicken without pork.
  const isSingle = last === 'main' && list.length === 1 && apart.length === 1
  if (last === 'main' || isJoined(items, apart)) return isOneMore && !isClosed && !isSingle ? 'no' : 'perhaps'
  if (!isOneMore) return 'yes'
  return isClosed || list.length === 1 ? 'perhaps' : 'no'
}

/**
 * Whether a sauce behind a comma is made of the food that is left out: "no eggs, mayonnaise". With "yes" it is taken for the dish that
 * is wished for, since the check of the recipe finds the food in it; "perhaps" is asked about.
 */
function isMadeOf(sauce: string, leftOut: string): 'yes' | 'perhaps' | 'no' {
  const food = matchFoodName(sauce).food
  if (!food || !madeCategories.has(food.category)) return 'no'
  const contents = allergensInContents(contentsOfFood(food))
  const traces = contentsExcludedByAllergy(leftOut).allergens.flatMap((id) => contents.get(id) ?? [])
  if (traces.length === 0 || traces.some(({ isItself }) => isItself)) return 'no'
  return traces.some(({ isCertain }) => isCertain) ? 'yes' : 'perhaps'
}

const madeCategories: ReadonlySet<string> = new Set(['Sauces', 'Condiments', 'Snacks'])

const separators: readonly WishItem['gap'][] = ['comma', 'dash', 'bracket']

/** Whether nothing but a sign such as a comma joins two foods. */
function isApart(items: readonly WishItem[], first: number, second: number): boolean {
  const between = items.slice(first + 1, second + 1)
  return (
    between.some(({ gap }) => separators.includes(gap)) &&
    !between.some(({ role, joins }) => role === 'joins' || role === 'examplesNext' || joins)
  )
}

/** Whether a colon stands between two foods. */
const isBehindColon = (items: readonly WishItem[], first: number, second: number): boolean =>
  items.slice(first + 1, second + 1).some(({ gap, hasColon }) => gap === 'colon' || hasColon)

/** "Ohne Eier: Pfannkuchen": what stands behind the colon is wished for; what people are allergic to may tell the limit once more. */
function withoutWish(
  items: readonly WishItem[],
  reach: FoodListAfterItem,
  wished: readonly number[],
): FoodListAfterItem {
  const isLimit = (food: number) => !items[food]!.isPart && isLikelyAllergyFood(items[food]!.food!)
  const out = (foods: readonly number[]) => foods.filter((food) => !wished.includes(food))
  return {
    ...reach,
    foods: out(reach.foods),
    doubtful: [...out(reach.doubtful), ...wished.filter(isLimit)],
  }
}

/** "No nuts, seeds, or dried fruit granola": the dish right behind the last food of a list that "or" closes. */
function withoutDishOfClosedList(
  items: readonly WishItem[],
  reach: FoodListAfterItem,
  all: readonly number[],
): FoodListAfterItem | null {
  const dish = all.at(-1)!
  const list = all.slice(0, -1)
  const isRightBehind = dish === list.at(-1)! + 1 && items[dish]!.gap === 'space'
  const isDish = partOfItem(items[dish]!) === 'dish' && !items[dish]!.joins
  const isList = list.every((food) => partOfItem(items[food]!) === 'ingredient')
  if (list.length < 3 || !isRightBehind || !isDish || !isList || !isJoined(items, list)) return null
  return { ...reach, foods: list, doubtful: [dish] }
}

/** The list of foods after an item (see listFoodsAfterItem), without the dish that a comma sets apart from it. */
export function listFoodsAfterWithoutDish(
  { items, unwanted, language }: WishReadingState,
  at: number,
  isPatient = false,
): FoodListAfterItem {
  const reach = listFoodsAfterItem(items, at, isPatient)
  const all = [...reach.foods, ...reach.doubtful]
  const behindColon = all.findIndex((food, index) => index > 0 && isBehindColon(items, all[index - 1]!, food))
  if (behindColon > 0) return withoutWish(items, reach, all.slice(behindColon))
  const start = all.findLastIndex((food, index) => index > 0 && isApart(items, all[index - 1]!, food))
  if (start === -1) return reach
  const closed = withoutDishOfClosedList(items, reach, all)
  if (closed) return closed
  const [list, apart] = [all.slice(0, start), all.slice(start)]
  // "Sans porc ni alcool": the second negation closes a list as "or" does.
  const isSecond = unwanted.has(at - 1) && items[at]!.gap === 'space'
  const isClosed = isSecond || isJoined(items, list)
  const verdict = isDishApart(items, apart, list, { isClosed, unwanted, language })
  if (verdict === 'no') return reach
  const inList = (foods: readonly number[]) => foods.filter((food) => list.includes(food))
  return {
    ...reach,
    foods: inList(reach.foods),
    doubtful: [...inList(reach.doubtful), ...(verdict === 'perhaps' ? apart : [])],
  }
}

/** The list of foods before an item (see listFoodsBeforeItem), without the dish that a comma sets apart from it. */
export function listFoodsBeforeWithoutDish(
  items: readonly WishItem[],
  at: number,
  options: Parameters<typeof listFoodsBeforeItem>[2],
): FoodListBeforeItem {
  const reach = listFoodsBeforeItem(items, at, options)
  const [first, ...list] = [...reach.foods, ...reach.doubtful].sort((a, b) => a - b)
  if (first === undefined || list.length === 0 || !isApart(items, first, list[0]!)) return reach
  const context = { isClosed: false, unwanted: new Map(), language: null }
  if (isDishApart(items, [first], list, context) !== 'yes') return reach
  const inList = (foods: readonly number[]) => foods.filter((food) => food !== first)
  return { ...reach, foods: inList(reach.foods), doubtful: inList(reach.doubtful) }
}
