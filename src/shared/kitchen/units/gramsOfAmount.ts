import { type FoodMeasures, type MassSource, weightOfUnit } from './foodWeights.ts'
import { asGrams, type Grams } from './quantities.ts'
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
export function gramsOfAmount(
  amount: number,
  unit: string | null,
  system: MeasuringSystem,
  food: FoodMeasures,
): KnownMass | null {
  const weight = weightOfUnit(unit, system, food)
  if (weight === null || !isAmount(amount)) return null
  return {
    grams: asGrams(amount * weight.typical),
    low: asGrams(amount * weight.low),
    high: asGrams(amount * weight.high),
    how: weight.how,
  }
}
