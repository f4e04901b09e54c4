import type { FoodMeasures } from '#shared/kitchen/units/foodWeights.ts'
import { grams, gramsPerMillilitre } from '#shared/kitchen/units/quantities.ts'

/** As USDA SR28 weighs them; the number is its ndb_no. */
export const flour: FoodMeasures = { densityGramsPerMl: gramsPerMillilitre(125 / 236.588), weights: {} } // 20081
export const butter: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitre(227 / 236.588),
  weights: { stick: grams(113) },
} // 01001
export const onion: FoodMeasures = {
  densityGramsPerMl: gramsPerMillilitre(160 / 236.588),
  weights: { small: grams(70), medium: grams(110), large: grams(150), slice: grams(14) },
} // 11282
export const garlic: FoodMeasures = { densityGramsPerMl: null, weights: { clove: grams(3), cup: grams(136) } } // 11215
export const egg: FoodMeasures = { densityGramsPerMl: null, weights: { each: grams(50) } } // 01123, large
export const ginger: FoodMeasures = { densityGramsPerMl: null, weights: { inch: grams(11) } } // 11216
export const salt: FoodMeasures = { densityGramsPerMl: gramsPerMillilitre(292 / 236.588), weights: {} } // 02047
export const unknown: FoodMeasures = { densityGramsPerMl: null, weights: {} }
