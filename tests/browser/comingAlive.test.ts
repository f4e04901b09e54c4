import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isWhollyAlive, prepareBrowser, visit } from '../support/browserTest.ts'
import { prepareLarder } from '../support/prepareLarder.ts'
import { signedInAt } from '../support/signedIn.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

/** Holds back a file of the page until it may come. */
async function holdBack(page: Page, held: RegExp) {
  const { promise: isWaited, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(held, async (route) => {
    await isWaited
    await route.continue()
  })
  return { letCome }
}

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
    const { letCome } = await holdBack(page, held)
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

describe('what is done before a part is alive whose file comes after the page', () => {
  /** A list that a recipe is on, alive but for the recipes. */
  async function openList() {
    const page = await open({})
    const { cookie } = await signedInAt(larder)
    await page.context().addCookies([cookie])
    await visit(page, `${larder.url}/recipe/demo-1`)
    await page.getByRole('button', { name: 'Add to grocery list' }).click()
    await page.getByText('On your grocery list, for', { exact: false }).waitFor()
    const file = await holdBack(page, /\/RecipesOnList-/)
    await page.goto(`${larder.url}/grocery`)
    await page.locator('html[data-hydrated]').waitFor()
    return { page, file }
  }

  test('a press is followed as soon as it is, and once', async () => {
    const { page, file } = await openList()
    const takeOff = page.getByRole('button', { name: /^Take off / })
    for (const _ of [1, 2]) await takeOff.click()
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(0)
    file.letCome()
    await takeOff.waitFor({ state: 'detached' })
    await page.getByText('asked for is off the list', { exact: false }).first().waitFor()
  })

  test('a press on something else since is what counts', async () => {
    const { page, file } = await openList()
    await page.getByRole('button', { name: /^Take off / }).click()
    await page.getByRole('button', { name: 'New list' }).click()
    file.letCome()
    await page.getByRole('dialog').waitFor()
    await isWhollyAlive(page)
    expect(await page.getByRole('button', { name: /^Take off /, includeHidden: true }).count()).toBe(1)
  })

  test('what is ticked is what it goes on with', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } })
    const file = await holdBack(page, /\/EatsFilter-/)
    await page.goto(`${larder.url}/recipes`)
    await page.locator('html[data-hydrated]').waitFor()
    await page.locator('summary').filter({ hasText: 'Leave out' }).click()
    for (const name of ['peanuts', 'mustard']) await page.getByRole('checkbox', { name }).check()
    file.letCome()
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('without').toSorted())
      .toEqual(['mustard', 'peanuts'])
    for (const name of ['peanuts', 'mustard'])
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true)
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
