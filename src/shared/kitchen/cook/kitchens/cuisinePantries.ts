import type { Cuisine } from '../../questionnaire.ts'
import { africanCuisinePantries } from './africa.ts'
import { americanCuisinePantries } from './americas.ts'
import type { CuisinePantry } from './cuisinePantry.ts'
import { eastAsianCuisinePantries } from './eastAsia.ts'
import { mediterraneanCuisinePantries } from './mediterranean.ts'
import { middleEasternCuisinePantries } from './middleEast.ts'
import { northernEuropeanCuisinePantries } from './northernEurope.ts'
import { southAsianCuisinePantries } from './southAsia.ts'
import { southeastAsianCuisinePantries } from './southeastAsia.ts'

const byCuisine = new Map<Cuisine, CuisinePantry>(
  [
    ...africanCuisinePantries,
    ...americanCuisinePantries,
    ...eastAsianCuisinePantries,
    ...mediterraneanCuisinePantries,
    ...middleEasternCuisinePantries,
    ...northernEuropeanCuisinePantries,
    ...southAsianCuisinePantries,
    ...southeastAsianCuisinePantries,
  ].map((kitchen) => [kitchen.cuisine, kitchen]),
)

/** Throws for a cuisine without a kitchen; a test sees to it that all have one. */
export function getCuisinePantry(cuisine: Cuisine): CuisinePantry {
  const kitchen = byCuisine.get(cuisine)
  if (!kitchen) throw new Error(`No kitchen for ${cuisine}.`)
  return kitchen
}
