import { amountRules } from './amountRules.ts'
import { capacityRules } from './capacityRules.ts'
import { claimRules } from './claimRules.ts'
import { clockRules } from './clockRules.ts'
import { orderRules } from './orderRules.ts'
import type { DishRule } from './rule.ts'
import { useRules } from './useRules.ts'
import { wordingRules } from './wordingRules.ts'

/** What every recipe of the built-in cook must keep, read in its finished text alone. */
export const dishRules: readonly DishRule[] = [
  ...claimRules,
  ...capacityRules,
  ...clockRules,
  ...wordingRules,
  ...amountRules,
  ...orderRules,
  ...useRules,
]

/**
 * The share of all answers that may get a recipe with a fault of each rule: what it was when the rule was written, which may only fall.
 */
export const sharesOfDishRules: Readonly<Record<string, number>> = Object.fromEntries([
  ...dishRules.map(({ name }) => [name, 1]),
  ['sentence of several dishes', 1],
])
