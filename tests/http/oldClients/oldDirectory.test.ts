import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

describe('the directory', () => {
  const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test('the old clients’ directory has 24 chefs, each with dishes', async () => {
    const { isSuccess, data } = (await app.inject('/chefs')).json()
    expect(isSuccess).toBe(true)
    expect(data).toHaveLength(24)
    expect(data[0]).toMatchObject({
      name: expect.any(String),
      establishment_name: expect.any(String),
      location: { zipcode: expect.any(String) },
      recipes: [
        { recipe_name: expect.any(String), cooking_time: expect.stringMatching(/^\d+ min$/) },
        {},
        {},
      ],
    })
  })

  test('the old clients’ directory has the fields that its screen reads, and joins chefs and recipes by recipe_id', async () => {
    const words = expect.stringMatching(/./)
    const chefs = (await app.inject('/chefs')).json().data
    const answer = await app.inject({ url: '/recipes', headers: { accept: 'application/json' } })
    const recipes = answer.json().data as Record<string, unknown>[]
    for (const chef of chefs) {
      expect(chef).toMatchObject({
        id: expect.stringMatching(/./),
        name: words,
        image_url: '',
        establishment_name: words,
        cuisine: words,
        establishment_type: words,
        location: { city: words, state: words, country: words, zipcode: words },
        recipe_ids: [words, words, words],
      })
      const dishes = recipes.filter(({ recipe_id }) => chef.recipe_ids.includes(recipe_id))
      expect(dishes).toHaveLength(3)
      for (const dish of dishes)
        expect(dish).toMatchObject({ description: words, meal_type: words, diet_type: words })
      expect(chef.recipes).toEqual(
        dishes.map(({ recipe_id, recipe_name, name, description, meal_type, diet_type, cooking_time }) => ({
          recipe_id,
          recipe_name,
          name,
          description,
          meal_type,
          diet_type,
          cooking_time,
        })),
      )
    }
    expect(new Set(recipes.map(({ recipe_id }) => recipe_id)).size).toBe(recipes.length)
    for (const recipe of recipes)
      expect(recipe).toMatchObject({
        name: recipe.recipe_name,
        cooking_time: expect.stringMatching(/^\d+ min$/),
        ingredients: expect.stringMatching(/^\[/),
        created_by: '',
      })
  })

  test.each([
    ['axios', { accept: 'application/json, text/plain, */*' }],
    ['fetch in a browser', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
    ['a client that takes anything and is no browser', { accept: '*/*' }],
  ])('the address /recipes answers %s with recipes in JSON', async (_who, headers) => {
    const answer = await app.inject({ url: '/recipes', headers })
    expect(answer.headers.vary).toContain('accept')
    const { isSuccess, data } = answer.json()
    expect(isSuccess).toBe(true)
    expect(data[0]).toMatchObject({ recipe_id: expect.any(String), created_by: '' })
  })

  test.each([
    ['a browser', { accept: browserAccept, 'sec-fetch-dest': 'document' }],
    ['a picture or a script of a browser', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['who says nothing', {}],
  ])('/recipes answers %s with a page instead of data', async (_who, headers) => {
    for (const _ of [1, 2]) {
      const answer = await app.inject({ url: '/recipes', headers })
      expect(answer.headers['content-type'] ?? '').not.toContain('json')
      expect(answer.headers.vary).toContain('accept')
    }
    const answer = await app.inject({ url: '/recipes', headers: { accept: 'application/json' } })
    expect(answer.json().isSuccess).toBe(true)
  })
})
