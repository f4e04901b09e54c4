import type { FoodMeasures } from '#shared/kitchen/units/foodWeights.ts'
import { asGrams, asGramsPerMillilitre } from '#shared/kitchen/units/quantities.ts'

/** As USDA SR28 weighs them; the number is its ndb_no. */
export const flour: FoodMeasures = {
  densityGramsPerMl: asGramsPerMillilitre(125 / 236.588),
  weights: {},
} // 20081
export const butter: FoodMeasures = {
  densityGramsPerMl: asGramsPerMillilitre(227 / 236.588),
  weights: { stick: asGrams(113) },
} // 01001
export const onion: FoodMeasures = {
  densityGramsPerMl: asGramsPerMillilitre(160 / 236.588),
  weights: {
    small: asGrams(70),
    medium: asGrams(110),
    large: asGrams(150),
    slice: asGrams(14),
  },
} // 11282
export const garlic: FoodMeasures = {
  densityGramsPerMl: null,
  weights: { clove: asGrams(3), cup: asGrams(136) },
} // 11215
export const egg: FoodMeasures = { densityGramsPerMl: null, weights: { each: asGrams(50) } } // 01123, large
export const ginger: FoodMeasures = { densityGramsPerMl: null, weights: { inch: asGrams(11) } } // 11216
export const salt: FoodMeasures = {
  densityGramsPerMl: asGramsPerMillilitre(292 / 236.588),
  weights: {},
} // 02047
export const unknown: FoodMeasures = { densityGramsPerMl: null, weights: {} }
