import type { RecipeToScale } from './scaledRecipeFaults.ts'

/** Recipes as people type them, whose lines and steps tell an amount again behind the name of the food. */
export const retoldRecipes: readonly RecipeToScale[] = [
  {
    servings: 4,
    ingredients: [
      '250 g flour (2 cups)',
      '1 cup sugar (200 g)',
      '225 g butter (about 1 cup), softened',
      '1.5 kg bread flour',
      '1 quart milk (4 cups)',
      '1 quart (4 cups) stock',
      '1 lb potatoes (450 g)',
      '½ cup honey + 1 tbsp',
    ],
    instructions: [
      'Whisk 250 g flour (about 2 cups) with 1 cup sugar (200 g).',
      'Melt 225 g of the butter (1 cup) in 1 quart of the milk (4 cups).',
    ],
  },
  {
    servings: 2,
    ingredients: [
      '1 cup butter (2 sticks), softened',
      '1 lb 14 oz black beans (1 can)',
      '120 ml lemon juice (from 2 lemons)',
      '14 g yeast (1 packet)',
      '1 cup chopped onion (1 medium)',
      '10 oz spinach (2 bunches, washed)',
    ],
    instructions: ['Melt 1 cup of the butter (2 sticks).', 'Stir in 120 ml lemon juice (2 lemons).'],
  },
]
