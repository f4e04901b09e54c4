import type { NutritionFigures } from '../foods/nutritionFigures.ts'

/** A typical value and its range, in one unit. */
export interface ValueRange<Unit extends number> {
  low: Unit
  typical: Unit
  high: Unit
}

/** What is counted, in the order in which a label tells it. */
export const nutrients = [
  'kcal',
  'proteinGrams',
  'fatGrams',
  'saturatedFatGrams',
  'carbohydrateGrams',
  'sugarsGrams',
  'fibreGrams',
  'sodiumMg',
] as const satisfies readonly (keyof NutritionFigures)[]
export type Nutrient = (typeof nutrients)[number]

/** The unit in which a nutrient is counted. */
export type UnitOf<Counted extends Nutrient> = NonNullable<NutritionFigures[Counted]>

/** A sum and the range it lies in. `isAtLeast`: some line or figure is missing from it, so it may be any more. */
export interface NutrientSum<Unit extends number> extends ValueRange<Unit> {
  isAtLeast: boolean
}
export type NutrientSums = { readonly [Counted in Nutrient]: NutrientSum<UnitOf<Counted>> }
