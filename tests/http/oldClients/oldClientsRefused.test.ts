import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { everythingKept } from '../../support/database/everythingKept.ts'
import { expectOldCallRefused } from '../../support/oldClients/expectOldCallRefused.ts'
import { type OldHome, oldCalls, prepareOldHome } from '../../support/oldClients/oldClientCalls.ts'
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

const expectRefused = (payload: object) => expectOldCallRefused({ site, app, home }, payload)

describe('a call', () => {
  test.each([
    ['an unknown entity', { entity: 'users', action: 'scan' }, 'There is no table called “users”.'],
    [
      'an entity that every object has',
      { entity: 'constructor', action: 'scan' },
      'There is no table called “constructor”.',
    ],
    ['an unknown action', { entity: 'RecipeTable', action: 'drop' }, 'RecipeTable knows no action “drop”.'],
    [
      'an action that every object has',
      { entity: 'RecipeTable', action: 'toString' },
      'RecipeTable knows no action “toString”.',
    ],
    [
      'a table of the older product that Larder lacks',
      { entity: 'OrdersTable', action: 'query' },
      'There is no table called “OrdersTable”.',
    ],
    [
      'too high a limit',
      { entity: 'RecipeTable', action: 'scan', limit: 1001 },
      expect.stringContaining('limit'),
    ],
    [
      'an unknown column to read',
      { entity: 'RecipeTable', action: 'scan', projection_expression: 'recipe_id, password_hash' },
      'There is no column “password_hash”.',
    ],
    [
      'a column that every object has',
      { entity: 'RecipeTable', action: 'scan', projection_expression: 'constructor' },
      'There is no column “constructor”.',
    ],
    ['no key', { entity: 'RecipeTable', action: 'read' }, 'Please name its keys: recipe_id.'],
    [
      'half a key',
      { entity: 'RecipeTable', action: 'read', pk_column: 'recipe_id' },
      'Please name its keys: recipe_id.',
    ],
    [
      'another key',
      { entity: 'RecipeTable', action: 'read', pk_column: 'user_id', pk_value: '1' },
      'Please name its keys: recipe_id.',
    ],
    [
      'a recipe that is not there',
      { entity: 'RecipeTable', action: 'read', pk_column: 'recipe_id', pk_value: '7' },
      'Recipe not found',
    ],
    [
      'an id that no recipe can have',
      { entity: 'RecipeTable', action: 'read', pk_column: 'recipe_id', pk_value: '../../etc' },
      'Recipe not found',
    ],
    [
      'an unknown field',
      { entity: 'RecipeTable', action: 'scan', filter_expression: '1=1' },
      expect.stringContaining('filter_expression'),
    ],
  ])('an old client’s call that names %s is refused', async (_what, call, message) => {
    expect((await expectRefused(call)).message).toEqual(message)
  })

  test.each(['RecipeTable', 'userdetails', 'UserRatings', 'UserTriedRecipes', 'FeedbackTable'])(
    'an old client’s call that writes an unknown column to %s is refused',
    async (entity) => {
      const call = oldCalls
        .map(({ body }) => body(home))
        .find((each) => each.entity === entity && each.columns)!
      const columns = { ...(call.columns as object), password_hash: 'x' }
      expect((await expectRefused({ ...call, columns })).statusCode).toBe(400)
    },
  )

  test('an old client’s call with an unknown cuisine is refused with the list of cuisines', async () => {
    const call = oldCalls
      .map(({ body }) => body(home))
      .find((each) => each.entity === 'RecipeTable' && each.columns)!
    const columns = { ...(call.columns as object), cuisine: 'Martian' }
    const { message } = await expectRefused({ ...call, columns })
    for (const cuisine of cuisines) expect(message).toContain(cuisine)
  })

  test.each([
    ['UserRatings', { rating: 0 }],
    ['UserRatings', { rating: 6 }],
    ['UserRatings', { rating: '4; drop table ratings' }],
    ['UserRatings', {}],
    ['UserTriedRecipes', { tried: 'maybe' }],
    ['userdetails', { userinfo: 'no JSON' }],
    ['userdetails', { userinfo: { gender: 'unknown' } }],
    ['userdetails', { userinfo: { dietaryPreferences: 'air' } }],
    ['userdetails', { userinfo: { likes: Array.from({ length: 51 }, (_, at) => `food ${at}`) } }],
    ['userdetails', { userinfo: { isVulnerable: true } }],
    ['FeedbackTable', { feedback_type: 'praise', feedback_description: 'Good.' }],
    ['FeedbackTable', { feedback_type: 'bug', feedback_description: ' ' }],
    ['FeedbackTable', { feedback_type: 'bug', feedback_description: 'x'.repeat(5_001) }],
  ])('an old client’s call that writes an invalid value to %s is refused: %j', async (entity, columns) => {
    const call = oldCalls
      .map(({ body }) => body(home))
      .find((each) => each.entity === entity && each.columns)!
    expect((await expectRefused({ ...call, columns })).statusCode).toBe(400)
  })

  test.each(['demo-9999', 'f'.repeat(32), '-own', '_own', 'own id', 'own/id', 'é', '1'.repeat(65)])(
    'an old client’s call that saves a new recipe under %s is refused',
    async (id) => {
      const call = oldCalls.find(({ title }) => title.includes('generator'))!.body(home)
      expect((await expectRefused({ ...call, pk_value: id })).statusCode).toBe(400)
    },
  )

  test('an old client’s call that creates a blog entry without content is refused', async () => {
    for (const content of [undefined, null, '', ' '])
      expect((await expectRefused({ title: 'T', content })).message).toContain('needs its content')
  })
})

describe('SQL, NUL and lone surrogates', () => {
  const hostileTexts = [
    "'; drop table recipes; --",
    `" or 1=1 --`,
    '$1',
    '\\',
    '\0',
    '\ud800',
    '%_',
    ')) union select 1',
  ]
  const fieldsOf = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]))
      : [path]

  test.each(oldCalls)(
    'SQL, NUL and lone surrogates in every field of $title are refused or stored as text',
    async ({ body }) => {
      const call = body(home)
      const users = async () => (await everythingKept(site)).users
      const before = await users()
      for (const path of fieldsOf(call))
        for (const text of hostileTexts) {
          const payload = structuredClone(call)
          const last = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, payload)
          last[path.at(-1)!] = text
          const answer = await app.inject({
            method: 'POST',
            url: '/v1/tablefields',
            payload,
            headers: { cookie: `larder=${home.owner.token}` },
          })
          expect([path.join('.'), text, answer.statusCode]).toEqual([
            path.join('.'),
            text,
            expect.toBeOneOf([200, 400, 403, 404]),
          ])
          expect(answer.json().statusCode).toBe(answer.statusCode)
        }
      expect(await users()).toEqual(before)
    },
    60_000,
  )
})
