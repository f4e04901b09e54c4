import { afterEach, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const writesPerMinute = 2
let site: TestSite
afterEach(() => site.close())

/** Returns how a visitor behind a trusted proxy sends writes: it resolves to their statuses, in order. */
async function openWrites(): Promise<(address: string, count: number) => Promise<number[]>> {
  site = await openTestSite({ config: { writesPerMinute, trustProxy: '127.0.0.1' } })
  const app = await site.openApp()
  return async (address, count) => {
    const statuses: number[] = []
    for (let sent = 0; sent < count; sent += 1) {
      const headers = { 'x-forwarded-for': address }
      const answer = await app.inject({ method: 'POST', url: '/rpc/auth.signOut', payload: {}, headers })
      statuses.push(answer.statusCode)
    }
    return statuses
  }
}

test('refused writes of one visitor do not count for others in the same /56 and /48', async () => {
  const write = await openWrites()
  // Each sends more than its /56 may (4 x 2), and all together more than the /48 may (16 x 2).
  for (const address of ['a001', 'b001', 'c001', 'e001'].map((group) => `2001:db8:1:${group}::1`))
    expect(await write(address, 15)).toEqual([200, 200, ...Array(13).fill(429)])
  expect(await write('2001:db8:1:a002::1', 2)).toEqual([200, 200])
  expect(await write('2001:db8:1:d001::1', 2)).toEqual([200, 200])
})

test('a /56 has 4 times the writes of a visitor, and a /48 has 16 times as many', async () => {
  const write = await openWrites()
  const allowedOf56 = async (prefix: string) => {
    const statuses = []
    for (const last of [1, 2, 3, 4, 5]) statuses.push(...(await write(`2001:db8:1:${prefix}0${last}::1`, 2)))
    return statuses.filter((status) => status === 200).length
  }
  const allowed = []
  for (const prefix of ['a', 'b', 'c', 'd', 'e']) allowed.push(await allowedOf56(prefix))
  expect(allowed).toEqual([8, 8, 8, 8, 0])
  expect(await write('2001:db8:2:a01::1', 1)).toEqual([200])
})

test('response headers state the writes left, and a refusal has Retry-After', async () => {
  site = await openTestSite({ config: { writesPerMinute } })
  const app = await site.openApp()
  const write = () => app.inject({ method: 'POST', url: '/rpc/auth.signOut', payload: {} })
  expect((await write()).headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' })
  expect((await write()).headers).toMatchObject({ 'x-ratelimit-remaining': '0' })
  const { headers } = await write()
  expect(headers).toMatchObject({ 'x-ratelimit-remaining': '0' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('calls of old clients are counted with all other writes, and a refusal says how long to wait', async () => {
  site = await openTestSite({ config: { writesPerMinute } })
  const app = await site.openApp()
  const scan = { entity: 'RecipeTable', action: 'scan' }
  const answers = []
  for (const method of ['POST', 'POST', 'POST'] as const)
    answers.push(await app.inject({ method, url: '/v1/tablefields', payload: scan }))
  answers.push(await app.inject({ method: 'PUT', url: '/api/content/1', payload: { recipe_name: 'x' } }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
  expect(JSON.parse(answers[2]!.json().body).message).toContain('Please wait a minute')
  expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(site.logged.filter(({ msg }) => msg === 'rate limit exceeded')).toMatchObject([
    { route: '/v1/tablefields', network: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { route: '/api/content/:id', network: expect.stringMatching(/^[0-9a-f]{16}$/) },
  ])
})

test('writes of members are counted by member, and not with those of visitors in their network', async () => {
  site = await openTestSite({ config: { writesPerMinute } })
  const app = await site.openApp()
  const [ann, bob] = [await site.addMember(), await site.addMember()]
  const write = async (cookie?: string | null) => {
    const headers = !cookie ? {} : { cookie: `larder=${cookie}` }
    return (await app.inject({ method: 'POST', url: '/rpc/grocery.nothing', payload: {}, headers }))
      .statusCode
  }
  const statusesOf = async (cookie?: string | null) => [
    await write(cookie),
    await write(cookie),
    await write(cookie),
  ]
  const untilRefused = [404, 404, 429]
  expect(await statusesOf()).toEqual(untilRefused)
  expect(await statusesOf(ann.token)).toEqual(untilRefused)
  expect(await statusesOf(bob.token)).toEqual(untilRefused)
  // A session that is not there is a visitor's.
  expect(await statusesOf('x'.repeat(43))).toEqual([429, 429, 429])
})

test('all members in one network have 16 times the writes of one', async () => {
  site = await openTestSite({ config: { writesPerMinute: 1 } })
  const app = await site.openApp()
  const statuses = []
  for (let members = 0; members < 18; members += 1) {
    const headers = { cookie: `larder=${(await site.addMember()).token}` }
    const answer = await app.inject({ method: 'POST', url: '/rpc/grocery.nothing', payload: {}, headers })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array(16).fill(404), 429, 429])
})

test('at most ten refused writes a second are logged individually, and the others as a count', async () => {
  site = await openTestSite({ config: { writesPerMinute } })
  const app = await site.openApp()
  const write = () => app.inject({ method: 'POST', url: '/rpc/auth.signOut', payload: {} })
  await Promise.all(Array.from({ length: 60 }, write))
  const isToldAfterNextWrite = async () => {
    await write()
    return site.logged.some(({ msg }) => msg === 'writes over the rate limit refused')
  }
  await vi.waitUntil(isToldAfterNextWrite, { timeout: 10_000, interval: 100 })
  const told = site.logged.filter(({ msg }) => msg === 'request refused').length
  expect(told).toBeLessThan(50)
  expect(site.logged.filter(({ msg }) => msg === 'rate limit exceeded')).toHaveLength(told)
  const [sum] = site.logged.filter(({ msg }) => msg === 'writes over the rate limit refused')
  expect(sum?.writes).toBeGreaterThan(0)
})
