import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, lookAt, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, networkIsAway } from '../../support/browser/groceryPages.ts'
import { cellOf, dayOfPlan, mealOf, monday, openPlanner } from '../../support/browser/plannerPages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** The solver has ten seconds, after dishes were written; other tests share the machine. */
const whilePlanning = { timeout: 90_000 }
const maxTabs = 400

type Press = (control: Locator) => Promise<void>

const pressByPointer: Press = (control) => control.click()

/** Goes to a control by Tab as a person does, and presses it; a checkbox by the space bar. */
const pressByKeyboard: Press = async (control) => {
  await control.waitFor()
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      const isBox = await control.evaluate((element) => element.matches('input[type="checkbox"]'))
      return await control.page().keyboard.press(isBox ? 'Space' : 'Enter')
    }
    await control.page().keyboard.press('Tab')
  }
  throw new Error(`${control} cannot be reached by Tab.`)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const dishNames = (page: Page) => page.locator('section section li > p.font-semibold').allInnerTexts()
const planIsComplete = (page: Page) => page.getByText('The plan is complete.').waitFor(whilePlanning)
const planOf = (date: string) => `${larder.url}/meal-planner?view=day&date=${date}`

test.each([
  { hand: 'by pointer on a phone', viewport: phone, press: pressByPointer, buysAll: true },
  { hand: 'by pointer at a desk', viewport: desk, press: pressByPointer, buysAll: true },
  // To tick each row by Tab would take minutes.
  { hand: 'by keyboard alone', viewport: desk, press: pressByKeyboard, buysAll: false },
])(
  'a week for four with a coeliac and a vegan is planned, changed, shopped for, cooked and moved without a network, $hand',
  async ({ viewport, press, buysAll }) => {
    const planner = await openPlanner(open, larder, { viewport }, networkIsAway)
    const { page } = planner
    await addGuestAt(larder, planner, 'Cilla', { allergens: ['gluten'] })
    await addGuestAt(larder, planner, 'Vera', { diets: ['vegan'] })
    await addGuestAt(larder, planner, 'Dan', {})
    await visit(page, planOf(monday))

    await press(button(page, 'Plan my week'))
    await press(button(page, 'Plan these meals'))
    await planIsComplete(page)
    const [first, second] = await dishNames(page)
    await press(button(page, /^Something else for Dinner, Tuesday/))
    await press(page.locator('section section li ul button').first())
    await press(button(page, /^Keep the dish of Dinner, Monday/))
    const swapped = (await dishNames(page))[1]!
    expect(swapped).not.toBe(second)
    await press(button(page, 'Plan the others again'))
    await button(page, 'Stop here').waitFor()
    await planIsComplete(page)
    const dinners = await dishNames(page)
    expect(dinners.slice(0, 2)).toEqual([first, swapped])
    await press(button(page, 'Put it into the calendar'))
    await page.getByText('7 meals planned.').waitFor()
    await mealOf(page, first!).waitFor()
    expect(await page.getByText(/contains gluten|not vegan/i).count()).toBe(0)

    await press(button(page, 'Shop for these days'))
    await press(button(page, 'Put on the list'))
    await press(link(page, 'Open the grocery list'))
    const boxes = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
    await boxes.first().waitFor()
    const toBuy = await boxes.count()
    expect(toBuy).toBeGreaterThan(3)
    await lookAt(page, `week-for-four-list-${viewport.width}`, { fullPage: false })
    for (let bought = 0; bought < (buysAll ? toBuy : 3); bought += 1)
      await press(boxes.and(page.locator(':not(:checked)')).first())
    await chip(page, 'Saved').waitFor()

    await visit(page, planOf(monday))
    await press(mealOf(page, first!))
    await press(link(page, 'Open the recipe'))
    await press(link(page, 'Start cooking'))
    await press(link(page, 'To the first step'))
    await page.getByRole('heading', { level: 2, name: /^Step 1 of / }).waitFor()
    await visit(page, planOf(monday))
    await press(mealOf(page, first!))
    await press(button(page, 'Cooked'))
    await press(button(page, 'Save'))
    await mealOf(page, first!).getByText('Cooked').waitFor()
    await visit(page, planOf(dayOfPlan(1)))
    await press(cellOf(page, 1, 'lunch').getByRole('button', { name: 'Add a meal' }))
    await press(button(page, 'Left-overs'))
    await press(page.getByRole('dialog').getByRole('button', { name: first! }))
    await cellOf(page, 1, 'lunch').getByText('Left-overs').waitFor()
    await chip(page, 'Saved').waitFor()
    await lookAt(page, `week-for-four-left-overs-${viewport.width}`, { fullPage: false })

    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await press(mealOf(page, swapped))
    const day = page.getByRole('dialog').getByLabel('Day', { exact: true })
    await day.fill(dayOfPlan(2))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }))
    await chip(page, /^Offline, 1 change/).waitFor()
    await page.context().setOffline(false)
    await chip(page, 'Saved').waitFor()
    await visit(page, planOf(dayOfPlan(2)))
    await cellOf(page, 2, 'dinner').getByText(swapped).waitFor()
  },
)
