import { describe, expect, test } from 'vitest'
import { nutritionInfoMaxLength } from '#shared/contract/recipes/nutritionInfo.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'
import type { TestMember } from '../../support/testSite.ts'

const home = prepareOldRecipes()
const { send, save, read, saved } = home

describe('what was read', () => {
  test.each([
    ['an old client’s', { cook_time: '30 minutes', servings: 0, nutrition_info: { calories: 1 } }],
    ['one with numbers', { cook_time: 20, servings: 3 }],
  ])('an old client can save %s recipe as it was read without changing anything', async (_whose, columns) => {
    const recipeId = await saved(columns)
    const row = await read(recipeId)
    expect(await save(recipeId, row)).toMatchObject({ statusCode: 200 })
    expect(await read(recipeId)).toEqual(row)
    expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 1 })
  })

  test('an old client can save a nutrition_info of the documented maximum length as it was read', async () => {
    const most = `"${'x'.repeat(nutritionInfoMaxLength - 2)}"`
    const recipeId = await saved({ nutrition_info: most })
    expect(await read(recipeId)).toMatchObject({ nutrition_info: most })
    const row = await read(recipeId)
    expect(await save(recipeId, row)).toMatchObject({ statusCode: 200 })
    expect(await read(recipeId)).toEqual(row)
  })

  test('an old client can change every column of a blog entry that it saves with the row it read', async () => {
    const words = { type: 'blog', title: 'On peas', content: 'Peas are sweet.' }
    const recipeId = await saved({ servings: 2, meal_type: 'Snack' })
    expect(await save(recipeId, { ...words, servings: 9, meal_type: 'Lunch' })).toMatchObject({
      statusCode: 200,
    })
    expect(await read(recipeId)).toMatchObject({ recipe_name: 'On peas', servings: 9, meal_type: 'Lunch' })
    const columns = { meal_type: 'Dinner', cuisine: 'French', prep_time: 5, cook_time: 15, servings: 3 }
    expect(await save(recipeId, { ...(await read(recipeId)), ...words, ...columns })).toMatchObject({
      statusCode: 200,
    })
    expect(await read(recipeId)).toMatchObject(columns)
  })

  test('an old client can rename a blog entry by recipe_name, and changed lines beside its unchanged content are refused', async () => {
    const words = { type: 'blog', title: 'On peas', content: 'Peas are sweet.' }
    const recipeId = await saved({})
    await save(recipeId, words)
    const row = { ...words, ...(await read(recipeId)) }
    expect(await save(recipeId, { ...row, recipe_name: 'On beans' })).toMatchObject({ statusCode: 200 })
    expect(await read(recipeId)).toMatchObject({ recipe_name: 'On beans' })
    const changed = { ...row, ingredients: ['1 bean', '2 beans'] }
    expect(await save(recipeId, changed)).toMatchObject({ statusCode: 409 })
  })

  test.each([['prep_time'], ['servings']])(
    'a number that is too large to be read is refused in %s',
    async (column) => {
      const recipeId = await saved({})
      for (const value of [1e308, '1e308'])
        expect(await save(recipeId, { [column]: value })).toMatchObject({ statusCode: 400 })
    },
  )

  test('an old client can save the edit view as it was read', async () => {
    const recipeId = await saved({})
    const at = { url: `/api/content/${recipeId}`, headers: { cookie: `larder=${home.cook.token}` } }
    const view = JSON.parse((await home.app.inject(at)).json().body).data
    expect((await home.app.inject({ ...at, method: 'PUT', payload: view })).json()).toMatchObject({
      statusCode: 200,
    })
  })

  test('an old client can save the user details as they were read, before and after LastLoginTimestamp is set', async () => {
    const newcomer = await home.site.addMember()
    const key = { entity: 'userdetails', pk_column: 'userid', pk_value: newcomer.userId }
    for (const LastLoginTimestamp of ['', '1700000000']) {
      if (LastLoginTimestamp)
        await send({ ...key, action: 'upsert', columns: { LastLoginTimestamp } }, newcomer)
      const { data } = await send({ ...key, action: 'read' }, newcomer)
      const { userid: _, ...columns } = data
      for (const sent of [data, columns, { LastLoginTimestamp, userinfo: { likes: '' } }])
        expect(await send({ ...key, action: 'upsert', columns: sent }, newcomer)).toMatchObject({
          statusCode: 200,
          data: { LastLoginTimestamp },
        })
    }
  })

  test('an old client can save a rating and a tried mark as they were read', async () => {
    const recipeId = await saved({})
    const pair = {
      pk_column: 'recipe_id',
      pk_value: recipeId,
      sk_column: 'user_id',
      sk_value: home.cook.userId,
    }
    for (const [entity, columns] of [
      ['UserRatings', { rating: '4' }],
      ['UserTriedRecipes', { tried: 'Y' }],
    ] as const) {
      await send({ ...pair, entity, action: 'upsert', columns })
      const { data } = await send({ ...pair, entity, action: 'read' })
      expect(await send({ ...pair, entity, action: 'upsert', columns: data })).toMatchObject({
        statusCode: 200,
        data,
      })
    }
  })

  test('an old client can save groceries as they were read, with user_id and category_item_id among the columns, but not another category_item_id', async () => {
    const [pk_value, sk_value] = [home.cook.userId, `${home.cook.userId}-1700000000000`]
    const item = {
      entity: 'GroceryItemsTable',
      pk_column: 'user_id',
      pk_value,
      sk_column: 'category_item_id',
      sk_value,
    }
    const columns = { item_name: 'Rice', quantity: '2 lb', category: 'Rice' }
    const { data } = await send({ ...item, action: 'upsert', columns })
    expect(await send({ ...item, action: 'upsert', columns: data })).toMatchObject({ statusCode: 200, data })
    const otherKey = { ...data, category_item_id: 'another' }
    expect(await send({ ...item, action: 'upsert', columns: otherKey })).toMatchObject({ statusCode: 400 })
  })
})

