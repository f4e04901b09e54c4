import type { GenerateRecipeInput } from '#shared/contract/generation.ts'

/** What a cook in a hurry answers. */
export const dinnerOrder: GenerateRecipeInput = {
  answers: {
    dietType: 'No restrictions',
    meatPreference: 'No preference',
    mealType: 'Dinner',
    cookingTime: '30 minutes',
    skillLevel: 'Beginner',
    cuisine: 'Italian',
    description: 'With lemon, please.',
  },
  change: null,
}
