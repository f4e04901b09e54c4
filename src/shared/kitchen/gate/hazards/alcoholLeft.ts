import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'

/** Grams of alcohol in a gram of a drink, by its kind. USDA SR28, nutrient 221: 14037, 14534, 14003, 14084; of others, sake, 43479. */
const shareByKind: readonly [kind: string, share: number][] = [
  ['spirit kind', 0.334],
  ['liqueur kind', 0.217],
  ['beer kind', 0.039],
  ['wine kind', 0.104],
]
const shareOfOthers = 0.161

/** Grams of alcohol in a gram of a drink, 0 to 1. */
export const shareOfAlcohol = (drink: Food): number =>
  shareByKind.find(([kind]) => pathToContainedFood(drink, kind)?.isItself)?.[1] ?? shareOfOthers

/** Shares of alcohol left after minutes of simmering. USDA, "Table of Nutrient Retention Factors", release 6. */
const leftAfterMinutes: readonly [minutes: number, share: number][] = [
  [0, 0.85],
  [15, 0.4],
  [30, 0.35],
  [60, 0.25],
  [90, 0.2],
  [120, 0.1],
  [150, 0.05],
]

/** The share of alcohol, 0 to 1, that is left after so many minutes of simmering, between two rows of the table in proportion. */
export function shareOfAlcoholLeft(minutes: number): number {
  const after = leftAfterMinutes.findIndex(([until]) => until > minutes)
  if (after === -1) return leftAfterMinutes.at(-1)![1]
  const [from, high] = leftAfterMinutes[Math.max(0, after - 1)]!
  const [until, low] = leftAfterMinutes[after]!
  return high + ((low - high) * (minutes - from)) / (until - from)
}
