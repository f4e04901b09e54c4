import { type Browser, chromium, type Page } from 'playwright-core'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import { chromiumArgs, prepareChromium } from '../support/browser/chromium.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { type Figure, limit } from './table.ts'

const items = 1_000
const atOnce = 100
const changes = 20
const words = ['tomato', 'bananas', 'xyzzy', 'cinnamon sticks']
/** Time between two keys of a fast typist, in milliseconds. */
const keyMs = 60

/**
 * The longest time in which Chromium could draw nothing while a person types into a list of 1,000 items and ticks one;
 * and how soon a change in one browser is on the screen of another, which another process serves.
 */
export async function benchGroceryTyping(databaseUrl: string): Promise<Figure[]> {
  const settings = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', WRITES_PER_MINUTE: '1000000' }
  const [larder, second] = [await startLarder(settings), await startLarder(settings)]
  const { executablePath, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArgs,
    env: { ...process.env, ...env } as never,
  })
  try {
    const cook = await signedInAt({ url: larder.url, databaseUrl })
    await fill(larder.url, cook)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.context().addCookies([cook.cookie])
    await page.goto(`${larder.url}/grocery`)
    await page.locator('html[data-hydrated]').waitFor()
    // The page has settled: the service worker has stored its files, and late parts are loaded.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await page.getByRole('combobox', { name: 'Item' }).focus()
    await page.waitForLoadState('networkidle')
    const typing = await longestTask(page, async () => {
      for (const word of words) {
        await page.keyboard.type(word, { delay: keyMs })
        for (const _letter of word) await page.keyboard.press('Backspace', { delay: keyMs / 2 })
      }
    })
    const ticking = await longestTask(page, async () => {
      for (const place of [10, 500, 900]) await page.getByRole('checkbox').nth(place).check()
    })
    return [
      limit(`longest task while one types into a list of ${items} items`, [typing], 50, 'ms'),
      limit(`longest task while one ticks on a list of ${items} items`, [ticking], 200, 'ms'),
      await benchScreens(browser, larder, second, await signedInAt({ url: larder.url, databaseUrl })),
    ]
  } finally {
    await browser.close()
    await Promise.all([larder.stop(), second.stop()])
  }
}

/** From the click in one browser to the text in the other: both use this machine's clock. */
async function benchScreens(
  browser: Browser,
  first: LarderProcess,
  second: LarderProcess,
  { cookie }: SignedIn,
): Promise<Figure> {
  const [here, there] = await Promise.all(
    [first, second].map(async ({ url }) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addCookies([{ ...cookie, url }])
      const page = await context.newPage()
      await page.goto(`${url}/grocery`)
      await page.getByRole('status').getByText('Saved').waitFor()
      return page
    }),
  )
  if (!here || !there) throw new Error('A browser is missing.')
  const times: number[] = []
  for (let index = 0; index < changes + 3; index += 1) {
    const name = `Live ${index}`
    const seenAt = there.evaluate(
      (words) =>
        new Promise<number>((resolve) => {
          const look = () => document.querySelector('main')?.textContent?.includes(words)
          const observer = new MutationObserver(() => {
            if (!look()) return
            observer.disconnect()
            resolve(Date.now())
          })
          observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      `${name} one`,
    )
    await here.getByRole('combobox', { name: 'Item' }).fill(name)
    await here.getByRole('textbox', { name: 'Quantity' }).fill('one')
    const clickedAt = await here.evaluate(() => {
      const now = Date.now()
      document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click()
      return now
    })
    if (index >= 3) times.push((await seenAt) - clickedAt)
    else await seenAt
  }
  return limit(`a change in one browser is on another's screen, ${changes} changes`, times, 200, 'ms')
}

/** The longest task in milliseconds; 0 when none took 50 or more, which Chromium calls long. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    }).observe({ type: 'longtask' })
  })
  await work()
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.max(0, ...(window as never as { found: number[] }).found))
        requestAnimationFrame(() => requestAnimationFrame(tell))
      }),
  )
}

async function fill(url: string, { userId, cookie }: SignedIn): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` }
  const told = await fetch(`${url}/rpc/households.current`, { headers })
  const { id: householdId } = ((await told.json()) as { result: { data: { id: string } } }).result.data
  const make = createGroceryOperations(new HybridClock('bench'), Date.now)
  for (let first = 0; first < items; first += atOnce) {
    const operations = Array.from({ length: atOnce }, (_, index) => {
      const category = groceryCategories[(first + index) % groceryCategories.length] ?? null
      return make.addItem(userId, 'default', { name: `Thing ${first + index}`, quantity: '2 lb', category })
    })
    const body = JSON.stringify({ householdId, operations })
    const answer = await fetch(`${url}/rpc/grocery.sync`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`grocery.sync answered ${answer.status}: ${await answer.text()}`)
  }
}
