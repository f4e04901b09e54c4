import {
  findStartOfClause,
  isDishSeparatedFromLimit,
  isLimitOfUnknownWord,
  sideOfFoodsMeantByWord,
} from '../clauses.ts'
import {
  areDishesUnlikelyAllergens,
  listFoodsAfterWithoutDish,
  listFoodsBeforeWithoutDish,
} from '../foods/dishInList.ts'
import type { FoodListBeforeItem } from '../foods/foodListsBefore.ts'
import { isNeverWishedFood } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  askAboutMisspeltFoodAfterNegation,
  findAllergenMeantByMisspeltWord,
} from '../foods/misspellings/misspeltFoodAfterNegation.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { excludeFoods, markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'
import {
  denials,
  foodsNear,
  foodsOfNextClause,
  foodsOfSentence,
  isAllergen,
  isBehindComma,
  isDeniedApart,
  isNegated,
  saidBefore,
} from './foodsNearAllergy.ts'
import { askAboutNonFoodAllergy } from './otherAllergies.ts'

const any = () => true

/** "Allergic to peanuts". */
export function readAllergyBeforeFoods(reading: WishReadingState, at: number): void {
  if (isDenied(reading, at) || askAboutNonFoodAllergy(reading, at)) return
  const after = listFoodsAfterWithoutDish(reading, at, !isOfOther(reading, at))
  if (readOfSaid(reading, at, after.foods)) return
  if (askAboutMisspeltFoodAfterNegation(reading, at, after)) return
  const { foods, unknown, doubtful } = after
  if (foods.length > 0) excludeFoods(reading, at, foods, 'allergy')
  if (doubtful.length > 0) markLimitUnclear(reading, at, foods, doubtful)
  const behind = unknown.filter((place) => foods.length === 0 || place > foods[0]!)
  if (behind.length > 0) markLimitUnclear(reading, at, behind, [])
  else if (foods.length === 0) readAllergyAroundFoods(reading, at)
}

/** "No milk, my son is allergic to it, waffles": what is left out already, where nothing but a comma goes on. */
function readOfSaid(reading: WishReadingState, at: number, after: readonly number[]): boolean {
  const { items } = reading
  const said = saidBefore(reading, at, 1)
  if (said.length === 0) return false
  let next = at + 1
  while (items[next] && isNameContinuedAcrossGap(items[next]!) && passedOver.includes(items[next]!.role))
    next++
  if (items[next] && isNameContinuedAcrossGap(items[next]!)) return false
  excludeFoods(reading, at, said, 'allergy')
  const open = after.filter((food) => usualRoleOfFoodInDish(items[food]!.food!) === 'ingredient')
  if (open.length > 0) markLimitUnclear(reading, at, [], open)
  return true
}

const passedOver: readonly WishItem['role'][] = ['idle', 'pronouns']

/** "No allergies except pollen, chicken curry": an unknown word stands before the comma. */
function isOfOther({ items }: WishReadingState, at: number): boolean {
  if (!items[at]!.ofAllergy) return false
  let index = at + 1
  while (items[index] && isNameContinuedAcrossGap(items[index]!)) index++
  return items.slice(at + 1, index).some(({ role }) => role === 'unknown' || role === 'harmless')
}

