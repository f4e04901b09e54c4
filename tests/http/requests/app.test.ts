import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { generationsTable } from '#server/features/generation/table.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
async function openApp(options?: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(options)
  opened.push(site)
  return { site, app: await site.openApp() }
}
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

const streaming = { 'trpc-accept': 'application/jsonl' }
const generate = {
  method: 'POST',
  url: '/rpc/generation.generate?batch=1',
  payload: { 0: dinnerOrder },
  headers: streaming,
} as const

describe('headers', () => {
  test('every answer has security headers and a request id that the log contains', async () => {
    const { app, site } = await openApp()
    const answer = await app.inject('/')
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        msg: 'request completed',
        requestId: answer.headers['x-request-id'],
        route: '/',
        status: 200,
      }),
    )
  })

  test('an https PUBLIC_URL makes answers carry Strict-Transport-Security', async () => {
    const { app } = await openApp({ config: { publicUrl: 'https://larder.example' } })
    const { headers } = await app.inject('/healthz')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test('the visitor’s address is not logged, even when the request limit fails', async () => {
    const { app, site } = await openApp()
    await site.deps.db.execute('drop table rate_limits')
    expect((await app.inject({ ...generate, remoteAddress: '198.51.100.77' })).statusCode).toBe(500)
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed' }))
    expect(JSON.stringify(site.logged)).not.toContain('198.51.100.77')
  })

  test('query parameters of an address are not logged', async () => {
    const { app, site } = await openApp()
    await app.inject('/generate?at=summary&description=Xylophone')
    expect(JSON.stringify(site.logged)).not.toContain('Xylophone')
  })
})

