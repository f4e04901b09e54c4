import {
  areMealsWithoutAllergens,
  findStartOfClause,
  isFollowedByColonOrBracket,
  isItemSeparatedFromFood,
  isLikelyAllergyFood,
  type SideOfFoodsMeant,
  sideOfFoodsMeantByWord,
} from '../clauses.ts'
import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from '../foods/dishInList.ts'
import { type FoodListAfterItem, isStartOfClause } from '../foods/foodLists.ts'
import type { FoodListBeforeItem } from '../foods/foodListsBefore.ts'
import { isNeverWishedFood } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'
import { excludeUnlessQualified } from './exceptions/excludeUnlessQualified.ts'

const any = () => true

/** Maximum unknown words between a food and a negation after it: "mushrooms always make me ill". */
export const maxUnknownWordsSkipped = 2

/** "Liver makes me ill"; an unknown word is asked about in its place. */
export function readExclusionAfterFoods(reading: WishReadingState, at: number): void {
  const before = listFoodsBeforeWithoutDish(reading.items, at, {
    maxSkipped: maxUnknownWordsSkipped,
    mayPassEnds: true,
    mayPassComma: true,
    mayJoin: any,
    isSure: isNeverWishedFood,
    saidBy: 'left out',
  })
  if (readFollowing(reading, at, before)) return
  const { foods, unknown, doubtful } = before
  excludeBefore(reading, at, before)
  if (foods.length > 0) return
  if (unknown.length > 0 && doubtful.length === 0) markLimitUnclear(reading, at, unknown, [])
  else if (reading.items[at]!.gap === 'end') askAboutFoodsOfSentenceBefore(reading, at)
}

/** "Chicken (no go: nuts)", "tarta, me sienta mal el gluten": reads what follows the word where that is, or may be, what it is about. */
function readFollowing(reading: WishReadingState, at: number, before: FoodListBeforeItem): boolean {
  const { items, subjectMayFollow } = reading
  const after = listFoodsAfterWithoutDish(reading, at)
  const next = after.foods[0]
  if (next === undefined || isSaidOfAlone(items, after.foods.at(-1)!)) return false
  const isPointed = isColon(items, at, next)
  if (!isPointed && !isFoodItem(items[next])) return false
  const isInClause = items.slice(at + 1, next + 1).every(isNameContinuedAcrossGap)
  if (before.foods.length === 0) {
    if (!isPointed) return doubtFollowing(reading, at, after.foods)
    excludeFoodsAfter(reading, at, after)
    return true
  }
  // "A pistachio and my sister can't ...": "and" alone sets no food apart.
  if (
    !isPointed &&
    isNameContinuedAcrossGap(items[at]!) &&
    findStartOfClause(items, at) <= Math.max(...before.foods)
  )
    return false
  const side = sideOfFoodsMeantByWord(items, at, { before: before.foods, after: after.foods })
  if (side === 'before') return false
  const isSure = isPointed
    ? isItemSeparatedFromFood(items, Math.max(...before.foods), at)
    : subjectMayFollow && isInClause
  readSide(reading, at, isSure || side !== 'after' ? side : 'either', { before, after })
  // "Walnuts, me sienta mal la leche": one more of a list, or what is wished for.
  const allergens = before.foods.filter((food) => isAllergen(items[food]!.food!))
  if (isSure && side === 'after' && allergens.length > 0) markLimitUnclear(reading, at, [], allergens)
  return true
}

/** Whether a food is an allergen and no dish, as salmon is. */
const isAllergen = (food: string) => isLikelyAllergyFood(food) && usualRoleOfFoodInDish(food) === 'ingredient'

/**
 * "Off limits nuts", "tabu - Eier": foods right behind a word that begins a clause, or behind a sign, are asked about; where they may follow, "mi hija no
 * puede huevo", behind any word.
 */
function doubtFollowing(reading: WishReadingState, at: number, foods: readonly number[]): boolean {
  const { items, subjectMayFollow } = reading
  const isOpening =
    !isNameContinuedAcrossGap(items[at]!) && foods[0] === at + 1 && items[at + 1]!.gap === 'space'
  const isBehindSign = items.slice(at + 1, foods[0]! + 1).some(isFollowedByColonOrBracket)
  const isRightBehind = items
    .slice(at + 1, foods[0]! + 1)
    .every((item, index, all) => item.gap === 'space' && (index === all.length - 1 || item.role === 'idle'))
  if (!isBehindSign && !(subjectMayFollow ? reading.language.id === 'es' && isRightBehind : isOpening))
    return false
  markLimitUnclear(reading, at, [], foods)
  return true
}

/**
 * "Eggs he can't have: chicken?": of a word that may be about either side, where a sign points to what follows and foods
 * of its own clause go before. `last` is the last item that belongs to the word.
 */
