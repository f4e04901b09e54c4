import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { requestsPerMinute: 1_000_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const rounds = 30

/** Milliseconds of CPU that the process takes for such a request, the fewest of some rounds. */
async function costOf(request: InjectOptions): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    await app.inject(request)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1_000)
  }
  return Math.min(...costs)
}

const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  ...{ method: 'GET', url, headers: { host: 'larder.test', ...headers } },
})
const letters = Array.from({ length: 1_700 }, (_, at) =>
  encodeURIComponent(String.fromCodePoint(0x4e00 + at)),
)
const otherCookies = Array.from({ length: 2_500 }, (_, at) => `${at}=%`).join(';')

describe('the head of a request takes as long to read as 12 ordinary ones at most', () => {
  test.each<[string, InjectOptions]>([
    ['whose path has thousands of slashes', get(`/a${'/'.repeat(4_990)}x`)],
    ['whose path has thousands of parts that cannot be decoded', get('/%'.repeat(2_490))],
    ['whose path is three times as long and cannot be decoded', get('/%'.repeat(7_500))],
    ['with thousands of cookies', get('/a', { cookie: `larder=x;larder-outbox=y;${otherCookies}` })],
    ['whose Host is of escaped letters', get('/a', { host: letters.join('') })],
  ])('the head of a request %s takes as long to read as 12 ordinary ones at most', async (_what, hostile) => {
    const ordinary = await costOf(get('/a'))
    expect((await costOf(hostile)) / ordinary).toBeLessThan(12)
  })
})

test.each([
  ['/faq///', '/faq'],
  ['/recipes/?q=/soup/', '/recipes?q=/soup/'],
])('a request for %s is redirected to %s', async (url, plain) => {
  const answer = await app.inject(get(url))
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(plain)
})

test.each(['//evil.test/', '/\\\\evil.test/', '///'])(
  'a request for %j is never redirected to another host',
  async (url) => {
    const { location } = (await app.inject(get(url))).headers
    expect(location ?? '/').toMatch(/^\/(?![/\\])/)
  },
)

test('Larder’s cookies are read among other cookies, the first of each name', async () => {
  const ada = await site.addMember('Ada')
  const cookie = `other=%; larder=${ada.token}; larder=none; larder-language=de; __Host-more=1`
  const answer = await app.inject(get('/rpc/auth.entrance', { cookie }))
  expect(answer.json().result.data.viewer).toMatchObject({ name: 'Ada' })
})
