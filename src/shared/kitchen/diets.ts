/** The diets a recipe is checked against. */
export const dietIds = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'keto',
  'paleo',
  'gluten-free',
  'dairy-free',
  'low-carb',
] as const
export type DietId = (typeof dietIds)[number]