export function readExclusionBeforeSign(
  reading: WishReadingState,
  at: number,
  last: number,
  after: FoodListAfterItem,
): boolean {
  const { items } = reading
  const next = after.foods[0]
  if (next === undefined || !items.slice(last + 1, next + 1).some(isFollowedByColonOrBracket)) return false
  const before = listFoodsBeforeWithoutDish(items, at, {
    maxSkipped: maxUnknownWordsSkipped,
    mayJoin: any,
    isSure: isNeverWishedFood,
    saidBy: 'left out',
  })
  if (before.foods.length === 0 || isItemSeparatedFromFood(items, Math.max(...before.foods), at)) return false
  const side = sideOfFoodsMeantByWord(items, at, { before: before.foods, after: after.foods })
  if (side === 'both') {
    // "Walnuts she can't have: banana bread?", "milk he can't have: cheese".
    excludeBefore(reading, at, before)
    markLimitUnclear(reading, at, [], after.foods)
  } else readSide(reading, at, side === 'after' ? 'either' : side, { before, after })
  return true
}

function readSide(
  reading: WishReadingState,
  at: number,
  side: SideOfFoodsMeant,
  { before, after }: { before: FoodListBeforeItem; after: FoodListAfterItem },
): void {
  if (side === 'either') markLimitUnclear(reading, at, [], [...before.foods, ...after.foods])
  if (side === 'before' || side === 'both') excludeBefore(reading, at, before)
  if (side === 'after' || side === 'both') excludeFoodsAfter(reading, at, after)
}

function excludeFoodsAfter(
  reading: WishReadingState,
  at: number,
  { foods, doubtful }: FoodListAfterItem,
): void {
  excludeUnlessQualified(reading, at, foods)
  if (doubtful.length > 0) markLimitUnclear(reading, at, foods, doubtful)
}

/** Leaves out the foods before a word; of "chicken and eggs not ok" the chicken may be wished for. */
function excludeBefore(reading: WishReadingState, at: number, { foods, doubtful }: FoodListBeforeItem): void {
  const { items } = reading
  const first = Math.min(...foods)
  const isBare = items[at]!.deniesApproval && isFoodItem(items[at - 1])
  const isOpen =
    isBare &&
    foods.length > 1 &&
    areMealsWithoutAllergens(items, [first]) &&
    !areMealsWithoutAllergens(items, foods)
  const asked = isOpen ? [first, ...doubtful] : doubtful
  excludeUnlessQualified(reading, at, isOpen ? foods.filter((food) => food !== first) : foods)
  if (asked.length > 0) markLimitUnclear(reading, at, [], asked)
}

/** Whether a colon or a like sign stands between a word and a food behind it. */
const isColon = (items: readonly WishItem[], at: number, food: number) =>
  items
    .slice(at + 1, food + 1)
    .some((item) => item.gap === 'colon' || item.gap === 'equals' || (item.hasColon && item.gap !== 'end'))

const saidOfPrevious: readonly WishItem['role'][] = [
  'allowsPrevious',
  'allergy',
  'freePrevious',
  'leavesOutPrevious',
]

/** Whether something is said of a food by the word behind it: "nuts are a no go, eggs are fine". */
function isSaidOfAlone(items: readonly WishItem[], food: number): boolean {
  let next = food + 1
  while (items[next]?.role === 'idle' && items[next]!.gap === 'space') next++
  const item = items[next]
  return item?.gap === 'space' && saidOfPrevious.includes(item.role)
}

/** "Mushrooms? No thanks": of the sentence before, where it names nothing but foods or this one says nothing more. */
export function askAboutFoodsOfSentenceBefore(reading: WishReadingState, at: number): void {
  const { items } = reading
  let from = at
  while (from > 0 && (from === at || items[from]!.gap !== 'end')) from--
  const before = items.slice(from, at)
  const foods = before.flatMap((item, index) =>
    isFoodItem(item) && !reading.unwanted.has(from + index) ? [from + index] : [],
  )
  const isOnlyFoods = before.every(
    (item) => isFoodItem(item) || item.role === 'idle' || item.role === 'joins',
  )
  if (foods.length > 0 && (isOnlyFoods || isStartOfClause(items[at + 1])))
    markLimitUnclear(reading, at, [], foods)
}

export function excludeFoodsBefore(reading: WishReadingState, at: number): boolean {
  const before = listFoodsBeforeWithoutDish(reading.items, at, {
    maxSkipped: maxUnknownWordsSkipped,
    mayPassComma: true,
    mayJoin: any,
    isSure: isNeverWishedFood,
    saidBy: 'left out',
  })
  if (before.foods.length === 0) return false
  excludeBefore(reading, at, before)
  return true
}
