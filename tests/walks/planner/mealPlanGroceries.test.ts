import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  desk,
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  turn,
  visit,
} from '../../support/browser/browserTest.ts'
import { chip, joinHousehold, networkIsAway } from '../../support/browser/groceryPages.ts'
import { addRecipe, dayOfPlan, mealOf, openPlanner } from '../../support/browser/plannerPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: false })

/** A dialog on a phone and at a desk, in light and in dark. */
async function inspectDialog(page: Page, name: string): Promise<void> {
  for (const viewport of [phone, desk])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await turn(page, colorScheme)
      await expectAccessible(page, name)
      await lookAt(page, `${name}-${viewport.width}-${colorScheme}`, { fullPage: false })
    }
}

test('two dinners that share a food are shopped for, and the list of another member follows the plan, ticks kept', async () => {
  const ada = await openPlanner(open, larder, {}, networkIsAway)
  const { page } = ada
  const ben = await signedInAt(larder, 'Ben')
  await joinHousehold(larder.databaseUrl, ada, ben)
  await addRecipeAt(larder, ada, {
    name: 'Green spinach pie',
    ingredients: ['300 g spinach', '2 eggs'],
    servings: 1,
  })
  await addRecipeAt(larder, ada, {
    name: 'Green spinach soup',
    ingredients: ['100 g spinach', '1 leek'],
    servings: 1,
  })
  await addRecipe(page, 0, 'dinner', 'Green spinach pie')
  await addRecipe(page, 2, 'dinner', 'Green spinach soup')

  await press(page, 'Shop for these days')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To', { exact: true }).fill(dayOfPlan(-1))
  await expect.poll(() => dialog.getByRole('button', { name: 'Put on the list' }).isDisabled()).toBe(true)
  await dialog.getByLabel('From', { exact: true }).fill(dayOfPlan(0))
  await dialog.getByLabel('To', { exact: true }).fill(dayOfPlan(6))
  await dialog.getByRole('button', { name: 'Put on the list' }).click()
  await dialog.getByText(/has the food of Nov 30 to Dec 6/).waitFor()
  await inspectDialog(page, 'meal-planner-shopping')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const shop = await open({ viewport: phone }, networkIsAway)
  await shop.context().addCookies([ben.cookie])
  await visit(shop, `${larder.url}/grocery`)
  await row(shop, 'spinach').waitFor()
  await row(shop, 'leek').waitFor()
  await shop.getByText('400 g').first().waitFor()
  await row(shop, 'spinach').check()
  await chip(shop, 'Saved').waitFor()
  await inspectEverywhere(shop, 'grocery-of-plan')

  await mealOf(page, 'Green spinach soup').click()
  await dialog.getByLabel('Day', { exact: true }).fill(dayOfPlan(9))
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => row(shop, 'leek').count()).toBe(0)
  expect(await row(shop, 'spinach').isChecked()).toBe(true)
  await press(page, 'Undo')
  await row(shop, 'leek').waitFor()
})

test('food at hand is entered, changed, removed and undone, is named with its day, and is not bought again', async () => {
  const ada = await openPlanner(open, larder, {}, networkIsAway)
  const { page } = ada
  await addRecipeAt(larder, ada, {
    name: 'Plain leek stew',
    ingredients: ['500 g leeks', '2 eggs'],
    servings: 1,
  })
  await addRecipe(page, 1, 'dinner', 'Plain leek stew')
  await press(page, 'Food at hand')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No food is entered yet.').waitFor()
  await dialog.getByRole('textbox', { name: 'Food' }).fill('leeks')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100 g')
  await dialog.getByLabel('Use by').fill(dayOfPlan(3))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('100 g leeks').waitFor()
  await dialog.getByRole('button', { name: 'Change leeks' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('200 g')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('200 g leeks').waitFor()
  await dialog.getByRole('button', { name: 'Remove leeks' }).click()
  await expect.poll(() => dialog.getByText('200 g leeks').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('200 g leeks').waitFor()
  await inspectDialog(page, 'meal-planner-food')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText(/200 g leeks left, .*Thursday, December 3/).waitFor()

  await press(page, 'Shop for these days')
  await dialog.getByRole('button', { name: 'Put on the list' }).click()
  await dialog.getByRole('link', { name: 'Open the grocery list' }).click()
  await row(page, 'leek').waitFor()
  await page.getByText('300 g').first().waitFor()
})
