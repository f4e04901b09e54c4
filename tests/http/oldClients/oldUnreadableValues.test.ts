import { describe, expect, test } from 'vitest'
import { everythingKept } from '../../support/database/everythingKept.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'

const home = prepareOldRecipes()
const { key, send, read, save, saved } = home

const minutes = 'Please give whole minutes, from 0 to two weeks.'
const totalMinutes = 'Please give whole minutes in all, from 0 to four weeks.'
const servings = 'Please give a whole number of servings from 1 to 100.'

describe('a time or servings', () => {
  test.each<[string, unknown, string]>([
    ...['prep_time', 'total_time'].flatMap((column) =>
      ['abc', 'soon', -5, '-5', '−5 min', true, false, {}, { minutes: 5 }, [5]].map(
        (value): [string, unknown, string] => [column, value, minutes],
      ),
    ),
    ...[-5, '-5', true, {}, [5]].map((value): [string, unknown, string] => ['cook_time', value, minutes]),
    ...['prep_time', 'cook_time'].map((column): [string, unknown, string] => [column, 20_161, minutes]),
    ['total_time', 40_321, totalMinutes],
    ...['many', -5, '-5', '-٥', 0.2, 2.5, 100.4, '2.5', '2,5 people', '٢٫٥', '2½', true, false, {}].map(
      (value): [string, unknown, string] => ['servings', value, servings],
    ),
  ])('an old client’s %s of %j is refused, and nothing is written', async (column, value, sentence) => {
    const recipeId = await saved({ prep_time: 5, cook_time: 10, total_time: 20, servings: 3 })
    const before = await everythingKept(home.site)
    for (const id of [recipeId, '1700000000999'])
      expect(
        await send({ ...key(id), action: 'upsert', columns: { ...oldColumns, [column]: value } }),
      ).toEqual({
        statusCode: 400,
        data: null,
        message: `The value of “${column}” was refused. ${sentence}`,
      })
    expect(await everythingKept(home.site)).toEqual(before)
  })

  test.each([null, '', [], 'N/A', 'n/a', 'none', '-', 'unknown'])(
    'an old client’s time or servings of %j say nothing',
    async (value) => {
      const told = { prep_time: 5, total_time: 20, servings: 3 }
      const recipeId = await saved(told)
      const unsaid = { prep_time: value, total_time: value, servings: value }
      expect(await save(recipeId, unsaid)).toMatchObject({ statusCode: 200 })
      expect(await read(recipeId)).toMatchObject(told)
      const none = { prep_time: 0, total_time: 0, servings: 0 }
      expect(await read(await saved(unsaid))).toMatchObject(none)
    },
  )

  test.each([
    ['about 20', 20],
    ['1 Std. 20 Min.', 80],
    ['2 heures', 120],
    ['1 hora', 60],
    ['30 मिनट', 30],
    ['٣٠ دقيقة', 30],
    ['٣٠', 30],
    ['३०', 30],
    ['۳۰', 30],
  ])('an old client’s prep_time of “%s” is read as %i minutes', async (words, read_) => {
    expect(await read(await saved({ prep_time: words }))).toMatchObject({ prep_time: read_ })
  })
})

test.each<[unknown, number]>([
  ['٤', 4],
  ['४ लोग', 4],
  ['2.0', 2],
  [4.0, 4],
  ['4-6', 4],
  ['serves 4, or 6 children', 4],
  ['٠', 0],
])('an old client’s servings of %j are read back as %i', async (told, read_) => {
  expect(await read(await saved({ servings: told }))).toMatchObject({ servings: read_ })
})

test.each<[string, object, number]>([
  ['a preparation of two weeks before an hour of cooking', { prep_time: 20_160, cook_time: 60 }, 20_220],
  ['two weeks of both', { prep_time: 20_160, cook_time: '336 hours' }, 40_320],
])('an old client’s recipe with %s is kept, with both times as its total', async (_which, times, total) => {
  const recipeId = await saved({ ...times, total_time: undefined })
  expect(await read(recipeId)).toMatchObject({ ...times, total_time: 0 })
  expect(await home.cook.caller.recipes.get({ recipeId })).toMatchObject({ totalTimeMinutes: total })
})

describe('foods of a user', () => {
  const user = (userId: string) => ({ entity: 'userdetails', pk_column: 'userid', pk_value: userId })
  const saveEats = async (userinfo: object) => {
    const cook = await home.site.addMember()
    const columns = { userinfo }
    return await send({ ...user(cook.userId), action: 'upsert', columns }, cook)
  }

  test.each(['none', 'N/A', '-', 'No known allergies', 'keine', 'aucune', 'ninguna', 'कोई नहीं', 'لا يوجد'])(
    'an old client’s foodAllergies, diets, likes and dislikes of “%s” are none',
    async (text) => {
      const eats = { foodAllergies: text, dietaryPreferences: text, likes: text, dislikes: text }
      const { data } = await saveEats(eats)
      expect(data.userinfo).toMatchObject({
        foodAllergies: '',
        dietaryPreferences: '',
        likes: '',
        dislikes: '',
      })
      expect(data).not.toHaveProperty('allergiesNotUnderstood')
    },
  )

  test.each([
    ['["peanuts","milk"]', 'peanuts, milk'],
    ["['peanuts', 'milk']", 'peanuts, milk'],
    ['[peanuts, milk]', 'peanuts, milk'],
    ['[]', ''],
    ['null', ''],
    ['"peanuts"', 'peanuts'],
    ['peanuts, none', 'peanuts'],
    [['milk', 'N/A'], 'milk'],
  ])('an old client’s foodAllergies of %j are kept as “%s”', async (told, kept) => {
    const { data } = await saveEats({ foodAllergies: told })
    expect(data.userinfo.foodAllergies).toBe(kept)
    expect(data).not.toHaveProperty('allergiesNotUnderstood')
  })

  test.each(['{"peanuts":true}', '["peanuts",{"name":"milk"}]', { peanuts: true }, 5, true])(
    'an old client’s foodAllergies of %j are refused',
    async (told) => {
      expect(await saveEats({ foodAllergies: told })).toEqual({
        statusCode: 400,
        data: null,
        message: 'The value of “foodAllergies” is not one that can be read.',
      })
    },
  )
})

test('an old client’s item name and quantity with line breaks are kept in one line', async () => {
  const cook = await home.site.addMember()
  const list = await groceriesOf(cook)
  await list.add('Rice')
  const keys = { entity: 'GroceryItemsTable', pk_column: 'user_id', pk_value: cook.userId }
  const columns = { item_name: 'Oat\r\nmilk', quantity: '2\ncartons' }
  const item = { sk_column: 'category_item_id', sk_value: 'one' }
  expect((await send({ ...keys, ...item, action: 'upsert', columns }, cook)).data).toMatchObject({
    item_name: 'Oat milk',
    quantity: '2 cartons',
  })
})
