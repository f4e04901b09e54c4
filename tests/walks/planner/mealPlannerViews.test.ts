import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, lookAt, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, networkIsAway } from '../../support/browser/groceryPages.ts'
import { addNote, monday, openPlanner } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const planner = () => openPlanner(open, larder, {}, networkIsAway)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('on a phone the meal planner shows one day first, a button leads to the next day, and the month leads to any day', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const page = await open({ viewport: phone, hasTouch: true })
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/meal-planner?date=${monday}`)
  await page.getByRole('heading', { level: 2, name: 'Monday, November 30' }).waitFor()
  await expect.poll(() => page.locator('section[aria-labelledby^="day-"]:visible').count()).toBe(1)
  await press(page, 'Later')
  await page.getByRole('heading', { level: 2, name: 'Tuesday, December 1' }).waitFor()
  await addNote(page, 1, 'dinner', 'Soup')
  await press(page, 'Month')
  await page.getByRole('button', { name: /^Tuesday, December 1: 1 meal/ }).waitFor()
  await inspectEverywhere(page, 'meal-planner-month')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Friday, December 11: 0 meals/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Friday, December 11' }).waitFor()
})

test('a month is in the server’s HTML of its address, and hydrates without an error', async () => {
  const { page } = await planner()
  await addNote(page, 3, 'dinner', 'Stew')
  await chip(page, 'Saved').waitFor()
  const address = `${larder.url}/meal-planner?date=${monday}&view=month`
  const html = await (await page.request.get(address)).text()
  expect(html).toContain('Thursday, December 3: 1 meal')
  await visit(page, address)
  await page.getByRole('button', { name: /^Thursday, December 3: 1 meal/ }).waitFor()
})

test('a recipe’s page leads to the planner, where the day for the recipe is chosen', async () => {
  const ada = await planner()
  const { page } = ada
  await visit(page, `${larder.url}/recipe/demo-1?servings=3`)
  await page.getByRole('link', { name: 'Add to meal planner' }).click()
  await page.getByText(/^Choose a day for/).waitFor()
  const card = page.locator('button[id^="meal-"]')
  await page
    .getByRole('button', { name: /^Add a meal: Dinner/ })
    .first()
    .click()
  await card.getByText('3 servings').waitFor()
  await expect.poll(() => page.getByText(/^Choose a day for/).count()).toBe(0)
  await press(page, 'Undo')
  await expect.poll(() => card.count()).toBe(0)
})

test('a week is printed with the days below each other and only the meals that are planned', async () => {
  const { page } = await planner()
  await addNote(page, 0, 'dinner', 'Stew')
  await addNote(page, 6, 'lunch', 'Roast')
  await page.emulateMedia({ media: 'print' })
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.getByText('Meal planner: Nov 30 to Dec 6').waitFor()
  const days = page.locator('section[aria-labelledby^="day-"]:visible')
  await expect.poll(() => days.count()).toBe(7)
  await expect.poll(() => page.locator('h4:visible').allInnerTexts()).toEqual(['Dinner', 'Lunch'])
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(false)
  await lookAt(page, 'meal-planner-print')
})

test('a member’s home page shows the meals of today, and leads to their recipes', async () => {
  const { page } = await planner()
  await visit(page, larder.url)
  await page.getByText('Nothing is planned for today.').waitFor()
  await page.getByRole('link', { name: 'Open the meal planner' }).click()
  const today = page.locator('section:has(h3[aria-current="date"])')
  await today.getByRole('button', { name: /^Add a meal: Dinner/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Kimchi fried rice/ }).click()
  await chip(page, 'Saved').waitFor()
  await visit(page, larder.url)
  const meals = page.getByRole('region', { name: 'Today’s meals' })
  await meals.getByText('Dinner:').waitFor()
  await inspectEverywhere(page, 'home-with-meals')
  await meals.getByRole('link', { name: /Kimchi fried rice/ }).click()
  await page.getByRole('heading', { level: 1, name: /Kimchi fried rice/ }).waitFor()
})
