import type { MeasuredAmount, UnitSystem } from './scalables.ts'
import { spoonsBesideCups } from './units/cupsWithSpoons.ts'
import { formatFraction } from './units/formatAmount.ts'
import { scaleLineAmount } from './units/scaleLineAmount.ts'
import { tellInSmallerUnit } from './units/smallerUnits.ts'
import { gramsOfUnit, millilitresOfUnit } from './units/units.ts'

/** Rounded, because three times a third is not quite one for a computer. */
export const isUnchangedFactor = (factor: number) => Math.abs(factor - 1) < 1e-9

const otherThan = { metric: 'us', us: 'metric' } as const

/** The system of units whose scales or jugs show a unit; spoons and pieces belong to every system. */
export function unitSystemOfUnit(unit: string | null): UnitSystem | 'any' {
  if (unit === null) return 'any'
  if (isMetric(unit)) return 'metric'
  return jugs.has(unit) || gramsOfUnit(unit) !== null ? 'us' : 'any'
}

/** An amount as it is to be measured out, from `least` to `most` of its new unit. */
export interface ScaledAmountText {
  text: string
  least: number
  most: number
  unit: string | null
  /** It has a smaller unit, and stands for the word of its measure too: see `AmountNotation.smaller`. */
  isSmaller?: true
}

/**
 * Null where the amount stays as it is written. `mayUsePlus`: it may be said as two measures, "½ cup plus 2 tablespoons", where
 * it is no range. Throws a RangeError for a factor that is not above 0.
 */
export function scaleAmountToText(
  amount: MeasuredAmount,
  servingsFactor: number,
  units: UnitSystem | null,
  mayUsePlus = true,
): ScaledAmountText | null {
  const factor = amount.grows && !isUnchangedFactor(servingsFactor) ? servingsFactor : 1
  const { unit, ratio } = switched(amount, factor, units)
  const { quantity, quantityMax, exactly, system = 'us' } = amount
  if (factor === 1 && unit === amount.unit) return null
  const sum = unit === 'cup' && quantityMax === null ? spoonsBesideCups(quantity, factor, mayUsePlus) : null
  const inUnit =
    sum ??
    (unit === null && amount.finest !== 'quarter'
      ? counted(amount, factor)
      : scaleLineAmount({ quantity, quantityMax, unit }, factor * ratio, {
          system,
          isIndivisible: false,
          mayUsePlus: mayUsePlus && quantityMax === null,
          exactly,
        })!)
  const { smaller } = amount
  const scaled =
    unit === null && smaller && factor !== 1
      ? tellInSmallerUnit({ quantity, quantityMax, smaller }, factor, inUnit)
      : inUnit
  const most = scaled.quantityMax ?? scaled.quantity
  return scaled.unit === amount.unit && scaled.quantity === quantity && most === (quantityMax ?? quantity)
    ? null
    : {
        ...{ text: scaled.text, least: scaled.quantity, most, unit: scaled.unit },
        ...('isSmaller' in scaled && { isSmaller: true }),
      }
}

/** Pieces that are never cut, and those that are halved where there are up to four. */
function counted({ quantity, quantityMax, finest }: MeasuredAmount, factor: number) {
  const rounded = (pieces: number) => {
    const step = finest === 'whole' || pieces >= 4 ? 1 : 1 / 2
    return Math.max(step, Math.round(pieces / step) * step)
  }
  const least = rounded(quantity * factor)
  const most = rounded((quantityMax ?? quantity) * factor)
  const text = least === most ? formatFraction(least) : `${formatFraction(least)}–${formatFraction(most)}`
  return { text, quantity: least, quantityMax: most, unit: null }
}

const isMetric = (unit: string) => /(?:gram|liter)$/.test(unit)
/** Spoons are used in every system; only larger amounts are given in another unit. */
const jugs = new Set(['cup', 'fluid ounce', 'pint', 'quart', 'gallon'])
/** From three quarts upwards liquids are given in quarts, not in cups. */
const smallestQuartsMl = 2800

/** From about four tablespoons upwards a jug or a cup takes the place of spoons. */
const smallestJugMl = 55
/** The least that a kitchen jug shows; smaller amounts are given in spoons. */
const largestSpoonMl = 28
const teaspoonMl = millilitresOfUnit('teaspoon', 'us')!
const spoons = new Set(['teaspoon', 'tablespoon', 'dessertspoon'])

/** The unit an amount is told in, and how many of it are one of the written unit. */
function switched(amount: MeasuredAmount, factor: number, units: UnitSystem | null) {
  const { unit, gramsPerMl, handling, grows, isOfMetricRecipe, mlOfOne } = amount
  const stays = { unit, ratio: 1 }
  if (unit === null) return stays
  if (factor !== 1 && (units ?? (isOfMetricRecipe ? 'metric' : 'us')) === 'metric' && grows) {
    const ml = millilitresOfUnit(unit, 'us')
    const total = ml === null ? 0 : ml * amount.quantity * factor
    if (ml && spoons.has(unit) && total >= smallestJugMl)
      return amount.isOfWeighedLine && gramsPerMl !== null
        ? { unit: 'gram', ratio: ml * gramsPerMl }
        : { unit: 'milliliter', ratio: ml }
    if (units !== null && ml && isMetric(unit) && total < largestSpoonMl)
      return { unit: 'teaspoon', ratio: ml / teaspoonMl }
    if (spoons.has(unit)) return stays
  }
  if (units === null || unitSystemOfUnit(unit) !== otherThan[units]) return stays
  const grams = gramsOfUnit(unit)
  const millilitres = mlOfOne ?? millilitresOfUnit(unit, 'us')
  if (units === 'metric') {
    if (grams !== null) return { unit: 'gram', ratio: grams }
    const isWeighed = grows && handling !== 'poured' && gramsPerMl !== null
    return isWeighed
      ? { unit: 'gram', ratio: millilitres! * gramsPerMl }
      : { unit: 'milliliter', ratio: millilitres! }
  }
  const inJugs = (ml: number) => {
    const isFew = handling === 'scooped' || ml * amount.quantity * factor < smallestQuartsMl
    const jug = !grows ? 'fluid ounce' : isFew ? 'cup' : 'quart'
    return { unit: jug, ratio: ml / millilitresOfUnit(jug, 'us')! }
  }
  if (millilitres !== null) return inJugs(millilitres)
  if (grows && handling !== 'weighed' && gramsPerMl) return inJugs(grams! / gramsPerMl)
  return { unit: 'ounce', ratio: grams! / gramsOfUnit('ounce')! }
}

/** How many times as much as was written is shown of an amount; `factor` where the two cannot be compared. */
export function shownGrowthFactor(
  amount: MeasuredAmount,
  factor: number,
  shown: ScaledAmountText | null,
): number {
  if (!shown) return 1
  const { quantity, unit, system = 'us', gramsPerMl } = amount
  const millilitresOf = (of: string | null) =>
    millilitresOfUnit(of ?? '', system) ?? gramsOfUnit(of ?? '')! / (gramsPerMl ?? 1)
  if (shown.isSmaller) return factor
  const times = shown.least / quantity
  return unit === shown.unit ? times : (times * millilitresOf(shown.unit)) / millilitresOf(unit) || factor
}
