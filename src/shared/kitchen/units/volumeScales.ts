import { formatAmount } from './formatAmount.ts'
import {
  type AmountStepBand,
  type MeasurableAmount,
  type MeasureScale,
  mergeMeasurableAmounts,
  multiplesInBands,
  toMeasurableAmounts,
} from './measurableAmounts.ts'
import { type MeasuringSystem, millilitresOfUnit } from './units.ts'

const teaspoons = [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]
const tablespoons = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7]
const cupSet = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const cups = [
  ...[0, 1, 2, 3].flatMap((full) => cupSet.map((part) => full + part)),
  ...multiplesInBands(
    [
      [4.5, 1 / 2],
      [8, 1],
    ],
    20,
  ),
]
/** Where the next mark on the cup is too far, two spoons more: cups that are full, or nearly. */
const cupsWithSpoons = [1 / 2, 3 / 4, 1]

function cupWithSpoons(full: number, cup: number, tablespoon: number): MeasurableAmount {
  const size = full * cup + 2 * tablespoon
  const text = `${formatAmount(full, 'cup')} plus ${formatAmount(2, 'tablespoon')}`
  return { size, quantity: size / cup, unit: 'cup', text }
}

/** A pinch, spoons and cups of one system, in millilitres: 3 teaspoons are a tablespoon, 4 of those ¼ cup. */
function spoonsAndCups(system: MeasuringSystem): MeasurableAmount[] {
  const teaspoon = millilitresOfUnit('teaspoon', system)!
  const tablespoon = millilitresOfUnit('tablespoon', system)!
  const cup = millilitresOfUnit('cup', system)!
  return mergeMeasurableAmounts(
    toMeasurableAmounts(cups, 'cup', cup),
    toMeasurableAmounts(tablespoons, 'tablespoon', tablespoon),
    toMeasurableAmounts(teaspoons, 'teaspoon', teaspoon),
    cupsWithSpoons.map((full) => cupWithSpoons(full, cup, tablespoon)),
    toMeasurableAmounts([1], 'pinch', teaspoon / 16),
  )
}

const fluidOunceBands: AmountStepBand[] = [
  [0.5, 1 / 4],
  [2, 1 / 2],
  [8, 1],
]
const jugBands: AmountStepBand[] = [
  [0.25, 1 / 4],
  [4, 1 / 2],
  [8, 1],
]

/** Who has no full quart counts cups in the US, pints elsewhere; who has no full pint, fluid ounces there. */
function amountsBelowOneUnit(unit: string, system: MeasuringSystem): MeasurableAmount[] {
  if (unit === 'pint') return system === 'us' ? spoonsAndCups(system) : jugs('fluid ounce', system)
  if (unit === 'quart') return system === 'us' ? spoonsAndCups(system) : jugs('pint', system)
  if (unit === 'gallon') return jugs(system === 'us' ? 'quart' : 'pint', system)
  return spoonsAndCups(system)
}

function jugs(unit: string, system: MeasuringSystem): MeasurableAmount[] {
  const one = millilitresOfUnit(unit, system)!
  const bands = unit === 'fluid ounce' ? fluidOunceBands : jugBands
  // Half a fluid ounce is said, and so is a quarter of a British pint; half a quart is not.
  const least = unit === 'fluid ounce' ? one / 2 : unit === 'pint' && system !== 'us' ? one / 4 : one
  const full = unit === 'fluid ounce' ? least : one
  return mergeMeasurableAmounts(
    toMeasurableAmounts(multiplesInBands(bands, 40), unit, one).filter(({ size }) => size >= least * 0.99),
    amountsBelowOneUnit(unit, system).filter(({ size }) => size < full * 0.99),
  )
}

/** Up to three pinches stay pinches; four are ¼ teaspoon. */
export function createPinchScale(system: MeasuringSystem): MeasureScale {
  const teaspoon = millilitresOfUnit('teaspoon', system)!
  const spoons = spoonsAndCups(system).filter(({ size }) => size > teaspoon / 5)
  const pinch = teaspoon / 16
  return {
    sizeOfOne: pinch,
    rungs: [...toMeasurableAmounts([1, 2, 3], 'pinch', pinch), ...spoons],
    step: millilitresOfUnit('cup', system)!,
  }
}

/** Of spoons and cups, or of a jug's unit (fluid ounce, pint, quart, gallon), in millilitres. */
export function createSpoonAndCupScale(unit: string, system: MeasuringSystem): MeasureScale {
  const sizeOfOne = millilitresOfUnit(unit, system)!
  const isJug = ['fluid ounce', 'pint', 'quart', 'gallon'].includes(unit)
  return isJug
    ? { sizeOfOne, rungs: jugs(unit, system), step: sizeOfOne }
    : { sizeOfOne, rungs: spoonsAndCups(system), step: millilitresOfUnit('cup', system)! }
}