/** "Nut and peanut allergy", "allergies: nuts", "My son has an allergy. Nuts." What it is about is always found or asked. */
export function readAllergyAroundFoods(reading: WishReadingState, at: number): void {
  if (isDenied(reading, at) || goesOnWithAllergy(reading, at) || askAboutNonFoodAllergy(reading, at)) return
  const { items, allergyFollows } = reading
  const before = listFoodsBeforeWithoutDish(items, at, {
    maxSkipped: allergyFollows ? 2 : 1,
    mayJoin: any,
    isSure: isNeverWishedFood,
    saidBy: 'allergy',
  })
  if (before.foods.length > 0 && isDeniedApart(reading, at, before.foods)) return
  const reached = listFoodsAfterWithoutDish(reading, at, true)
  // "Allergique mais …": "but" is spelled like the corn that follows other words.
  const after = reached.foods.filter((index) => items[index]!.role !== 'ends')
  const isNear = !isBehindComma(items, at, after[0])
  if (before.foods.length > 0 && isNear && readPointed(reading, at, before, after)) {
    if (reached.doubtful.length > 0) markLimitUnclear(reading, at, after, reached.doubtful)
    return
  }
  if (
    after.length === 0 &&
    isLimitOfUnknownWord(items, at, { before: before.foods, unknown: reached.unknown })
  ) {
    markLimitUnclear(reading, at, reached.unknown, [])
    return
  }
  // "Egg protein allergy and soya".
  const isJoined = items[at + 1]?.role === 'joins' && isNameContinuedAcrossGap(items[at + 1]!)
  const isBefore = before.isNext || isJoined || allergyFollows || after.length === 0
  if (before.foods.length > 0 && (isBefore || !isNear)) {
    if (after.length === 0 && isDishSeparatedFromLimit(items, before.foods, at)) {
      markLimitUnclear(reading, at, [], before.foods, { about: [at] })
      return
    }
    const isOther = !isBefore && !areDishesUnlikelyAllergens(items, after)
    if (isOther) readEither(reading, at, before.foods, after)
    else excludeBefore(reading, at, before)
    return
  }
  if (before.foods.length === 0 && askAboutUnknownWordBefore(reading, at, after)) return
  // "Xyzallergie": an unknown word, in one with its allergy.
  if (before.foods.length === 0 && items[at]!.gap === 'hyphen' && items[at - 1]?.role === 'unknown') {
    markLimitUnclear(reading, at, [at - 1], [])
    return
  }
  if (after.length > 0 && isNear) {
    if (reached.unknown[0] === at + 1 && askAboutMisspeltFoodAfterNegation(reading, at, reached)) return
    excludeFoods(reading, at, after, 'allergy')
    if (reached.doubtful.length > 0) markLimitUnclear(reading, at, after, reached.doubtful)
    return
  }
  const said = saidBefore(reading, at, 0)
  if (said.length > 0) {
    excludeFoods(reading, at, said, 'allergy')
    return
  }
  const inSentence = foodsOfSentence(items, at)
  if (inSentence.length > 0) {
    markLimitUnclear(reading, at, [], inSentence, { about: [at] })
    return
  }
  const said1 = saidBefore(reading, at, 1)
  const isDish = (foods: readonly number[]) =>
    areDishesUnlikelyAllergens(items, foods) ||
    foods.every((food) => usualRoleOfFoodInDish(items[food]!.food!) === 'treat')
  const found = [after, foodsOfNextClause(items, at), said1].find(
    (foods) => foods.length > 0 && (said1.length === 0 || !isDish(foods) || foods === said1),
  )
  if (!found) markLimitUnclear(reading, at, reached.unknown, foodsNear(items, at), { about: [at] })
  else if (found !== said1 && isDish(found))
    markLimitUnclear(reading, at, [], [...new Set([...foodsNear(items, at), ...found])], { about: [at] })
  else {
    excludeFoods(reading, at, found, 'allergy')
    // "Allergies: pollen, eggs, fish".
    if (found === after && reached.doubtful.length > 0) markLimitUnclear(reading, at, after, reached.doubtful)
  }
}

/** "Til se allergy": words of one language that are others in another. */
const betweenFoodAndAllergy: readonly WishItem['role'][] = ['idle', 'ends', 'pronouns']

