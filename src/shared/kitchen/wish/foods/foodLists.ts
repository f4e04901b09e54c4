import { continuesRowOfExcludedFoods, isFoodRightAfterFood, isNameOfAllergen } from '../sideBySide.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'
import { isFoodItem } from './isFoodItem.ts'
import { usualRoleOfFoodInDish } from './partsOfDish.ts'

/** Foods that a word of a wish reaches. Numbers are places of items. */
export interface FoodListAfterItem {
  foods: number[]
  /** Words that may be foods nobody here knows. */
  unknown: number[]
  /** Foods of which nobody can tell whether they belong to it: "no garlic chicken", "no nuts, chicken with rice". */
  doubtful: number[]
  /** Whether something that is no food was meant: "no oven". */
  isHarmless: boolean
}

/** Words that nobody knows, passed over at most on the way to a food. */
const maxUnknown = 3

const separators: readonly string[] = ['comma', 'bracket', 'colon', 'dash', 'equals', 'and']

/** Whether a clause begins with this item. */
export const isStartOfClause = (item: WishItem | undefined): boolean =>
  item === undefined || item.gap === 'end'

/**
 * The list of foods after an item. `isPatient` looks for it behind a comma too: "allergies, mainly nuts". Whatever
 * wishes for something or begins another thought ends it.
 */
export function listFoodsAfterItem(
  items: readonly WishItem[],
  at: number,
  isPatient = false,
): FoodListAfterItem {
  const reach: FoodListAfterItem = { foods: [], unknown: [], doubtful: [], isHarmless: false }
  let isFault = false
  for (let index = at + 1; index < items.length; index++) {
    const item = items[index]!
    if (item.gap === 'end') break
    const isSeeking = reach.foods.length === 0
    if (isSeeking && item.gap === 'comma' && !isPatient) break
    // "Kein Hexenwerk: Lachs": a colon behind a phrase that is no limit comes before the dish.
    const isIngredientNext = isFoodItem(item) && usualRoleOfFoodInDish(item.food) === 'ingredient'
    const isMeant = reach.isHarmless || (reach.unknown.length > 0 && !isIngredientNext)
    if (isSeeking && item.gap === 'colon' && !isPatient && isMeant) break
    // "No-nut brownies": the hyphen ends what the negation is about.
    if (!isSeeking && items[at + 1]!.gap === 'hyphen' && item.gap === 'space' && item.role !== 'joins') break
    // "No soy sauce -> coconut aminos": what stands behind the arrow replaces it.
    if (!isSeeking && item.gap === 'equals' && !isPatient && isFoodItem(item)) break
    const isApart = !isSeeking && separators.includes(item.gap)
    const going = isApart ? goesOn(items, index) : null
    if (going?.is === 'no') break
    if (going?.is === 'perhaps') {
      reach.doubtful.push(going.food)
      break
    }
    // "بدون حليب والبيض مسموح": "and" is written with the food that is allowed.
    if (!isSeeking && item.joins && isFoodItem(item)) {
      const next = items[index + 1]
      if (next?.role === 'allowsPrevious') break
      if (next?.role === 'uses' && next.gap === 'space' && isStartOfClause(items[index + 2])) {
        reach.doubtful.push(index)
        break
      }
    }
    if (isFoodItem(item) || (item.food !== null && isSeeking && index === at + 1)) {
      if (isFault) reach.isHarmless = true
      else if (isSeeking || isListed(items, index) || continuesRowOfExcludedFoods(items, index, isPatient))
        reach.foods.push(index)
      else if (index === reach.foods.at(-1)! + 1) reach.doubtful.push(...allergensInRowFrom(items, index))
      if (isFault || reach.foods.at(-1) !== index) break
    } else if (item.role === 'joins') {
      if (!isSeeking && goesOn(items, index + 1).is === 'no') break
    } else if (item.role === 'harmless' || item.role === 'faults') {
      if (!isSeeking) break
      reach.isHarmless = true
      isFault = item.role === 'faults'
      if (!isFault && !carriesOn(items[index + 1])) break
    } else if (item.role === 'unknown') {
      if (!isSeeking) {
        // Where "and" is written with its word (Arabic), only the last of a sentence is surely one more of the list.
        if (isListed(items, index) && (!item.joins || isStartOfClause(items[index + 1])))
          reach.unknown.push(index)
        if (!carriesOn(items[index + 1])) break
      } else if (reach.unknown.push(index) > maxUnknown) break
    } else if (item.role === 'uses' || item.role === 'wishesNext') {
      if (!isSeeking || (item.role === 'wishesNext' && index > at + 1)) break
    } else if (item.role !== 'idle' && item.role !== 'pronouns' && item.role !== 'examplesNext') break
  }
  return reach
}

