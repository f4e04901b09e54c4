import type { Page } from 'playwright-core'
import type { SignedIn } from '../accounts/signedIn.ts'
import { phone, type prepareBrowser } from './browserTest.ts'

/** The errors that Chromium itself logs when a file of a page cannot be loaded. */
const fileIsMissing =
  /Failed to load resource|Failed to fetch dynamically imported module|Service Worker registration blocked/

/** Opens pages whose files may be missing, for a member or a visitor. */
export const preparePagesWithMissingFiles =
  (open: ReturnType<typeof prepareBrowser>['open']) =>
  async (who: SignedIn | null): Promise<Page> => {
    const page = await open({ serviceWorkers: 'block', viewport: phone }, fileIsMissing)
    if (who) await page.context().addCookies([who.cookie])
    return page
  }

/** Answers with 404 for the files of these parts, as after a deployment. `missing` counts these answers. */
export async function withoutFiles(page: Page, ...parts: string[]) {
  let count = 0
  const isPart = (url: URL) => parts.some((part) => url.pathname.startsWith(`/assets/${part}-`))
  await page.route(isPart, (route) => {
    count += 1
    return route.fulfill({ status: 404, body: '' })
  })
  return { missing: () => count, repair: () => page.unroute(isPart) }
}

/** The sentence in place of a part of a page that broke. */
export const broke = (page: Page) => page.getByText('Something went wrong here.')
