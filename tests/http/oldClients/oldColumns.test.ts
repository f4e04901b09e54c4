import { describe, expect, test } from 'vitest'
import { createEndpointEngine } from '#server/adapters/recipeEngine/endpoint.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { answers, exampleRecipe } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite } from '../../support/testSite.ts'

const home = prepareOldRecipes()
const { key, send, save, read, saved } = home

test('every column of RecipeTable is answered as documented, in a read and in a scan', async () => {
  const { userId, caller } = home.cook
  const nutrition_info = '420 kcal'
  const recipeId = await saved({ nutrition_info })
  await caller.ratings.rate({ recipeId, stars: 4 })
  await caller.ratings.markTried({ recipeId, hasTried: true })
  const row = {
    recipe_id: recipeId,
    id: recipeId,
    recipe_name: 'Pea risotto',
    description: 'Green and quick.',
    meal_type: 'Dinner',
    cuisine: 'Italian',
    diet_type: 'Vegetarian',
    created_by: userId,
    createdBy: userId,
    user_id: userId,
    createdTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    row_type: 'recipe',
    ingredients: '["300 g rice","200 g peas"]',
    instructions: '["Stir.","Serve."]',
    tried: 'true',
    average_rating: '4.00',
    rating_count: '1',
    prep_time: 5,
    cook_time: '30 minutes',
    total_time: 35,
    servings: 4,
    nutrition_info,
  }
  expect(await read(recipeId)).toEqual({ ...row, type: 'recipe', title: '', content: '' })
  const { data } = await send({ entity: 'RecipeTable', action: 'scan', limit: 1000 })
  const scanned = data.find((each: { recipe_id: string }) => each.recipe_id === recipeId)
  expect(scanned).toEqual(row)
})

describe('a cooking time', () => {
  test.each([
    ['15 minutes or less', 15],
    ['30 minutes', 30],
    ['1 hour or more', 60],
    ['until it is done', 0],
  ])('the cooking time “%s” is read back unchanged, and shown as %i minutes', async (words, minutes) => {
    const recipeId = await saved({ cook_time: words })
    expect(await read(recipeId)).toMatchObject({ cook_time: words })
    expect(await home.cook.caller.recipes.get({ recipeId })).toMatchObject({ cookTimeMinutes: minutes })
  })

  test.each([
    [20, 20],
    ['20', 20],
    [undefined, 0],
  ])('the cooking time %j is read back as the number %i', async (time, minutes) => {
    expect(await read(await saved({ cook_time: time }))).toMatchObject({ cook_time: minutes })
  })

  test('a cooking time in words is kept when other columns are saved or the recipe is edited', async () => {
    const recipeId = await saved({ cook_time: '30 minutes' })
    await save(recipeId, { recipe_name: 'Peas' })
    const { version } = await home.cook.caller.recipes.getForEdit({ recipeId })
    const lines = { ingredients: ['1 pea'], instructions: ['Boil.'] }
    await home.cook.caller.recipes.edit({
      recipeId,
      version,
      kind: 'recipe',
      name: 'Pea',
      description: '',
      ...lines,
    })
    expect(await read(recipeId)).toMatchObject({ recipe_name: 'Pea', cook_time: '30 minutes' })
    await save(recipeId, { cook_time: 12 })
    expect(await read(recipeId)).toMatchObject({ cook_time: 12 })
  })
})

describe('servings', () => {
  test.each([[0], ['0'], [undefined], [null], ['']])(
    'the servings %j are read back as 0, and shown as 4',
    async (servings) => {
      const recipeId = await saved({ servings })
      expect(await read(recipeId)).toMatchObject({ servings: 0 })
      expect(await home.cook.caller.recipes.get({ recipeId })).toMatchObject({ servings: 4 })
    },
  )

  test('servings set to 0 are read back as 0 by old clients, and stay unchanged on the site', async () => {
    const recipeId = await saved({ servings: 6 })
    expect(await read(recipeId)).toMatchObject({ servings: 6 })
    await save(recipeId, { recipe_name: 'Peas' })
    expect(await read(recipeId)).toMatchObject({ servings: 6 })
    await save(recipeId, { servings: 0 })
    expect(await read(recipeId)).toMatchObject({ servings: 0 })
    expect(await home.cook.caller.recipes.get({ recipeId })).toMatchObject({ servings: 6 })
  })
})

