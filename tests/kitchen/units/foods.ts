import type { FoodMeasures } from '#shared/kitchen/units/foodWeights.ts'

/** As USDA SR28 weighs them; the number is its ndb_no. */
export const flour: FoodMeasures = { densityGramsPerMl: 125 / 236.588, weights: {} } // 20081
export const butter: FoodMeasures = { densityGramsPerMl: 227 / 236.588, weights: { stick: 113 } } // 01001
export const onion: FoodMeasures = {
  densityGramsPerMl: 160 / 236.588,
  weights: { small: 70, medium: 110, large: 150, slice: 14 },
} // 11282
export const garlic: FoodMeasures = { densityGramsPerMl: null, weights: { clove: 3, cup: 136 } } // 11215
export const egg: FoodMeasures = { densityGramsPerMl: null, weights: { each: 50 } } // 01123, large
export const ginger: FoodMeasures = { densityGramsPerMl: null, weights: { inch: 11 } } // 11216
export const salt: FoodMeasures = { densityGramsPerMl: 292 / 236.588, weights: {} } // 02047
export const unknown: FoodMeasures = { densityGramsPerMl: null, weights: {} }
