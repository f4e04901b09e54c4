import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

const carousel = (page: Page) => page.getByRole('region', { name: 'Dishes to begin with' })
const shown = async (page: Page) =>
  /\d+ of 11$/.exec(
    (await carousel(page).locator('[aria-roledescription=slide]:visible').getAttribute('aria-label')) ?? '',
  )?.[0]
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Choose a picture' }).getByRole('button')
const title = (page: Page) => page.getByRole('heading', { name: 'Discover & Plan Your Perfect Meal' })

/** The home page with a paused clock, the second picture just shown, and pointer and focus outside the carousel. */
async function openStill(): Promise<Page> {
  const page = await open({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: new Date('2026-11-01T12:00:00Z') })
  await visit(page, larder.url)
  await page.clock.pauseAt(new Date('2026-11-01T12:05:00Z'))
  await dots(page).nth(1).click()
  await title(page).click()
  await expect.poll(() => shown(page)).toBe('2 of 11')
  return page
}

describe('the pictures on the home page', () => {
  test('the pictures on the home page change every 4,000 ms, and the first follows the eleventh', async () => {
    const page = await openStill()
    await page.clock.runFor(3_999)
    expect(await shown(page)).toBe('2 of 11')
    await page.clock.runFor(1)
    await expect.poll(() => shown(page)).toBe('3 of 11')
    expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('off')
    for (const place of [4, 5, 6, 7, 8, 9, 10, 11, 1]) {
      await page.clock.runFor(4_000)
      await expect.poll(() => shown(page)).toBe(`${place} of 11`)
    }
  })

  test('the carousel on the home page pauses while the pointer is over it', async () => {
    const page = await openStill()
    await carousel(page).hover()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('2 of 11')
    await title(page).hover()
    await page.clock.runFor(4_000)
    await expect.poll(() => shown(page)).toBe('3 of 11')
  })

  test('the pictures on the home page stay while the focus is within, and are announced then', async () => {
    const page = await openStill()
    await button(page, 'Next picture').focus()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('2 of 11')
    expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('polite')
  })

  test('the pictures on the home page stay while the page is hidden', async () => {
    const page = await openStill()
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('2 of 11')
    await hide(false)
    await page.clock.runFor(4_000)
    await expect.poll(() => shown(page)).toBe('3 of 11')
  })

  test('the pictures on the home page stop and start again with a button', async () => {
    const page = await openStill()
    await button(page, 'Stop the pictures').click()
    await title(page).click()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('2 of 11')
    await button(page, 'Play the pictures').click()
    await title(page).click()
    await page.clock.runFor(4_000)
    await expect.poll(() => shown(page)).toBe('3 of 11')
  })

  test('the pictures on the home page do not start by themselves for visitors who prefer reduced motion', async () => {
    const page = await open({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, larder.url)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('1 of 11')
    expect(await button(page, 'Play the pictures').isVisible()).toBe(true)
  })

  test('the pictures on the home page are chosen with previous, next and eleven dots, by keyboard', async () => {
    const page = await open({})
    await visit(page, larder.url)
    await button(page, 'Previous picture').press('Enter')
    await expect.poll(() => shown(page)).toBe('11 of 11')
    await button(page, 'Next picture').press('Space')
    await expect.poll(() => shown(page)).toBe('1 of 11')
    expect(await dots(page).count()).toBe(11)
    await dots(page).nth(4).press('Enter')
    await expect.poll(() => shown(page)).toBe('5 of 11')
    expect(await dots(page).nth(4).getAttribute('aria-current')).toBe('true')
  })
})

test('the two buttons on the home page lead to the list and to the generator, and a picture is shown without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(larder.url)
  expect(await shown(page)).toBe('1 of 11')
  await page.getByRole('link', { name: 'Find a Recipe' }).click()
  expect(new URL(page.url()).pathname).toBe('/recipes')
  await page.goto(larder.url)
  await page.getByRole('link', { name: 'Generate a Recipe' }).click()
  expect(new URL(page.url()).pathname).toBe('/generate')
})
