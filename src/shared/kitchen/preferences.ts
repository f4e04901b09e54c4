import type { DietId } from './diets.ts'

export const genders = ['male', 'female', 'other'] as const
export const mealFrequencies = ['3 meals a day', '2 meals a day', '1 meal a day'] as const
export const unitSystems = ['metric', 'us'] as const
/** The diets a person chooses from; whoever asked for the product named these four. */
export const dietaryPreferences = [
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'vegan',
] as const satisfies readonly DietId[]
