import { findAllergenByName } from '../allergens.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import { isNeverWishedFood } from './foods/foodMeanings.ts'
import { isFoodItem } from './foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from './foods/partsOfDish.ts'
import type { WishItem } from './wishItems.ts'

/** Foods that stand beside each other with no sign and no word between are one list from so many on: "no nuts eggs milk". */
const minFoods = 3

export const isNameOfAllergen = (food: string) => findAllergenByName(food) !== null || isNeverWishedFood(food)

/** Whether nobody is likely to wish for a dish of that name alone. */
export const isIngredientAndNoDish = (food: string) =>
  isNameOfAllergen(food) || usualRoleOfFoodInDish(food) === 'ingredient'

/** Whether an item is a food right beside a food before it. */
export const isFoodRightAfterFood = (items: readonly WishItem[], at: number): boolean =>
  isFoodItem(items[at]) &&
  isFoodItem(items[at - 1]) &&
  items[at]!.gap === 'space' &&
  items[at]!.to > items[at - 1]!.to

/**
 * Whether a food right behind one that is left out is surely left out as well: in a row of three ingredients, in one that "and" goes on
 * with, in one that somebody is allergic to. In "no nuts mushroom risotto" the last ingredient belongs to the dish.
 */
export function continuesRowOfExcludedFoods(
  items: readonly WishItem[],
  at: number,
  isOfAllergy: boolean,
): boolean {
  if (isRowOfMeatsGoingOn(items, at)) return true
  if (!isFoodRightAfterFood(items, at) || !isIngredientAndNoDish(items[at]!.food!)) return false
  let first = at
  while (isFoodRightAfterFood(items, first)) first--
  let last = at
  while (isFoodRightAfterFood(items, last + 1) && isIngredientAndNoDish(items[last + 1]!.food!)) last++
  const next = items[last + 1]
  const isOfDish = next?.gap === 'space' && (isFoodItem(next) || next.role === 'unknown')
  if (isOfDish && last === at) return false
  const isJoined = next?.gap === 'and' || next?.role === 'joins'
  return (
    isOfAllergy ||
    countOf(items.slice(first, isOfDish ? last : last + 1)) >= minFoods ||
    isRowOfAllergens(items.slice(first, last + 1)) ||
    (isJoined && !isOfDish)
  )
}

/**
 * Whether a meat or fish stands right behind another, and "or" or "and" adds a last food to them: "no fish chicken or shrimp" is one list.
 */
function isRowOfMeatsGoingOn(items: readonly WishItem[], at: number): boolean {
  if (!isFoodRightAfterFood(items, at) || !isMeat(items[at - 1]!.food!) || !isMeat(items[at]!.food!))
    return false
  let last = at
  while (isFoodRightAfterFood(items, last + 1) && isMeat(items[last + 1]!.food!)) last++
  const joined = items[last + 1]?.role === 'joins' ? last + 2 : last + 1
  const isJoined = joined > last + 1 || items[joined]?.gap === 'and' || items[joined]?.joins === true
  const added = items[joined]
  if (
    !isJoined ||
    !isFoodItem(added) ||
    added!.gap === 'end' ||
    usualRoleOfFoodInDish(added!.food!) === 'dish'
  )
    return false
  const next = items[joined + 1]
  return next?.gap !== 'space' || !(isFoodItem(next) || next.role === 'unknown')
}

const isMeat = (food: string): boolean =>
  ['Meat', 'Seafood'].includes(findFoodByKey(foodNameKey(food))?.category ?? '')

/** Whether as many foods as make a list are all allergens, so that none of them is of the dish behind: "no egg soy milk pancakes". */
const isRowOfAllergens = (row: readonly WishItem[]) =>
  row.length >= minFoods && row.every(({ food }) => isNameOfAllergen(food!))

/** "Onion and garlic" has a name of its own. */
const countOf = (foods: readonly WishItem[]) =>
  foods.reduce((sum, { food }) => sum + (food?.includes(' and ') ? 2 : 1), 0)

const wishing: readonly WishItem['role'][] = ['wishesNext', 'uses']

/** What a word that stands behind a row of foods says of all of it. */
export type MeaningOfFoodRow = 'allergy' | 'free' | 'left out'

/**
 * The foods right before one that a word behind it is about, from the last on: those that are surely in the list ("peanut egg
 * allergy") and those of which nobody can tell ("pasta with mushrooms nut allergy"). A dish ends them.
 */
export function findFoodsInRowBefore(
  items: readonly WishItem[],
  at: number,
  saidBy: MeaningOfFoodRow,
): { sure: number[]; doubtful: number[] } {
  const row: number[] = []
  for (let index = at; isFoodRightAfterFood(items, index); index--) {
    const food = items[index - 1]!.food!
    if (usualRoleOfFoodInDish(food) === 'dish' || (saidBy === 'free' && !isNameOfAllergen(food))) break
    row.push(index - 1)
  }
  if (row.length === 0) return { sure: [], doubtful: [] }
  const isMany = countOf(items.slice(row.at(-1), at + 1)) >= minFoods
  let before = row.at(-1)! - 1
  while (items[before]?.role === 'idle' && items[before + 1]!.gap === 'space') before--
  const isWished = items[before + 1]!.gap === 'space' && wishing.includes(items[before]?.role ?? 'food')
  const isSure = (food: string) => {
    if (saidBy === 'free') return isMany || isNeverWishedFood(food)
    if (saidBy === 'allergy') return isNameOfAllergen(food) || (isIngredientAndNoDish(food) && !isWished)
    return isMany && isIngredientAndNoDish(food) && !isWished
  }
  const isSureAt = (index: number) => isSure(items[index]!.food!)
  return { sure: row.filter(isSureAt), doubtful: row.filter((index) => !isSureAt(index)) }
}
