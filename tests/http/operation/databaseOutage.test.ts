import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { startTcpProxy, type TcpProxy } from '../../support/database/tcpProxy.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

// While the database is away every door asks to come again, and nothing of it is kept.

let site: TestSite
let proxy: TcpProxy
let app: FastifyInstance

beforeEach(async () => {
  const { url } = await createTestDatabase()
  proxy = await startTcpProxy(url)
  site = await openTestSite({ reachDatabaseAt: () => proxy.url })
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterEach(() => site.close())

const doors = [
  { name: 'a query', url: '/rpc/recipes.listLatest', headers: {} },
  { name: 'a page with a list', url: '/recipes', headers: { accept: 'text/html' } },
  { name: 'a page of a recipe', url: '/recipe/demo-1', headers: { accept: 'text/html' } },
  { name: 'the list of old clients', url: '/recipes', headers: { accept: 'application/json' } },
  { name: 'the sitemap', url: '/sitemap.xml', headers: {} },
  { name: 'a page of a member', url: '/grocery', headers: { accept: 'text/html', cookie: 'larder=abc' } },
]

const answersOfEveryDoor = () =>
  Promise.all(
    doors.map(async ({ name, url, headers }) => ({ name, answer: await app.inject({ url, headers }) })),
  )

test('every route answers 503 with Retry-After while the database is unreachable, and works again afterwards', async () => {
  proxy.cut()
  for (const { name, answer } of await answersOfEveryDoor()) {
    expect(answer.statusCode, name).toBe(503)
    expect(Number(answer.headers['retry-after']), name).toBeGreaterThan(0)
    expect(answer.body, name).not.toContain('CONNECTION_CLOSED')
  }
  expect(site.logged).not.toContainEqual(expect.objectContaining({ level: 50 }))
  proxy.speak()
  for (const { name, answer } of await answersOfEveryDoor()) expect(answer.statusCode, name).toBeLessThan(400)
})

test('a write refused during a database outage asks to try again, and is not logged as an error', async () => {
  proxy.cut()
  const answer = await app.inject({
    method: 'POST',
    url: '/rpc/auth.forgotPassword',
    payload: { email: 'ada@example.com' },
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().error).toMatchObject({
    message: 'Larder is busy or cannot reach its data right now. Please try again in a moment.',
    data: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 },
  })
  expect(site.logged).not.toContainEqual(expect.objectContaining({ level: 50 }))
})
