import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OldHome, prepareOldHome } from '../../support/oldClients/oldClientCalls.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let home: OldHome
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
  home = await prepareOldHome(site)
  await send({ ...groceryKey('Milk'), action: 'upsert', columns: { item_name: 'Milk', quantity: '2 l' } })
})
afterAll(() => site.close())

async function send(payload: object) {
  const headers = { cookie: `larder=${home.owner.token}` }
  const answer = await app.inject({ method: 'POST', url: '/v1/tablefields', payload, headers })
  const { statusCode, body } = answer.json()
  return { statusCode, ...JSON.parse(body) }
}

const ofUser = () => ({ pk_column: 'user_id', pk_value: home.owner.userId })
const groceryKey = (id: string) => ({
  entity: 'GroceryItemsTable',
  ...ofUser(),
  sk_column: 'category_item_id',
  sk_value: id,
})
const recipeKey = () => ({ pk_column: 'recipe_id', pk_value: home.recipeId })
const both = () => ({ ...recipeKey(), sk_column: 'user_id', sk_value: home.owner.userId })

test.each<[string, () => object, string, unknown]>([
  [
    'RecipeTable, read',
    () => ({ entity: 'RecipeTable', action: 'read', ...recipeKey() }),
    'recipe_name, type',
    { recipe_name: 'Lentil soup', type: 'recipe' },
  ],
  [
    'userdetails',
    () => ({ entity: 'userdetails', action: 'read', pk_column: 'userid', pk_value: home.owner.userId }),
    'LastLoginTimestamp',
    { LastLoginTimestamp: '' },
  ],
  ['UserRatings', () => ({ entity: 'UserRatings', action: 'read', ...both() }), 'rating', { rating: 4 }],
  [
    'UserTriedRecipes',
    () => ({ entity: 'UserTriedRecipes', action: 'read', ...both() }),
    'tried',
    { tried: 'N' },
  ],
  [
    'GroceryItemsTable',
    () => ({ entity: 'GroceryItemsTable', action: 'query', ...ofUser() }),
    'item_name, quantity',
    [{ item_name: 'Milk', quantity: '2 l' }],
  ],
  [
    'FeedbackTable',
    () => ({
      entity: 'FeedbackTable',
      action: 'upsert',
      pk_column: 'feedback_id',
      pk_value: 1_700_000_000_123,
      columns: { feedback_type: 'bug', feedback_description: 'The lid sticks.' },
    }),
    'feedback_id',
    { feedback_id: '1700000000123' },
  ],
])(
  'the old clients’ table %s is answered with the columns that projection_expression names',
  async (_table, call, names, data) => {
    expect(await send({ ...call(), projection_expression: names })).toMatchObject({ statusCode: 200 })
    expect((await send({ ...call(), projection_expression: names })).data).toEqual(data)
    expect(await send({ ...call(), projection_expression: `${names}, shoe_size` })).toMatchObject({
      statusCode: 400,
      message: 'There is no column “shoe_size”.',
    })
  },
)

test('projection_expression may be a list in calls that read, and is refused in calls that write', async () => {
  const read = { entity: 'UserRatings', action: 'read', ...both() }
  expect((await send({ ...read, columns: ['rating'] })).data).toEqual({ rating: 4 })
  const query = { entity: 'GroceryItemsTable', action: 'query', ...ofUser() }
  expect((await send({ ...query, columns: ['item_name'] })).data).toEqual([{ item_name: 'Milk' }])
  expect(await send({ ...read, columns: ['shoe_size'] })).toMatchObject({ statusCode: 400 })
  for (const call of [
    { entity: 'UserRatings', action: 'upsert', ...both() },
    { entity: 'RecipeTable', action: 'upsert', ...recipeKey() },
  ])
    expect(await send({ ...call, columns: ['recipe_id'] })).toMatchObject({
      statusCode: 400,
      message: 'The value of “columns” is not one that can be read.',
    })
})
