import type { Cuisine } from '../../questionnaire.ts'
import { africanKitchens } from './africa.ts'
import { americanKitchens } from './americas.ts'
import { eastAsianKitchens } from './eastAsia.ts'
import type { Kitchen } from './kitchen.ts'
import { mediterraneanKitchens } from './mediterranean.ts'
import { middleEasternKitchens } from './middleEast.ts'
import { northernEuropeanKitchens } from './northernEurope.ts'
import { southAsianKitchens } from './southAsia.ts'
import { southeastAsianKitchens } from './southeastAsia.ts'

const byCuisine = new Map<Cuisine, Kitchen>(
  [
    ...africanKitchens,
    ...americanKitchens,
    ...eastAsianKitchens,
    ...mediterraneanKitchens,
    ...middleEasternKitchens,
    ...northernEuropeanKitchens,
    ...southAsianKitchens,
    ...southeastAsianKitchens,
  ].map((kitchen) => [kitchen.cuisine, kitchen]),
)

/** Throws for a cuisine without a kitchen; a test sees to it that all have one. */
export function kitchenOf(cuisine: Cuisine): Kitchen {
  const kitchen = byCuisine.get(cuisine)
  if (!kitchen) throw new Error(`No kitchen for ${cuisine}.`)
  return kitchen
}
