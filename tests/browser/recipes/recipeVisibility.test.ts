import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as m from '#messages'
import { visibilityMarkText } from '#shared/messages/recipes/visibility.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import {
  expectAccessible,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const mark = (page: Page, visibility: 'household' | 'creator') =>
  page.getByText(visibilityMarkText(visibility)).first()

const ownHousehold = () =>
  m.visibility_household_named({ household: m.households_first_household_name({ name: 'Ada' }) })

/** By keyboard alone. */
async function fillForm(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field(m.recipe_keeping_name()).fill('Grandmother’s secret pancakes')
  await page.getByRole('combobox', { name: m.recipe_keeping_meal_type() }).selectOption('Dessert')
  await page.getByRole('combobox', { name: m.recipe_keeping_diet_type() }).selectOption('Vegetarian')
  await page.getByRole('combobox', { name: m.recipe_keeping_cuisine() }).selectOption('French')
  await field(m.recipe_keeping_servings()).fill('3')
  await field(m.recipe_keeping_prep_time()).fill('10')
  await field(m.recipe_keeping_ingredients()).fill('200 g flour')
  await field(m.recipe_keeping_instructions()).fill('Stir.')
}

test('a recipe’s visibility is chosen with its form, shown, changed and remembered, on a phone and at a desk', async () => {
  const ada = await signedInAt(larder)
  const page = await open({ viewport: phone })
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/submit-recipe`)
  await fillForm(page)
  expect(await choice(page, m.visibility_everyone()).isChecked()).toBe(true)
  await choice(page, m.visibility_everyone()).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await choice(page, m.visibility_creator()).isChecked()).toBe(true)
  await inspectEverywhere(page, 'visibility-submit')
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await page.waitForURL(/\/recipe\/\d{13,17}$/)
  const address = page.url()
  await mark(page, 'creator').waitFor()
  const form = page.getByRole('form', { name: m.visibility_title() })
  await form.getByRole('radio', { name: ownHousehold() }).check()
  await inspectEverywhere(page, 'visibility-recipe')
  await form.getByRole('button', { name: m.visibility_change() }).click()
  await mark(page, 'household').waitFor()
  await visit(page, `${larder.url}/recipes?mine=yes`)
  await page.getByRole('link', { name: 'Grandmother’s secret pancakes', exact: true }).waitFor()
  await mark(page, 'household').waitFor()
  await expectAccessible(page)
  await visit(page, `${larder.url}/submit-recipe`)
  await expect.poll(() => choice(page, m.visibility_creator()).isChecked()).toBe(true)
  const visitor = await open({ viewport: phone }, /status of 404/)
  await visit(visitor, address)
  expect(await visitor.content()).not.toContain('pancakes')
})

test('the visibility chosen in the recipe form survives a reload with the draft', async () => {
  const ada = await signedInAt(larder)
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/submit-recipe`)
  await fillForm(page)
  await choice(page, m.visibility_creator()).check()
  await page.reload()
  await page.getByText(m.recipe_keeping_draft_is_back()).waitFor()
  await expect.poll(() => choice(page, m.visibility_creator()).isChecked()).toBe(true)
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await mark(page, 'creator').waitFor()
})

test('the visibility is chosen in the recipe form without scripts', async () => {
  const ada = await signedInAt(larder)
  const page = await open({ javaScriptEnabled: false })
  await page.context().addCookies([ada.cookie])
  await page.goto(`${larder.url}/submit-recipe`)
  await fillForm(page)
  await choice(page, ownHousehold()).check()
  await page.getByRole('button', { name: m.recipe_keeping_submit() }).click()
  await page.waitForURL(/\/recipe\/\d{13,17}$/)
  await mark(page, 'household').waitFor()
})

test('a recipe visible to everyone has no mark', async () => {
  const ada = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, ada)
  const page = await open({})
  await visit(page, `${larder.url}/recipe/${recipeId}`)
  expect(await page.getByText(visibilityMarkText('creator')).count()).toBe(0)
  expect(await page.getByText(visibilityMarkText('household')).count()).toBe(0)
})
