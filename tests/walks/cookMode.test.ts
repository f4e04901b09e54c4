import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { inspectEverywhere, phone, prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const { at, execute } = prepareLarder()

beforeAll(async () => {
  await execute(`update recipes set servings = 4, name = 'Egg fried rice',
    ingredients = '{"200 g rice","2 eggs","1 tablespoon oil"}',
    instructions = '{"Simmer the rice 12 minutes.","Rest it 5 minutes, then chill it 1 hour 30 minutes.","Fry it in the oil with the 2 eggs."}'
    where id = 'demo-1'`)
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem')

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test((await named()) ?? '')) return
  }
  throw new Error(`Nothing called ${name} can be reached by Tab.`)
}

test('a visitor cooks a whole recipe by keyboard alone, with several timers', async () => {
  const page = await open({})
  await page.clock.install({ time: new Date('2026-11-21T18:00:00Z') })
  await visit(page, at('/recipe/demo-1?servings=8'))
  await tabTo(page, /^Start cooking$/)
  await page.keyboard.press('Enter')
  await heading(page, 'Have it all at hand').waitFor()
  await tabTo(page, /^$/)
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox', { name: '400 g rice' }).isChecked()).toBe(true)
  await tabTo(page, /^To the first step$/)
  await page.keyboard.press('Enter')
  await heading(page, 'Step 1 of 3').waitFor()
  await expect.poll(() => focused(page)).toBe('Step 1 of 3')
  await tabTo(page, /^Start a timer: 12 minutes$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => timers(page).allInnerTexts()).toEqual([expect.stringMatching(/^1(2:00|1:[0-5]\d)/)])
  await page.keyboard.press('ArrowRight')
  await heading(page, 'Step 2 of 3').waitFor()
  await expect.poll(() => focused(page)).toBe('Step 2 of 3')
  await tabTo(page, /^Start a timer: 5 minutes$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Start a timer: 1 hour 30 minutes$/)
  await page.keyboard.press('Space')
  await page.clock.runFor(61_000)
  // The clock runs on during the test: up to a minute more may have passed.
  expect((await timers(page).allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^(10:[0-5]\d|9:5\d)$/),
    expect.stringMatching(/^(4:00|3:[0-5]\d)$/),
    expect.stringMatching(/^1:(29:00|28:[0-5]\d)$/),
  ])

  // A reload and the next step leave the timers as they are.
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await heading(page, 'Step 2 of 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Fry it in the oil with the 4 eggs.').waitFor()
  expect(await timers(page).count()).toBe(3)
  await page.clock.runFor(4 * 60_000)
  await page.getByRole('alert').getByText('Time is up. Step 2, 5 minutes').waitFor({ state: 'attached' })
  expect(await page.title()).toContain('Time is up!')
  await tabTo(page, /^Okay, put the timer away: Step 2, 5 minutes$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => timers(page).count()).toBe(2)
  await tabTo(page, /^Stop the timer: Step 2, 1 hour 30 minutes$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => timers(page).count()).toBe(1)

  // Ticks are shared with the recipe’s own page, for any servings, until the recipe is done.
  const elsewhere = await page.context().newPage()
  await visit(elsewhere, at('/recipe/demo-1'))
  const rice = elsewhere.getByRole('checkbox', { name: '200 g rice' })
  expect(await rice.isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await heading(page, 'Step 2 of 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await heading(page, 'Step 3 of 3').waitFor()
  await tabTo(page, /^Done$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/recipe/demo-1?servings=8'))
  expect(await page.getByRole('checkbox', { name: '400 g rice' }).isChecked()).toBe(false)
  await expect.poll(() => rice.isChecked()).toBe(false)
  await visit(page, at('/recipe/demo-1/cook'))
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  // The last timer still runs.
  expect(await timers(page).count()).toBe(1)
})

test('closing cook mode before the recipe is done keeps the ticks', async () => {
  const page = await open({})
  await visit(page, at('/recipe/demo-1/cook'))
  await page.getByRole('checkbox', { name: '2 eggs' }).check()
  await page.getByRole('link', { name: 'Close, back to Egg fried rice' }).click()
  await page.waitForURL(at('/recipe/demo-1'))
  expect(await page.getByRole('checkbox', { name: '2 eggs' }).isChecked()).toBe(true)
})

test('Back leads out of cook mode, not through its steps', async () => {
  const page = await open({ viewport: phone })
  await visit(page, at('/recipe/demo-1'))
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('link', { name: 'To the first step' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await heading(page, 'Step 2 of 3').waitFor()
  await page.goBack()
  await page.waitForURL(at('/recipe/demo-1'))
})

test('cook mode keeps the screen on until it is left, where the device can', async () => {
  const page = await open({})
  await page.addInitScript(() => {
    const locks = { held: 0 }
    const request = async () => {
      locks.held += 1
      const sentinel = Object.assign(new EventTarget(), { released: false })
      return Object.assign(sentinel, {
        release: async () => {
          locks.held -= 1
          sentinel.dispatchEvent(new Event('release'))
        },
      })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { locks })
  })
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held)
  await visit(page, at('/recipe/demo-1/cook'))
  await page.getByText('The screen stays on.').waitFor()
  expect(await held()).toBe(1)
  await page.getByRole('link', { name: 'Close, back to Egg fried rice' }).click()
  await page.waitForURL(at('/recipe/demo-1'))
  await expect.poll(held).toBe(0)
})

test('links lead through the steps when scripts are off', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(at('/recipe/demo-1/cook'))
  await page.getByRole('link', { name: 'To the first step' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await heading(page, 'Step 2 of 3').waitFor()
})

test('timers are shown on a phone and at a desk, in light and in dark', async () => {
  const page = await open({ viewport: phone })
  await page.clock.install({ time: new Date('2026-11-21T18:00:00Z') })
  await visit(page, at('/recipe/demo-1/cook?step=1'))
  await page.getByRole('button', { name: 'Start a timer: 12 minutes' }).click()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Start a timer: 5 minutes' }).click()
  await page.getByRole('button', { name: 'The timer runs: 5 minutes' }).waitFor()
  await page.clock.runFor(6 * 60_000)
  await page.getByRole('button', { name: 'Okay, put the timer away: Step 2, 5 minutes' }).waitFor()
  await inspectEverywhere(page, 'cook')
})
