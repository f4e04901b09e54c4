import { afterEach, describe, expect, test, vi } from 'vitest'
import { startForwarder } from '../../support/servers/forwarder.ts'
import { openProviderKitchen, type ProviderKitchen } from '../../support/servers/providerSite.ts'

let at: ProviderKitchen
afterEach(() => at.close())

const secret = 'Zanzibar-0123456789'

async function logOf(send: (inner: string) => Promise<unknown>, config = {}): Promise<string> {
  at = await openProviderKitchen(config)
  await send(new URL(at.origin).host)
  expect(at.site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  return JSON.stringify(at.site.logged)
}

describe('a secret is in no log line when it stands in', () => {
  test.each([
    `/join/${secret}`,
    `/%6Aoin/${secret}`,
    `//join/${secret}`,
    `/join//${secret}`,
    `/JOIN/${secret}`,
    `/join%2F${secret}`,
    `/join/${secret}/`,
    `/./join/${secret}`,
    `/x/../join/${secret}`,
    `/join/${secret}%zz`,
    `/join/${secret}?a=%zz`,
    `/join\\${secret}`,
    `//[::1/join/${secret}`,
    `/dev/outbox?key=${secret}`,
    `/dev/outbox%3Fkey=${secret}`,
    `/dev/outbox/?key=${secret}`,
    `/auth/google/callback?state=${secret}&code=${secret}`,
    `/auth/google/callback/?state=${secret}&code=${secret}`,
    `/auth/apple/callback?state=${secret}`,
    `/rpc/${secret}`,
    `/rpc/${secret},${secret}?batch=1`,
    `/rpc/households.invitation?input={"token":"${secret}"}`,
    `/rpc/recipes.list?input={"${secret}":1}`,
    `/rpc/recipes.list?input=${secret}`,
    `/photos/${secret}`,
    `/evening-reminders/${secret}`,
    `/calendar/${secret}.ics`,
    `/calendar/${secret}`,
    `/calendar/${secret}.ics/`,
    `/sitemap/${secret}.xml`,
    `/confirm-email?email=${secret}`,
    `/metrics/${secret}`,
  ])('the log does not contain the address of GET %s', async (path) => {
    const log = await logOf(async (inner) => {
      await using forwarder = await startForwarder(inner)
      await forwarder.get(path, { host: inner })
      await forwarder.get(path, { host: inner, lines: ['Accept: application/json'] })
    })
    expect(log).not.toContain(secret)
  })

  test.each([
    ['POST', `/join/${secret}`, 'application/json', '{}'],
    ['POST', `/evening-reminders/${secret}`, 'application/x-www-form-urlencoded', 'x=One-Click'],
    ['DELETE', `/join/${secret}`, 'application/json', '{}'],
    ['OPTIONS', `/join/${secret}`, 'application/json', undefined],
    ['PUT', `/api/content/${secret}`, 'application/json', '{}'],
    ['POST', '/rpc/auth.signIn', 'application/json', secret],
    ['POST', '/rpc/auth.signIn', 'application/json', `{"${secret}":"${secret}"}`],
    ['POST', '/rpc/households.joinByLink', 'application/json', `{"token":"${secret}"}`],
    ['POST', '/v1/tablefields', 'application/json', `{"${secret}"`],
    ['POST', '/auth/apple/callback', 'application/x-www-form-urlencoded', `state=${secret}&code=${secret}`],
    ['POST', '/auth/apple/callback', 'application/x-www-form-urlencoded', `${secret}=1`],
    ['POST', '/contact', 'application/x-www-form-urlencoded', `email=${secret}`],
    ['POST', '/contact', secret, secret],
  ])(
    'the log contains no secret after %s %s as %s with the body %s',
    async (method, url, contentType, payload) => {
      const log = await logOf(async () => {
        const app = await at.site.openApp()
        await app.inject({
          method: method as 'POST',
          url,
          headers: { 'content-type': contentType, cookie: `larder=${secret}; larder-outbox=${secret}` },
          ...(payload !== undefined && { payload }),
        })
      })
      expect(log).not.toContain(secret)
    },
  )
})

test('a request is logged with its route: a page by its pattern, a procedure by its name', async () => {
  at = await openProviderKitchen()
  const app = await at.site.openApp()
  const lines = () => at.site.logged.filter(({ msg }) => msg === 'request completed')
  const routeOf = async (url: string) => {
    const before = lines().length
    await app.inject(url)
    // The line is written once the answer has left.
    await vi.waitUntil(() => lines().length > before)
    return lines().at(-1)?.route
  }
  expect(await routeOf('/')).toBe('/')
  expect(await routeOf('/recipes?q=soup')).toBe('/recipes')
  expect(await routeOf('/recipe/r1')).toBe('/recipe/:recipeId')
  expect(await routeOf('/recipe/r1/cook')).toBe('/recipe/:recipeId/cook')
  expect(await routeOf('/nowhere')).toBe('/*')
  expect(await routeOf('/robots.txt')).toBe('/robots.txt')
  expect(await routeOf('/dev/outbox')).toBe('/dev/outbox')
  expect(await routeOf('/rpc/auth.entrance')).toBe('/rpc/auth.entrance')
  expect(await routeOf('/rpc/auth.entrance,auth.entrance?batch=1')).toBe('/rpc/batch')
  expect(await routeOf('/rpc/toString')).toBe('/rpc/unknown')
})

test('metrics name each procedure, and all unknown addresses and procedures by one label each', async () => {
  const metricsToken = 'a-token-of-sixteen-or-more'
  at = await openProviderKitchen({ metricsToken })
  const app = await at.site.openApp()
  await app.inject('/rpc/auth.entrance')
  for (let made = 0; made < 50; made += 1) {
    await app.inject(`/rpc/made.up${made}`)
    await app.inject(`/made-up-${made}`)
  }
  const headers = { authorization: `Bearer ${metricsToken}` }
  const routes = async () => {
    const { body } = await app.inject({ url: '/metrics', headers })
    const all = [...body.matchAll(/duration_seconds_count\{.*?route="([^"]+)"/g)].map(([, route]) => route)
    return all.filter((route) => route !== '/metrics').sort()
  }
  await expect.poll(routes).toEqual(['/*', '/rpc/auth.entrance', '/rpc/unknown'])
})
