import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit, waitUntilHydrated } from '../../support/browser/browserTest.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { fileOf } from '../../support/browser/missingFiles.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder()

test.each(['/', '/recipes', '/recipe/demo-1', '/generate'])(
  'the page %s is painted before its scripts are requested',
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

test('a page is hydrated even if its pictures never load', async () => {
  const page = await open({})
  await page.route('**/covers/**', () => {})
  await page.goto(`${larder.url}/recipes`, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
})

test('the first click on a page loads its scripts without waiting for pictures', async () => {
  const page = await open({})
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/covers/**', () => {})
  const entry = page.waitForRequest(/\/assets\/entry\.browser-/)
  await page.goto(`${larder.url}/recipes`, { waitUntil: 'commit' })
  await page.getByRole('searchbox').click()
  await entry
})

describe('input before the page is hydrated', () => {
  /** A member’s page that is shown, and is hydrated once this script file is released. */
  async function openUnhydrated(path: string, held = /entry\.browser-/) {
    const page = await open({})
    const { cookie } = await signedInAt(larder)
    await page.context().addCookies([cookie])
    const { release } = await holdBack(page, held)
    await page.goto(larder.url + path, { waitUntil: 'commit' })
    const hydrate = async () => {
      expect(await page.locator('html[data-hydrated]').count()).toBe(0)
      release()
      await page.locator('html[data-hydrated]').waitFor()
    }
    return { page, hydrate }
  }

  test('input before the page is hydrated replays two clicks on a button once', async () => {
    const { page, hydrate } = await openUnhydrated('/household')
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Make a link' }).click()
    await hydrate()
    const link = page.getByRole('textbox', { name: 'Invitation link' })
    await link.waitFor()
    expect(await link.count()).toBe(1)
  })

  test('words typed before the page is hydrated are kept', async () => {
    const { page, hydrate } = await openUnhydrated('/grocery')
    await page.getByRole('combobox', { name: 'Item' }).fill('Candles')
    await hydrate()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Candles' }).waitFor()
  })

  test('words typed before the first script is loaded are kept', async () => {
    const { page, hydrate } = await openUnhydrated('/grocery', /\/start-/)
    await page.getByRole('combobox', { name: 'Item' }).fill('Candles')
    await hydrate()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Candles' }).waitFor()
  })

  test('choices selected before the page is hydrated are kept', async () => {
    const { page, hydrate } = await openUnhydrated('/feedback')
    const bug = page.getByRole('radio', { name: 'Bug Report' })
    await bug.check()
    await page.getByRole('textbox', { name: 'Description' }).fill('The aisles are in a strange order.')
    await hydrate()
    expect(await bug.isChecked()).toBe(true)
    const send = page.getByRole('button', { name: 'Submit Feedback' })
    await expect.poll(() => send.isEnabled()).toBe(true)
  })
})

describe('input before a late part is hydrated', () => {
  /** A grocery list with one recipe for 2 and for 4. All but the part that shows the recipes is hydrated. */
  async function openList() {
    const page = await open({})
    const { cookie } = await signedInAt(larder)
    await page.context().addCookies([cookie])
    for (const servings of [2, 4]) {
      await visit(page, `${larder.url}/recipe/demo-1?servings=${servings}`)
      await page.getByRole('button', { name: 'Add to grocery list' }).click()
      await page.getByText(`On your grocery list, for ${servings} servings.`, { exact: false }).waitFor()
    }
    const file = await holdBack(page, fileOf('RecipesOnList'))
    await page.goto(`${larder.url}/grocery`)
    await page.locator('html[data-hydrated]').waitFor()
    return { page, file }
  }

  test('input before a late part is hydrated replays two clicks on a button once', async () => {
    const { page, file } = await openList()
    const takeOff = page.getByRole('button', { name: /^Take off / })
    for (const _ of [1, 2]) await takeOff.first().click()
    file.release()
    await page.getByText('asked for is off the list', { exact: false }).first().waitFor()
    await waitUntilHydrated(page)
    expect(await takeOff.count()).toBe(1)
  })

  test('input before a late part is hydrated replays only the last of several clicks', async () => {
    const { page, file } = await openList()
    await page
      .getByRole('button', { name: /^Take off / })
      .first()
      .click()
    await page.getByRole('button', { name: 'New list' }).click()
    file.release()
    await page.getByRole('dialog').waitFor()
    await waitUntilHydrated(page)
    expect(await page.getByRole('button', { name: /^Take off /, includeHidden: true }).count()).toBe(2)
  })

  test('input before a late part is hydrated keeps ticked boxes', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } })
    const file = await holdBack(page, fileOf('EatsFilter'))
    await page.goto(`${larder.url}/recipes`)
    await page.locator('html[data-hydrated]').waitFor()
    await page.locator('summary').filter({ hasText: 'Leave out' }).click()
    for (const name of ['peanuts', 'mustard']) await page.getByRole('checkbox', { name }).check()
    file.release()
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('without').toSorted())
      .toEqual(['mustard', 'peanuts'])
    for (const name of ['peanuts', 'mustard'])
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  })
})

test('a page loads only the fonts that its language needs', async () => {
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
    // Where the foot is in sight, the names of two languages load small fonts of their own.
    const ofPage = letters.filter((file) => !file?.startsWith('name-'))
    expect(ofPage, address).toEqual(['fraunces', 'source-sans-3'])
  }
})
