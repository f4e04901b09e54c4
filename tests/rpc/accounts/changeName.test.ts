import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { readVersionStampsOfRecipes } from '#server/features/recipes/stamps.ts'
import { viewerOf } from '../../support/accounts/newcomers.ts'
import { householdOf, rolesIn } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a new name shows in the account, the household, on recipes and beside notes', async () => {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  const [hers, his] = [await addRecipe(ada), await addRecipe(ben)]
  await ada.caller.notes.write({ draftId: 'note', recipeId: his, text: 'Nice.' })
  await ada.caller.auth.changeName({ name: '  Ada Lovelace ' })
  expect(await viewerOf(ada)).toMatchObject({ name: 'Ada Lovelace' })
  expect(await rolesIn(ada)).toEqual({ 'Ada Lovelace': 'owner' })
  expect((await householdOf(ada)).name).toBe("Ada Lovelace's kitchen")
  expect(await ben.caller.recipes.get({ recipeId: hers })).toMatchObject({ createdBy: 'Ada Lovelace' })
  expect((await ben.caller.notes.list({})).items).toMatchObject([{ author: 'Ada Lovelace' }])
})

test('a name change waits for no lock on recipes and changes no row of a recipe', async () => {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  const [hers, his] = [await addRecipe(ada), await addRecipe(ben)]
  await ada.caller.notes.write({ draftId: 'note', recipeId: his, text: 'Nice.' })
  const before = await readVersionStampsOfRecipes(site, [hers, his])
  await site.deps.db.transaction(async (db) => {
    await db.execute(sql`select from recipes for update`)
    await ada.caller.auth.changeName({ name: 'Ada Lovelace' })
  })
  expect(await viewerOf(ada)).toMatchObject({ name: 'Ada Lovelace' })
  expect(await readVersionStampsOfRecipes(site, [hers, his])).toEqual(before)
})

test.each([
  ['   ', m.auth_fill_all_fields],
  ['x'.repeat(101), m.auth_name_too_long],
  ['a\0b', m.auth_strange_characters],
])('changing a member’s name to %j is refused with a message about that fault', async (name, sentence) => {
  const ada = await site.addMember('Ada')
  await expect(ada.caller.auth.changeName({ name })).rejects.toThrow(sentence())
  expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
})
