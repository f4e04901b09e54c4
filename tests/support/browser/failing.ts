import type { Page, Route } from 'playwright-core'

export type Failing = (route: Route) => Promise<void>
export const withError500: Failing = (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })

/** Has every call of a procedure fail from now on. */
export async function failing(page: Page, procedure: string, fail: Failing = withError500) {
  let asked = 0
  const isCall = (url: URL) =>
    url.pathname.startsWith('/rpc/') && url.pathname.slice(5).split(',').includes(procedure)
  const answer = (route: Route) => {
    asked += 1
    return fail(route)
  }
  await page.route(isCall, answer)
  return { asked: () => asked, repair: () => page.unroute(isCall, answer) }
}
