import { afterEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

test('unread pages of slow readers do not block other readers', async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  const app = await site.openApp()
  const end = Promise.withResolvers<void>()
  let sending = 0
  app.addHook('onSend', async (request) => {
    if (!request.url.startsWith('/recipe/')) return
    sending += 1
    await end.promise
  })
  // As many as may read at once, two of each network.
  const unread = [0, 1, 2, 3, 4, 5].map((reader) =>
    app.inject({ url: `/recipe/demo-1?q=${reader}`, remoteAddress: `198.51.100.${1 + (reader >> 1)}` }),
  )
  await expect.poll(() => sending).toBe(6)
  const other = await app.inject({ url: '/rpc/recipes.count', remoteAddress: '203.0.113.9' })
  expect(other.statusCode).toBe(200)
  end.resolve()
  expect((await Promise.all(unread)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
})
