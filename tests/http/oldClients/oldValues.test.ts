import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
  cook = await site.addMember()
})
afterAll(() => site.close())

async function send(payload: object, browser: TestBrowser = cook) {
  const headers = { cookie: `larder=${browser.token}` }
  const answer = await app.inject({ method: 'POST', url: '/v1/tablefields', payload, headers })
  const { statusCode, body } = answer.json()
  return { statusCode, ...JSON.parse(body) }
}

const key = (recipeId: string) => ({ entity: 'RecipeTable', pk_column: 'recipe_id', pk_value: recipeId })
const save = (recipeId: string, columns: object) => send({ ...key(recipeId), action: 'upsert', columns })
const read = async (recipeId: string) => (await send({ ...key(recipeId), action: 'read' })).data

let ids = 1_700_000_000_000
/** Saves a recipe with these columns beside the usual ones. Returns its id. */
async function saved(columns: object): Promise<string> {
  const recipeId = `${++ids}007`
  expect(await save(recipeId, { ...oldColumns, ...columns })).toMatchObject({ statusCode: 200 })
  return recipeId
}

describe('lists', () => {
  test.each<[string, unknown]>([
    ['lists', ['300 g rice', '200 g peas']],
    ['the text of lists', '["300 g rice","200 g peas"]'],
  ])('lists sent by an old client as %s are read back as text', async (_what, list) => {
    const recipeId = await saved({ ingredients: list, instructions: list })
    const text = '["300 g rice","200 g peas"]'
    expect(await read(recipeId)).toMatchObject({ ingredients: text, instructions: text })
  })
})

test('a mean rating is answered to old clients as text with two decimals, and as 0 without ratings', async () => {
  const recipeId = await saved({ average_rating: '5.00', rating_count: '900' })
  expect(await read(recipeId)).toMatchObject({ average_rating: '0', rating_count: '0' })
  const cooks = [cook, await site.addMember(), await site.addMember()]
  for (const [at, rater] of cooks.entries())
    await rater.caller.ratings.rate({ recipeId, stars: at === 0 ? 4 : 3 })
  expect(await read(recipeId)).toMatchObject({ average_rating: '3.33', rating_count: '3' })
})

test('the creator of a recipe is answered only to the creator', async () => {
  const recipeId = await saved({ created_by: 'somebody', createdBy: 'somebody', user_id: 'somebody' })
  const call = { ...key(recipeId), action: 'read' }
  const { userId } = cook
  expect((await send(call)).data).toMatchObject({ created_by: userId, createdBy: userId, user_id: userId })
  for (const other of [site.openBrowser(), await site.addMember()])
    expect((await send(call, other)).data).toMatchObject({ created_by: '', createdBy: '', user_id: '' })
})

describe('total_time', () => {
  test.each([[0], ['0'], [undefined], [null], ['']])(
    'the total_time %j is read back as 0, and shown as the sum of the other two times',
    async (time) => {
      const recipeId = await saved({ prep_time: 5, cook_time: '30 minutes', total_time: time })
      expect(await read(recipeId)).toMatchObject({ prep_time: 5, cook_time: '30 minutes', total_time: 0 })
      expect(await cook.caller.recipes.get({ recipeId })).toMatchObject({ totalTimeMinutes: 35 })
      const answer = await app.inject({ url: '/recipes', headers: { accept: 'application/json' } })
      expect(answer.json().data).toContainEqual(
        expect.objectContaining({ recipe_id: recipeId, cooking_time: '35 min' }),
      )
      await save(recipeId, { recipe_name: 'Peas' })
      expect(await read(recipeId)).toMatchObject({ recipe_name: 'Peas', total_time: 0 })
    },
  )

  test('a numeric total_time is read back, and recalculated when another time is saved without it', async () => {
    const recipeId = await saved({ prep_time: 5, cook_time: 30, total_time: '40' })
    expect(await read(recipeId)).toMatchObject({ total_time: 40 })
    await save(recipeId, { prep_time: 10 })
    expect(await read(recipeId)).toMatchObject({ prep_time: 10, total_time: 40 })
  })

  test.each([
    [{ prep_time: '' }, 40],
    [{ prep_time: 10 }, 40],
    [{ prep_time: '10', cook_time: '1 hour or more' }, 40],
    [{ cook_time: 60 }, 40],
    [{ total_time: '' }, 40],
    [{ prep_time: null, cook_time: null }, 40],
    [{ prep_time: 15 }, 75],
    [{ prep_time: 15, total_time: '' }, 75],
    [{ prep_time: 15, total_time: 50 }, 50],
  ])(
    'a total_time of 40 becomes, after a save of %j, %i: it is recalculated when another time changes',
    async (columns, total) => {
      const recipeId = await saved({ prep_time: 10, cook_time: '1 hour or more', total_time: 40 })
      await save(recipeId, columns)
      expect(await read(recipeId)).toMatchObject({ total_time: total })
      expect(await cook.caller.recipes.get({ recipeId })).toMatchObject({ totalTimeMinutes: total })
    },
  )
})

