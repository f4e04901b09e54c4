import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What Chromium says in the console when there is no network, no server, or nothing there. */
export const nobodyAnswers =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|ERR_NETWORK|ERR_EMPTY|fetching the script|status of (?:503|404)/

/** What the worker says without a network: Chromium tells it late, or never, that it was taken away. */
export const notReached = /^(?:You are offline|Larder does not answer)$/

/** The ids of the recipes that this browser keeps, once it has all their pages need. */
export async function keptRecipeIds(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const isThere = await caches.has('larder-recipes-5')
    const worker = await navigator.serviceWorker.getRegistration()
    if (!isThere || !worker?.active) return []
    const keys = await (await caches.open('larder-recipes-5')).keys()
    const paths = keys.map(({ url }) => new URL(url).pathname)
    const ids = paths.filter((path) => path.startsWith('/kept/recipe/')).map((path) => path.slice(13))
    return paths.includes('/kept/shell') ? ids.sort() : []
  })
}

/** Who the kept reports of recipes were made for, by recipe. */
export async function keptReportEaters(page: Page): Promise<Record<string, string[]>> {
  return await page.evaluate(async () => {
    const cache = await caches.open('larder-recipes-5')
    const eaters: Record<string, string[]> = {}
    for (const key of await cache.keys()) {
      if (!new URL(key.url).pathname.startsWith('/kept/recipe/')) continue
      const { id, queries } = await (await cache.match(key))!.json()
      for (const { queryKey, state } of queries)
        if (queryKey[0].join('.') === 'recipes.report')
          eaters[id] = state.data.verdictsByEater.map(({ eater }: { eater: string }) => eater)
    }
    return eaters
  })
}

/** Waits until this browser keeps these recipes, and no other. */
export async function keepsRecipes(page: Page, ...ids: string[]): Promise<void> {
  await expect.poll(() => keptRecipeIds(page), { timeout: 15_000 }).toEqual(ids.toSorted())
}

/** Waits until this browser keeps the version of today's reports, or until it does not. */
export async function keepsReportVersion(page: Page, isKept: boolean): Promise<void> {
  const isThere = () =>
    page.evaluate(async () =>
      Boolean(await caches.match('/kept/report-version', { cacheName: 'larder-recipes-5' })),
    )
  await expect.poll(isThere, { timeout: 15_000 }).toBe(isKept)
}
