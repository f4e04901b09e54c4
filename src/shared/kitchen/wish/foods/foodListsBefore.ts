import {
  findFoodsInRowBefore,
  isIngredientAndNoDish,
  isNameOfAllergen,
  type MeaningOfFoodRow,
} from '../sideBySide.ts'
import type { WishItem } from '../wishItems.ts'
import { isAlone, isIdle, isSentenceOnlyFoodsUpTo } from './foodLists.ts'
import { isFoodItem } from './isFoodItem.ts'

/** Words between a food and a word about it: "those mushrooms she had yesterday". */
const passedBack: readonly WishItem['role'][] = ['idle', 'pronouns', 'uses', 'unknown', 'joins']

/** The foods before an item, and those of which only a comma tells that they belong to them. */
export interface FoodListBeforeItem {
  foods: number[]
  /** Words that may be foods nobody here knows, passed over on the way. */
  unknown: number[]
  doubtful: number[]
  /** Whether the first of them stands right before the item. */
  isNext: boolean
}

/**
 * The list of foods before an item. `maxSkipped` words that nobody knows may stand between, and with `mayPassEnds` what
 * begins another thought, with `mayPassComma` a comma behind nothing but foods; `mayJoin` tells whether a
 * food may be part of the list, `isSure` whether it is even where only a comma says so.
 */
export function listFoodsBeforeItem(
  items: readonly WishItem[],
  at: number,
  options: {
    maxSkipped: number
    mayPassEnds?: boolean
    mayPassComma?: boolean
    /** What the item says of foods that stand right beside each other; where it is not told, the last of them alone counts. */
    saidBy?: MeaningOfFoodRow
    mayJoin(food: string): boolean
    isSure(food: string): boolean
  },
): FoodListBeforeItem {
  const foods: number[] = []
  const byComma: number[] = []
  const unknown: number[] = []
  const doubtful: number[] = []
  let passed: number[] = []
  let isJoined = false
  let isListEnded = false
  let isNext = true
  let beside: ReturnType<typeof findFoodsInRowBefore> = { sure: [], doubtful: [] }
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]!
    const { gap } = items[index + 1]!
    if (gap === 'end') break
    if (foods.length === 0) {
      if (gap === 'comma' && !(options.mayPassComma && isSentenceOnlyFoodsUpTo(items, index))) break
      if (isFoodItem(item)) {
        foods.push(index)
        isJoined = item.joins
        continue
      }
      // "Mango skin allergy".
      const isPartOfFood =
        item.role === 'harmless' && options.saidBy === 'allergy' && isFoodItem(items[index - 1])
      if (isPartOfFood) continue
      isNext = false
      if (item.role === 'unknown' && unknown.push(index) > options.maxSkipped) break
      if (!passedBack.includes(item.role) && !(options.mayPassEnds && item.role === 'ends')) break
      continue
    }
    if (item.role === 'joins') {
      isJoined = true
      isListEnded = true
    } else if (isFoodItem(item)) {
      const isComma = gap === 'comma' || gap === 'and' || gap === 'hyphen'
      if (!isJoined && !isComma) {
        beside = options.saidBy ? findFoodsInRowBefore(items, index + 1, options.saidBy) : beside
        break
      }
      const isAnd = isJoined || gap === 'and'
      if (options.mayJoin(item.food!)) {
        const place =
          isAnd || isAlone(items, index) ? 'sure' : placeOfFirst(items, index, options, isListEnded)
        if (place !== 'none') doubtful.push(...passed)
        passed = []
        if (isAnd) foods.push(index)
        else if (place === 'sure') byComma.push(index)
        else if (place === 'doubtful') doubtful.push(index)
        if (place !== 'sure' || (!isAnd && !isAlone(items, index))) break
      } else if (options.saidBy && isIngredientAndNoDish(item.food!)) {
        // "Mushroom, egg and milk free": one more of the list, or what is wished for.
        if (isListEnded && !isAnd && roleBefore(items, index) !== 'wishesNext') doubtful.push(index)
        else passed.push(index)
      } else break
      if (isAnd || item.joins) isListEnded = true
      isJoined = item.joins
    } else if (!isIdle(item)) break
  }
  const isSure =
    isListEnded || byComma.length > 1 || byComma.every((index) => options.isSure(items[index]!.food!))
  doubtful.push(...beside.doubtful)
  return isSure
    ? { foods: [...foods, ...byComma, ...beside.sure], unknown, doubtful, isNext }
    : { foods: [...foods, ...beside.sure], unknown, doubtful: [...byComma, ...doubtful], isNext }
}

/** What stands before a food in its own part of a list, but for idle words; itself where nothing does. */
function roleBefore(items: readonly WishItem[], at: number): WishItem['role'] {
  let index = at
  while (index > 0 && items[index]!.gap === 'space' && (index === at || isIdle(items[index]!))) index--
  return items[index]!.role
}

/** What leaves out or allows the food behind it, so that the list that follows need not be about it. */
const placing: readonly WishItem['role'][] = [
  'leavesOutNext',
  'insteadOfNext',
  'allergyNext',
  'exceptNext',
  'lessNext',
]

/**
 * Whether the first food of a list, with which something else is said, belongs to what stands behind the list: "must be nut, egg and milk
 * free", "she has a nut, egg and milk allergy"; "with rice, eggs and nuts make me ill" wishes for the rice.
 */
function placeOfFirst(
  items: readonly WishItem[],
  at: number,
  { saidBy }: { saidBy?: MeaningOfFoodRow },
  isListEnded: boolean,
): 'sure' | 'doubtful' | 'none' {
  if (saidBy === undefined) return 'none'
  const role = roleBefore(items, at)
  if (placing.includes(role)) return 'none'
  const food = items[at]!.food!
  // "With milk, egg and nut allergy" may be a dish with milk or a guest with three allergies; rice is none of them.
  if (role === 'wishesNext') return saidBy === 'free' || isNameOfAllergen(food) ? 'doubtful' : 'none'
  if (saidBy === 'free') return 'sure'
  if (!isIngredientAndNoDish(food)) return 'none'
  if (saidBy === 'left out') return isListEnded ? 'doubtful' : 'none'
  if (!isNameOfAllergen(food)) return 'doubtful'
  return isListEnded || role !== 'uses' ? 'sure' : 'doubtful'
}
