import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const expectRefused = (payload: string | object, options?: InjectOptions) =>
  expectOldCallRefused({ site, app, home }, payload, options)

const doors: [string, InjectOptions][] = [
  ['/v1/tablefields', {}],
  ['/api/content', { method: 'PUT', url: '/api/content/1650000000000001' }],
]

describe.each(doors)('%s answers with a sentence and writes nothing', (_door, options) => {
  test.each<[string, string, number]>([
    ['malformed JSON', '{"entity":"RecipeTable",', 400],
    ['an empty body', '', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['__proto__ as a key', '{"entity":"RecipeTable","__proto__":{"isAdmin":true}}', 400],
    [
      '__proto__ as a nested key',
      '{"entity":"RecipeTable","action":"scan","columns":{"__proto__":{"isAdmin":true}}}',
      400,
    ],
    ['constructor as a key', '{"entity":"RecipeTable","constructor":{"prototype":{"isAdmin":true}}}', 400],
    [
      '2 MB',
      JSON.stringify({ entity: 'RecipeTable', columns: { description: 'x'.repeat(2 * 1024 * 1024) } }),
      413,
    ],
  ])('an old client’s call is refused: %s', async (_what, payload, status) => {
    const { statusCode, message } = await expectRefused(payload, options)
    expect(statusCode).toBe(status)
    expect(message).toMatch(/^[A-Z“a-z].+/)
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each([
    'application/xml',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
  ])('an old client’s JSON with the content type %s is refused', async (type) => {
    const call = oldCalls.find(({ title }) => title === 'Rating save')!.body(home)
    const payload = options.method === 'PUT' ? { recipe_name: 'Soup' } : call
    const headers = { 'content-type': type }
    expect(await expectRefused(JSON.stringify(payload), { ...options, headers })).toEqual({
      statusCode: 415,
      message: 'Please send JSON, with JSON as its content type.',
    })
  })

  test('an old client’s path with a trailing slash is not found', async () => {
    const { url = '/v1/tablefields' } = options
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect(await expectRefused('{}', { ...options, method, url: `${String(url)}/` })).toEqual({
        statusCode: 404,
        message: 'There is nothing at this address.',
      })
  })

  test.each([
    [
      { 'content-encoding': 'gzip' },
      { statusCode: 415, message: 'Please send JSON that is not compressed.' },
    ],
    [
      { 'transfer-encoding': 'chunked' },
      { statusCode: 411, message: 'Please say with “Content-Length” how much you send.' },
    ],
  ])('an old client’s body with the headers %j is refused', async (headers, refusal) => {
    expect(await expectRefused('{}', { ...options, headers })).toEqual(refusal)
  })

  test('an old client’s call with the Origin header of another site is refused', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await expectRefused({}, { ...options, headers })).statusCode).toBe(403)
  })
})

test.each([
  ['GET', '/api/content/%E0%A4%A'],
  ['PUT', '/api/content/%E0%A4%A'],
  ['GET', '/api/content/%'],
] as const)(
  'an old client’s request %s %s, whose path cannot be decoded, is refused',
  async (method, url) => {
    const payload = method === 'PUT' ? { recipe_name: 'Soup' } : undefined
    const headers = { cookie: `larder=${home.owner.token}` }
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.json()).toMatchObject({ statusCode: 400 })
    expect(answer.statusCode).toBe(400)
  },
)
