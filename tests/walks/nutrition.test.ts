import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  desk,
  expectAccessible,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import { addMia, prepareCooks, press, told } from '../support/browser/householdPages.ts'
import { addNote, addRecipe, cellOf, monday } from '../support/browser/plannerPages.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const openAs = prepareCooks(open, larder)

const nutrition = (page: Page) => page.getByRole('region', { name: 'Nutrition' })
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true })

describe('nutrition targets', () => {
  test('a nutrition target is calculated or typed on the household page, and the planner compares it with each day’s meals', async () => {
    const { page } = await openAs('Ada', { viewport: desk })
    await addMia(page)
    await press(page, 'Nutrition target: Ada')
    await page.getByRole('dialog').getByText('It does not hold for children', { exact: false }).waitFor()
    await page.getByRole('checkbox', { name: 'Work out the energy' }).check()
    await field(page, 'Age in years').fill('12')
    await field(page, 'Height in cm').fill('170')
    await field(page, 'Weight in kg').fill('65')
    await field(page, 'Fibre (g)').fill('30')
    await inspectEverywhere(page, 'nutrition-target', { fullPage: false })
    await press(page, 'Save')
    await page.getByRole('alert').getByText('adults of 19 to 78 years', { exact: false }).waitFor()
    await page.getByRole('checkbox', { name: 'Pregnant or breastfeeding' }).check()
    expect(await field(page, 'Age in years').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Pregnant or breastfeeding' }).uncheck()
    await field(page, 'Age in years').fill('30')
    await press(page, 'Save')
    await told(page, 'The target of Ada is saved.')

    await press(page, 'Nutrition target: Mia')
    await field(page, 'Energy (kcal)').fill('1200')
    await press(page, 'Save')
    await told(page, 'The target of Mia is saved.')

    await visit(page, `${larder.url}/meal-planner?date=${monday}`)
    await addRecipe(page, 0, 'dinner', 'Kimchi fried rice')
    await addNote(page, 0, 'lunch', 'Eating out')
    const day = nutrition(page).getByRole('listitem').first()
    await day.getByText(/^at least [\d,]+ kcal$/).waitFor()
    await day.getByText('1 meal is not counted.').waitFor()
    await day.getByText('Target: 2,140 kcal').first().waitFor()
    await day.getByText('Open: not everything is counted').first().waitFor()
    await nutrition(page).getByLabel('For whom').selectOption('Mia')
    await day.getByText('Target: 1,200 kcal').first().waitFor()
    await day.getByText('All nutrients').click()
    await day.getByRole('row', { name: /^Fibre at least/ }).waitFor()
    await nutrition(page).getByRole('listitem').nth(1).getByText('No meals planned').waitFor()
    await inspectEverywhere(page, 'nutrition-of-week')
  })

  test('on a phone the nutrition of a day is folded, and opens by a tap', async () => {
    const { page } = await openAs('Ada', { viewport: phone })
    await visit(page, `${larder.url}/meal-planner?date=${monday}`)
    await addRecipe(page, 0, 'dinner', 'Kimchi fried rice')
    await cellOf(page, 0, 'dinner').getByText('Kimchi', { exact: false }).waitFor()
    const amount = nutrition(page).getByText(/^about [\d,]+ kcal$/)
    await nutrition(page).waitFor()
    expect(await amount.isVisible()).toBe(false)
    await nutrition(page).getByText('Nutrition', { exact: true }).click()
    await amount.first().waitFor()
    await nutrition(page).getByRole('link', { name: 'Set a target' }).waitFor()
    await expectAccessible(page, 'nutrition-of-day')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
