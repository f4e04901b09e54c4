import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, networkIsAway } from '../../support/browser/groceryPages.ts'
import { mealOf, monday, openPlanOfTwo } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openSharedPlan = () => openPlanOfTwo(open, larder, networkIsAway)

test('those who eat a meal are added and left out by two members at once, and neither change is lost', async () => {
  const { anna, page } = await openSharedPlan()
  // Her page was there before Mia was a member.
  await visit(anna.page, `${larder.url}/meal-planner?date=${monday}`)
  for (const shown of [anna.page, page]) await mealOf(shown, 'Soup').click()
  const eats = (shown: Page, name: string) => shown.getByRole('dialog').getByRole('checkbox', { name })
  const save = (shown: Page) =>
    shown.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await eats(page, 'Mia').uncheck()
  await eats(anna.page, 'Anna').uncheck()
  await save(anna.page)
  await expect.poll(() => eats(page, 'Anna').isChecked()).toBe(false)
  await save(page)
  await chip(page, 'Saved').waitFor()
  for (const shown of [anna.page, page]) await mealOf(shown, 'For none of the household').waitFor()
})

test('a name of a meal of the day is kept when the dialog is closed by Escape, and asked about when somebody else saves another', async () => {
  const { anna, page } = await openSharedPlan()
  const nameOf = (shown: Page) => shown.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first()
  const openSlots = (shown: Page) =>
    shown.getByRole('button', { name: 'Meals of the day', exact: true }).click()
  await openSlots(page)
  await nameOf(page).fill('Early tea')
  await page.keyboard.press('Escape')
  await openSlots(anna.page)
  await expect.poll(() => nameOf(anna.page).inputValue()).toBe('Early tea')
  await openSlots(page)
  await nameOf(page).fill('Coffee')
  await nameOf(anna.page).fill('Porridge')
  await nameOf(anna.page).press('Enter')
  const theirs = page.getByRole('dialog').getByRole('region', { name: 'Saved meanwhile' })
  await theirs.getByText('Porridge').waitFor()
  await nameOf(page).press('Enter')
  await expect.poll(() => theirs.evaluate((part) => part === document.activeElement)).toBe(true)
  expect(await nameOf(anna.page).inputValue()).toBe('Porridge')
  await theirs.getByRole('button', { name: 'Save what stands here' }).click()
  await expect.poll(() => nameOf(anna.page).inputValue()).toBe('Coffee')
})
