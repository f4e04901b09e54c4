import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { TestBrowser, TestMember, TestSite } from '../testSite.ts'
import { keepRecipes } from './keptRecipes.ts'

/** Some fields of what a list of recipes is asked for. */
export type AskedList = Partial<RecipeListInput>

/** Adds a visitor, two members and seven recipes, of which each member has one. */
export async function addListedRecipes(
  site: TestSite,
): Promise<{ visitor: TestBrowser; ada: TestMember; ben: TestMember }> {
  const visitor = site.openBrowser()
  const ada = await site.addMember('Ada')
  const ben = await site.addMember('Ben')
  await keepRecipes(
    site.deps.db,
    {
      id: 'stew',
      name: 'Lamb stew',
      cuisine: 'Irish',
      createdBy: ada.userId,
      totalTimeMinutes: 120,
      ingredients: ['500 g lamb', '2 potatoes'],
      ratingCount: 2,
      ratingSum: 9,
    },
    {
      id: 'pasta',
      name: 'Peanut pasta',
      description: 'Quick 100% comfort.',
      totalTimeMinutes: 15,
      ingredients: ['200 g wheat spaghetti', '100 g peanut butter'],
      ratingCount: 1,
      ratingSum: 5,
    },
    { id: 'salad', name: 'Green_salad', mealType: 'Lunch', ingredients: ['1 lettuce', '2 carrots'] },
    {
      id: 'crumble',
      name: 'Apple crumble',
      mealType: 'Dessert',
      createdBy: ben.userId,
      ingredients: ['4 apples', '100 g wheat flour', '80 g butter'],
      ratingCount: 3,
      ratingSum: 13,
    },
    { id: 'curry', name: 'Kiwi curry', cuisine: 'Thai', ingredients: ['1 kiwi', '400 ml coconut milk'] },
    {
      id: 'strange',
      name: 'Zorgle roast',
      ingredients: ['500 g zorgleflax'],
      description: 'It goes with a green salad. C:\\kitchen',
    },
    { id: 'soup', name: 'Carrot soup', mealType: 'Lunch', ingredients: ['4 carrots', '1 tsp salad oil'] },
  )
  return { visitor, ada, ben }
}

/** The ids of the recipes in a list, in its order. */
export const listedIds = async ({ caller }: TestBrowser, asked?: AskedList): Promise<string[]> =>
  (await caller.recipes.list(asked ?? {})).items.map(({ id }) => id)
