import { listFoodsAfterWithoutDish, listFoodsBeforeWithoutDish } from '../foods/dishInList.ts'
import { type FoodListAfterItem, isStartOfClause } from '../foods/foodLists.ts'
import { isFoodSaidToBeFreeOf, isNeverWishedFood } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { askAboutMisspeltFoodAfterNegation } from '../foods/misspellings/misspeltFoodAfterNegation.ts'
import { excludeFoods, markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'
import { isDenied, readDoubleNegation } from './doubleNegation.ts'
import { excludeUnlessQualified } from './exceptions/excludeUnlessQualified.ts'
import {
  askAboutFoodsOfSentenceBefore,
  excludeFoodsBefore,
  maxUnknownWordsSkipped,
  readExclusionBeforeSign,
} from './leavesOutBefore.ts'

const any = () => true

/** "Without garlic": what follows is unwanted, what nobody knows is asked about. */
export function readExclusionBeforeFoods(reading: WishReadingState, at: number): void {
  if (readDoubleNegation(reading, at)) return
  if (reading.items[at]!.isOfUntoldFood) {
    markLimitUnclear(reading, at, [], [])
    return
  }
  const after = listFoodsAfterWithoutDish(reading, at)
  takeAfter(reading, at, after)
  if (after.foods.length > 0 || after.unknown.length > 0 || after.isHarmless) return
  if (
    isStartOfClause(reading.items[at + 1]) ||
    isBehindFoodBeforeComma(reading.items, at) ||
    isAnswerInList(reading.items, at) ||
    isAnswerAlone(reading.items, at)
  )
    readAtEnd(reading, at)
  else readPronoun(reading, at)
}

/** "Onions never, burger". */
const isBehindFoodBeforeComma = (items: readonly WishItem[], at: number): boolean =>
  items[at + 1]!.gap === 'comma' && isFoodItem(items[at - 1]) && isNameContinuedAcrossGap(items[at]!)

/** "0 nuts": of a food right behind it. */
export function readZeroBeforeFood(reading: WishReadingState, at: number): void {
  const { items } = reading
  let next = at + 1
  while (items[next]?.role === 'idle' && items[next]!.gap === 'space') next++
  if (isFoodItem(items[next]) && isNameContinuedAcrossGap(items[next]!)) readExclusionBeforeFoods(reading, at)
}

/** Whether a sign such as a colon says that it is of what goes before. */
const isAnswer = ({ gap }: WishItem) => gap === 'colon' || gap === 'dash' || gap === 'equals'

/** "Nuts: no, fish: yes". */
const isAnswerInList = (items: readonly WishItem[], at: number) =>
  isAnswer(items[at]!) && items[at + 1]?.gap === 'comma' && isFoodItem(items[at - 1])

/** "Milk? No, oat milk". */
const isAnswerAlone = (items: readonly WishItem[], at: number) =>
  items[at]!.gap === 'end' && items[at + 1]?.gap === 'comma'

/** "Peanuts: no", "peanuts = none"; of "peanuts no" and "peanuts? no" nobody can tell. */
function readAtEnd(reading: WishReadingState, at: number): void {
  const { gap } = reading.items[at]!
  if (gap === 'end') {
    askAboutFoodsOfSentenceBefore(reading, at)
    return
  }
  const { foods } = listFoodsBeforeWithoutDish(reading.items, at, {
    maxSkipped: 0,
    mayPassComma: true,
    mayJoin: any,
    isSure: any,
  })
  if (isAnswer(reading.items[at]!)) excludeUnlessQualified(reading, at, foods)
  else if (foods.length > 0 && foods.every((food) => !reading.unwanted.has(food)))
    markLimitUnclear(reading, at, [], foods)
  else readPronoun(reading, at)
}

/**
 * "Mushrooms? My husband hates them": the food that a pronoun stands for is asked about, where nothing else is said. In
 * French the pronoun goes before: "il les déteste".
 */
function readPronoun(reading: WishReadingState, at: number): void {
  const { items, unwanted } = reading
  const pronoun = [at + 1, at - 1].find(
    (place) => items[place]?.role === 'pronouns' && items[Math.max(place, at)]!.gap !== 'end',
  )
  if (pronoun === undefined) return
  for (let index = at - 1; index >= 0; index--) {
    if (!isFoodItem(items[index])) continue
    if (!unwanted.has(index)) markLimitUnclear(reading, at, [pronoun], [index])
    return
  }
}

/** "I can't stand liver", "liver I can't stand", "liver, I can't stand it"; but not "chicken, I can't stand cooking". */
export function readExclusionOnEitherSide(reading: WishReadingState, at: number): void {
  if (isOfDegree(reading, at)) return
  const after = listFoodsAfterWithoutDish(reading, at)
  if (readExclusionBeforeSign(reading, at, at, after)) return
  const isOfNone = after.foods.length === 0 && !after.isHarmless
  if (isOfNone && excludeFoodsBefore(reading, at)) return
  readExclusionBeforeFoods(reading, at)
}

/** "Gluten and dairy free". */
export function readFreeAfterFoods(reading: WishReadingState, at: number): void {
  const { items } = reading
  if (isFoodItem(items[at - 1]) && isDenied(items, at - 1)) return
  const { foods, doubtful } = listFoodsBeforeWithoutDish(items, at, {
    maxSkipped: 0,
    mayJoin: isFoodSaidToBeFreeOf,
    isSure: isNeverWishedFood,
    saidBy: 'free',
  })
  excludeFoods(reading, at, foods, 'free')
  if (doubtful.length > 0) markLimitUnclear(reading, at, [], doubtful)
  const isJoinedToUnknown = items[at]!.gap === 'hyphen' && items[at - 1]?.role === 'unknown'
  if (foods.length === 0 && isJoinedToUnknown) markLimitUnclear(reading, at, [at - 1], [])
}

/** "Chicken, rather not too spicy". */
function isOfDegree({ items, understood }: WishReadingState, at: number): boolean {
  const next = items[at + 1]
  if (next?.role !== 'lessNext' || next.gap !== 'space') return false
  understood.add(at)
  return true
}

/** "Does not eat meat", "not with meat", "not meat"; where the language allows it, "meat he likes not". */
export function readNotBesideFoods(reading: WishReadingState, at: number): void {
  const { items } = reading
  reading.understood.add(at)
  const isAlone = isStartOfClause(items[at + 1]) && (isAnswer(items[at]!) || items[at]!.gap === 'end')
  if (isAlone || isAnswerInList(items, at) || isAnswerAlone(items, at)) {
    readAtEnd(reading, at)
    return
  }
  if (isOfDegree(reading, at)) return
  const verb = verbAfter(reading, at)
  const after = listFoodsAfterWithoutDish(reading, verb ?? at)
  if (items[at]!.gap === 'comma' && isOfHarmless(items, at)) return
  if (items[at]!.role === 'notEither' && readExclusionBeforeSign(reading, at, verb ?? at, after)) return
  if (after.foods.length > 0 && (verb !== null || after.unknown.length === 0)) {
    takeAfter(reading, at, after)
    return
  }
  if (items[at]!.role === 'notEither' && !after.isHarmless && after.foods.length === 0) {
    if (after.unknown.length === 0 && excludeFoodsBefore(reading, at)) return
    const { foods } = listFoodsBeforeWithoutDish(items, at, {
      maxSkipped: maxUnknownWordsSkipped,
      mayJoin: any,
      isSure: any,
    })
    if (foods.length > 0) {
      markLimitUnclear(reading, at, after.unknown, foods)
      return
    }
  }
  if (after.foods.length > 0) markLimitUnclear(reading, at, after.unknown, after.foods)
  else if (verb !== null && after.unknown.length > 0 && !after.isHarmless)
    markLimitUnclear(reading, at, after.unknown, [])
  else if (
    isStartOfClause(items[at + 1]) &&
    isFoodItem(items[at - 1]) &&
    isNameContinuedAcrossGap(items[at]!)
  )
    // "Fish is good, shellfish isn't".
    markLimitUnclear(reading, at, [], [at - 1])
}

/** "Fisch gebacken, nicht frittiert": how something is cooked, and nothing else, is what is not wanted. */
function isOfHarmless(items: readonly WishItem[], at: number): boolean {
  let next = at + 1
  const isDescribing = ({ role, word, qualifies }: WishItem) =>
    role === 'idle' && (word !== undefined || qualifies !== null)
  while (items[next]?.role === 'idle' && !isDescribing(items[next]!) && items[next]!.gap === 'space') next++
  const item = items[next]
  const isHarmless = item?.gap === 'space' && (item.role === 'harmless' || isDescribing(item))
  return isHarmless && !(items[next + 1] && isNameContinuedAcrossGap(items[next + 1]!))
}

/** Items between a negation and its verb at most: "doesn't really want to eat". */
const maxToVerb = 4

function verbAfter({ items }: WishReadingState, at: number): number | null {
  let verb: number | null = null
  for (let index = at + 1; index < items.length && index <= at + maxToVerb; index++) {
    const item = items[index]!
    if (item.gap === 'end' || item.gap === 'comma') break
    if (item.role === 'uses') verb = index
    else if (item.role !== 'idle') break
  }
  return verb
}

function takeAfter(reading: WishReadingState, at: number, after: FoodListAfterItem): void {
  const { items } = reading
  const apart = foodsBehindRepeatedNegation(items, at, after.foods)
  const { unknown, isHarmless } = after
  const foods = after.foods.filter((food) => !apart.includes(food))
  const doubtful = [...after.doubtful, ...apart]
  const next = foods.length > 0 ? items[foods.at(-1)! + 1] : undefined
  // "No nut allergy": none is there, or all of them count.
  if (next?.role === 'allergy' && next.gap === 'space') {
    markLimitUnclear(reading, at, [foods.at(-1)! + 1], foods)
    return
  }
  if (askAboutMisspeltFoodAfterNegation(reading, at, after)) return
  excludeUnlessQualified(reading, at, foods)
  if (doubtful.length > 0) markLimitUnclear(reading, at, foods, doubtful)
  const behind = foods.length === 0 ? unknown : unknown.filter((place) => place > foods[0]!)
  if (behind.length > 0 && !isHarmless) markLimitUnclear(reading, at, behind, [])
}

/** "No onion no garlic, paneer": foods behind the comma, where each food before it has a negation of its own. */
function foodsBehindRepeatedNegation(
  items: readonly WishItem[],
  at: number,
  foods: readonly number[],
): readonly number[] {
  const isRepeated =
    isFoodItem(items[at - 1]) &&
    items[at - 2]?.role === items[at]!.role &&
    isNameContinuedAcrossGap(items[at]!)
  const comma = foods.findIndex((food) => items[food]!.gap === 'comma')
  return isRepeated && comma > 0 ? foods.slice(comma) : []
}

/** "Hard cheese is fine". */
export function readAllowedFoods(reading: WishReadingState, at: number): void {
  const { foods } = listFoodsBeforeWithoutDish(reading.items, at, {
    maxSkipped: maxUnknownWordsSkipped,
    mayJoin: any,
    isSure: any,
  })
  for (const food of foods)
    if (isFoodItem(reading.items[food]) && !reading.unwanted.has(food)) reading.allowed.add(food)
}
