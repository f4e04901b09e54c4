import { contentsExcludedByAllergy, isNeverWishedFood } from './foods/foodMeanings.ts'
import { usualRoleOfFoodInDish } from './foods/partsOfDish.ts'
import type { WishItem } from './wishItems.ts'
import { isNameContinuedAcrossGap } from './wishTokens.ts'

/**
 * Where the clause of an item begins: behind the last full stop, comma, bracket, dash, slash, plus, colon, line or picture before it. A
 * hyphen or a mere space goes on with it.
 */
export function findStartOfClause(items: readonly WishItem[], at: number): number {
  let start = at
  while (start > 0 && isNameContinuedAcrossGap(items[start]!) && !items[start - 1]!.isPicture) start--
  return start
}

/** Whether a sign or "and" sets a place apart from the food before it. */
export function isItemSeparatedFromFood(items: readonly WishItem[], food: number, at: number): boolean {
  if (findStartOfClause(items, at) > food || items[at]!.joins) return true
  return items.slice(food + 1, at).some(({ role, joins }) => role === 'joins' || joins)
}

/** Whether the sign right behind an item points to what follows it: "allergy: egg", "allergy (egg)", "allergy = egg", "allergy - egg". */
export function isFollowedByColonOrBracket(item: WishItem | undefined): boolean {
  if (item === undefined) return false
  const { gap, hasColon, closesBracket } = item
  return (
    gap === 'colon' || hasColon || gap === 'equals' || gap === 'dash' || (gap === 'bracket' && !closesBracket)
  )
}

/** Whether a later item belongs to the clause of an item, or a sign right behind that clause's words points to it. */
function isOfClause(items: readonly WishItem[], at: number, later: number): boolean {
  const start = findStartOfClause(items, later)
  return (
    start <= at || (isFollowedByColonOrBracket(items[start]) && findStartOfClause(items, start - 1) <= at)
  )
}

/** Whether a colon stands between an item and a later one of its clause. */
const hasColonBetween = (items: readonly WishItem[], at: number, later: number) =>
  items.slice(at + 1, later + 1).some(({ gap, hasColon }) => gap === 'colon' || (hasColon && gap !== 'end'))

/** Whether somebody may well be allergic to a food by that name: to wheat, hardly to pasta. */
export const isLikelyAllergyFood = (food: string): boolean =>
  isNeverWishedFood(food) ||
  (contentsExcludedByAllergy(food).allergens.length > 0 && usualRoleOfFoodInDish(food) !== 'dish')

/** Whether foods are what a dish mostly is, and nothing that people are allergic to. */
export const areMealsWithoutAllergens = (items: readonly WishItem[], foods: readonly number[]): boolean =>
  foods.every((index) => {
    const { food, isPart } = items[index]!
    return isPart === true || (usualRoleOfFoodInDish(food!) !== 'ingredient' && !isLikelyAllergyFood(food!))
  })

/** Which of the foods around a word it is about, where it may be about either; "either" where nobody can tell. */
export type SideOfFoodsMeant = 'before' | 'after' | 'both' | 'either'

/**
 * Of foods before a word that says what is not wanted and foods after it, those that it is about. What stands in its own clause goes
 * first, and a colon points to what follows: "chicken with rice (allergy: egg)", "pollo, me sienta mal la lactosa". The last
 * resort is what the foods are: nobody is allergic to a dish.
 */
export function sideOfFoodsMeantByWord(
  items: readonly WishItem[],
  at: number,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): SideOfFoodsMeant {
  if (before.length === 0) return 'after'
  const next = after[0]
  if (next === undefined || !isOfClause(items, at, next)) return 'before'
  const isColon = hasColonBetween(items, at, next)
  if (isItemSeparatedFromFood(items, Math.max(...before), at)) {
    if (!areMealsWithoutAllergens(items, after) || areMealsWithoutAllergens(items, before)) return 'after'
    return isColon ? 'either' : 'before'
  }
  if (!isColon) return 'before'
  // "Chicken with rice allergy: egg"; but "nut allergy: walnuts" names the same twice, and "nut allergy: chicken" wishes.
  if (areMealsWithoutAllergens(items, before))
    return areMealsWithoutAllergens(items, after) ? 'either' : 'after'
  if (!after.some((food) => !items[food]!.isPart && isLikelyAllergyFood(items[food]!.food!))) return 'before'
  return 'both'
}

/** Whether a word is about something behind it that nobody knows, and not about the foods before it: "chicken (allergy: mangosteen)". */
export function isLimitOfUnknownWord(
  items: readonly WishItem[],
  at: number,
  { before, unknown }: { before: readonly number[]; unknown: readonly number[] },
): boolean {
  const next = unknown.find((place) => isOfClause(items, at, place))
  if (
    next === undefined ||
    before.length === 0 ||
    before.some((food) => isLikelyAllergyFood(items[food]!.food!))
  )
    return false
  if (isItemSeparatedFromFood(items, Math.max(...before), at)) return true
  return hasColonBetween(items, at, next) && areMealsWithoutAllergens(items, before)
}

/** Whether foods are a dish that a sign sets apart from a word behind them: "chicken with rice (my son is allergic)". */
export const isDishSeparatedFromLimit = (
  items: readonly WishItem[],
  foods: readonly number[],
  at: number,
): boolean => areMealsWithoutAllergens(items, foods) && isItemSeparatedFromFood(items, Math.max(...foods), at)
