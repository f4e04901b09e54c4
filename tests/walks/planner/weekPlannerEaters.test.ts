import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { mealOf, monday, openPlanner } from '../../support/browser/plannerPages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const whilePlanning = { timeout: 90_000 }

/** The form of a week for Ada and Dan, in which Monday's and Tuesday's dinners are planned. */
async function openForm(viewport = desk): Promise<Page> {
  const planner = await openPlanner(open, larder, { viewport })
  const { page } = planner
  await addGuestAt(larder, planner, 'Dan', {})
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  await page.getByRole('button', { name: 'Plan my week', exact: true }).click()
  const dinners = page.getByRole('checkbox', { name: 'Dinner', exact: true })
  await dinners.first().waitFor()
  for (const box of (await dinners.all()).slice(2)) await box.uncheck()
  return page
}

const dinnerOf = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^Dinner: .*${day}.*Who eats`, 's') })
const groupOf = (page: Page, day: string) =>
  page.getByRole('group', { name: new RegExp(`^Who eats: Dinner, ${day}`) })

async function planAndTake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan these meals' }).click()
  await page.getByText('The plan is complete.').waitFor(whilePlanning)
  await page.getByRole('button', { name: 'Put it into the calendar' }).click()
  await page.getByText('2 meals planned.').waitFor()
}

describe('who eats one meal of a week that is planned', () => {
  test('the eaters and servings of a single meal of a week plan are changed, marked as changed, and taken into the calendar', async () => {
    const page = await openForm()
    const [mondays, tuesdays] = [dinnerOf(page, 'Monday'), dinnerOf(page, 'Tuesday')]
    expect(await mondays.innerText()).toContain('2 servings')
    await mondays.click()
    await groupOf(page, 'Monday').getByRole('checkbox', { name: 'Ada' }).uncheck()
    expect(await mondays.innerText()).toMatch(/1 serving, Dan\s+Changed for this meal/)
    for (const count of [2, 3]) await page.getByRole('button', { name: `More: for ${count}` }).click()
    expect(await mondays.innerText()).toContain('3 servings, Dan')
    expect(await tuesdays.innerText()).not.toContain('Changed')
    await inspect(page, 'week-planner-eaters', { fullPage: false })

    await planAndTake(page)
    await expect
      .poll(() => mealOf(page, /For Dan/).allInnerTexts())
      .toEqual([expect.stringContaining('3 servings')])
  })

  test('by keyboard on a phone a meal is changed and made as usual again; servings are never fewer than eaters', async () => {
    const page = await openForm(phone)
    const press = async (control: Locator, key: string) => {
      await control.focus()
      await page.keyboard.press(key)
    }
    const tuesdays = dinnerOf(page, 'Tuesday')
    await press(tuesdays, 'Enter')
    const fewer = page.getByRole('button', { name: 'Fewer: for' })
    expect(await fewer.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await tuesdays.innerText()).toMatch(/1 serving, Ada\s+Changed for this meal/)
    await press(groupOf(page, 'Tuesday').getByRole('checkbox', { name: 'Ada' }), 'Space')
    await page.getByText('Somebody has to eat this meal.').waitFor()
    await inspect(page, 'week-planner-no-eaters', { fullPage: false })
    await press(page.getByRole('button', { name: 'As usual' }), 'Enter')
    expect(await tuesdays.innerText()).toContain('2 servings')
    expect(await tuesdays.innerText()).not.toContain('Changed')
  })
})
