import type { FoodWithState } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishItem } from '../wishItems.ts'
import type { TokenRange } from '../wordMarks.ts'

export const negationRoles: readonly string[] = ['notNext', 'notEither', 'leavesOutNext', 'leavesOutEither']

/** What a negation may be about that is no food: "not spicy", "no oven". */
const negated: readonly string[] = ['harmless', 'faults', 'lessNext', 'noLimit', 'condition']

/** Whether a negation stands among some items that is about no food and about nothing else that is known. */
export function hasLooseNegation(
  { reading: { items, excluding, doubts } }: ReadingInLanguage,
  places: readonly number[],
): boolean {
  return places.some(
    (index) =>
      negationRoles.includes(items[index]!.role) &&
      !excluding.has(index) &&
      !doubts.some(({ first, last, foods }) => foods.length > 0 && first <= index && index <= last) &&
      !items.slice(index + 1, index + 3).some((next) => negated.includes(next.role)),
  )
}

/** Words between a food and what says that something comes of it: "after one single scallop", "तिल के लड्डू के बाद". */
const maxBetween = 2

const passedRoles: readonly string[] = ['idle', 'pronouns', 'lessNext', 'unknown', 'harmless']

const isPassed = ({ role, gap }: WishItem) => passedRoles.includes(role) && gap === 'space'

/** Whether a food stands behind one of these words, with an article between at most; in Hindi before it. */
export function follows(
  { reading: { items }, offset, language }: ReadingInLanguage,
  food: FoodWithState,
  words: readonly TokenRange[],
): boolean {
  if (language.allergyFollows)
    return words.some(({ from }) => from >= food.to && from <= food.to + maxBetween)
  // "After one of the scallops".
  const before = items.slice(Math.max(0, food.index - maxBetween), food.index)
  const passed = before.slice(before.findLastIndex((item) => !isPassed(item)) + 1)
  const starts = [food.from, ...passed.map(({ from }) => from + offset)]
  return words.some(({ to }) => starts.includes(to))
}

/** Whether nothing but foods is said there, of which what follows then speaks: "milk, I pay for it all night". */
export function isOnlyFoods({ reading: { items } }: ReadingInLanguage, places: readonly number[]): boolean {
  const there = places.map((index) => items[index]!)
  return (
    there.some(isFoodItem) &&
    there.every((item) => isFoodItem(item) || item.role === 'idle' || item.role === 'joins')
  )
}
