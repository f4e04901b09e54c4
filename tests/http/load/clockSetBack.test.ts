import { afterEach, expect, test, vi } from 'vitest'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { SharedPageCache } from '#server/ssr/pageCache.ts'
import { StampValidatedPageCache } from '#server/ssr/stampValidatedPageCache.ts'
import { keepable } from '../../support/recipes/keepable.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite | null = null
afterEach(async () => {
  vi.useRealTimers()
  await site?.close()
  site = null
})

/** Begins at 1 ms: lru-cache takes entries of the monotonic clock's very start for ones that do not expire. */
function useSettableClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.advanceTimersByTime(1)
}

/** Lets time pass, while the clock of the machine is set back by three hours. */
function letPass(minutes: number): void {
  vi.advanceTimersByTime(minutes * 60_000)
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
}

test('cached counts of a recipe list expire after a minute when the clock is set back', async () => {
  useSettableClock()
  const counts = new RecentListCountsCache()
  const count = vi.fn(async () => ({}) as never)
  await counts.get('list', count)
  letPass(2)
  await counts.get('list', count)
  expect(count).toHaveBeenCalledTimes(2)
})

test('cached counts of a recipe list are dropped after a change when the clock was set back', async () => {
  useSettableClock()
  const counts = new RecentListCountsCache()
  const count = vi.fn(async () => ({}) as never)
  counts.forget()
  letPass(2)
  await counts.get('list', count)
  counts.forget()
  await counts.get('list', count)
  expect(count).toHaveBeenCalledTimes(2)
})

test('a cached page expires after a minute when the clock is set back', async () => {
  useSettableClock()
  const pages = new SharedPageCache()
  await pages.fill('/', {}, async () => keepable('Hello'))
  expect(pages.find('/')).toBeDefined()
  letPass(2)
  expect(pages.find('/')).toBeUndefined()
})

test('a cached recipe page expires after a minute when the clock is set back', async () => {
  useSettableClock()
  const pages = new StampValidatedPageCache(async ([subject]) => new Map([[subject!, '1']]), 1_000_000)
  await pages.fill('/recipe/1', '1', {}, async () => keepable('Soup'))
  expect(await pages.find('/recipe/1', '1')).not.toBeNull()
  letPass(2)
  expect(await pages.find('/recipe/1', '1')).toBeNull()
})

test('the sitemap is built again after ten minutes when the clock is set back', async () => {
  site = await openTestSite()
  const app = await site.openApp()
  const { statements } = site
  async function countStatements() {
    const before = statements.length
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200)
    return statements.length - before
  }
  useSettableClock()
  const first = await countStatements()
  const second = await countStatements()
  expect(second).toBeLessThan(first)
  letPass(11)
  expect(await countStatements()).toBe(first)
})
