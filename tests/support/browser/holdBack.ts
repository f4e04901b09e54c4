import type { Page } from 'playwright-core'

/** Delays a file of the page until `release` is called. */
export async function holdBack(page: Page, held: RegExp) {
  const { promise: isWaited, resolve: release } = Promise.withResolvers<void>()
  await page.route(held, async (route) => {
    await isWaited
    await route.continue()
  })
  return { release }
}
