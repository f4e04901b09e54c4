import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

const html = { accept: 'text/html' }

test.each([
  ['a page', 'GET', '/faq', html, 200],
  ['the same page from the cache', 'GET', '/faq', html, 200],
  ['a recipe', 'GET', '/recipe/demo-1', html, 200],
  ['the same recipe from the cache', 'GET', '/recipe/demo-1', html, 200],
  ['no such recipe', 'GET', '/recipe/nothing', html, 404],
  ['a redirect to sign in', 'GET', '/grocery', html, 302],
  ['a call', 'GET', '/rpc/auth.entrance', {}, 200],
  ['no such call', 'GET', '/rpc/auth.nothing', {}, 404],
  ['a call that is for members', 'GET', '/rpc/preferences.get', {}, 401],
  ['a write from elsewhere', 'POST', '/rpc/auth.signOut', { origin: 'https://example.com' }, 403],
  ['a wrong method', 'POST', '/faq', html, 405],
  ['a body that nobody sends', 'POST', '/rpc/auth.signOut', { 'content-encoding': 'gzip' }, 415],
  ['no such photo', 'GET', '/photos/nothing-800.webp', {}, 404],
  ['that it is healthy', 'GET', '/healthz', {}, 200],
] as const)('the response to %s has Larder’s version header', async (_what, method, url, headers, status) => {
  const answer = await app.inject({ method, url, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['larder-version']).toMatch(/./)
})

test('a 304 response has Larder’s version header', async () => {
  const first = await app.inject({ url: '/faq', headers: html })
  const again = await app.inject({
    url: '/faq',
    headers: { ...html, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.headers['larder-version']).toBe(first.headers['larder-version'])
})
