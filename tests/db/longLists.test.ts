import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

const recipeCount = 12_000

let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  expect(await addGeneratedTestRecipes(site.databaseUrl, { count: recipeCount, seed: 3 })).toBe(recipeCount)
}, 120_000)
afterAll(() => site.close())

const list = (asked: Partial<RecipeListInput>) => site.callerAt().recipes.list(asked)

/** A search without an index: reads each recipe, those with the text in the title first. */
async function readAll(query: string): Promise<{ id: string; isTitled: boolean }[]> {
  const pattern = `%${query}%`
  return (await site.deps.db.execute(sql`
    select id, (name || E'\\n' || description) ilike ${pattern} as "isTitled" from recipes
    where (name || E'\\n' || description) ilike ${pattern} or array_to_string(ingredients, ' ') ilike ${pattern}
    order by 2 desc, created_at desc, id`)) as unknown as { id: string; isTitled: boolean }[]
}

test.each([
  ['a common word', 'chicken', 1_500],
  ['part of many words', 'oni', 1_500],
  ['a rare one', 'lighthouse', 200],
  ['words that stand together', 'weeknight style', 200],
  ['words with a sign between', 'rainy-day style', 200],
  ['a line of ingredients', 'Olive Oil', 1_500],
])('a search for %s, %j, has the exact count and order', async (_, query, fewest) => {
  const expected = await readAll(query)
  expect(expected.length).toBeGreaterThan(fewest)
  const { total, isMore, pageCount } = await list({ query })
  expect({ total, isMore }).toEqual({
    total: Math.min(expected.length, 10_000),
    isMore: expected.length > 10_000,
  })
  for (const page of new Set([1, 2, Math.ceil(pageCount / 2), pageCount])) {
    const { items } = await list({ query, page })
    const from = (page - 1) * 8
    expect([page, items.map(({ id }) => id)]).toEqual([
      ...[page, expected.slice(from, from + 8).map(({ id }) => id)],
    ])
  }
})

test('one page of search results may end the matches in names and begin those in ingredients', async () => {
  const expected = await readAll('walnut')
  const titled = expected.filter(({ isTitled }) => isTitled).length
  expect([titled % 8 > 0, expected.length > titled]).toEqual([true, true])
  const page = Math.ceil(titled / 8)
  const { items } = await list({ query: 'walnut', page })
  expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 8, page * 8).map(({ id }) => id))
})

test('a search with more than 10,000 matches says so, and has pages up to 10,000', async () => {
  const found = await list({ query: 'style' })
  expect(found).toMatchObject({ total: 10_000, isMore: true, pageCount: 1_250 })
  expect(found.counts.isAtLeast).toBe(true)
  const last = await list({ query: 'style', page: 1_250 })
  expect(last).toMatchObject({ page: 1_250, total: 10_000 })
  expect(last.items).toHaveLength(8)
  expect(new Set([...found.items, ...last.items].map(({ id }) => id)).size).toBe(16)
})

test('filters narrow more than 10,000 matches to exact numbers', async () => {
  const { counts } = await list({ query: 'style', cuisine: 'Thai' })
  const thai = await list({ query: 'style', cuisine: 'Thai', sort: 'time' })
  const [row] = await site.deps.db.execute(sql`select count(*)::int as n from recipes where cuisine = 'Thai'`)
  expect(thai).toMatchObject({ total: row!.n, isMore: false })
  expect(thai.items.map(({ totalTimeMinutes }) => totalTimeMinutes)).toEqual(
    thai.items.map(({ totalTimeMinutes }) => totalTimeMinutes).sort((a, b) => a - b),
  )
  expect(counts.isAtLeast).toBe(true)
})

test('a misspelt word finds all that the correct word finds', async () => {
  const meant = await readAll('lighthouse')
  const { total, isMore } = await list({ query: 'lihgthouse' })
  expect({ total, isMore }).toEqual({ total: meant.length, isMore: false })
})
