import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxRecipesStoredOffline } from '#shared/contract/recipes/recipes.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('listNewestOwn returns the caller’s most recently changed recipes, as many as a browser stores', async () => {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  const ids = Array.from({ length: maxRecipesStoredOffline + 2 }, (_, index) => `of-ada-${index}`)
  const rows = ids.map((id) => ({ id, name: `Soup ${id}`, createdBy: ada.userId }))
  await keepRecipes(site.deps.db, ...rows)
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
