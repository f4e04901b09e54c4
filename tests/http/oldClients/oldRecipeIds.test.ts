import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everythingKept } from '../../support/database/everythingKept.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

async function upsert(member: TestMember, recipeId: string, columns: object = oldColumns) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/tablefields',
    payload: { entity: 'RecipeTable', action: 'upsert', pk_column: 'recipe_id', pk_value: recipeId, columns },
    headers: { cookie: `larder=${member.token}` },
  })
  const { statusCode, body } = answer.json()
  return { statusCode, ...JSON.parse(body) }
}

describe('a recipe saved by an old client', () => {
  test.each([
    ['an id of its own', 'abc-own-id'],
    ['a short id', '1'],
    ['the digits of an ISO time and a number of one digit', '202611231620191237'],
    ['the digits of an ISO time and a number of three digits', '20261123162019123999'],
    ['a UUID', '3f0c1a52-8a8e-4f0e-9a55-7b1f2f6c9d01'],
    ['64 characters', 'x'.repeat(64)],
    ['an ISO time', '2026-11-23T16:20:19.123Z'],
    ['an ISO time and a random number', '2026-11-23T16:20:19.123Z0.8473621504'],
  ])(
    'a recipe saved by an old client keeps %s, and no other member can overwrite it',
    async (_what, recipeId) => {
      const cook = await site.addMember()
      for (const _ of [1, 2])
        expect(await upsert(cook, recipeId)).toMatchObject({ statusCode: 200, data: { recipe_id: recipeId } })
      const recipe = { name: oldColumns.recipe_name, isMine: true }
      expect(await cook.caller.recipes.get({ recipeId })).toMatchObject(recipe)
      const before = await everythingKept(site)
      const other = await site.addMember()
      expect(await upsert(other, recipeId, { ...oldColumns, recipe_name: 'Mine' })).toMatchObject({
        statusCode: 403,
      })
      const { users: _, households: __, memberships: ___, ...rest } = await everythingKept(site)
      expect(before).toMatchObject(rest)
      expect(await cook.caller.recipes.get({ recipeId })).toMatchObject(recipe)
    },
  )

  test('a recipe with an ISO time as its id has a page, a photo address and an edit view', async () => {
    const cook = await site.addMember()
    const recipeId = '2026-11-23T16:20:20.000Z'
    await upsert(cook, recipeId)
    const headers = { cookie: `larder=${cook.token}` }
    for (const path of [`/recipe/${recipeId}`, `/recipe/${recipeId}/cook`, `/edit-blog-recipe/${recipeId}`]) {
      const page = await app.inject({ url: path, headers })
      expect([path, page.statusCode]).toEqual([path, 200])
      expect(page.body).toContain('Pea risotto')
    }
    const view = await app.inject({ url: `/api/content/${recipeId}`, headers })
    expect(JSON.parse(view.json().body).data).toMatchObject({ id: recipeId, recipe_name: 'Pea risotto' })
    const photo = await app.inject({ method: 'POST', url: `/recipe/${recipeId}/photo`, headers })
    // Their own recipe, but no form.
    expect(photo.statusCode).toBe(400)
  })

  test.each(['.', '..', ':', '-dash', 'demo-chef-1.2', 'a/b', 'a b', 'x'.repeat(65)])(
    'an old client’s recipe is not stored under the id %j',
    async (recipeId) => {
      expect(await upsert(await site.addMember(), recipeId)).toMatchObject({ statusCode: 400 })
    },
  )

  test('an old client’s recipe never takes the id reserved for an unsaved generation', async () => {
    const [ada, ben] = [await site.addMember(), await site.addMember()]
    const generated = await written(ada)
    const { generationId } = generated
    const answer = await upsert(ben, generationId)
    expect(answer).toMatchObject({
      statusCode: 200,
      data: { recipe_id: expect.stringMatching(/^[\da-f]{32}$/) },
    })
    const saved = await ada.caller.recipes.save(generated)
    expect(saved).toEqual({ recipeId: generationId })
    expect(await ada.caller.recipes.get(saved)).toMatchObject({ isMine: true, name: generated.recipe.name })
  })

  test('simultaneous old-client saves of different texts are both kept as versions', async () => {
    const cook = await site.addMember()
    const names = ['Apple pie', 'Beet soup', 'Carrot cake']
    for (const round of [1, 2, 3, 4]) {
      const recipeId = `same-moment-${round}`
      const answers = await Promise.all(
        names.map((name) => upsert(cook, recipeId, { ...oldColumns, recipe_name: name })),
      )
      for (const answer of answers)
        expect(answer).toMatchObject({ statusCode: 200, data: { recipe_id: recipeId } })
      const kept = await cook.caller.recipes.listRevisions({ recipeId })
      expect(kept.map(({ name }) => name).sort()).toEqual(names)
    }
  })
})
