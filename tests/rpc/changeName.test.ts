import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { stampsOf } from '#server/features/recipes/stamps.ts'
import { rolesIn } from '../support/households.ts'
import { viewerOf } from '../support/newcomers.ts'
import { addRecipe } from '../support/ownRecipes.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
})
afterAll(() => kitchen.close())

test('a new name shows in the account, the household, on recipes and beside notes, and renews their pages', async () => {
  const [ada, ben] = [await kitchen.addMember('Ada'), await kitchen.addMember('Ben')]
  const [hers, his, other] = [await addRecipe(ada), await addRecipe(ben), await addRecipe(ben)]
  await ada.caller.notes.write({ draftId: 'note', recipeId: his, text: 'Nice.' })
  const before = await stampsOf(kitchen, [hers, his, other])
  await ada.caller.auth.changeName({ name: '  Ada Lovelace ' })
  expect(await viewerOf(ada)).toMatchObject({ name: 'Ada Lovelace' })
  expect(await rolesIn(ada)).toEqual({ 'Ada Lovelace': 'owner' })
  expect(await ben.caller.recipes.get({ recipeId: hers })).toMatchObject({ createdBy: 'Ada Lovelace' })
  expect((await ben.caller.notes.list({})).items).toMatchObject([{ author: 'Ada Lovelace' }])
  const after = await stampsOf(kitchen, [hers, his, other])
  expect([hers, his, other].map((id) => before.get(id) === after.get(id))).toEqual([false, false, true])
})

test.each([
  ['   ', m.auth_fill_all_fields],
  ['x'.repeat(101), m.auth_name_too_long],
  ['a\0b', m.auth_strange_characters],
])('the name %j is refused with its sentence', async (name, sentence) => {
  const ada = await kitchen.addMember('Ada')
  await expect(ada.caller.auth.changeName({ name })).rejects.toThrow(sentence())
  expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
})
