import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { readRecipeData } from './recipeData.ts'
import { findStoredVisibilityChoice } from './visibility.ts'
import { withdrawRecipesOfLeavingUser } from './withdrawRecipes.ts'

/** Recipes per batch: half a second for the longest ones, whose words are indexed again. */
const batchSize = 100

export const recipesPersonalData = {
  export: {
    recipesAreShownTo: async (ctx) => (await findStoredVisibilityChoice(ctx))?.visibility ?? null,
    recipes: (ctx, { userId }) => readRecipeData(ctx, userId),
  },
  eraseBatch: (tx, { userId, recipes }) =>
    withdrawRecipesOfLeavingUser(tx, { userId, publicRecipes: recipes, limit: batchSize }),
} satisfies PersonalData<MemberContext, 'recipesAreShownTo' | 'recipes'>
