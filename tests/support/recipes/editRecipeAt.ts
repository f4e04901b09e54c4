import type { Place, SignedIn } from '../accounts/signedIn.ts'
import { callAt } from '../process/callAt.ts'
import { typedRecipe } from './ownRecipes.ts'

/** Changes a recipe of `typedRecipe` that was never edited, as its author would on a device of their own. */
export async function editRecipeAt(
  larder: Place,
  author: SignedIn,
  recipeId: string,
  changed: { ingredients: string[]; instructions: string[] },
): Promise<void> {
  const { name, description } = typedRecipe()
  const words = { name, description, ...changed }
  await callAt(larder, author, 'recipes.edit', { recipeId, version: 1, kind: 'recipe', ...words })
}
