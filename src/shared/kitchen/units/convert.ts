import { type FoodMeasures, type MassSource, unitWeight } from './foodWeights.ts'
import { type Grams, grams } from './quantities.ts'
import type { MeasuringSystem } from './units.ts'

/** A mass, and the range it lies in. `how` says what it rests on; nothing is guessed without saying so. */
export interface KnownMass {
  grams: Grams
  low: Grams
  high: Grams
  how: MassSource
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
