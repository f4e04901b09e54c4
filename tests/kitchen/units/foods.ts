import type { FoodMeasures } from '#shared/kitchen/units/foodWeights.ts'
import { gramsFromNumber, gramsPerMillilitreFromNumber } from '#shared/kitchen/units/quantities.ts'

/** As USDA SR28 weighs them; the number is its ndb_no. */
export const flour: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitreFromNumber(125 / 236.588),
  weights: {},
} // 20081
export const butter: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitreFromNumber(227 / 236.588),
  weights: { stick: gramsFromNumber(113) },
} // 01001
export const onion: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitreFromNumber(160 / 236.588),
  weights: {
    small: gramsFromNumber(70),
    medium: gramsFromNumber(110),
    large: gramsFromNumber(150),
    slice: gramsFromNumber(14),
  },
} // 11282
export const garlic: FoodMeasures = {
  densityGramsPerMl: null,
  weights: { clove: gramsFromNumber(3), cup: gramsFromNumber(136) },
} // 11215
export const egg: FoodMeasures = { densityGramsPerMl: null, weights: { each: gramsFromNumber(50) } } // 01123, large
export const ginger: FoodMeasures = { densityGramsPerMl: null, weights: { inch: gramsFromNumber(11) } } // 11216
export const salt: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitreFromNumber(292 / 236.588),
  weights: {},
} // 02047
export const unknown: FoodMeasures = { densityGramsPerMl: null, weights: {} }
