import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

/** Twelve networks, two reads each: as many as run at once, and as many again that wait. */
const readers = Array.from({ length: 24 }, (_, reader) => `198.51.100.${1 + (reader >> 1)}`)

test('a cached page is answered while reads are queued, and the current one afterwards', async () => {
  site = await openTestSite()
  const { db } = site.deps
  await seedDemoData(db)
  const app = await site.openApp()
  const home = async () => (await app.inject({ url: '/', remoteAddress: '203.0.113.9' })).body
  const [newest] = await db.select().from(recipesTable).orderBy(sql`${recipesTable.createdAt} desc`).limit(1)
  expect(await home()).toContain(newest!.name)
  const released = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = db.transaction(async (tx) => {
    await tx.execute(sql`lock table notes in access exclusive mode`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const input = encodeURIComponent(JSON.stringify({ recipeId: 'demo-1' }))
  const waiting = readers.map((remoteAddress) =>
    app.inject({ url: `/rpc/notes.list?input=${input}`, remoteAddress }),
  )
  await db.update(recipesTable).set({ name: 'Another soup' }).where(eq(recipesTable.id, newest!.id))
  // The notice of the change comes by itself: before it the page is current, after it a former one.
  expect(await home()).toContain(newest!.name)
  await expect.poll(home).toContain('Another soup')
  expect(await Promise.race([Promise.all(waiting), 'all wait'])).toBe('all wait')
  released.resolve()
  await lock
  await Promise.all(waiting)
  await db.update(recipesTable).set({ name: 'A third soup' }).where(eq(recipesTable.id, newest!.id))
  await expect.poll(home).toContain('A third soup')
})
