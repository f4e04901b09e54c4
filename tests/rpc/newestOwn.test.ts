import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxRecipesStoredOffline } from '#shared/contract/recipes/recipes.ts'
import { keepRecipes } from '../support/keptRecipes.ts'
import { addRecipe } from '../support/ownRecipes.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
})
afterAll(() => kitchen.close())

test('listNewestOwn returns the caller’s most recently changed recipes, as many as a browser stores', async () => {
  const [ada, ben] = [await kitchen.addMember('Ada'), await kitchen.addMember('Ben')]
  const ids = Array.from({ length: maxRecipesStoredOffline + 2 }, (_, index) => `of-ada-${index}`)
  const rows = ids.map((id) => ({ id, name: `Soup ${id}`, createdBy: ada.userId }))
  await keepRecipes(kitchen.deps.db, ...rows)
  const his = await addRecipe(ben)
  const newest = await ada.caller.recipes.listNewestOwn()
  expect(newest.map(({ id }) => id)).toEqual(ids.slice(0, maxRecipesStoredOffline))

  const { recipes } = ben.caller
  const [before] = await recipes.listNewestOwn()
  expect(before?.id).toBe(his)
  const { updatedAt: _, content: __, ...read } = await recipes.getForEdit({ recipeId: his })
  await recipes.edit({ ...read, kind: 'recipe', name: 'Stew' })
  const after = await recipes.listNewestOwn()
  expect(after.map(({ id }) => id)).toEqual([his])
  expect(Date.parse(after[0]?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''))
})