/** "Hazlenut allergy cookies": asks about the unknown word right before an allergy, where a dish or nothing follows. */
function askAboutUnknownWordBefore(reading: WishReadingState, at: number, after: readonly number[]): boolean {
  const { items, allergyFollows } = reading
  let place = at - 1
  while (
    items[place] &&
    betweenFoodAndAllergy.includes(items[place]!.role) &&
    isNameContinuedAcrossGap(items[place + 1]!)
  )
    place--
  const item = items[place]
  if (item?.role !== 'unknown' || item.isOtherAllergy || !isNameContinuedAcrossGap(items[place + 1]!))
    return false
  const food = findAllergenMeantByMisspeltWord(reading, place)
  const isNext = after[0] === at + 1
  const isDish = after.every((index) => {
    const role = usualRoleOfFoodInDish(items[index]!.food!)
    return role === 'dish' || role === 'treat' || (role === 'main' && isNext)
  })
  const isRightBefore = place === at - 1 || allergyFollows
  // "सीप से एलर्जी है, चिकन": where the allergy follows its food, another wish begins behind the comma.
  const isOfNext = allergyFollows && isBehindComma(items, at, after[0])
  if (!isDish && !isOfNext && (food === null || !isNext || !isRightBefore)) return false
  const meant = food === null ? [] : [{ place, food }]
  markLimitUnclear(reading, at, [place], [], { meant, about: [at] })
  return true
}

/** "Chicken with rice (allergy: egg)": what a sign points to, or what alone stands in the clause of the allergy. */
function readPointed(
  reading: WishReadingState,
  at: number,
  before: FoodListBeforeItem,
  after: readonly number[],
): boolean {
  const side = sideOfFoodsMeantByWord(reading.items, at, { before: before.foods, after })
  if (side === 'before') return false
  if (side === 'either') markLimitUnclear(reading, at, [], [...before.foods, ...after])
  else excludeFoods(reading, at, after, 'allergy')
  if (side === 'both') excludeBefore(reading, at, before)
  return true
}

/** "Allergies: none"; of "nut allergy: none" nothing is denied for certain. */
function isDenied(reading: WishReadingState, at: number): boolean {
  const { items } = reading
  const before = items[at - 1]
  const isOfFood = isFoodItem(before) && (isNameContinuedAcrossGap(items[at]!) || isAllergen(before.food))
  if (isOfFood && items[at]!.gap !== 'end') return false
  let index = at + 1
  while (items[index]?.role === 'idle' && items[index]!.gap !== 'end') index++
  const item = items[index]
  if (!item || item.gap === 'end' || !denials.includes(item.role)) return false
  let last = index + 1
  while (items[last]?.role === 'idle' && isNameContinuedAcrossGap(items[last]!)) last++
  const next = items[last]
  if (next && next.gap !== 'end' && next.gap !== 'comma' && !next.closesBracket) return false
  reading.understood.add(at).add(index)
  return true
}

/** "Allergies/intolerances: nuts": words of allergies in a row, none with a food of its own, are one; the last of them is read. */
function goesOnWithAllergy({ items, understood }: WishReadingState, at: number): boolean {
  let next = at + 1
  while (items[next]?.role === 'joins') next++
  const item = items[next]
  if (item?.role !== 'allergy' || (item.gap !== 'and' && items[next - 1]!.role !== 'joins')) return false
  if (items.slice(findStartOfClause(items, at), at).some(isFoodItem)) return false
  understood.add(at)
  return true
}

function excludeBefore(reading: WishReadingState, at: number, { foods, doubtful }: FoodListBeforeItem): void {
  if (isNegated(reading.items, at, Math.min(...foods))) return
  excludeFoods(reading, at, foods, 'allergy')
  if (doubtful.length > 0) markLimitUnclear(reading, at, [], doubtful)
}

/** "We love pasta and have an allergy, nuts": of dishes and other foods the others; of two of a kind nobody can tell. */
function readEither(
  reading: WishReadingState,
  at: number,
  before: readonly number[],
  after: readonly number[],
): void {
  if (areDishesUnlikelyAllergens(reading.items, before)) excludeFoods(reading, at, after, 'allergy')
  else markLimitUnclear(reading, at, [], [...before, ...after])
}