describe('nutrition_info', () => {
  test.each([
    ['a text', '420 kcal, 12 g protein'],
    ['an object', { calories: 420, per: { serving: ['protein', 12.5, null, true] } }],
    ['a list', ['420 kcal']],
    ['a number', 420],
    ['a text of JSON', '{"kcal":5}'],
    ['a text of digits', '12'],
    ['a text in quotes', '"420 kcal"'],
  ])(
    'a nutrition_info that is %s is read back unchanged, also in a scan, until it is replaced',
    async (_what, info) => {
      const recipeId = await saved({ nutrition_info: info })
      await save(recipeId, { recipe_name: 'Peas', nutrition_info: '' })
      await save(recipeId, { nutrition_info: null })
      expect((await read(recipeId)).nutrition_info).toEqual(info)
      const { data } = await send({ entity: 'RecipeTable', action: 'scan' })
      expect(data).toContainEqual(expect.objectContaining({ recipe_id: recipeId, nutrition_info: info }))
      await save(recipeId, { nutrition_info: 'none' })
      expect((await read(recipeId)).nutrition_info).toBe('none')
    },
  )

  test('the keys of a nutrition_info are read back in the order in which they were saved, also after a save that only reorders them', async () => {
    const orders = [
      { protein: '12 g', fat: { saturated: 1, all: 3 }, calories: 420 },
      { calories: 420, protein: '12 g', fat: { all: 3, saturated: 1 } },
    ]
    const recipeId = await saved({ nutrition_info: orders[0] })
    for (const info of orders) {
      await save(recipeId, { nutrition_info: info })
      expect(JSON.stringify((await read(recipeId)).nutrition_info)).toBe(JSON.stringify(info))
    }
  })

  test('an old client reads an empty nutrition_info of a recipe that it saved without one', async () => {
    expect((await read(await saved({ nutrition_info: undefined }))).nutrition_info).toBe('')
  })

  test.each([
    ['too long', 'x'.repeat(3_000), 'is too long, too large or too small.'],
    ['NUL', { note: 'a\0b' }, 'is not one that can be read.'],
    ['half a character', ['\ud800'], 'is not one that can be read.'],
  ])('a nutrition_info with %s is refused with a sentence', async (_what, info, fault) => {
    const { statusCode, message } = await save('1700000000000001', { ...oldColumns, nutrition_info: info })
    expect([statusCode, message]).toEqual([400, `The value of “nutrition_info” ${fault}`])
  })

  test('a nutrition_info written by an engine is read back once the recipe is saved', async () => {
    await using model = await startModelServer()
    const engine = createEndpointEngine({
      url: model.endpointUrl,
      bucketName: 'b',
      allowedUrls: [model.endpointUrl],
      timeoutMs: 10_000,
    })
    const home = await openTestSite({ engine })
    const ada = await home.addMember()
    const info = { calories: '420' }
    model.next(answers(200, { ...exampleRecipe, nutrition_info: info }))
    const finished = (await listen(ada.caller, dinnerOrder)).at(-1)
    if (finished?.type !== 'finished') throw new Error('No recipe was written.')
    const { id, recipe } = finished
    const { mealType, dietType, cuisine } = dinnerOrder.answers
    await ada.caller.recipes.save({ generationId: id, recipe, mealType, dietType, cuisine })
    const door = await home.openApp()
    expect((await send({ ...key(id), action: 'read' }, ada, door)).data.nutrition_info).toEqual(info)
    await home.close()
  })
})

describe('lists that are malformed', () => {
  test.each([['["300 g rice"'], ['{"a":1}'], ['rice'], [7], [null], [[{}]], [[]]])(
    'a malformed list such as %j is read as empty, and the recipe is saved',
    async (list) => {
      const recipeId = await saved({ ingredients: list, instructions: list })
      expect(await read(recipeId)).toMatchObject({ ingredients: '[]', instructions: '[]' })
    },
  )

  test('a recipe with malformed lists is reported as not checked', async () => {
    const recipeId = await saved({ ingredients: '["3 eggs"', recipe_name: 'Unknown stew' })
    const { findings } = await home.cook.caller.recipes.report({ recipeId })
    expect(findings).toMatchObject([{ kind: 'not checked' }])
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' }
    const { body } = await home.app.inject({ url: `/recipe/${recipeId}`, headers })
    expect(body).toContain('No ingredients are written down, so nothing could be checked.')
    expect(body).not.toContain('Nothing found')
    const { body: list } = await home.app.inject({ url: '/recipes?q=Unknown+stew&without=eggs', headers })
    expect(list).toContain('No recipes found')
  })

  test('a recipe with malformed lists can be edited, and an earlier version restored', async () => {
    const recipeId = await saved({})
    const answer = await home.app.inject({
      method: 'PUT',
      url: `/api/content/${recipeId}`,
      payload: { recipe_name: 'Peas', ingredients: '[', instructions: ['Boil.'] },
      headers: { cookie: `larder=${home.cook.token}` },
    })
    expect(answer.json()).toMatchObject({ statusCode: 200 })
    expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({
      version: 2,
      ingredients: [],
    })
    await home.cook.caller.recipes.restoreRevision({ recipeId, version: 2, restoredVersion: 1 })
    expect(await read(recipeId)).toMatchObject({ ingredients: '["300 g rice","200 g peas"]' })
  })
})

test.each([
  [
    [{ name: 'peanuts', quantity: '100 g' }, '300 g rice', 3],
    ['100 g peanuts', '300 g rice', '3'],
  ],
  ['[{"quantity":2,"unit":"cups","name":"milk"}]', ['2 cups milk']],
  [[null, '', {}, '1 egg'], ['1 egg']],
])('ingredients that are not strings are kept as lines: %j', async (ingredients, kept) => {
  const recipeId = await saved({ ingredients, instructions: [{ text: 'Stir.' }, 'Serve.'] })
  const row = await read(recipeId)
  expect(JSON.parse(row.ingredients)).toEqual(kept)
  expect(JSON.parse(row.instructions)).toEqual(['Stir.', 'Serve.'])
})
