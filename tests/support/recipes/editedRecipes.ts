import type { EditRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { TestSite } from '../testSite.ts'
import { addRecipe } from './ownRecipes.ts'

/** What an edit over an older version gets. */
export const conflict = {
  code: 'CONFLICT',
  message: 'This was saved meanwhile, perhaps by you in another tab.',
}

/** What a recipe is edited to; its id and version are the test's to give. */
export const words: Extract<EditRecipeInput, { kind: 'recipe' }> = {
  kind: 'recipe',
  recipeId: '',
  version: 1,
  name: 'Pea and mint soup',
  description: 'Greener still.',
  ingredients: ['500 g peas', '1 handful mint', '200 ml cream'],
  instructions: ['Boil.', 'Blend.'],
}

/** A new member with a recipe of their own, and what is kept of it. */
export async function addRecipeToEdit(site: TestSite) {
  const ada = await site.addMember()
  const recipeId = await addRecipe(ada)
  const kept = () => ada.caller.recipes.getForEdit({ recipeId })
  return { ada, recipeId, ref: { recipeId, version: 1 }, kept }
}
