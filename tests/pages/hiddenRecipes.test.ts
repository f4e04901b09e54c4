import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { slowListsBy } from '../support/database/slowLists.ts'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let hider: TestMember
/** The paths of pages, in the order in which they were rendered. */
const rendered: string[] = []
/** The page changes that every process was notified of. */
const told: (string | null)[] = []

beforeAll(async () => {
  const config = { publicUrl: 'https://larder.example', readCostPerMinute: 1e9 }
  site = await openTestSite({ recentCounts: new RecentListCountsCache(), config })
  await seedDemoData(site.deps.db)
  app = await site.openApp((pages) => ({
    ...pages,
    renderPage: (page) => {
      rendered.push(new URL(page.request.url).pathname)
      return pages.renderPage(page)
    },
  }))
  await site.deps.onPageChange((change) => void told.push(change))
  hider = await site.addMember('Hider')
})
afterAll(() => site.close())
beforeEach(() => {
  rendered.length = 0
})

const patiently = { interval: 10, timeout: 10_000 }
const get = (url: string) => app.inject({ url })
const bodyOf = async (url: string) => (await get(url)).body

/** Resolves when the app has been notified, too. */
async function show(recipeId: string, visibility: Exclude<RecipeVisibility, 'household'>): Promise<void> {
  const heard = told.length
  await hider.caller.recipes.setVisibility({ recipeId, shownTo: { visibility } })
  await expect.poll(() => told.slice(heard), patiently).toContain('')
}

/** Requests the page until it is cached: the first request is streamed if a part of the page is late. */
async function keep(url: string): Promise<void> {
  const how = async () => (await get(url)).headers['cache-control']
  await expect.poll(how, patiently).toBe('public, no-cache')
}

test('twelve simultaneous requests for a page render it once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get('/recipes')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(rendered).toEqual(['/recipes'])
})

test('hiding a recipe 30 times drops only the cached pages that show it', async () => {
  const own = await addRecipe(hider, { name: 'Pie of quincefennel', cuisine: 'Tibetan' })
  const neighbour = await addRecipe(hider, { name: 'Neighbour', cuisine: 'Tibetan' })
  const others = ['/recipe/demo-1', '/recipe/demo-2', '/recipe/demo-3']
  for (const url of [...others, `/recipe/${own}`, `/recipe/${neighbour}`]) await keep(url)
  rendered.length = 0
  for (let time = 0; time < 30; time += 1) {
    await show(own, 'creator')
    // Each of these pages is rendered again.
    if (time % 10 === 0) {
      expect((await get(`/recipe/${own}`)).statusCode).toBe(404)
      for (const url of [`/recipe/${neighbour}`, '/', '/recipes', '/recipes?sort=time'])
        expect(await bodyOf(url), url).not.toContain('quincefennel')
    }
    for (const url of others) expect((await get(url)).statusCode).toBe(200)
    await show(own, 'everyone')
  }
  expect(rendered.filter((path) => others.includes(path))).toEqual([])
}, 60_000)

test('while recipes are hidden, lists are counted at most once a second, and the sitemap is built once', async () => {
  const own = await addRecipe(hider, { name: 'Jam of damsonlovage' })
  await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')])
  const from = site.statements.length
  const startedAt = performance.now()
  for (let time = 0; time < 30; time += 1) {
    await show(own, 'creator')
    const [, list] = await Promise.all([get('/sitemap.xml'), bodyOf('/recipes'), get('/sitemap.xml')])
    expect(list).not.toContain('damsonlovage')
    await show(own, 'everyone')
  }
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000)
  const asked = site.statements.slice(from)
  const counts = asked.filter((statement) => statement.includes('standing as materialized'))
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.length).toBeLessThanOrEqual(seconds + 1)
  expect(asked.filter((statement) => statement.includes('row_number()'))).toEqual([])
}, 60_000)

test('a second after recipes were hidden, every list page shows the correct count', async () => {
  const ids = [await addRecipe(hider), await addRecipe(hider), await addRecipe(hider)]
  const counted = async () => Number(/"total":(\d+)/.exec(await bodyOf('/recipes'))?.[1])
  const visible = () => site.deps.db.$count(recipesTable, eq(recipesTable.visibility, 'everyone'))
  for (const recipeId of ids) {
    await show(recipeId, 'creator')
    await counted()
  }
  await expect.poll(counted, { timeout: 3_000 }).toBe(await visible())
})

test('a recipe’s page with late parts is rendered once more for all who wait for it', async () => {
  for (const statement of slowListsBy(0.1)) await site.deps.db.execute(statement)
  rendered.length = 0
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/recipe/demo-5')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  // The first request is answered by a stream.
  expect(rendered).toEqual(['/recipe/demo-5', '/recipe/demo-5'])
})