describe('writes', () => {
  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site that hides', { origin: 'null' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['an extension of the browser', { origin: 'chrome-extension://larder.example' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('a write from %s is refused without effect', async (_who, headers) => {
    const { app, site } = await openApp()
    const answer = await app.inject({
      ...generate,
      headers: { ...streaming, host: 'larder.example', ...headers },
    })
    expect(answer.statusCode).toBe(403)
    expect(await site.deps.db.$count(generationsTable)).toBe(0)
  })

  test('a write from a page of this host loaded without https is refused', async () => {
    const { app } = await openApp({ config: { publicUrl: 'https://larder.example' } })
    const at = (origin: string) => ({ ...streaming, host: 'larder.example', origin })
    expect((await app.inject({ ...generate, headers: at('http://larder.example') })).statusCode).toBe(403)
    expect((await app.inject({ ...generate, headers: at('https://larder.example') })).statusCode).toBe(200)
  })

  test('a write from a page of this host loaded without https is refused behind an https proxy', async () => {
    const { app } = await openApp({ config: { trustProxy: '127.0.0.1' } })
    const at = (origin: string) => ({
      ...streaming,
      host: 'larder.example',
      origin,
      'x-forwarded-proto': 'https',
    })
    expect((await app.inject({ ...generate, headers: at('http://larder.example') })).statusCode).toBe(403)
    expect((await app.inject({ ...generate, headers: at('https://larder.example') })).statusCode).toBe(200)
  })

  test.each([
    ['the address that reached us, where people type another', { host: 'inner.example' }, {}],
    ['the host that a proxy forwards', { 'x-forwarded-host': 'evil.example' }, { trustProxy: '127.0.0.1' }],
    [
      'the host that a proxy forwards, where people type another',
      { 'x-forwarded-host': 'evil.example' },
      { trustProxy: '127.0.0.1', publicUrl: null },
    ],
  ] as const)('a write from a page of %s is refused', async (_which, names, config) => {
    const { app } = await openApp({ config: { publicUrl: 'https://larder.example', ...config } })
    const [name] = Object.values(names)
    const headers = { ...streaming, host: 'larder.example', ...names, origin: `https://${name}` }
    expect((await app.inject({ ...generate, headers })).statusCode).toBe(403)
  })

  test('a write from a page of this site is accepted', async () => {
    const { app } = await openApp()
    const headers = {
      ...streaming,
      host: 'larder.example',
      origin: 'https://larder.example',
      'sec-fetch-site': 'same-origin',
    }
    expect((await app.inject({ ...generate, headers })).statusCode).toBe(200)
  })

  test('writes are limited per visitor, and the refusal says to wait', async () => {
    const { app } = await openApp({ config: { generationsPerMinute: 2 } })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await app.inject(generate)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await app.inject(generate)
    expect(refused.json()).toMatchObject({
      error: {
        message: 'That was a lot at once. Please wait a minute and try again.',
        data: { code: 'TOO_MANY_REQUESTS' },
      },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject({ ...generate, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
  })

  test('writes are counted together by all processes on one database', async () => {
    const { app, site } = await openApp({ config: { generationsPerMinute: 3 } })
    const other = await site.openApp()
    const answers = await Promise.all([app, other, app, other, app].map((each) => each.inject(generate)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3)
  })

  test.each<[Config['trustProxy'], number]>([
    [false, 429],
    [1, 200],
    ['127.0.0.1', 200],
  ])(
    'with TRUST_PROXY %s, the write of a second forwarded address is answered with %i',
    async (trustProxy, status) => {
      const { app } = await openApp({ config: { generationsPerMinute: 1, trustProxy } })
      const from = (visitor: string) =>
        app.inject({ ...generate, headers: { ...streaming, 'x-forwarded-for': visitor } })
      expect((await from('198.51.100.1')).statusCode).toBe(200)
      expect((await from('198.51.100.2')).statusCode).toBe(status)
    },
  )

  test.each([
    '/rpc/generation.generate,generation.generate?batch=1',
    '/rpc/generation.generate%2Cgeneration.generate?batch=1',
    '/rpc/generation%2Egenerate%252Cgeneration%2Egenerate?batch=1',
    '/rpc/generation%2Egenerate?batch=1',
  ])('the write limit cannot be bypassed with %s', async (url) => {
    const { app, site } = await openApp()
    const answer = await app.inject({ ...generate, url, payload: { 0: dinnerOrder, 1: dinnerOrder } })
    expect(answer.statusCode).toBe(400)
    expect(await site.deps.db.$count(generationsTable)).toBe(0)
  })

  test('writes are accepted from PUBLIC_URL, whatever Host a proxy sends', async () => {
    const { app } = await openApp({ config: { publicUrl: 'https://larder.example' } })
    const headers = { ...streaming, host: 'inner:3000', origin: 'https://larder.example' }
    expect((await app.inject({ ...generate, headers })).statusCode).toBe(200)
  })

  const badRequest = 'There was a problem with your request. Please check the details and try again.'
  const tooLarge = 'That is more than fits into one request. Please send less.'
  test.each([
    ['no JSON', 'soup', 400, badRequest],
    ['another shape', JSON.stringify({ soup: true }), 400, badRequest],
    ['a body of a megabyte', JSON.stringify('x'.repeat(1_000_000)), 413, tooLarge],
  ])(
    'a write with %s is refused with a sentence, not as an internal error',
    async (_what, payload, status, sentence) => {
      const { app, site } = await openApp()
      const headers = { ...streaming, 'content-type': 'application/json' }
      const answer = await app.inject({ ...generate, url: '/rpc/generation.generate', headers, payload })
      expect(answer.statusCode).toBe(status)
      expect(answer.json().error.message).toBe(sentence)
      expect(await site.deps.db.$count(generationsTable)).toBe(0)
    },
  )
})

test('a TRACE of a procedure is refused with a sentence', async () => {
  const { app } = await openApp()
  const answer = await app.inject({ method: 'TRACE' as never, url: '/rpc/recipes.list' })
  expect(answer.statusCode).toBe(405)
})

describe('health', () => {
  test('/readyz answers 200 only when every migration is applied', async () => {
    const { app, site } = await openApp()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await site.deps.db.execute('delete from drizzle.__drizzle_migrations')
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('/metrics requires METRICS_TOKEN, and does not exist without one', async () => {
    const metricsToken = 'a-token-of-sixteen-or-more'
    const { app } = await openApp({ config: { metricsToken } })
    await app.inject('/healthz')
    expect((await app.inject('/metrics')).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${metricsToken}` }
    const answer = await app.inject({ url: '/metrics', headers })
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    )
    const { app: without } = await openApp()
    expect((await without.inject({ url: '/metrics', headers })).statusCode).toBe(302)
  })
})
