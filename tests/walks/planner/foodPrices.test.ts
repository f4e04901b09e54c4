import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  lookAt,
  phone,
  prepareBrowser,
  turn,
  visit,
} from '../../support/browser/browserTest.ts'
import { joinHousehold, networkIsAway } from '../../support/browser/groceryPages.ts'
import { monday, openPlanner } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** The solver has ten seconds; other tests share the machine. */
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialogOf = (page: Page) => page.getByRole('dialog')

async function typePrice(page: Page, name: string, pack: string, price: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Food' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Pack' }).fill(pack)
  await dialog.getByRole('textbox', { name: /^Price in/ }).fill(price)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText(`The price of ${name} is added.`).waitFor()
}

describe('prices of foods', () => {
  test('prices of foods are typed, changed, removed and undone in one currency, and stay without a network', async () => {
    const { page } = await openPlanner(open, larder, { locale: 'en-GB' }, networkIsAway)
    await press(page, 'Food prices')
    const dialog = dialogOf(page)
    await dialog.getByText('No price is entered yet.').waitFor()
    const currency = dialog.getByRole('combobox', { name: 'Currency' })
    expect(await currency.inputValue()).toBe('GBP')
    await currency.selectOption('EUR')
    await typePrice(page, 'rice', '1 kg', '1.99')
    await dialog.getByText('€1.99 for 1 kg').waitFor()
    await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill('1.999')
    await dialog.getByText('Write a sum such as 2.49.').waitFor()
    await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill('')
    await dialog.getByRole('button', { name: 'Change rice' }).click()
    await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill('2,49')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByText('€2.49 for 1 kg').waitFor()
    await inspect(page, 'food-prices')
    await currency.selectOption('CHF')
    await dialog.getByText('In another currency, so it does not count').waitFor()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => currency.inputValue()).toBe('EUR')
    await page.context().setOffline(true)
    await typePrice(page, 'tofu', '200 g', '3')
    await dialog.getByRole('button', { name: 'Remove rice' }).click()
    await expect.poll(() => dialog.getByText('€2.49 for 1 kg').count()).toBe(0)
    await dialog.getByText('€3.00 for 200 g').waitFor()
    await page.context().setOffline(false)
  })

  test('prices of foods are seen by another member at once', async () => {
    const ada = await openPlanner(open, larder)
    const bob = await signedInAt(larder, 'Bob')
    await joinHousehold(larder.databaseUrl, ada, bob)
    const his = await open({})
    await his.context().addCookies([bob.cookie])
    await visit(his, `${larder.url}/meal-planner?date=${monday}`)
    await press(his, 'Food prices')
    await press(ada.page, 'Food prices')
    await dialogOf(ada.page).getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await typePrice(ada.page, 'rice', '1 kg', '1.99')
    await dialogOf(his).getByText('€1.99 for 1 kg').waitFor()
    expect(await dialogOf(his).getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('EUR')
  })

  test('text typed into a price or a food at hand stays when another member removes the entry, and saving adds it again', async () => {
    const ada = await openPlanner(open, larder)
    const bob = await signedInAt(larder, 'Bob')
    await joinHousehold(larder.databaseUrl, ada, bob)
    const his = await open({})
    await his.context().addCookies([bob.cookie])
    await visit(his, `${larder.url}/meal-planner?date=${monday}`)
    const [herDialog, hisDialog] = [dialogOf(ada.page), dialogOf(his)]
    const removed = herDialog.getByText('rice was removed meanwhile.')

    await press(ada.page, 'Food prices')
    await herDialog.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await typePrice(ada.page, 'rice', '1 kg', '1.99')
    await herDialog.getByRole('button', { name: 'Change rice' }).click()
    await herDialog.getByRole('textbox', { name: 'Pack' }).fill('5 kg')
    await press(his, 'Food prices')
    await hisDialog.getByRole('button', { name: 'Remove rice' }).click()
    await removed.waitFor()
    expect(await herDialog.getByRole('textbox', { name: 'Pack' }).inputValue()).toBe('5 kg')
    await inspect(ada.page, 'food-price-removed-meanwhile')
    await herDialog.getByRole('button', { name: 'Add', exact: true }).click()
    await hisDialog.getByText('€1.99 for 5 kg').waitFor()
    expect(await removed.count()).toBe(0)
    for (const page of [ada.page, his]) {
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'detached' })
      await press(page, 'Food at hand')
    }

    await herDialog.getByRole('textbox', { name: 'Food' }).fill('rice')
    await herDialog.getByRole('button', { name: 'Add', exact: true }).click()
    await herDialog.getByRole('button', { name: 'Change rice' }).click()
    await herDialog.getByRole('textbox', { name: 'Amount' }).fill('300 g')
    await hisDialog.getByRole('button', { name: 'Remove rice' }).click()
    await removed.waitFor()
    await herDialog.getByRole('button', { name: 'Add', exact: true }).click()
    await hisDialog.getByText('300 g rice').waitFor()
  })
})

