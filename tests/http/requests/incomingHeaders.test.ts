import { afterEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config/config.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { startForwarder } from '../../support/servers/forwarder.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

async function open(config: Partial<Config> = {}) {
  const site = await openTestSite({ config })
  opened.push(site)
  return { site, app: await site.openApp() }
}

const everyKindOfRoute = [
  '/',
  '/recipes?q=soup',
  '/nowhere',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/rpc/recipes.list?input={}',
  '/rpc/auth.entrance',
  '/dev/outbox?key=x',
  '/manifest.webmanifest',
  '/assets/none.js',
  '/photos/none-400.webp',
]

test.each(['a b', '[::1', 'x:99999', 'x:y', 'cook@x', 'x/y', 'x?y', 'x#y', '%zz', 'x\\y', ''])(
  'every kind of route answers 400 where Host is “%s”',
  async (host) => {
    const { site, app } = await open()
    const inner = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host
    await using forwarder = await startForwarder(inner)
    const statuses: Record<string, number> = {}
    for (const path of everyKindOfRoute) statuses[path] = (await forwarder.get(path, { host })).status
    expect(statuses).toEqual(Object.fromEntries(everyKindOfRoute.map((path) => [path, 400])))
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  },
)

test.each([
  ['larder.example', '1.1'],
  ['larder.example:8443', '1.1'],
  ['[2001:db8::1]:3000', '1.1'],
  ['192.0.2.7', '1.0'],
  [null, '1.0'],
])('a request with Host %s over HTTP/%s is answered', async (host, version) => {
  const { app } = await open()
  const inner = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host
  await using forwarder = await startForwarder(inner)
  for (const path of ['/', '/rpc/auth.entrance', '/sitemap.xml'])
    expect((await forwarder.get(path, { host, version })).status).toBe(200)
})

test('X-Forwarded-For without TRUST_PROXY logs one warning per process', async () => {
  const { site, app } = await open()
  const warnings = () => site.logged.filter(({ msg }) => msg === 'X-Forwarded-For ignored: proxy not trusted')
  await app.inject('/healthz')
  expect(warnings()).toEqual([])
  for (const visitor of ['198.51.100.1', '198.51.100.2'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': visitor } })
  expect(warnings()).toMatchObject([
    { level: 40, hint: expect.stringContaining('set TRUST_PROXY to the number') },
  ])
  expect(JSON.stringify(warnings())).not.toContain('198.51.100')
})

test('X-Forwarded-For with TRUST_PROXY logs no warning', async () => {
  const { site, app } = await open({ trustProxy: 1 })
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '198.51.100.1' } })
  expect(site.logged.filter(({ msg }) => msg === 'X-Forwarded-For ignored: proxy not trusted')).toEqual([])
})

test('forwarded addresses with a port or in brackets are limited separately', async () => {
  const { app } = await open({ trustProxy: 1, triesPerVisitor: 1 })
  const guess = async (visitor: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/rpc/auth.signIn',
      payload: { email: 'ada@example.com', password: 'a guess' },
      headers: { 'x-forwarded-for': visitor },
    })
    return answer.statusCode
  }
  expect(await guess('198.51.100.4:51000')).toBe(400)
  expect(await guess('198.51.100.4:51001')).toBe(429)
  expect(await guess('198.51.100.5:51000')).toBe(400)
  expect(await guess('[2001:db8:1:2::1]:51000')).toBe(400)
  expect(await guess('[2001:db8:1:2::2]')).toBe(429)
})

test('an unreadable forwarded address logs one warning per process, without the address', async () => {
  const { site, app } = await open({ trustProxy: 1 })
  const warnings = () =>
    site.logged.filter(({ msg }) => msg === 'X-Forwarded-For header of trusted proxy invalid')
  const visit = (visitor: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': visitor } })
  await visit('198.51.100.1')
  await visit('198.51.100.1:51000')
  expect(warnings()).toEqual([])
  await visit('ada.example')
  await visit('_hidden')
  expect(warnings()).toMatchObject([{ level: 40, hint: expect.stringContaining('share one limit') }])
  expect(JSON.stringify(site.logged)).not.toMatch(/ada\.example|_hidden/)
})

test('with TRUST_PROXY true a visitor cannot choose their address through a proxy on this machine', async () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: 'true', HOST: '127.0.0.1' })
  const { app } = await open({ trustProxy, triesPerVisitor: 3 })
  // As nginx appends the address it sees to what the visitor sent.
  const guess = (made: string, seen = '203.0.113.5') =>
    app.inject({
      method: 'POST',
      url: '/rpc/auth.signIn',
      payload: { email: `${made}@example.com`, password: 'a guess' },
      headers: { 'x-forwarded-for': `${made}, ${seen}` },
    })
  const statuses: number[] = []
  for (let last = 1; last <= 5; last += 1) statuses.push((await guess(`198.51.100.${last}`)).statusCode)
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  expect((await guess('198.51.100.1', '203.0.113.6')).statusCode).toBe(400)
})

test('X-Forwarded-Host and X-Forwarded-Proto do not change addresses in pages for others', async () => {
  const { site, app } = await open({ trustProxy: 1 })
  const member = await site.addMember()
  const recipe = `/recipe/${await addRecipe(member)}`
  const headers = { host: 'larder.example', 'x-forwarded-for': '198.51.100.1' }
  const forged = { ...headers, 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'javascript' }
  for (const url of [
    '/sitemap.xml',
    '/robots.txt',
    recipe,
    recipe,
    '/recipes?q=soup',
    '/recipes?q=soup',
    '/',
  ]) {
    expect((await app.inject({ url, headers: forged })).body).not.toMatch(/evil\.test|javascript:/)
    expect((await app.inject({ url, headers })).body).not.toContain('evil.test')
  }
  expect((await app.inject({ url: '/sitemap.xml', headers: forged })).body).toContain(
    'http://larder.example/',
  )
})