/** A food and the allergens right behind it, each of which may be of the list or of the dish: "no egg soy milk pancakes". */
function allergensInRowFrom(items: readonly WishItem[], first: number): number[] {
  const row = [first]
  for (let at = first + 1; isFoodRightAfterFood(items, at) && isNameOfAllergen(items[at]!.food!); at++)
    row.push(at)
  return row
}

/** Whether a food is joined to the one before: by a sign, by "and", or because both are one word. */
function isListed(items: readonly WishItem[], at: number): boolean {
  if (items[at]!.joins || items[at]!.to === items[at - 1]!.to) return true
  for (let index = at; index > 0; index--) {
    if (separators.includes(items[index]!.gap)) return true
    const { role } = items[index - 1]!
    if (role === 'joins' || role === 'examplesNext') return true
    if (role !== 'idle' && role !== 'pronouns') return false
  }
  return false
}

const carriesOn = (item: WishItem | undefined) =>
  item !== undefined && item.gap !== 'end' && (item.role === 'joins' || separators.includes(item.gap))

/** Words after which a food is none of the list before: "no nuts, cheese is fine". */
const endsList: readonly WishItem['role'][] = [
  'allowsPrevious',
  'allergy',
  'freePrevious',
  'leavesOutPrevious',
  'leavesOutEither',
  'notEither',
]

/** Words after which nobody can tell where only a comma stands before the food: "no nuts, chicken with rice". */
const mayEndList: readonly WishItem['role'][] = ['uses', 'wishesNext']

type Going = { is: 'yes' | 'no' } | { is: 'perhaps'; food: number }

/** Whether a list of foods goes on at an item: another food stands there, and nothing is said of it alone. */
function goesOn(items: readonly WishItem[], at: number): Going {
  let index = at
  while (index < items.length && isPassedOver(items[index]!) && (index === at || items[index]!.gap !== 'end'))
    index++
  const item = items[index]
  if (item === undefined || (index > at && item.gap === 'end')) return { is: 'no' }
  const isJoined = items.slice(Math.max(0, at - 1), index).some(({ role }) => role === 'joins')
  if (!isFoodItem(item))
    return { is: item.role === 'unknown' && isJoined && isStartOfClause(items[index + 1]) ? 'yes' : 'no' }
  let next = index + 1
  while (next < items.length && isIdle(items[next]!) && items[next]!.gap === 'space') next++
  const after = items[next]
  if (after === undefined || after.gap === 'end') return { is: 'yes' }
  if (endsList.includes(after.role)) return { is: 'no' }
  const isOpen =
    !isJoined &&
    ((after.gap === 'space' && mayEndList.includes(after.role)) || isAllowedWithNext(items, index))
  return isOpen ? { is: 'perhaps', food: index } : { is: 'yes' }
}

/** "No eggs, milk and butter fine": a food that "and" joins to the last of a list, of which it is said that it is allowed. */
function isAllowedWithNext(items: readonly WishItem[], food: number): boolean {
  let index = food + 1
  let isJoined = false
  for (; index < items.length; index++) {
    const item = items[index]!
    if (item.role === 'joins' || item.gap === 'and' || item.joins) isJoined = true
    if (!isNameContinuedAcrossGap(item) && item.gap !== 'and') return false
    if (!isFoodItem(item) && item.role !== 'joins' && item.role !== 'idle') break
  }
  const role = items[index]?.role
  const isLast = isFoodItem(items[index - 1])
  // Arabic "مسموح" is a verb of other clauses too.
  const isAllowed = items[index - 1]!.joins && role === 'uses' && isStartOfClause(items[index + 1])
  return isJoined && isLast && (isAllowed || role === 'allowsPrevious' || role === 'noLimit')
}

const isPassedOver = ({ role }: WishItem) =>
  role === 'idle' || role === 'pronouns' || role === 'joins' || role === 'examplesNext'

/** "Mushrooms and liver, he can't stand": whether the sentence has only foods up to this item. */
export function isSentenceOnlyFoodsUpTo(items: readonly WishItem[], last: number): boolean {
  for (let index = last; index >= 0; index--) {
    const item = items[index]!
    if (!isFoodItem(item) && !isIdle(item) && item.role !== 'joins') return false
    if (item.gap === 'end') return true
  }
  return true
}

/** Whether nothing else is said in a food's own part of a list. */
export function isAlone(items: readonly WishItem[], at: number): boolean {
  let index = at
  while (index > 0 && items[index]!.gap === 'space' && isIdle(items[index - 1]!)) index--
  return items[index]!.gap !== 'space' || items[index - 1]?.role === 'joins'
}

export const isIdle = ({ role }: WishItem) => role === 'idle' || role === 'pronouns'
