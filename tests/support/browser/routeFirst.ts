import type { Page, Route } from 'playwright-core'

/**
 * Answers the first requests to an address by hand; later ones pass by the same route. A request that is made just when a
 * route is taken away may never be sent, so this one stays.
 */
export async function routeFirst(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
  count = 1,
): Promise<void> {
  let answered = 0
  await page.route(url, async (route) => {
    if (answered >= count) return await route.fallback()
    answered += 1
    await answer(route)
  })
}
