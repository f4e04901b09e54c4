import { describe, expect, test } from 'vitest'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import {
  expectAccessible,
  inspectEverywhere,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { chip } from '../../support/browser/groceryPages.ts'
import { prepareCooks, told } from '../../support/browser/householdPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openAs = prepareCooks(open, larder)

describe('what tomorrow’s meals need', () => {
  test('the planner and the home page tell what tomorrow’s meals need today', async () => {
    const cook = await openAs('Ada')
    const { page } = cook
    await addRecipeAt(larder, cook, {
      name: 'Chickpea stew',
      ingredients: ['250 g dried chickpeas', '1 onion'],
      instructions: ['Soak the chickpeas overnight.', 'Boil them with the onion.'],
    })
    const tomorrow = addDays(calendarDateOf(new Date()), 1)
    await visit(page, `${larder.url}/meal-planner?date=${tomorrow}&view=day`)
    const section = page.getByRole('region', { name: 'For tomorrow' })
    await page
      .locator(`[data-place="${tomorrow} dinner"]`)
      .getByRole('button', { name: 'Add a meal' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('Chickpea stew')
    await dialog
      .getByRole('button', { name: /^Chickpea stew/ })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await section.getByText('Soak: 250 g dried chickpeas').waitFor()
    await inspectEverywhere(page, 'planner-for-tomorrow')
    await chip(page, 'Saved').waitFor()
    await visit(page, larder.url)
    await section.getByText('Soak: 250 g dried chickpeas').waitFor()
    await expectAccessible(page, 'home-for-tomorrow')
  })

  test('evening reminders are turned on and off in the settings', async () => {
    const { page } = await openAs('Ada')
    await visit(page, `${larder.url}/user-settings`)
    const box = page.getByRole('checkbox', { name: 'Mail me in the evening what tomorrow’s meals need' })
    expect(await box.isChecked()).toBe(false)
    await box.check()
    await told(page, 'You get a mail when tomorrow’s meals need something.')
    await page.reload()
    await box.waitFor()
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    await told(page, 'You get no evening reminders.')
    await expectAccessible(page, 'user-settings-reminders')
  })
})
