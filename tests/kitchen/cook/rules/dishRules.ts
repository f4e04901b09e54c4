import { amountRules } from './amountRules.ts'
import { capacityRules } from './capacityRules.ts'
import { claimRules } from './claimRules.ts'
import { clockRules } from './clockRules.ts'
import { heatRules } from './heatRules.ts'
import { orderRules } from './orderRules.ts'
import { plateRules } from './plateRules.ts'
import type { DishRule } from './rule.ts'
import { saltRules } from './saltRules.ts'
import { useRules } from './useRules.ts'
import { wordingRules } from './wordingRules.ts'

/** What every recipe of the built-in cook must keep, read in its finished text alone. */
export const dishRules: readonly DishRule[] = [
  ...claimRules,
  ...capacityRules,
  ...clockRules,
  ...wordingRules,
  ...amountRules,
  ...saltRules,
  ...orderRules,
  ...useRules,
  ...heatRules,
  ...plateRules,
]

/**
 * The share of all answers that may get a recipe with a fault of each rule; may only fall. The figures are those of every seventh answer
 * when the rules were written, and three standard deviations more, since the other six may have a little more.
 */
export const sharesOfDishRules: Readonly<Record<string, number>> = {
  'food of title or headnote': 0.009,
  'technique of title or headnote': 0.005,
  'cut of title or headnote': 0.006,
  'number of title or headnote': 0.004,
  'story of another meat': 0,
  'meat crowded in the pan': 0.032,
  'pieces crowded in the pan': 0.003,
  'browned too briefly': 0.003,
  'meat browned without being dried': 0.038,
  'header shorter than the steps': 0.001,
  'no time for cutting': 0.004,
  'header longer than the steps': 0.003,
  'prep too short': 0.007,
  'an hour that is less': 0,
  'side ready too early': 0.004,
  'doubled food in a list': 0.022,
  'stitched words': 0.031,
  'portion of meat or fish': 0.004,
  'pieces that cannot be shared': 0.002,
  'energy of the meal': 0.004,
  'too little salt': 0.005,
  'too much salt': 0.051,
  'salt that does not add up': 0,
  'pinch of salt not listed': 0,
  'salt to taste without tasting': 0,
  'salted water without salt': 0,
  'too much fat': 0.005,
  'too much acid': 0.003,
  'liquid per grain': 0.002,
  'ground spices after the liquid': 0.001,
  'garlic burnt': 0.01,
  'onions brown too soon': 0.01,
  'pan left for a side': 0.015,
  'batches that one pan holds': 0.005,
  'food outside the diet': 0,
  'listed and not used': 0,
  'more taken than listed': 0,
  'used and not listed': 0,
  'sentence of several dishes': 0.1,
  'food crowded where it is to brown': 0.01,
  'time to boil not told': 0.006,
  'water for boiling not counted': 0.002,
  'two times of one oven': 0,
  'many slices in one pan': 0.004,
  'lean meat simmered long': 0.003,
  'side not named': 0.015,
  'pieces that do not divide': 0.004,
  'part of a pinch': 0.001,
  'bland egg bake or tray': 0.006,
  'energy of a snack': 0.003,
  'energy of a breakfast': 0.016,
  'swaps not told': 0.01,
  'coconut yogurt not in the title': 0.002,
}
