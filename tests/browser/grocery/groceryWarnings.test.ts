import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  revisit,
  visit,
} from '../../support/browser/browserTest.ts'
import {
  addItem,
  chip,
  keptOffline,
  networkIsAway,
  openList,
  type Shopper,
} from '../../support/browser/groceryPages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

/** Ada's grocery list. She cooks for the guest Mia, who is allergic to sesame. */
async function shopper(viewport: typeof phone): Promise<Shopper> {
  const ada = await openList(open, larder, { viewport }, networkIsAway)
  await addGuestAt(larder, ada, 'Mia', { allergens: ['sesame'] })
  return ada
}

const certain = 'Contains sesame: Mia is allergic'
const possible = 'May contain sesame: Mia is allergic'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'i') }) })

describe('the grocery list warns of a household’s allergen', () => {
  test('the grocery list warns of a household’s allergen before a recipe is added and beside each item, on a phone and at a desk', async () => {
    const ada = await shopper(phone)
    const { page } = ada
    const ingredients = ['2 tbsp tahini', '2 flatbreads', '500 g peas']
    const recipeId = await addRecipeAt(larder, ada, { ingredients })
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    await button(page, 'Add to grocery list').click()
    const dialog = page.getByRole('dialog', { name: 'Before you add it' })
    await dialog.getByText(certain).waitFor()
    await dialog.getByText(possible).waitFor()
    expect(await dialog.getByText('500 g peas').count()).toBe(0)
    await inspectEverywhere(page, 'grocery-warning', { fullPage: false })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText('On your grocery list', { exact: false }).count()).toBe(0)
    await button(page, 'Add to grocery list').click()
    await dialog.getByRole('button', { name: 'Add it anyway' }).click()
    await page.getByText('On your grocery list, for 4 servings.', { exact: false }).waitFor()

    await visit(page, `${larder.url}/grocery`)
    await row(page, 'tahini').getByText(certain).waitFor()
    await row(page, 'flatbread').getByText(possible).waitFor()
    await addItem(page, 'Sesame oil')
    await row(page, 'Sesame oil').getByText(certain).waitFor()
    await addItem(page, 'Soap')
    expect(await row(page, 'Soap').getByText('allergic').count()).toBe(0)
    await inspectEverywhere(page, 'grocery-marks')
  })

  test('the grocery list warns of a household’s allergen before adding a recipe with a line and a step that could not be read', async () => {
    const ada = await shopper(phone)
    const { page } = ada
    const ingredients = ['500 g peas', '200 g Glimmermus']
    const instructions = ['Boil the peas.', 'Das Glimmermus einrühren und servieren.']
    const recipeId = await addRecipeAt(larder, ada, { ingredients, instructions })
    await visit(page, `${larder.url}/recipe/${recipeId}`)
    const strip = page.getByRole('region', { name: 'For your household' })
    await strip.getByText('200 g Glimmermus').waitFor()
    await strip.getByText('Some of its text is in another language').waitFor()
    expect(await page.getByText(/No .* found/).count()).toBe(0)
    expect(await page.getByText('Nothing found').count()).toBe(0)
    await button(page, 'Add to grocery list').click()
    const dialog = page.getByRole('dialog', { name: 'Before you add it' })
    await dialog.getByText('200 g Glimmermus').waitFor()
    await dialog.getByText('Some of its text is in another language').waitFor()
    await inspect(page, 'grocery-warning-unread', { fullPage: false })
    await dialog.getByRole('button', { name: 'Do not add it' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText('On your grocery list', { exact: false }).count()).toBe(0)
  })

  test('the grocery list shows warnings beside each item also offline, and does not store them for the next member', async () => {
    const { page } = await shopper(phone)
    await addItem(page, 'Tahini')
    await chip(page, 'Saved').waitFor()
    await row(page, 'Tahini').getByText(certain).waitFor()
    await keptOffline(page)
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await row(page, 'Tahini').getByText(certain).waitFor()
    const stored = () => page.evaluate(() => JSON.stringify(window.localStorage))
    expect(await stored()).toContain('Mia')
    await page.context().setOffline(false)
    const ben = await signedInAt(larder, 'Ben')
    await page.context().clearCookies()
    await page.context().addCookies([ben.cookie])
    await visit(page, `${larder.url}/recipes`)
    await expect.poll(stored).not.toContain('Mia')
  })

  test('offline also beside an item added after the stored page was rendered', async () => {
    const { page } = await shopper(phone)
    await addItem(page, 'Tahini')
    await chip(page, 'Saved').waitFor()
    await keptOffline(page)
    await revisit(page)
    await addItem(page, 'Sesame seeds')
    await row(page, 'Sesame seeds').getByText(certain).waitFor()
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await revisit(page)
    await row(page, 'Tahini').getByText(certain).waitFor()
    await row(page, 'Sesame seeds').getByText(certain).waitFor()
  })

  test('the grocery list warns of a household’s allergen entered on another device, once the tab is visible, focused or online again', async () => {
    const ada = await openList(open, larder, { viewport: phone }, networkIsAway)
    const { page } = ada
    await addItem(page, 'Milk')
    await addItem(page, 'Tahini')
    await chip(page, 'Saved').waitFor()
    await addGuestAt(larder, ada, 'Mia', { allergens: ['sesame'] })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await row(page, 'Tahini').getByText(certain).waitFor()
    await addGuestAt(larder, ada, 'Noa', { allergens: ['milk'] })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await row(page, 'Milk').getByText('Contains milk: Noa is allergic').waitFor()
    await page.context().setOffline(true)
    await chip(page, 'Offline').waitFor()
    await addGuestAt(larder, ada, 'Tom', { allergens: ['milk'] })
    await page.context().setOffline(false)
    await row(page, 'Milk').getByText('Contains milk: Tom is allergic').waitFor()
  })

  test('the grocery list warns of a household’s allergen entered on another device within minutes, on a list that stays open', async () => {
    const ada = await openList(open, larder, { viewport: phone }, networkIsAway)
    const { page } = ada
    await page.clock.install()
    await page.reload()
    await addItem(page, 'Tahini')
    await chip(page, 'Saved').waitFor()
    await addGuestAt(larder, ada, 'Mia', { allergens: ['sesame'] })
    await page.clock.fastForward(6 * 60_000)
    await row(page, 'Tahini').getByText(certain).waitFor()
  })
})
