import { foodsAfter, foodsBefore, isFood } from './foodLists.ts'
import { isNeverWished } from './foodMeanings.ts'
import { doubt, exclude, type Reading } from './reading.ts'
import type { WishItem } from './wishItems.ts'

const any = () => true

/** "Allergic to peanuts". */
export function readAllergyNext(reading: Reading, at: number): void {
  const { foods, unknown } = foodsAfter(reading.items, at, true)
  if (foods.length > 0) exclude(reading, at, foods, 'allergy')
  const behind = unknown.filter((place) => foods.length === 0 || place > foods[0]!)
  if (behind.length > 0) doubt(reading, at, behind, [])
  else if (foods.length === 0) readAllergy(reading, at)
}

/** "Nut and peanut allergy", "allergies: nuts", "My son has an allergy. Nuts." What it is about is always found or asked. */
export function readAllergy(reading: Reading, at: number): void {
  const { items } = reading
  const before = foodsBefore(items, at, { maxSkipped: 1, mayJoin: any, isSure: isNeverWished })
  const reached = foodsAfter(items, at, true)
  // "Allergique mais …": "but" is spelled like the corn that follows other words.
  const after = { ...reached, foods: reached.foods.filter((index) => items[index]!.role !== 'ends') }
  if (before.foods.length > 0 && (before.isNext || after.foods.length === 0)) {
    if (isNegated(items, at, Math.min(...before.foods))) return
    exclude(reading, at, before.foods, 'allergy')
    if (before.doubtful.length > 0) doubt(reading, at, [], before.doubtful)
    return
  }
  const found = [after.foods, foodsOfNextClause(items, at), saidBefore(reading, at)].find(
    (foods) => foods.length > 0,
  )
  if (found) exclude(reading, at, found, 'allergy')
  else doubt(reading, at, after.unknown, foodsNear(items, at))
}

/** "No nut allergy": the negation has asked about it already. "No nuts (allergy)" is one. */
function isNegated(items: readonly WishItem[], at: number, firstFood: number): boolean {
  const isOneThought = items[firstFood]!.gap === 'space' && items[at]!.gap === 'space'
  return isOneThought && items[firstFood - 1]?.role === 'leavesOutNext'
}

/** Foods of a clause of nothing but foods that follows the one with an allergy: "She is allergic. Nuts and milk." */
function foodsOfNextClause(items: readonly WishItem[], at: number): number[] {
  let index = at + 1
  while (index < items.length && items[index]!.gap !== 'end') index++
  const foods: number[] = []
  for (let next = index; next < items.length && (next === index || items[next]!.gap !== 'end'); next++) {
    const item = items[next]!
    if (isFood(item)) foods.push(next)
    else if (item.role !== 'idle' && item.role !== 'joins') return []
  }
  return foods
}

/** "NO nuts, one of them is allergic": what the same sentence, or else the one before it, leaves out already. */
function saidBefore({ items, unwanted }: Reading, at: number): number[] {
  const foods: number[] = []
  let ends = 0
  for (let index = at; index > 0; index--) {
    if (items[index]!.gap === 'end' && (foods.length > 0 || ++ends > 1)) break
    if (unwanted.has(index - 1)) foods.push(index - 1)
  }
  return foods
}

/** Foods of the clause, and of the one before where it has none. */
function foodsNear(items: readonly WishItem[], at: number): number[] {
  let end = at + 1
  while (end < items.length && items[end]!.gap !== 'end') end++
  let ends = 0
  let from = at
  const foods: number[] = []
  for (let index = end - 1; index >= 0; index--) {
    if (isFood(items[index])) foods.push(index)
    from = index
    if (items[index]!.gap === 'end' && (foods.length > 0 || ++ends > 1)) break
  }
  return foods.filter((food) => food >= from).sort((a, b) => a - b)
}
