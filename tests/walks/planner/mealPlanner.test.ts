import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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
import {
  addNote,
  addRecipe,
  cellOf,
  dayOfPlan,
  mealOf,
  monday,
  openAdding,
  openPlanner,
  shownMeals,
} from '../../support/browser/plannerPages.ts'
import { addGuestAt } from '../../support/households/addGuestAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const planner = () => openPlanner(open, larder, {}, networkIsAway)
const told = (page: Page, sentence: string | RegExp) => page.getByRole('status').getByText(sentence)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A dialog that scrolls, on a phone and at a desk, in light and in dark. */
async function inspectDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').waitFor()
  for (const viewport of [phone, desk])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await turn(page, colorScheme)
      await expectAccessible(page, name)
      await lookAt(page, `${name}-${viewport.width}-${colorScheme}`, { fullPage: false })
    }
}

describe('a week', () => {
  test('a week is planned with recipes, notes and left-overs, which are changed, moved, copied, repeated and deleted, each with its way back', async () => {
    const { page } = await planner()
    await addRecipe(page, 0, 'dinner', 'Kimchi fried rice')
    await told(page, /is planned: Dinner, Monday/).waitFor()
    await addNote(page, 2, 'lunch', 'Eating out')
    await openAdding(page, 1, 'lunch')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('12 recipes').waitFor()
    await inspectDialog(page, 'meal-planner-adding')
    await dialog.getByRole('button', { name: 'Left-overs', exact: true }).click()
    await dialog.getByRole('button', { name: /Kimchi/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await cellOf(page, 1, 'lunch').getByText('Left-overs', { exact: false }).waitFor()

    await mealOf(page, 'Eating out').click()
    await inspectDialog(page, 'meal-planner-meal')
    await dialog.getByRole('button', { name: 'Skipped' }).click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('With grandmother')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await mealOf(page, 'With grandmother').getByText('Skipped').waitFor()
    await press(page, 'Undo')
    await expect.poll(() => mealOf(page, 'With grandmother').count()).toBe(0)

    await mealOf(page, 'Eating out').click()
    await dialog.getByLabel('Day', { exact: true }).fill(dayOfPlan(5))
    await dialog.getByLabel('Meal', { exact: true }).selectOption('Dinner')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await cellOf(page, 5, 'dinner').getByText('Eating out').waitFor()
    await press(page, 'Undo')
    await cellOf(page, 2, 'lunch').getByText('Eating out').waitFor()

    await mealOf(page, 'Eating out').click()
    await dialog.getByRole('button', { name: 'Repeat it' }).click()
    await press(page, 'Later')
    await cellOf(page, 9, 'lunch').getByText('Eating out').click()
    await dialog.getByRole('button', { name: 'Delete it and later ones' }).click()
    await told(page, 'Eating out: 4 meals deleted.').waitFor()
    await press(page, 'Earlier')
    await expect
      .poll(() => shownMeals(page))
      .toEqual([
        `${monday} dinner: Kimchi fried rice with ground beef`,
        `${dayOfPlan(1)} lunch: Kimchi fried rice with ground beef`,
        `${dayOfPlan(2)} lunch: Eating out`,
      ])
    await chip(page, 'Saved').waitFor()
    await page.reload()
    await expect.poll(async () => (await shownMeals(page)).length).toBe(3)
  })

  test('a meal of a week is dragged by a mouse, and moved by keys without losing the focus', async () => {
    const { page } = await planner()
    await addNote(page, 0, 'dinner', 'Stew')
    await page.locator('button[id^="meal-"][draggable="true"]').waitFor()
    await mealOf(page, 'Stew').dragTo(cellOf(page, 3, 'lunch'))
    await cellOf(page, 3, 'lunch').getByText('Stew').waitFor()
    await told(page, 'Stew moved: Lunch, Thursday, December 3.').waitFor()

    await mealOf(page, 'Stew').focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(`Alt+${key}`)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('meal-'))).toBe(true)
    }
    await cellOf(page, 4, 'dinner').getByText('Stew').waitFor()
  })

  test('a week is planned by keyboard alone', async () => {
    const { page } = await planner()
    await cellOf(page, 0, 'breakfast').getByRole('button', { name: 'Add a meal' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: 'Note' }).waitFor()
    for (const _ of [1, 2]) await page.keyboard.press('Tab')
    await page.keyboard.type('Porridge')
    await page.keyboard.press('Enter')
    await mealOf(page, 'Porridge').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await mealOf(page, 'Porridge').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await cellOf(page, 0, 'lunch').getByText('Porridge').waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Porridge' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('meal-'))).toBe(true)
  })

  test('a week shows for each meal who of those who eat it must not, and for whom it is', async () => {
    const ada = await planner()
    const { page } = ada
    await addGuestAt(larder, ada, 'Cilla', { allergens: ['gluten'] })
    await addGuestAt(larder, ada, 'Vic', { allergens: ['milk'] })
    await page.reload()
    await addRecipe(page, 0, 'dinner', 'Molletes')
    await page.getByText('Cilla: contains gluten').waitFor()
    await mealOf(page, 'Molletes').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Cilla' }).uncheck()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('For Ada, Vic').waitFor()
    await expect.poll(() => page.getByText('Cilla: contains gluten').count()).toBe(0)
    await inspectEverywhere(page, 'meal-planner-concerns')
  })

  test('a week has the meals of the day that the household chose, and is planned again from a template', async () => {
    const { page } = await planner()
    await addNote(page, 0, 'snack', 'Apple')
    await press(page, 'Meals of the day')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('The week begins on').selectOption('Sunday')
    await dialog.getByRole('textbox', { name: 'Name' }).nth(2).fill('Supper')
    await dialog.getByRole('checkbox', { name: 'Show Breakfast' }).uncheck()
    await dialog.getByRole('textbox', { name: 'Another meal of the day' }).fill('Second supper')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('button', { name: 'Move Second supper up' }).click()
    await inspectDialog(page, 'meal-planner-slots')
    await dialog.getByRole('button', { name: 'Done' }).click()
    const names = page.locator(`section[aria-labelledby="day-${monday}"] h4`)
    await expect.poll(() => names.allInnerTexts()).toEqual(['Lunch', 'Supper', 'Second supper', 'Snack'])
    await page.getByRole('heading', { level: 2, name: 'Nov 29 to Dec 5' }).waitFor()

    await press(page, 'Weeks to use again')
    await dialog.getByRole('textbox').fill('Plain week')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await press(page, 'Later')
    await press(page, 'Weeks to use again')
    await inspectDialog(page, 'meal-planner-templates')
    await dialog.getByRole('button', { name: 'Use Plain week' }).click()
    await expect.poll(() => shownMeals(page)).toEqual([`${dayOfPlan(7)} snack: Apple`])
  })
})

test('a meal whose recipe the reader may not see says that it is not checked', async () => {
  const ada = await planner()
  const ben = await signedInAt(larder, 'Ben')
  const recipeId = await addRecipeAt(larder, ada, {
    name: 'Secret stew',
    shownTo: { visibility: 'creator' },
  })
  await joinHousehold(larder.databaseUrl, ada, ben)
  await visit(ada.page, `${larder.url}/meal-planner?date=${monday}&recipe=${recipeId}`)
  await ada.page.getByText('Choose a day for Secret stew', { exact: false }).waitFor()
  await cellOf(ada.page, 0, 'dinner').getByRole('button', { name: 'Add a meal' }).click()
  await chip(ada.page, 'Saved').waitFor()
  const there = await open({}, networkIsAway)
  await there.context().addCookies([ben.cookie])
  await visit(there, `${larder.url}/meal-planner?date=${monday}`)
  await mealOf(there, 'Secret stew').waitFor()
  await there.getByText('Not checked for your household.').waitFor()
  expect(await ada.page.getByText('Not checked for your household.').count()).toBe(0)
})
