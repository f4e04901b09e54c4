import type { Page } from 'playwright-core'
import { chunkNameIn } from '../../../src/server/commands/bundling/chunkNames.ts'
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

/** Whether an address is that of one of these parts, each given by the name of its module. */
export const isFileOf = (parts: readonly string[], { pathname }: URL) =>
  parts.some((part) => pathname.startsWith(`/${chunkNameIn(part)}`))

/** Matches the address of one part, given by the name of its module or of its group of modules. */
export const fileOf = (part: string) => new RegExp(`/${chunkNameIn(part)}`)

/** Answers with 404 for the files of these parts, as after a deployment. `missing` counts these answers. */
export async function withoutFiles(page: Page, ...parts: string[]) {
  let count = 0
  const isPart = (url: URL) => isFileOf(parts, url)
  await page.route(isPart, (route) => {
    count += 1
    return route.fulfill({ status: 404, body: '' })
  })
  return { missing: () => count, repair: () => page.unroute(isPart) }
}

/** The sentence in place of a part of a page that broke. */
export const broke = (page: Page) => page.getByText('Something went wrong here.')
