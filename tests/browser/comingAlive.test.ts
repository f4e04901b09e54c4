import { describe, expect, test } from 'vitest'
import { prepareBrowser, visit } from '../support/browserTest.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { signedInAt } from '../support/signedIn.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

test.each(['/', '/recipes', '/recipe/demo-1', '/generate'])(
  'what draws %s comes first, and what makes it alive is asked for once it is seen',
  async (address) => {
    const page = await open({})
    await visit(page, larder.url + address)
    const { seen, asked } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/start-'))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(5)
    expect(Math.min(...asked)).toBeGreaterThan(seen)
  },
)

test('a page whose pictures do not come is alive all the same', async () => {
  const page = await open({})
  await page.route('**/covers/**', () => {})
  await page.goto(`${larder.url}/recipes`, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
})

test('whoever touches the page need not wait for its pictures', async () => {
  const page = await open({})
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/covers/**', () => {})
  const entry = page.waitForRequest(/\/assets\/entry\.browser-/)
  await page.goto(`${larder.url}/recipes`, { waitUntil: 'commit' })
  await page.getByRole('searchbox').click()
  await entry
})

describe('what is done before the page is alive', () => {
  /** A member's page that is seen, and comes alive when this file of its scripts is let through. */
  async function openStill(path: string, held = /entry\.browser-/) {
    const page = await open({})
    const { cookie } = await signedInAt(larder)
    await page.context().addCookies([cookie])
    const { promise: isWaited, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(held, async (route) => {
      await isWaited
      await route.continue()
    })
    await page.goto(larder.url + path, { waitUntil: 'commit' })
    const comeAlive = async () => {
      expect(await page.locator('html[data-hydrated]').count()).toBe(0)
      letCome()
      await page.locator('html[data-hydrated]').waitFor()
    }
    return { page, comeAlive }
  }

  test('a press is followed as soon as it is, and once', async () => {
    const { page, comeAlive } = await openStill('/household')
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Make a link' }).click()
    await comeAlive()
    const link = page.getByRole('textbox', { name: 'Invitation link' })
    await link.waitFor()
    expect(await link.count()).toBe(1)
  })

  test('words typed are what the page goes on with', async () => {
    const { page, comeAlive } = await openStill('/grocery')
    await page.getByRole('combobox', { name: 'Item' }).fill('Candles')
    await comeAlive()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Candles' }).waitFor()
  })

  test('so are words typed before its first script is here', async () => {
    const { page, comeAlive } = await openStill('/grocery', /\/start-/)
    await page.getByRole('combobox', { name: 'Item' }).fill('Candles')
    await comeAlive()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Candles' }).waitFor()
  })

  test('so are choices and ticks', async () => {
    const { page, comeAlive } = await openStill('/feedback')
    const bug = page.getByRole('radio', { name: 'Bug Report' })
    await bug.check()
    await page.getByRole('textbox', { name: 'Description' }).fill('The aisles are in a strange order.')
    await comeAlive()
    expect(await bug.isChecked()).toBe(true)
    const send = page.getByRole('button', { name: 'Submit Feedback' })
    await expect.poll(() => send.isEnabled()).toBe(true)
  })
})

test('a page begins with no more letters than its sentences are written with', async () => {
  for (const [address, languages] of [
    ['/generate', 'en'],
    ['/', 'de'],
    ['/recipes', 'fr'],
    ['/faq', 'es'],
  ] as const) {
    const page = await open({ locale: languages })
    await visit(page, larder.url + address)
    await page.evaluate(() => document.fonts.ready)
    const letters = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/assets\/(.*)-[^-]*\.woff2$/.exec(name)?.[1])
        .filter(Boolean)
        .sort(),
    )
    // Where the foot is in sight, the names of two languages have letters of their own, of some kilobytes.
    const ofPage = letters.filter((file) => !file?.startsWith('name-'))
    expect(ofPage, address).toEqual(['fraunces', 'source-sans-3'])
  }
})