describe('a week', () => {
  test('a week has no word on costs without prices; with prices it is weighed, kept in a budget and relaxed, by keyboard', async () => {
    const ada = await openPlanner(open, larder, { locale: 'en-IE' })
    const { page } = ada
    const lines = ['500 g leeks', '200 g rice']
    await addRecipeAt(larder, ada, { name: 'Leek rice', ingredients: lines, servings: 1 })
    const go = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await go('Plan my week')
    await page.getByRole('button', { name: 'Plan these meals' }).waitFor()
    await page.getByText('What counts', { exact: true }).click()
    expect(await page.getByRole('slider').count()).toBe(5)
    expect(await page.getByText(/budget|cost/i).count()).toBe(0)

    await go('Food prices')
    await typePrice(page, 'leeks', '500 g', '2.50')
    await typePrice(page, 'rice', '1 kg', '2')
    await typePrice(page, 'blorvik', '1 kg', '2')
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('slider').count()).toBe(6)
    await page.getByRole('slider', { name: 'Low cost' }).focus()
    await page.keyboard.press('End')
    const budget = page.getByRole('textbox', { name: 'Budget for these meals in EUR' })
    await budget.fill('1,2,3')
    await page.getByText('Write a sum such as 2.49.').waitFor()
    expect(await page.getByRole('button', { name: 'Plan these meals' }).isDisabled()).toBe(true)
    await budget.fill('1.00')
    await inspect(page, 'week-planner-form-costs')

    for (const box of (await page.getByRole('checkbox', { name: 'Dinner' }).all()).slice(1))
      await box.uncheck()
    await page.getByText('Kitchen and recipes', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Look at recipes of others too' }).uncheck()
    await page.getByRole('checkbox', { name: 'Let Larder’s cook write new recipes' }).uncheck()
    await go('Plan these meals')
    await page.getByText('The budget of €1.00').waitFor(whilePlanning)
    await inspect(page, 'week-planner-conflict-budget')
    await page.getByRole('button', { name: /^Allow €2\.9\d$/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('The plan is complete.').waitFor(whilePlanning)
    await page.getByText('€2.90 for food', { exact: true }).waitFor()
    await page.getByText(/Budget: €2\.9\d\. Only foods with a price count towards it\./).waitFor()
    await page.getByText(/These prices do not count.*blorvik/).waitFor()
    await inspect(page, 'week-planner-proposal-costs')
  })

  test('a plan shows "at least" before its cost while foods have no price, and names these foods', async () => {
    const ada = await openPlanner(open, larder, { locale: 'en-IE' })
    const { page } = ada
    const lines = ['500 g leeks', '200 g rice']
    await addRecipeAt(larder, ada, { name: 'Leek rice', ingredients: lines, servings: 1 })
    await press(page, 'Food prices')
    await typePrice(page, 'rice', '1 kg', '2')
    await page.keyboard.press('Escape')
    await press(page, 'Plan my week')
    await page.getByRole('button', { name: 'Plan these meals' }).waitFor()
    for (const box of (await page.getByRole('checkbox', { name: 'Dinner' }).all()).slice(1))
      await box.uncheck()
    await page.getByText('Kitchen and recipes', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Look at recipes of others too' }).uncheck()
    await page.getByRole('checkbox', { name: 'Let Larder’s cook write new recipes' }).uncheck()
    await press(page, 'Plan these meals')
    await page.getByText('The plan is complete.').waitFor(whilePlanning)
    await page.getByText('at least €0.40 for food').waitFor()
    await page.getByText('Foods without a price: 1').click()
    await page.getByText('leek', { exact: true }).waitFor()
    await inspect(page, 'week-planner-proposal-unpriced')
  })
})
