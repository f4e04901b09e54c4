import { formatAmountWithOunces } from './formatAmount.ts'
import { nearestMeasurableAmount } from './measurableAmounts.ts'
import { measureScaleOfUnit } from './measureScales.ts'
import type { MeasuringSystem } from './units.ts'

/**
 * `isIndivisible`: the food comes whole, as eggs do; it matters only where pieces are counted. `mayUsePlus` false: only by
 * what one measure shows, not "½ cup plus 2 tablespoons".
 */
export interface RoundingOptions {
  system: MeasuringSystem
  isIndivisible: boolean
  mayUsePlus?: boolean
  /** Into which part pieces are cut, where more than one is cut too: see `AmountTraits`. */
  exactly?: number | undefined
}

/**
 * An amount that can be measured out. `unit` is a larger or smaller one than asked where a cook would take that.
 * `size`: how large it is beside other amounts that were rounded from the same unit. `roundingError`: what was added to or
 * taken from the asked amount, as a share of it (0.1: a tenth more).
 */
export interface RoundedAmount {
  quantity: number
  unit: string | null
  size: number
  text: string
  roundingError: number
}

/** 1,000,000 gallons for a hundred times as many people are 3.8e11 ml. */
const maxRounded = 1e12

/**
 * The nearest amount a cook can measure: marks of cups and spoons, steps of scales, eggs whole and onions by halves.
 * Never nothing for something, so a tenth of an egg is one egg. At most 1/7 off from 5 g, 5 ml, ¾ teaspoon or
 * ¾ ounce upwards; 1/5 from a whole piece or 1 g, and where a piece must stay whole 1/3; further off below.
 * Throws a RangeError for less than nothing, for more than `maxRounded` and for what is no number.
 */
export function roundToMeasurableAmount(
  amount: number,
  unit: string | null,
  { system, isIndivisible, mayUsePlus = true, exactly }: RoundingOptions,
): RoundedAmount {
  if (!(amount >= 0 && amount <= maxRounded)) throw new RangeError(`No amount to round: ${amount}`)
  if (amount === 0)
    return { quantity: 0, unit, size: 0, text: formatAmountWithOunces(0, unit), roundingError: 0 }
  const ladder = measureScaleOfUnit(unit, system, isIndivisible, mayUsePlus, exactly)
  const size = amount * ladder.sizeOfOne
  const rung = nearestMeasurableAmount(ladder, size)
  const change = rung.size / size - 1
  return {
    quantity: rung.quantity,
    unit: rung.unit,
    size: rung.size,
    text: rung.text ?? formatAmountWithOunces(rung.quantity, rung.unit),
    roundingError: Math.abs(change) < 1e-9 ? 0 : change,
  }
}
