import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Methods that no route of Larder has. */
const unknown = ['PROPFIND', 'MKCOL', 'REPORT', 'TRACE', 'QUERY'] as const

const answerTo = (method: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: method as 'GET', url, headers })

test.each([
  ['/', ['GET', 'HEAD']],
  ['/recipes', ['GET', 'HEAD']],
  ['/recipes?page=2', ['GET', 'HEAD']],
  ['/recipe/demo-1', ['GET', 'HEAD']],
  ['/recipe/demo-1/cook', ['GET', 'HEAD']],
  ['/grocery', ['GET', 'HEAD']],
  ['/contact', ['GET', 'HEAD', 'POST']],
  ['/submit-recipe', ['GET', 'HEAD', 'POST']],
  ['/language', ['POST']],
  ['/account/download', ['POST']],
  ['/account/archive', ['POST']],
  ['/account/recipes/paprika', ['POST']],
  ['/recipe/demo-1/photo', ['POST']],
  ['/photos/nothing', ['GET', 'HEAD']],
  ['/healthz', ['GET', 'HEAD']],
  ['/readyz', ['GET', 'HEAD']],
  ['/robots.txt', ['GET', 'HEAD']],
  ['/sitemap.xml', ['GET', 'HEAD']],
  ['/sitemap/demo-1.xml', ['GET', 'HEAD']],
  ['/manifest.webmanifest', ['GET', 'HEAD']],
  ['/v1/tablefields', ['POST']],
  ['/api/content/demo-1', ['GET', 'HEAD', 'PUT']],
  ['/chefs', ['GET', 'HEAD']],
  ['/rpc/recipes.list', ['GET', 'HEAD', 'POST']],
] as const)(
  'the path %s answers unsupported methods with 405 and the allowed methods',
  async (url, allowed) => {
    const wrong = all.filter((method) => !(allowed as readonly string[]).includes(method))
    // An address without a page of its own redirects every GET to the home page.
    for (const method of wrong.filter((each) => each !== 'GET' || url === '/v1/tablefields')) {
      const answer = await app.inject({ method, url })
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allowed.join(', ')])
      expect(JSON.parse(answer.json().body ?? answer.body).message).toContain(allowed.join(', '))
    }
  },
)

test.each([
  ['/', 'GET, HEAD'],
  ['/recipes', 'GET, HEAD'],
  ['/recipe/demo-1', 'GET, HEAD'],
  ['/contact', 'GET, HEAD, POST'],
  ['/language', 'POST'],
  ['/photos/nothing', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/v1/tablefields', 'POST'],
  ['/api/content/demo-1', 'GET, HEAD, PUT'],
  ['/chefs', 'GET, HEAD'],
  ['/rpc/recipes.list', 'GET, HEAD, POST'],
] as const)('the path %s answers an unknown method with 405 and %s', async (url, allow) => {
  for (const method of unknown) {
    const { statusCode, headers } = await answerTo(method, url)
    expect([method, statusCode, headers.allow]).toEqual([method, 405, allow])
  }
})

test.each([
  ['/recipes', 'application/json'],
  ['/recipes', '*/*'],
  ['/recipes', 'text/html'],
  ['/faq', 'text/html'],
  ['/chefs', 'application/json'],
])('HEAD %s for %s has the headers of GET and no body', async (url, accept) => {
  const [head, get] = [await answerTo('HEAD', url, { accept }), await answerTo('GET', url, { accept })]
  const named = ['content-type', 'cache-control', 'vary', 'content-length', 'etag']
  const partOf = ({ statusCode, headers }: typeof get) => [statusCode, ...named.map((name) => headers[name])]
  expect(partOf(head)).toEqual(partOf(get))
  expect([head.body, get.body === '']).toEqual(['', false])
})

test.each([
  ['/recipes/', '/recipes'],
  ['/recipes/?page=2', '/recipes?page=2'],
  ['/recipe/demo-1//', '/recipe/demo-1'],
  ['/chefs/', '/chefs'],
])('the path %s is redirected to %s for every Accept header', async (url, plain) => {
  for (const method of ['GET', 'HEAD'] as const)
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const { statusCode, headers } = await answerTo(method, url, { accept })
      expect([statusCode, headers.location]).toEqual([301, plain])
    }
})

test.each(['//evil.example/', '/\\evil.example/', '///'])(
  'the path %s is never redirected to another site',
  async (url) => {
    const { headers } = await answerTo('GET', url)
    expect([undefined, '/']).toContain(headers.location)
  },
)

test.each([
  ['POST', '/rpc/recipes.list', 'GET, HEAD'],
  ['GET', '/rpc/auth.signOut', 'POST'],
] as const)('a procedure called by %s at %s answers with the allowed method', async (method, url, allow) => {
  const answer = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
})

test.each(['/nowhere', '/recipe', '/api/content', '/v1'])(
  'a write to %s is answered with 404',
  async (url) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url })
      expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined])
    }
  },
)

test('writing or deleting at /recipes is refused in the directory’s response format', async () => {
  const headers = { accept: 'application/json', 'accept-language': 'de' }
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/recipes', headers })
    expect(answer.json()).toEqual({
      isSuccess: false,
      data: [],
      message: 'Please call this address by GET, HEAD.',
    })
  }
})

const unreadable = 'This address cannot be read: a “%” in it is not followed by a valid code.'

test.each([
  ['/api/content/%00%ff', 400, unreadable],
  ['/api/content/%E0%A4', 400, unreadable],
  ['/api/content/%00', 404, 'Recipe not found'],
])('an id with unusual characters, as in %s, is refused with %i', async (url, status, message) => {
  for (const method of ['GET', 'PUT'] as const) {
    const { token } = await site.addMember()
    const headers = { cookie: `larder=${token}` }
    const answer = await app.inject({ method, url, headers, ...(method === 'PUT' && { payload: {} }) })
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(answer.json().body)).toEqual({ data: null, message })
  }
})

test.each([
  ...[
    '/rpc/%ff',
    '/v1/%ff',
    '/photos/%ff',
    '/files/%ff',
    '/recipe/%E0%A4%A',
    '/recipes/%ff',
    '/%',
    '/sitemap/%E0',
  ],
  ...['/%ff/a%20b?c=d', '/%ff'.repeat(1_000), `/${'x'.repeat(6_000)}%`, '/account/download%f'],
])('a path with a malformed percent-encoding is refused: %s', async (url) => {
  for (const method of ['GET', 'POST', 'HEAD'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect([method, statusCode, headers.location]).toEqual([method, 400, undefined])
    if (method !== 'HEAD') expect(body).toContain(unreadable)
  }
  const page = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'de' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  // Photos are answered in English.
  expect(page.body).toContain(url.startsWith('/photos') ? unreadable : 'Diese Adresse ist nicht lesbar')
})

test('an address whose query alone has a malformed percent-encoding is answered', async () => {
  expect((await app.inject('/faq?a=%E0%A4%A')).statusCode).toBe(200)
})
