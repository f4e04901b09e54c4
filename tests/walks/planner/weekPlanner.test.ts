import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  turn,
  visit,
} from '../../support/browser/browserTest.ts'
import { monday, openPlanner, shownMeals } from '../../support/browser/plannerPages.ts'
import { isInSight } from '../../support/browser/sight.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** The solver has ten seconds, after dishes were written; other tests share the machine. */
const whilePlanning = { timeout: 90_000 }

async function inspect(page: Page, name: string): Promise<void> {
  for (const viewport of [phone, desk])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await turn(page, colorScheme)
      await expectAccessible(page, name)
      await lookAt(page, `${name}-${viewport.width}-${colorScheme}`, { fullPage: false })
    }
}

/** Ada, who eats with a coeliac, a vegan and one more. */
async function openForFour(options: Parameters<typeof openPlanner>[2] = { viewport: desk }) {
  const planner = await openPlanner(open, larder, options)
  await addGuestAt(larder, planner, 'Cilla', { allergens: ['gluten'] })
  await addGuestAt(larder, planner, 'Vera', { diets: ['vegan'] })
  await addGuestAt(larder, planner, 'Dan', {})
  await visit(planner.page, `${larder.url}/meal-planner?date=${monday}`)
  return planner
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const complete = (page: Page) => page.getByText('The plan is complete.').waitFor(whilePlanning)
const dishNames = (page: Page) => page.locator('section section li > p.font-semibold').allInnerTexts()

describe('planning a week', () => {
  test('a week for four with a coeliac and a vegan is planned, kept in part, changed, planned again and put into the calendar', async () => {
    const { page } = await openForFour()
    await press(page, 'Plan my week')
    await page.getByRole('heading', { name: /^Plan the week/ }).waitFor()
    await inspect(page, 'week-planner-form')
    await page.getByText('Who eats', { exact: true }).click()
    expect(await page.getByRole('group', { name: 'Dinner' }).getByRole('checkbox').count()).toBe(4)
    await press(page, 'Plan these meals')
    await complete(page)
    const first = await dishNames(page)
    expect(first).toHaveLength(7)
    await inspect(page, 'week-planner-proposal')

    await page.getByRole('button', { name: /^Keep the dish of Dinner, Monday/ }).click()
    await page.getByRole('button', { name: /^Something else for Dinner, Tuesday/ }).click()
    await page.locator('section section li ul button').first().click()
    const changed = await dishNames(page)
    expect(changed[1]).not.toBe(first[1])
    await press(page, 'Plan the others again')
    await page.getByRole('button', { name: 'Stop here' }).waitFor()
    await complete(page)
    const again = await dishNames(page)
    expect(again.slice(0, 2)).toEqual(changed.slice(0, 2))
    await page.getByText('Compare with the plan before').click()
    await inspect(page, 'week-planner-comparison')

    await press(page, 'Put it into the calendar')
    await page.getByText('7 meals planned.').waitFor()
    expect(await shownMeals(page)).toHaveLength(7)
    expect(await page.getByText(/contains gluten|not vegan/i).count()).toBe(0)
    await press(page, 'Undo')
    await expect.poll(() => shownMeals(page)).toHaveLength(0)
  })

  test('a week is planned on a phone by keyboard alone', async () => {
    const { page } = await openForFour({ viewport: phone, reducedMotion: 'no-preference' })
    const go = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await go('Plan my week')
    await page.getByRole('checkbox', { name: 'Dinner' }).first().focus()
    await page.keyboard.press('Space')
    await go('Plan these meals')
    await complete(page)
    // The button was still coming into view, and what it stood on has disappeared.
    await expect
      .poll(() => isInSight(page.getByRole('heading', { name: 'The plan', exact: true })))
      .toBe(true)
    expect(await dishNames(page)).toHaveLength(6)
    await go('Put it into the calendar')
    await page.getByText('6 meals planned.').waitFor()
  })

  test('demands that cannot be met are named, and a button relaxes one and plans again', async () => {
    const { page } = await openPlanner(open, larder)
    await press(page, 'Plan my week')
    await page.getByRole('button', { name: 'Plan these meals' }).waitFor()
    for (const select of await page.getByRole('combobox', { name: /^Minutes to cook/ }).all())
      await select.selectOption('15')
    await page.getByText('Kitchen and recipes', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Let Larder’s cook write new recipes' }).uncheck()
    for (const box of (await page.getByRole('checkbox', { name: 'Dinner' }).all()).slice(1))
      await box.uncheck()
    await press(page, 'Plan these meals')
    await page.getByText('These demands cannot be met together.').waitFor(whilePlanning)
    await inspect(page, 'week-planner-conflict')
    await page.getByRole('button', { name: /^Allow \d+ minutes$/ }).click()
    await complete(page)
    expect(await dishNames(page)).toHaveLength(1)
  })

  test('a wish that can be read in two ways is asked about before anything is planned', async () => {
    const { page } = await openPlanner(open, larder, {}, /400/)
    await press(page, 'Plan my week')
    await page.getByRole('textbox', { name: 'Wishes for the week' }).fill('nuts, and not the nuts')
    await press(page, 'Plan these meals')
    await page.getByText(/can be read in more than one way/).waitFor()
  })
})
