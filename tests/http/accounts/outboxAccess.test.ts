import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { issueOutboxKey } from '#server/features/mail/outboxAccess.ts'
import { type ForwardedAnswer, startForwarder } from '../../support/servers/forwarder.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

async function open(config: Partial<Config> = {}, beside?: TestSite) {
  const site = await openTestSite({ config, ...(beside && { beside }) })
  // Closed in this order, so that the database goes last.
  opened.unshift(site)
  return { site, app: await site.openApp() }
}

const readings = ['/rpc/mail.listOutbox', '/rpc/sms.listOutbox', '/dev/outbox']

async function statusesFor(app: FastifyInstance, headers: Record<string, string> = {}): Promise<number[]> {
  const answers = await Promise.all(readings.map((url) => app.inject({ url, headers })))
  return answers.map(({ statusCode }) => statusCode)
}

/** Opens the link that was printed and returns the answer with the cookie a browser would send from then on. */
async function follow(app: FastifyInstance, key: string) {
  const answer = await app.inject({ url: `/dev/outbox?key=${key}`, headers: { accept: 'text/html' } })
  const [cookie] = answer.cookies
  return { answer, headers: { cookie: cookie ? `${cookie.name}=${cookie.value}` : '' } }
}

async function issue(site: TestSite): Promise<string> {
  const key = await issueOutboxKey(site)
  if (key === null) throw new Error('No key was made.')
  return key
}

test('the printed key opens the outbox only for the first browser that uses it', async () => {
  const { site, app } = await open()
  const key = await issue(site)
  const first = await follow(app, key)
  expect(first.answer.statusCode).toBe(303)
  expect(await statusesFor(app, first.headers)).toEqual([200, 200, 200])
  const second = await follow(app, key)
  expect(second.answer.cookies).toEqual([])
  expect(await statusesFor(app)).toEqual([404, 404, 404])
})

test('an outbox key expires when it was not used within an hour', async () => {
  const { site, app } = await open()
  const key = await issue(site)
  await site.deps.db.execute(sql`update outbox_keys set created_at = now() - interval '61 min'`)
  const late = await follow(app, key)
  expect([late.answer.statusCode, late.answer.cookies]).toEqual([303, []])
  expect(await statusesFor(app, late.headers)).toEqual([404, 404, 404])
})

test('the outbox key is removed from the address at once, and is in no log line, header or page', async () => {
  const { site, app } = await open()
  const key = await issue(site)
  const { answer, headers } = await follow(app, key)
  expect(answer.headers).toMatchObject({
    location: '/dev/outbox',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }])
  const page = await app.inject({ url: '/dev/outbox', headers })
  for (const words of [site.logged, answer.headers, answer.cookies, answer.body, page.headers, page.body])
    expect(JSON.stringify(words)).not.toContain(key)
})

test('over https the outbox cookie is Secure and has a __Host- prefix', async () => {
  const { site, app } = await open({ publicUrl: 'https://larder.example' })
  const { answer } = await follow(app, await issue(site))
  expect(answer.cookies).toMatchObject([{ name: '__Host-larder-outbox', secure: true, httpOnly: true }])
})

test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}'`, 'x'.repeat(5_000)])(
  'the wrong outbox key “%s” leads to the closed page without a cookie',
  async (key) => {
    const { site, app } = await open()
    await issue(site)
    const { answer } = await follow(app, key)
    expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([303, '/dev/outbox', []])
  },
)

const forAll = { isOutboxShown: true }
const withAddress = { ...forAll, publicUrl: 'https://larder.example' }
test.each<[string, Partial<Config>, number]>([
  ['localhost:3000', forAll, 200],
  ['larder.localhost', forAll, 200],
  ['127.0.0.1:3000', forAll, 200],
  ['[::1]:3000', forAll, 200],
  ['evil.example:3000', forAll, 404],
  ['127.0.0.1.evil.example', forAll, 404],
  ['localhost.evil.example', forAll, 404],
  ['larder.example', forAll, 404],
  ['larder.example', withAddress, 200],
  ['larder.example:443', withAddress, 200],
  ['larder.example:8443', withAddress, 404],
  ['evil.example', withAddress, 404],
])('an outbox with OUTBOX_PAGE=true requested as %s with %o answers %i', async (host, config, status) => {
  const { app } = await open(config)
  expect(await statusesFor(app, { host })).toEqual([status, status, status])
})

test('an invented outbox cookie does not open the outbox', async () => {
  const { site, app } = await open()
  const key = await issue(site)
  await follow(app, key)
  for (const cookie of [key, 'x'.repeat(43), ''])
    expect(await statusesFor(app, { cookie: `larder-outbox=${cookie}` })).toEqual([404, 404, 404])
})

test('the closed outbox page says how to open it', async () => {
  const { app } = await open()
  const { body } = await app.inject('/dev/outbox')
  expect(body).toContain('Kept mails open with the one-time link that Larder prints when it starts.')
})

test('each start makes a new key, and an unused key of an earlier start stops working', async () => {
  const { site, app } = await open()
  const earlier = await issue(site)
  const later = await issue(site)
  expect((await follow(app, earlier)).answer.cookies).toEqual([])
  const { headers } = await follow(app, later)
  await issue(site)
  expect(await statusesFor(app, headers)).toEqual([200, 200, 200])
})

