import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { tahiniBread } from '../../support/households/allergicHousehold.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { kitchenWorkerFile, openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let ada: TestMember
let breadId: string
beforeAll(async () => {
  site = await openTestSite()
  ada = await site.addMember('Ada')
  breadId = await addRecipe(await site.addMember('Eve'), tahiniBread)
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({ ...told, allergens: ['milk'], otherAllergies: ['sesame'] })
})
afterAll(() => site.close())

const listed = (query = '') => RecipeListInput.parse({ query })

test('a recipe card names the household’s allergens that it certainly contains, and nothing else', async () => {
  const { items } = await ada.caller.recipes.list(listed())
  expect(items.find(({ id }) => id === breadId)?.warnsOf).toEqual(['sesame'])
  const latest = await ada.caller.recipes.listLatest()
  expect(latest.find(({ id }) => id === breadId)?.warnsOf).toEqual(['sesame'])
  const peaId = await addRecipe(ada)
  const related = await ada.caller.recipes.listRelated({ recipeId: peaId })
  expect(related.map(({ id, warnsOf }) => [id, warnsOf])).toContainEqual([breadId, ['sesame']])
})

const kiwiTart = {
  name: 'Fruit tart',
  description: 'Flat and sweet.',
  ingredients: ['2 kiwis', '100 g strawberry jam', '200 g oat flakes', '2 tsp wattleseed'],
  instructions: ['Stir the jam into the oat flakes, bake and lay the kiwis on.'],
}

test('a recipe card names allergies in the household’s own words, in any language, once each', async () => {
  const cem = await site.addMember('Cem')
  const tartId = await addRecipe(await site.addMember('Fay'), kiwiTart)
  const told = await cem.caller.preferences.get()
  const otherAllergies = ['Kiwi', 'Erdbeeren', 'Sesam', 'garlic', 'Wattleseed']
  await cem.caller.preferences.save({ ...told, otherAllergies })
  const { items } = await cem.caller.recipes.list(listed())
  const warnsOf = (id: string) => items.find((item) => item.id === id)?.warnsOf
  expect(warnsOf(tartId)).toEqual(['Kiwi', 'Erdbeeren', 'Wattleseed'])
  expect(warnsOf(breadId)).toEqual(['sesame'])
  const found = await cem.caller.recipes.list(listed('tart'))
  expect(found.items.find(({ id }) => id === tartId)?.warnsOf).toEqual(['Kiwi', 'Erdbeeren', 'Wattleseed'])
})

test('recipe cards warn neither a visitor nor a member whose household has no allergies', async () => {
  const bob = await site.addMember('Bob')
  for (const caller of [site.callerAt(), bob.caller]) {
    const { items } = await caller.recipes.list(listed())
    expect(items.flatMap(({ warnsOf }) => warnsOf)).toEqual([])
    expect((await caller.recipes.listLatest()).flatMap(({ warnsOf }) => warnsOf)).toEqual([])
  }
})

test('a list reads the household’s allergies once, however many recipes are on it', async () => {
  const statementsOf = async () => {
    const before = site.statements.length
    await ada.caller.recipes.listLatest()
    return site.statements.length - before
  }
  const few = await statementsOf()
  for (let added = 0; added < 4; added += 1) await addRecipe(ada, tahiniBread)
  expect(await statementsOf()).toBe(few)
})

test('lists omit warnings for allergies in own words while the kitchen thread is too busy', async () => {
  const dora = await site.addMember('Dora')
  const tartId = await addRecipe(await site.addMember('Gil'), kiwiTart)
  const told = await dora.caller.preferences.get()
  await dora.caller.preferences.save({ ...told, allergens: ['gluten'], otherAllergies: ['Erdbeeren'] })
  const kitchenThread = new KitchenThread({
    workerFile: kitchenWorkerFile,
    isInline: () => false,
    isMemoryShort: () => true,
  })
  const busy = await openTestSite({ beside: site, kitchenThread })
  onTestFinished(() => busy.close())
  const browser = Object.assign(busy.openBrowser(), { token: dora.token })
  const { items } = await browser.caller.recipes.list(listed())
  expect(items.find(({ id }) => id === tartId)?.warnsOf).toEqual(['gluten'])
  const again = await dora.caller.recipes.list(listed())
  expect(again.items.find(({ id }) => id === tartId)?.warnsOf).toEqual(['gluten', 'Erdbeeren'])
})
