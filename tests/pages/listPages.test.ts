import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ recentCounts: new RecentListCountsCache() })
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

const get = (url: string, token?: string | null) =>
  app.inject({ url, headers: token ? { cookie: `larder=${token}` } : {} })
const keptFor = async (url: string) => (await get(url)).headers['cache-control'] === 'public, no-cache'
async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const before = site.statements.length
  await ask()
  return site.statements.length - before
}

test('a list page is cached from its second request on, and then needs no database query', async () => {
  const url = '/recipes?cuisine=Indian'
  expect(await keptFor(url)).toBe(false)
  // A page with late parts is streamed once more before it is cached.
  await expect.poll(() => keptFor(url)).toBe(true)
  const kept = await get(url)
  expect(await statementsOf(() => get(url))).toBe(0)
  expect((await get(url)).body).toBe(kept.body)
  expect((await get('/recipes?cuisine=Thai')).body).not.toBe(kept.body)
})

test('a new recipe appears on the next request for a cached list, and in its count a second later', async () => {
  const url = '/recipes?q=samphire'
  await get(url)
  await get(url)
  expect((await get(url)).body).toContain('No recipes found')
  await addRecipe(await site.addMember(), { name: 'Samphire on toast' })
  await expect.poll(async () => (await get(url)).body).toContain('Samphire on toast')
  await expect.poll(async () => (await get(url)).body).toMatch(/1 recipe\b/)
})

test('a member gets their own list page, which a visitor never sees', async () => {
  const url = '/recipes?mealType=Dinner'
  await get(url)
  await get(url)
  const ada = await site.addMember()
  await addRecipe(ada, { name: 'Ada’s own stew' })
  const own = await get(url, ada.token)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await get(url)).body).not.toContain('Sign Out')
})

test('a list page with a very long address is not cached', async () => {
  const url = `/recipes?q=${'a'.repeat(200)}`
  await get(url)
  expect(await keptFor(url)).toBe(false)
})
