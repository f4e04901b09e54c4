import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { SitemapPartsCache } from '#server/http/sitemapParts.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
async function openApp() {
  const site = await openTestSite({ config: { publicUrl: 'https://larder.example' } })
  opened.push(site)
  await seedDemoData(site.deps.db)
  return { site, app: await site.openApp() }
}
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1] ?? '')

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { app } = await openApp()
  const robots = await app.inject('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain('Disallow: /account\n')
  expect(robots.body).toContain('Sitemap: https://larder.example/sitemap.xml')
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('text/xml')
  const addresses = addressesIn(sitemap.body)
  expect(addresses.slice(0, 2)).toEqual(['https://larder.example/', 'https://larder.example/generate'])
  expect(addresses.filter((address) => address.includes('/recipe/'))).toHaveLength(12)
  expect(addresses.filter((address) => /login|account|:/.test(address.slice(8)))).toEqual([])
  for (const address of [...addresses.slice(0, 5), addresses.at(-1) ?? ''])
    expect((await app.inject(address.replace('https://larder.example', ''))).statusCode).toBe(200)
  expect(sitemap.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
}, 20_000)

test('a sitemap of more than 50,000 addresses is split into files that hold each once', async () => {
  const { app, site } = await openApp()
  const { db } = site.deps
  await forgetWords(db)
  await db.execute(sql`
    insert into recipes (id, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes,
      cook_time_minutes, total_time_minutes, ingredients, instructions)
    select 'many-' || n, 'Soup', '', 'Lunch', 'Vegan', 'Other', 2, 1, 1, 2, '{water}', '{Boil it.}'
    from generate_series(1, 50000) n`)
  const files = addressesIn((await app.inject('/sitemap.xml')).body)
  expect(files).toHaveLength(2)
  const before = site.statements.length
  const lists: string[][] = []
  for (const file of files)
    lists.push(addressesIn((await app.inject(file.replace('https://larder.example', ''))).body))
  expect(Math.max(...lists.map((list) => list.length))).toBe(50_000)
  const recipes = lists.flat().filter((address) => address.includes('/recipe/'))
  expect([recipes.length, new Set(recipes).size]).toEqual([50_012, 50_012])
  const asked = site.statements.slice(before)
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.every((statement) => statement.includes('limit'))).toBe(true)
}, 60_000)

/** Without the indexes of words, which take longest to fill and which no sitemap asks. */
async function forgetWords(db: TestSite['deps']['db']): Promise<void> {
  const indexes = await db.execute<{ indexname: string }>(
    sql`select indexname from pg_indexes where tablename = 'recipes' and indexdef like '%USING gin%'`,
  )
  for (const { indexname } of indexes) await db.execute(sql`drop index ${sql.identifier(indexname)}`)
}

test('a sitemap file without recipes is empty, and an invalid one is not found', async () => {
  const { app } = await openApp()
  expect(addressesIn((await app.inject('/sitemap/zzz.xml')).body)).toEqual([])
  expect((await app.inject("/sitemap/'.xml")).statusCode).toBe(302)
})

test('the sitemap index is built once for simultaneous requests, and again ten seconds after a recipe at a file’s start was hidden', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const parts = new SitemapPartsCache()
  const found = Promise.withResolvers<string[]>()
  const find = vi.fn(() => found.promise)
  const first = [parts.starts(find), parts.starts(find)]
  parts.hide('b')
  found.resolve(['a', 'b', 'c'])
  for (const starts of await Promise.all(first)) expect(starts).toEqual(['a', 'c'])
  for (let time = 0; time < 30; time += 1) parts.hide(time === 20 ? 'c' : `other-${time}`)
  expect(await parts.starts(find)).toEqual(['a'])
  expect(find).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(await parts.starts(async () => ['a', 'd'])).toEqual(['a', 'd'])
  vi.advanceTimersByTime(9 * 60_000)
  expect(await parts.starts(find)).toEqual(['a', 'd'])
})
