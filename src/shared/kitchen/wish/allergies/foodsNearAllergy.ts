import { findStartOfClause, isLikelyAllergyFood } from '../clauses.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'

/** Foods of the same part of a sentence that stand behind "if", "when", "after": "my throat closes if I have prawns". */
export function foodsOfSentence(items: readonly WishItem[], at: number): number[] {
  const foods: number[] = []
  for (let index = at + 1; index < items.length; index++) {
    const { gap } = items[index]!
    if (gap === 'end' || gap === 'comma') break
    if (isFoodItem(items[index])) foods.push(index)
  }
  return foods
}

/** "No nut allergy": the negation has asked about it already. "No nuts (allergy)" and "no nuts as he is allergic" are one. */
export function isNegated(items: readonly WishItem[], at: number, firstFood: number): boolean {
  const isOneThought =
    items[firstFood]!.gap === 'space' && items[at]!.gap === 'space' && isFoodItem(items[at - 1])
  return isOneThought && items[firstFood - 1]?.role === 'leavesOutNext'
}

/** Foods of a clause of nothing but foods that follows the one with an allergy: "She is allergic. Nuts and milk." */
export function foodsOfNextClause(items: readonly WishItem[], at: number): number[] {
  let index = at + 1
  while (index < items.length && items[index]!.gap !== 'end') index++
  const foods: number[] = []
  for (let next = index; next < items.length && (next === index || items[next]!.gap !== 'end'); next++) {
    const item = items[next]!
    if (isFoodItem(item)) foods.push(next)
    else if (item.role !== 'idle' && item.role !== 'joins') return []
  }
  return foods
}

/** "NO nuts, one of them is allergic": what the same sentence, or one of so many before it, leaves out already. */
export function saidBefore(
  { items, unwanted }: WishReadingState,
  at: number,
  maxSentences: number,
): number[] {
  const foods: number[] = []
  let ends = 0
  for (let index = at; index > 0; index--) {
    if (items[index]!.gap === 'end' && (foods.length > 0 || ++ends > maxSentences)) break
    if (unwanted.has(index - 1)) foods.push(index - 1)
  }
  return foods
}

/** Foods of the clause, and of the one before where it has none. */
export function foodsNear(items: readonly WishItem[], at: number): number[] {
  let end = at + 1
  while (end < items.length && items[end]!.gap !== 'end') end++
  let ends = 0
  let from = at
  const foods: number[] = []
  for (let index = end - 1; index >= 0; index--) {
    if (isFoodItem(items[index])) foods.push(index)
    from = index
    if (items[index]!.gap === 'end' && (foods.length > 0 || ++ends > 1)) break
  }
  return foods.filter((food) => food >= from).sort((a, b) => a - b)
}

export function isBehindComma(items: readonly WishItem[], at: number, food: number | undefined): boolean {
  if (food === undefined) return false
  const between = items.slice(at + 1, food + 1)
  const isPast = ({ gap, closesBracket }: WishItem) => gap === 'comma' || closesBracket
  return between.some(isPast) && !between.some(({ role }) => role === 'examplesNext')
}

/** Whether a separate clause denies the allergy, as in "salmon (no allergies)". */
export function isDeniedApart({ items }: WishReadingState, at: number, before: readonly number[]): boolean {
  const start = findStartOfClause(items, at)
  if (before.some((food) => food >= start || isAllergen(items[food]!.food!))) return false
  return items.slice(start, at).some(({ role }) => denials.includes(role))
}

export const denials: readonly WishItem['role'][] = [
  'leavesOutNext',
  'leavesOutPrevious',
  'notNext',
  'notEither',
  'noLimit',
]

/** Whether a food is an allergen and no dish, as salmon is: "eggs (allergies: none)". */
export const isAllergen = (food: string) =>
  isLikelyAllergyFood(food) && usualRoleOfFoodInDish(food) === 'ingredient'
