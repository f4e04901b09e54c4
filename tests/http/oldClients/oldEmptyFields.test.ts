import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type OldHome,
  oldCalls,
  oldColumns,
  prepareOldHome,
} from '../../support/oldClients/oldClientCalls.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let home: OldHome
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000, feedbacksPerVisitor: 10_000 } })
  app = await site.openApp()
  home = await prepareOldHome(site)
})
afterAll(() => site.close())

async function send(payload: object) {
  const headers = { cookie: `larder=${home.owner.token}` }
  const answer = await app.inject({ method: 'POST', url: '/v1/tablefields', payload, headers })
  const { statusCode, body } = answer.json()
  return { statusCode, ...JSON.parse(body) }
}
const fields = ['pk_column', 'pk_value', 'sk_column', 'sk_value', 'columns', 'limit', 'projection_expression']
const withAllFields = (nothing: unknown, call: Record<string, unknown>) => ({
  ...Object.fromEntries(fields.map((field) => [field, nothing])),
  ...call,
})

describe.each(oldCalls.filter(({ body }) => body({ owner: { userId: '' } } as OldHome).entity))(
  '$title',
  ({ body, statuses: [, , owner], data }) => {
    beforeAll(async () => {
      home = await prepareOldHome(site)
    })

    test.each([[null], [''], [[]]])(
      'an old client’s call accepts %j for every optional field',
      async (nothing) => {
        const answer = await send(withAllFields(nothing, body(home)))
        expect(answer).toMatchObject({ statusCode: owner, message: 'OK', data: data(home) as object })
      },
    )
  },
)

describe('a refusal', () => {
  const upsert = (columns: object) => ({
    entity: 'RecipeTable',
    action: 'upsert',
    pk_column: 'recipe_id',
    pk_value: '1650000000000017',
    columns: { ...oldColumns, ...columns },
  })
  const userDetails = (columns: object) => ({
    entity: 'userdetails',
    action: 'upsert',
    pk_column: 'userid',
    pk_value: home.owner.userId,
    columns,
  })

  test.each<[string, () => object]>([
    ['a meal that is none', () => upsert({ meal_type: 'Elevenses' })],
    ['no name', () => upsert({ recipe_name: '' })],
    ['a name of another kind', () => upsert({ recipe_name: 7 })],
    ['a time that is too long', () => upsert({ prep_time: 10_000_000 })],
    ['no user details', () => userDetails({})],
    ['user details of another kind', () => userDetails({ userinfo: 7 })],
    ['a column that is not there', () => userDetails({ userinfo: {}, shoe_size: 7 })],
    ['no entity', () => ({ action: 'scan' })],
    ['too high a limit', () => ({ entity: 'RecipeTable', action: 'scan', limit: 5_000 })],
    ['an array', () => [1]],
  ])('the refusal of %s is a sentence without internal names', async (_what, call) => {
    const { statusCode, message } = await send(call())
    expect(statusCode).toBe(400)
    expect(message).toMatch(/^[A-Z][^:]+\.$/)
    expect(message).not.toMatch(
      /mealType|prepTime|draftId|expected|received|Invalid|Unrecognized|Too (big|small)/,
    )
  })
})

test.each([
  { userinfo: null },
  { userinfo: '' },
  { userinfo: [] },
  { LastLoginTimestamp: null },
  { userinfo: null, LastLoginTimestamp: null },
  { userdetails: null },
])('an old client’s user details with %j say nothing: they are answered unchanged', async (columns) => {
  const keys = { entity: 'userdetails', pk_column: 'userid', pk_value: home.owner.userId }
  const said = { userinfo: { gender: 'female', foodAllergies: 'peanuts' }, LastLoginTimestamp: '1700000000' }
  const before = await send({ ...keys, action: 'upsert', columns: said })
  expect(before).toMatchObject({ statusCode: 200, data: { userinfo: { gender: 'female' } } })
  expect(await send({ ...keys, action: 'upsert', columns })).toEqual(before)
  expect((await send({ ...keys, action: 'read' })).data).toEqual(before.data)
})

describe('a method that an address does not take', () => {
  test.each([
    ['/v1/tablefields', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    ['/api/content/7', ['POST', 'PATCH', 'DELETE'], 'GET, HEAD, PUT'],
    ['/chefs', ['POST', 'PUT', 'DELETE'], 'GET, HEAD'],
  ] as const)(
    'an unsupported method at %s is answered with 405 and the allowed methods',
    async (url, methods, allow) => {
      for (const method of methods) {
        const answer = await app.inject({ method, url })
        expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allow])
        expect(answer.headers['content-type']).toContain('application/json')
      }
    },
  )
})

test.each([
  ['a call that is none', { method: 'POST', url: '/v1/tablefields', payload: {} }],
  ['a page in its place', { method: 'GET', url: '/v1/tablefields' }],
  ['JSON that is none', { method: 'POST', url: '/v1/tablefields', payload: '{' }],
  ['a recipe that is not there', { method: 'GET', url: '/api/content/nothing' }],
  ['a visitor who edits', { method: 'PUT', url: '/api/content/nothing', payload: {} }],
  ['a recipe without a name', { method: 'PUT', url: '/api/content/own', payload: { recipe_name: '' } }],
  ['a deletion', { method: 'DELETE', url: '/api/content/nothing' }],
  ['a written directory', { method: 'POST', url: '/chefs', payload: {} }],
] as const)(
  'the old clients’ path %s refuses in English, whatever Accept-Language says',
  async (what, call) => {
    const url = call.url.replace('own', home.recipeId)
    const session = what.startsWith('a recipe') ? `larder=${home.owner.token}; ` : ''
    const headers = {
      'accept-language': 'de',
      'content-type': 'application/json',
      cookie: `${session}larder-language=de`,
    }
    const answer = await app.inject({ ...call, url, headers })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const { message } = JSON.parse(answer.json().body ?? answer.body)
    expect(message).toMatch(/^(Please|There|User|Recipe|The|That) /)
  },
)

test.each([
  ['UserRatings', { rating: 3 }],
  ['UserTriedRecipes', { tried: 'Y' }],
])('for a missing recipe, %s answers 404', async (entity, columns) => {
  for (const pk_value of ['nothing-there', 'no recipe at all']) {
    const keys = {
      entity,
      pk_column: 'recipe_id',
      pk_value,
      sk_column: 'user_id',
      sk_value: home.owner.userId,
    }
    for (const call of [{ action: 'read' }, { action: 'upsert', columns }])
      expect(await send({ ...keys, ...call })).toMatchObject({
        statusCode: 404,
        data: null,
        message: 'Recipe not found',
      })
  }
})

test('an old client’s rating may be a decimal, and its quantity a number', async () => {
  const rating = oldCalls.find(({ title }) => title === 'Rating save')!.body(home)
  expect(await send({ ...rating, columns: { rating: '3.0' } })).toMatchObject({ data: { rating: 3 } })
  expect(await send({ ...rating, columns: { rating: '3.5' } })).toMatchObject({ statusCode: 400 })
  const item = oldCalls.find(({ title }) => title === 'Grocery upsert')!.body(home)
  const columns = { item_name: 'Eggs', quantity: 6, category: 'Dairy' }
  expect(await send({ ...item, columns })).toMatchObject({ data: { item_name: 'Eggs', quantity: '6' } })
})