describe('a preparation time', () => {
  test.each([
    [20, 20],
    ['20', 20],
    [0, 0],
    [undefined, 0],
  ])('the preparation time %j is read back as the number %i', async (time, minutes) => {
    expect((await read(await saved({ prep_time: time }))).prep_time).toBe(minutes)
  })
})

describe('a word of a list', () => {
  test.each([
    ['diet_type', 'Gluten-free', 'Gluten-free'],
    ['diet_type', 'Low-carb', 'Low-carb'],
    ['diet_type', 'Dairy-free', 'Dairy-free'],
    ['diet_type', 'gluten-free', 'Gluten-free'],
    ['diet_type', 'vegan', 'Vegan'],
    ['diet_type', 'no restrictions', 'No restrictions'],
    ['meal_type', 'breakfast', 'Breakfast'],
    ['meal_type', 'DESSERT', 'Dessert'],
    ['cuisine', 'south african', 'South African'],
  ])('a word in %s sent as “%s” is stored as “%s”', async (column, word, kept) => {
    const recipeId = await saved({ [column]: word })
    expect((await read(recipeId))[column]).toBe(kept)
    const page = await app.inject({ url: `/recipe/${recipeId}` })
    expect(page.statusCode).toBe(200)
  })

  test.each([undefined, null, ''])(
    'a missing word (%j) of a new recipe gets the documented default, which a later save keeps',
    async (word) => {
      const recipeId = await saved({ meal_type: word, diet_type: word, cuisine: word })
      const kept = { meal_type: 'Dinner', diet_type: 'No restrictions', cuisine: 'Other' }
      expect(await read(recipeId)).toMatchObject(kept)
      const documented = readFileSync('docs/old-clients.md', 'utf8')
      expect(documented).toContain('`Dinner`, `No restrictions` and `Other`')
      await save(recipeId, { meal_type: 'Breakfast' })
      await save(recipeId, { recipe_name: 'Porridge', meal_type: word })
      expect(await read(recipeId)).toMatchObject({ ...kept, meal_type: 'Breakfast' })
    },
  )

  test('an old client’s recipe without a meal type gets the documented default', async () => {
    const { data } = await send({ recipe_name: 'Toast', ingredients: ['1 slice bread'], instructions: [] })
    expect(await read(data.recipe_id)).toMatchObject({ meal_type: 'Dinner' })
  })

  test('words for diets in old clients’ preferences may be in any case', async () => {
    const keys = { entity: 'userdetails', pk_column: 'userid', pk_value: cook.userId }
    const userinfo = {
      gender: 'Female',
      mealFrequency: '2 Meals A Day',
      dietaryPreferences: 'Vegan, Gluten-Free',
    }
    expect(await send({ ...keys, action: 'upsert', columns: { userinfo } })).toMatchObject({
      statusCode: 200,
      data: {
        userinfo: {
          gender: 'female',
          mealFrequency: '2 meals a day',
          dietaryPreferences: 'vegan, gluten-free',
        },
      },
    })
  })

  test('a diet word saved by an old client makes the recipe be checked for that diet', async () => {
    const recipeId = await saved({ diet_type: 'gluten-free', ingredients: ['200 g wheat flour'] })
    const { findings } = await cook.caller.recipes.report({ recipeId })
    expect(JSON.stringify(findings)).toContain('gluten-free')
  })
})
