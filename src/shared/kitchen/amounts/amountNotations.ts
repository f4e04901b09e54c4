import type { AmountNotation } from '../scalables.ts'
import { isOfCupsAndSpoons } from '../units/cupsWithSpoons.ts'
import { areUnitsOfSameDimension, gramsOrMillilitresOfUnit, type NumberWithUnit } from './numbersWithUnits.ts'

/** One of the ways in which a text names an amount; the others may show how it was rounded. */
export function amountNotationOfNumber(told: NumberWithUnit, all: readonly NumberWithUnit[]): AmountNotation {
  const twin = all.find((other) => isMetric(other.unit))
  const { low, high } = (twin && exactly(told, twin)) ?? told
  const { start, end, unit, phrase } = told
  const quantities = { quantity: low, quantityMax: high > low ? high : null }
  return {
    ...{ start, end, ...quantities, unit },
    ...(phrase && { phrase }),
  }
}

/** "350 g (12 oz)": the ounces were rounded from the grams before them, and would be so once more for more people. */
function exactly(told: NumberWithUnit, twin: NumberWithUnit): Pick<NumberWithUnit, 'low' | 'high'> | null {
  if (
    told.unit === null ||
    twin.start > told.start ||
    isMetric(told.unit) ||
    (told.unit === 'cup' && isOfCupsAndSpoons(told.low)) ||
    !areUnitsOfSameDimension(told.unit, twin.unit!)
  )
    return null
  const ratio = gramsOrMillilitresOfUnit(twin.unit!) / gramsOrMillilitresOfUnit(told.unit)
  const isSame = Math.abs((twin.low * ratio) / told.low - 1) < 0.15
  return isSame ? { low: twin.low * ratio, high: twin.high * ratio } : null
}

const isMetric = (unit: string | null) => /(?:gram|liter|meter)$/.test(unit ?? '')