describe('LastLoginTimestamp', () => {
  const details = (columns?: object) => ({
    entity: 'userdetails',
    action: columns ? 'upsert' : 'read',
    pk_column: 'userid',
    pk_value: home.cook.userId,
    ...(columns && { columns }),
  })

  test('LastLoginTimestamp is accepted alone or beside userinfo, read back, and in the data download', async () => {
    expect((await send(details())).data).toMatchObject({
      LastLoginTimestamp: '',
      userdetails: { LastLoginTimestamp: '' },
    })
    await send(details({ userinfo: { likes: 'dill' } }))
    for (const columns of [
      { LastLoginTimestamp: '1700000000' },
      { LastLoginTimestamp: 1_700_000_001, userinfo: { gender: 'female' } },
    ]) {
      expect(await send(details(columns))).toMatchObject({ statusCode: 200 })
      const LastLoginTimestamp = String(columns.LastLoginTimestamp)
      const { data } = await send(details())
      expect(data).toMatchObject({
        LastLoginTimestamp,
        userinfo: { likes: 'dill' },
        userdetails: { LastLoginTimestamp },
      })
      expect(await accountDataOf(home.cook)).toMatchObject({ lastLoginTimestamp: LastLoginTimestamp })
    }
    expect((await home.cook.caller.preferences.get()).gender).toBe('female')
    for (const LastLoginTimestamp of ['', []])
      expect(await send(details({ LastLoginTimestamp }))).toMatchObject({
        statusCode: 200,
        data: { LastLoginTimestamp: '1700000001' },
      })
    expect(await send(details({ LastLoginTimestamp: null }))).toMatchObject({ statusCode: 200 })
    expect(await send(details({}))).toMatchObject({ statusCode: 400 })
  })
})

describe('a profile within userdetails', () => {
  const save = (cook: TestMember, columns: object) =>
    send(
      { entity: 'userdetails', action: 'upsert', pk_column: 'userid', pk_value: cook.userId, columns },
      cook,
    )

  test.each([
    ['as it is', { userinfo: { foodAllergies: 'sesame' } }],
    ['as text', JSON.stringify({ userinfo: JSON.stringify({ foodAllergies: 'sesame' }) })],
  ])('a profile within userdetails is used when no other profile is sent, %s', async (_how, userdetails) => {
    const cook = await home.site.addMember()
    expect(await save(cook, { userdetails })).toMatchObject({ statusCode: 200 })
    expect((await cook.caller.preferences.get()).allergens).toEqual(['sesame'])
  })

  test('a profile within userdetails is ignored when another profile is sent beside it', async () => {
    const cook = await home.site.addMember()
    const userdetails = { userinfo: { foodAllergies: 'sesame', likes: 'dill' } }
    await save(cook, { userinfo: { foodAllergies: 'milk' }, userdetails })
    expect(await cook.caller.preferences.get()).toMatchObject({ allergens: ['milk'], likes: [] })
  })

  test('an unreadable profile within userdetails is refused', async () => {
    const cook = await home.site.addMember()
    expect(await save(cook, { userdetails: { userinfo: { allergies: 'sesame' } } })).toMatchObject({
      statusCode: 400,
      message: 'The value of “userinfo” was refused. There is no field “allergies” here.',
    })
  })
})

test('an old client’s limit may be a string of digits, and its projection a list', async () => {
  const scan = {
    entity: 'RecipeTable',
    action: 'scan',
    limit: '1',
    projection_expression: ['recipe_id', 'cuisine'],
  }
  const { statusCode, data } = await send(scan)
  expect([statusCode, data.map(Object.keys)]).toEqual([200, [['recipe_id', 'cuisine']]])
})
