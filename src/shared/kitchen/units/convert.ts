import { type Basis, type FoodMeasures, type UnitWeight, unitWeight } from './foodWeights.ts'
import { type Grams, grams } from './quantities.ts'
import { type MeasuringSystem, unitGrams, unitMillilitres, unitMillimetres } from './units.ts'
import { type Spread, vagueMeasureOf } from './vagueMeasures.ts'

/** A mass, and the range it lies in. `how` says what it rests on; nothing is guessed without saying so. */
export interface KnownMass {
  grams: Grams
  low: Grams
  high: Grams
  how: Basis
}

/** A unit as somebody uses it: null counts pieces. */
export interface Measure {
  unit: string | null
  system: MeasuringSystem
}

/** An amount in another unit; 'exact' where both measure the same and no food needs to be known. */
export interface Converted {
  quantity: number
  low: number
  high: number
  how: Basis | 'exact'
}

/** More is no recipe, and might end in Infinity. */
const isAmount = (amount: number) => amount >= 0 && amount <= 1e9

/** Mass of an amount of food. Null when it cannot be known, or the amount is no number from 0 to 1e9. */
export function gramsOf(
  amount: number,
  unit: string | null,
  system: MeasuringSystem,
  food: FoodMeasures,
): KnownMass | null {
  const weight = unitWeight(unit, system, food)
  if (weight === null || !isAmount(amount)) return null
  return {
    grams: grams(amount * weight.typical),
    low: grams(amount * weight.low),
    high: grams(amount * weight.high),
    how: weight.how,
  }
}

const piecesIn = (unit: string) => (unit === 'dozen' ? 12 : unit === 'each' ? 1 : null)

const waysToMeasure = [unitGrams, unitMillilitres, unitMillimetres, piecesIn]

/** How many of `to` go into one of `from`, where both measure the same; null where they do not. */
function exactRatio(from: Measure, to: Measure): number | null {
  for (const sizeOf of waysToMeasure) {
    const [a, b] = [sizeOf(from.unit ?? 'each', from.system), sizeOf(to.unit ?? 'each', to.system)]
    if (a !== null && b !== null) return a / b
  }
  return from.unit === to.unit ? 1 : null
}

/** Millilitres in one, splashes and pinches among them. */
function volumeOf({ unit, system }: Measure): Spread | null {
  const exact = unit && unitMillilitres(unit, system)
  if (exact) return { low: exact, typical: exact, high: exact }
  const vague = unit ? vagueMeasureOf(unit) : null
  return vague?.dimension === 'volume' ? vague.size : null
}

const surest: Basis[] = ['weighed', 'by density', 'by piece', 'guessed']
const lessSure = (a: UnitWeight, b: UnitWeight) =>
  surest[Math.max(surest.indexOf(a.how), surest.indexOf(b.how))]!

function ratio(amount: number, from: Spread, to: Spread, how: Basis): Converted {
  return {
    quantity: (amount * from.typical) / to.typical,
    low: (amount * from.low) / to.high,
    high: (amount * from.high) / to.low,
    how,
  }
}

/**
 * An amount said in another unit: between like units by their sizes, otherwise through the food's mass. `food`
 * null: nothing is known of it. Null when it cannot be known, or the amount is no number from 0 to 1e9.
 */
export function convert(
  amount: number,
  from: Measure,
  to: Measure,
  food: FoodMeasures | null,
): Converted | null {
  if (!isAmount(amount)) return null
  const exact = exactRatio(from, to)
  if (exact !== null) {
    const quantity = amount * exact
    return { quantity, low: quantity, high: quantity, how: 'exact' }
  }
  const weighs = food && unitWeight(from.unit, from.system, food)
  const holds = food && unitWeight(to.unit, to.system, food)
  if (weighs && holds) return ratio(amount, weighs, holds, lessSure(weighs, holds))
  const [fills, vessel] = [volumeOf(from), volumeOf(to)]
  return fills && vessel && ratio(amount, fills, vessel, 'guessed')
}
