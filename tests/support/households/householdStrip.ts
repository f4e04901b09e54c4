import type { BrowserContextOptions, Page } from 'playwright-core'
import type { SignedIn } from '../accounts/signedIn.ts'
import type { prepareBrowser } from '../browser/browserTest.ts'

export const laptop = { width: 1280, height: 800 }

/** The part of a recipe's page that warns of what the household is allergic to. */
export const strip = (page: Page) => page.getByRole('region', { name: 'For your household' })

/** Opens pages as a member who is signed in. */
export const preparePagesOfMembers =
  (open: ReturnType<typeof prepareBrowser>['open']) =>
  async (who: SignedIn, options: BrowserContextOptions = {}, expected?: RegExp): Promise<Page> => {
    const page = await open(options, expected)
    await page.context().addCookies([who.cookie])
    return page
  }