test('an outbox key printed by one process works at every process on the same database', async () => {
  const { site, app } = await open()
  const { app: other } = await open({}, site)
  const { headers } = await follow(other, await issue(site))
  expect(await statusesFor(app, headers)).toEqual([200, 200, 200])
})

test('a browser that used an outbox key can open the outbox for thirty days', async () => {
  const { site, app } = await open()
  const { headers } = await follow(app, await issue(site))
  const age = (days: number) =>
    site.deps.db.execute(`update outbox_keys set redeemed_at = now() - interval '${days} days'`)
  await age(29)
  expect(await statusesFor(app, headers)).toEqual([200, 200, 200])
  await age(31)
  expect(await statusesFor(app, headers)).toEqual([404, 404, 404])
})

const smtpUrl = 'smtp://mail.example.com'
const sms = { name: 'webhook', url: 'http://localhost:9/' } as const

test.each<[string, Partial<Config>, boolean, number]>([
  ['nothing is set', {}, true, 404],
  ['there is a public address', { publicUrl: 'https://larder.example' }, true, 404],
  ['a proxy stands in front', { trustProxy: 1 }, true, 404],
  ['there is a mail server and texts are kept', { smtpUrl }, true, 404],
  ['there are a mail server and a gateway for texts', { smtpUrl, sms }, false, 404],
  ['OUTBOX_PAGE is false', { isOutboxShown: false }, false, 404],
  ['OUTBOX_PAGE is true', { isOutboxShown: true }, false, 200],
])(
  'when %s, the outbox gives browsers without a key the same answer whether a key exists or not',
  async (_when, config, hasKey, status) => {
    const { site, app } = await open(config)
    expect((await issueOutboxKey(site)) !== null).toBe(hasKey)
    expect(await statusesFor(app, { host: 'localhost:3000' })).toEqual([status, status, status])
  },
)

test('OUTBOX_PAGE=false closes the outbox for browsers that used a key before', async () => {
  const { site, app } = await open()
  const { headers } = await follow(app, await issue(site))
  const { app: closed } = await open({ isOutboxShown: false }, site)
  expect(await statusesFor(closed, headers)).toEqual([404, 404, 404])
  expect(await statusesFor(app, headers)).toEqual([200, 200, 200])
})

const refusals = ({ logged }: TestSite) => logged.filter(({ msg }) => msg === 'outbox refused')
const wrongKey = 'A'.repeat(43)

test('an outbox key in a request caused by another site is neither looked up nor logged', async () => {
  const { site, app } = await open()
  const key = await issue(site)
  const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
  for (const origin of ['cross-site', 'same-site']) {
    const image = { 'sec-fetch-site': origin, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    for (const asked of [wrongKey, key])
      expect(await ask(`/dev/outbox?key=${asked}`, image)).toMatchObject({ statusCode: 303, cookies: [] })
  }
  expect(refusals(site)).toEqual([])
  // A link in a log viewer on the web that somebody clicks.
  const clicked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' }
  expect((await ask(`/dev/outbox?key=${key}`, clicked)).cookies).toHaveLength(1)
  await follow(app, wrongKey)
  expect(refusals(site)).toHaveLength(1)
})

test.each<[string, Partial<Config>]>([
  ['mails and texts are sent', { smtpUrl, sms }],
  ['OUTBOX_PAGE is false', { isOutboxShown: false }],
  ['OUTBOX_PAGE is true', { isOutboxShown: true }],
])('an outbox key is neither looked up nor logged when %s', async (_when, config) => {
  const { site, app } = await open(config)
  expect((await follow(app, wrongKey)).answer.statusCode).toBe(303)
  expect(refusals(site)).toEqual([])
})

test('tried outbox keys count towards the read budget', async () => {
  const { app } = await open({ readCostPerMinute: 1 })
  const statuses: number[] = []
  for (let tried = 0; tried < 5; tried += 1) statuses.push((await follow(app, wrongKey)).answer.statusCode)
  expect([statuses[0], statuses.at(-1)]).toEqual([303, 429])
})

// As a visitor comes from the network through a proxy or a forwarder on this machine that adds no header.
test.each<[string, (inner: string) => string, string]>([
  ['nginx with proxy_http_version 1.1', (inner) => inner, '1.1'],
  ['nginx with HTTP/1.0', (inner) => inner, '1.0'],
  ['a TCP forwarder, asked for its own name', () => 'larder.example', '1.1'],
  ['a TCP forwarder, asked for localhost', () => 'localhost', '1.1'],
  ['a TCP forwarder, asked for 127.0.0.1', () => '127.0.0.1', '1.1'],
  ['a TCP forwarder, asked for [::1]', () => '[::1]:3000', '1.1'],
])('a visitor through %s cannot read the outbox', async (_way, hostOf, version) => {
  const { site, app } = await open()
  await issue(site)
  const inner = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host
  await using forwarder = await startForwarder(inner)
  const answers: ForwardedAnswer[] = []
  for (const path of readings) answers.push(await forwarder.get(path, { host: hostOf(inner), version }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
