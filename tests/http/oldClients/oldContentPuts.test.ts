import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everythingKept } from '../../support/database/everythingKept.ts'
import { sendFromOldClient } from '../../support/oldClients/sendFromOldClient.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

describe('PUT /api/content/{id}', () => {
  const words = {
    recipe_name: 'Soup',
    description: 'Red.',
    ingredients: '["1 lentil"]',
    instructions: ['Boil.'],
  }
  const blog = { title: 'On soup', description: 'A word.', content: '## Why\n\nBecause.' }
  const put = (browser: TestBrowser, id: string, payload: object) =>
    sendFromOldClient(app, browser, payload, 'PUT', `/api/content/${id}`)

  test.each([
    ['a recipe', words],
    ['a blog entry', blog],
  ])('PUT /api/content/{id} changes %s for its creator only', async (_what, payload) => {
    const cook = await site.addMember()
    const recipeId = await keepTypedRecipe(cook)
    const before = await everythingKept(site)
    expect(await put(site.openBrowser(), recipeId, payload)).toMatchObject({ statusCode: 401 })
    expect(await everythingKept(site)).toEqual(before)
    expect(await put(await site.addMember(), recipeId, payload)).toMatchObject({ statusCode: 403 })
    expect(await put(cook, 'nothing-there', payload)).toMatchObject({ statusCode: 404 })
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 1 })
    expect(await put(cook, recipeId, payload)).toMatchObject({
      statusCode: 200,
      data: { recipe_id: recipeId },
    })
    const {
      title,
      recipe_name: name = title,
      ...said
    } = { title: undefined, recipe_name: undefined, ...payload }
    const lists = 'ingredients' in said ? { ingredients: ['1 lentil'] } : {}
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ name, ...said, ...lists })
  })

  test('PUT /api/content/{id} converts a recipe to a blog entry, and not back', async () => {
    const cook = await site.addMember()
    const recipeId = await keepTypedRecipe(cook)
    expect(await put(cook, recipeId, words)).toMatchObject({ data: { row_type: 'recipe' } })
    expect(await put(cook, recipeId, blog)).toMatchObject({ data: { row_type: 'blog' } })
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({
      kind: 'blog',
      name: 'On soup',
      content: blog.content,
    })
    expect(await put(cook, recipeId, words)).toMatchObject({ statusCode: 409 })
    expect(await put(cook, recipeId, { ...blog, title: 'Again' })).toMatchObject({ statusCode: 200 })
  })

  test('PUT /api/content/{id} is refused in English, whatever Accept-Language says', async () => {
    const headers = { 'accept-language': 'de', cookie: 'larder-language=de' }
    const answer = await app.inject({ method: 'PUT', url: '/api/content/7', payload: words, headers })
    expect(JSON.parse(answer.json().body).message).toBe('User is not authenticated')
  })

  test('a PUT /api/content/{id} that is refused midway changes nothing', async () => {
    const cook = await site.addMember()
    const recipeId = await keepTypedRecipe(cook)
    expect(await put(cook, recipeId, { ...blog, title: ' ' })).toMatchObject({ statusCode: 400 })
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ kind: 'recipe', version: 1 })
  })
})
