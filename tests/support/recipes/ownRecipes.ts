import type { SaveRecipeInput, SubmitTypedRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { SignedIn } from '../accounts/signedIn.ts'
import type { TestBrowser, TestMember } from '../testSite.ts'
import { listen } from './heard.ts'
import { dinnerOrder } from './testAnswers.ts'

/** Lets the built-in cook write a recipe for this browser, and gives what it would send to save it. */
export async function written({ caller }: TestBrowser): Promise<SaveRecipeInput> {
  const last = (await listen(caller)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const { mealType, dietType, cuisine } = dinnerOrder.answers
  return { generationId: last.id, recipe: last.recipe, mealType, dietType, cuisine }
}

let drafts = 0

/** What somebody sends who has typed a recipe; each time another draft. */
export function typedRecipe(differing: Partial<SubmitTypedRecipeInput> = {}): SubmitTypedRecipeInput {
  drafts += 1
  return {
    draftId: `${Date.now()}${drafts}`,
    name: 'Pea soup',
    description: 'Green and quick.',
    ingredients: ['500 g peas', '1 l vegetable stock'],
    instructions: ['Boil the peas in the stock.', 'Blend.'],
    servings: 4,
    prepTimeMinutes: 5,
    cookTimeMinutes: 15,
    totalTimeMinutes: 20,
    mealType: 'Dinner',
    dietType: 'Vegetarian',
    cuisine: 'French',
    ...differing,
  }
}

/** A recipe that this member typed and submitted. Returns its id. */
export async function addRecipe(
  { caller }: TestMember,
  differing?: Partial<SubmitTypedRecipeInput>,
): Promise<string> {
  return (await caller.recipes.submit(typedRecipe(differing))).recipeId
}

/** A recipe that somebody typed and submitted at a Larder that runs. Returns its id. */
export async function addRecipeAt(
  { url }: { url: string },
  { cookie }: SignedIn,
  differing?: Partial<SubmitTypedRecipeInput>,
): Promise<string> {
  const answer = await fetch(`${url}/rpc/recipes.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify(typedRecipe(differing)),
  })
  const { result } = (await answer.json()) as { result: { data: { recipeId: string } } }
  return result.data.recipeId
}
