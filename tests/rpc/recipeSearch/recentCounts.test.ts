import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { editDistance } from '#server/features/recipeSearch/likelyWords.ts'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { createProcedureCaller } from '#server/rpc/router.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
const recentCounts = new RecentListCountsCache()

beforeAll(async () => {
  site = await openTestSite()
  await keepRecipes(site.deps.db, { id: 'soup', name: 'Carrot soup' })
})
afterAll(() => site.close())

/** Returns how many statements a list took. */
async function ask(input: { query?: string; page?: number; sort?: 'time' }): Promise<number> {
  const { context } = site.openBrowser()
  const from = site.statements.length
  await createProcedureCaller({ ...context, deps: { ...site.deps, recentCounts } }).recipes.list(input)
  return site.statements.length - from
}

test('a count is reused on other pages and in other orders until recipes change', async () => {
  expect(await ask({})).toBe(2)
  expect(await ask({ sort: 'time' })).toBe(1)
  const search = await ask({ query: 'carrot' })
  expect(await ask({ query: 'carrot' })).toBe(2)
  recentCounts.forget()
  expect(await ask({})).toBe(2)
  expect(await ask({ query: 'carrot' })).toBe(search)
})

test('ten concurrent requests wait for one count', async () => {
  const counts = new RecentListCountsCache()
  const counted = Promise.withResolvers<never>()
  const count = vi.fn(() => counted.promise)
  const all = Promise.allSettled(Array.from({ length: 10 }, () => counts.get('list', count)))
  counted.reject(new Error('The database is away.'))
  expect((await all).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'))
  expect(count).toHaveBeenCalledTimes(1)
  // A failed count is tried again.
  await counts.get('list', count).catch(() => null)
  expect(count).toHaveBeenCalledTimes(2)
})

test('the recipe list is counted again at most once a second, however often recipes change', async () => {
  vi.useFakeTimers()
  const counts = new RecentListCountsCache()
  const count = vi.fn(async () => ({}) as never)
  const change = async () => {
    counts.forget()
    await counts.get('list', count)
  }
  await change()
  for (let time = 0; time < 50; time += 1) await change()
  expect(count).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await counts.get('list', count)
  expect(count).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test.each([
  ['lasagna', 'lasagna', 0],
  ['lasanga', 'lasagna', 1],
  ['chiken', 'chicken', 1],
  ['tomatos', 'tomatoes', 1],
  ['appel', 'apple', 1],
  ['thupka', 'thukpa', 1],
  ['salt', 'salad', 2],
  ['', 'pie', 3],
])('the edit distance of the words "%s" and "%s" is %i', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters)
  expect(editDistance(other, one)).toBe(letters)
})
