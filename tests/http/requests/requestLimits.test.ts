import { afterAll, beforeAll, expect, test } from 'vitest'
import { routerOptionsForBadPaths } from '#server/http/connections/badPaths.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

/** A sixth of what a network may send in a minute. */
const atOnce = 100
let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
beforeAll(async () => {
  site = await openTestSite({ config: { requestsPerMinute: 6 * atOnce } })
  app = await site.openApp()
})
afterAll(() => site.close())

const get = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ method: url === nowhere ? 'POST' : 'GET', url, remoteAddress, headers })
/** Answered with 404, and limited by nothing else. */
const nowhere = '/nowhere'

/** Asks so often at once; tells how many were answered, and a refusal. */
async function ask(url: string, addresses: string[], headers: Record<string, string> = {}) {
  const answers = await Promise.all(addresses.map((address) => get(url, address, headers)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  return { answered: answers.length - refused.length, refusal: refused[0] }
}

test('requests over a network’s limit per minute are refused on every path, and those of others are not', async () => {
  const often = Array(2 * atOnce).fill('192.0.2.1')
  const { answered } = await ask(nowhere, often)
  expect(answered).toBeGreaterThanOrEqual(atOnce)
  expect(answered).toBeLessThan(1.5 * atOnce)
  for (const url of ['/', '/faq', '/assets/none.js']) {
    const { refusal } = await ask(url, often)
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refusal?.body).toContain('a lot at once')
  }
  const { refusal } = await ask('/', often, { accept: 'text/html', 'accept-language': 'de' })
  expect(refusal?.body).toContain('<html lang="de"')
  const { refusal: ofCall } = await ask('/rpc/recipes.listLatest', often)
  expect(ofCall?.json().error).toMatchObject({
    message: expect.stringContaining('a lot at once'),
    data: { httpStatus: 429, reason: 'errors_too_many_requests', retryAfterSeconds: expect.any(Number) },
  })
  const asked = await ask('/healthz', often)
  expect(asked.answered).toBeGreaterThanOrEqual(100)
  expect(asked.answered).toBeLessThan(150)
  expect(asked.refusal?.headers.connection).toBe('close')
  expect((await get('/', '192.0.2.2')).statusCode).toBe(200)
})

test('the networks of one IPv6 customer may send four times as many requests together', async () => {
  const networks = Array.from({ length: 8 * atOnce }, (_, n) => `2001:db8:0:${(n % 200).toString(16)}::1`)
  const { answered } = await ask(nowhere, networks)
  expect(answered).toBeGreaterThanOrEqual(4 * atOnce)
  expect(answered).toBeLessThan(6 * atOnce)
})

test.each(['/%', 'http://larder.test/%', '/%E0%A4%A', `/${'x'.repeat(6_000)}`, '*'])(
  'an unparsable path counts towards the request limit: %s',
  async (url) => {
    const address = `198.51.100.${url.length % 200}`
    const { answered, refusal } = await ask(url, Array(2 * atOnce).fill(address))
    expect(answered).toBeLessThan(1.5 * atOnce)
    expect(refusal?.body).toContain('a lot at once')
  },
)

test('an absolute request URL is routed by its path', () => {
  const urls = [
    'http://x%/',
    'http://x%?page=1',
    'HTTPS://larder.test/faq?a=%',
    'http://larder.test',
    '//x%/faq',
  ]
  expect(urls.map((url) => routerOptionsForBadPaths.rewriteUrl({ url }))).toEqual([
    '/',
    '/?page=1',
    '/faq?a=%',
    '/',
    '//unreadable-address/faq',
  ])
})

test('parts of a request’s path that cannot be decoded are replaced by "unreadable-address"', () => {
  const urls = ['/api/content/%00%ff', '/%ff/a%20b?c=%ff', '/%E0%A4', 'nowhere', '/%ff'.repeat(1_000)]
  expect(urls.map((url) => routerOptionsForBadPaths.rewriteUrl({ url }))).toEqual([
    '/api/content/unreadable-address',
    '/unreadable-address/a%20b?c=%ff',
    '/unreadable-address',
    '/unreadable-address',
    '/unreadable-address',
  ])
})

test('a path that is too long for the router is redirected to the home page', async () => {
  const answer = await get(`/${'x'.repeat(6_000)}`, '198.51.100.250', { accept: 'text/html' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
})
