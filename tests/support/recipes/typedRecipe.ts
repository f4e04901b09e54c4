import type { TestMember } from '../testSite.ts'

let drafts = 1_700_000_000_000

/** Keeps a recipe that the member typed, and returns its id. */
export async function keepTypedRecipe(member: TestMember, name = 'Lentil soup'): Promise<string> {
  drafts += 1
  const { recipeId } = await member.caller.recipes.submit({
    draftId: String(drafts),
    name,
    description: 'For a cold evening.',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 30,
    totalTimeMinutes: 40,
    ingredients: ['200 g red lentils', '1 onion', '1 l water'],
    instructions: ['Chop the onion.', 'Simmer everything.'],
    mealType: 'Dinner',
    dietType: 'Vegan',
    cuisine: 'Turkish',
  })
  return recipeId
}
