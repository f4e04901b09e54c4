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
  visit,
} from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

async function openForm(options: Parameters<typeof open>[0] = {}, expected?: RegExp): Promise<Page> {
  const ada = await signedInAt(larder)
  const page = await open(options, expected)
  await page.context().addCookies([ada.cookie])
  if (options?.javaScriptEnabled === false) await page.goto(`${larder.url}/submit-recipe`)
  else await visit(page, `${larder.url}/submit-recipe`)
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const readings = (page: Page) => page.getByRole('region', { name: 'How we read it' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit recipe' })

/** The photo at the top of the recipe. */
const ownPhoto = (page: Page) => page.getByRole('main').locator('img[src^="/photos/"][loading="eager"]')

async function fill(page: Page): Promise<void> {
  await field(page, 'Title').fill('Grandmother’s pancakes')
  await field(page, 'Description').fill('Thin, and never enough.')
  await page.getByRole('combobox', { name: 'Meal type' }).selectOption('Dessert')
  await page.getByRole('combobox', { name: 'Diet type' }).selectOption('Vegetarian')
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('French')
  await field(page, 'Servings').fill('3')
  await field(page, 'Preparation, in minutes').fill('10')
  await field(page, 'Cooking, in minutes').fill('20')
  await field(page, 'Ingredients').fill('For the batter:\n200 g flour\n2-3 eggs\n1 pinch xyzzyberry')
  await field(page, 'Instructions').fill('Stir.\n\nLet it rest.\nFry.')
}

async function expectShown(page: Page): Promise<void> {
  await page.waitForURL(/\/recipe\/\d{13,17}$/)
  await page.getByRole('heading', { level: 1, name: 'Grandmother’s pancakes' }).waitFor()
  await page.getByText('Let it rest.').waitFor()
  await page.getByText('30 min').first().waitFor()
}

test('a recipe is read line by line while it is typed, and submitted, on a phone and at a desk', async () => {
  const page = await openForm({ viewport: phone })
  await readings(page).getByText('Each line shows here as you type.').waitFor()
  await fill(page)
  await readings(page).getByText('a heading').waitFor()
  await readings(page).getByText('contains gluten').waitFor()
  await readings(page).getByText('2–3').waitFor()
  await readings(page).getByText('no food we know, so nothing is checked here').waitFor()
  await readings(page)
    .getByRole('status')
    .getByText('4 lines read. No food we know stands in: 1 pinch xyzzyberry')
    .waitFor({ state: 'attached' })
  await inspectEverywhere(page, 'submit')
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
  await submit(page).click()
  await expectShown(page)
  expect(await page.getByText('How this recipe was written').count()).toBe(0)
})

test('a recipe is submitted by keyboard alone', async () => {
  const page = await openForm()
  await field(page, 'Title').focus()
  for (const words of ['Grandmother’s pancakes', 'Thin.', 'Dess', 'Veg', 'Fre', null, '10', '20', null]) {
    if (words) await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('200 g flour')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Let it rest.')
  // Past the photo, which is optional.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectShown(page)
})

test('each missing value is reported at its field, and the first one takes the focus', async () => {
  const page = await openForm()
  await fill(page)
  await field(page, 'Title').fill('')
  await field(page, 'Servings').fill('many')
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('')
  await submit(page).click()
  await page.getByText('Please give it a title.').waitFor()
  await page.getByText('Please give a whole number of servings from 1 to 100.').waitFor()
  await page.getByText('Please choose one.').waitFor()
  expect(await field(page, 'Title').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field(page, 'Servings').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await lookAt(page, 'submit-refused')
})

test('a typed recipe survives a reload, until it is submitted', async () => {
  const page = await openForm()
  await fill(page)
  await page.reload()
  await page.getByText('Here is what you had typed and not yet saved.').waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Grandmother’s pancakes')
  await expect.poll(() => page.getByRole('combobox', { name: 'Cuisine' }).inputValue()).toBe('French')
  await submit(page).click()
  await expectShown(page)
  await visit(page, `${larder.url}/submit-recipe`)
  expect(await field(page, 'Title').inputValue()).toBe('')
})

test('a recipe that could not be submitted stays in the form, and is submitted once', async () => {
  const page = await openForm({}, /Failed to load resource/)
  await fill(page)
  await page.route('**/rpc/recipes.submit*', (route) => route.abort())
  await submit(page).click()
  await page.getByRole('alert').getByText('Failed to submit the recipe. Please try again later.').waitFor()
  await page.unroute('**/rpc/recipes.submit*')
  await submit(page).click()
  await expectShown(page)
})

test('two tabs submit a recipe each, with its own photo', async () => {
  const page = await openForm()
  await fill(page)
  const beside = await page.context().newPage()
  await visit(beside, `${larder.url}/submit-recipe`)
  await expect.poll(() => field(beside, 'Title').inputValue()).toBe('Grandmother’s pancakes')
  await field(beside, 'Title').fill('Beet soup')
  await field(beside, 'Ingredients').fill('3 beets')
  await beside
    .locator('input[type=file]')
    .setInputFiles({ name: 'beets.jpg', mimeType: 'image/jpeg', buffer: await photoBytes() })
  await submit(page).click()
  await expectShown(page)
  await submit(beside).click()
  await beside.waitForURL(/\/recipe\/\d{13,17}$/)
  await beside.getByRole('heading', { level: 1, name: 'Beet soup' }).waitFor()
  await ownPhoto(beside).waitFor()
  await visit(page, page.url())
  expect(await ownPhoto(page).count()).toBe(0)
})

test('a recipe edited after a lost answer is saved with the new text', async () => {
  const page = await openForm({}, /Failed to load resource/)
  await fill(page)
  await page.route('**/rpc/recipes.submit*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(page).click()
  await page.getByRole('alert').getByText('Failed to submit the recipe. Please try again later.').waitFor()
  await page.unroute('**/rpc/recipes.submit*')
  await field(page, 'Ingredients').fill('200 g flour\n200 g walnuts')
  await submit(page).click()
  await expectShown(page)
  await page.getByText('200 g walnuts').first().waitFor()
})

describe('without scripts the form for a new recipe', () => {
  test('without scripts the form for a new recipe is sent, comes back with its errors, and is then accepted', async () => {
    const page = await openForm({ javaScriptEnabled: false, viewport: phone })
    await fill(page)
    await field(page, 'Servings').fill('0')
    await submit(page).click()
    await page.getByText('Please give a whole number of servings from 1 to 100.').waitFor()
    await expect.poll(() => field(page, 'Ingredients').inputValue()).toContain('2-3 eggs')
    await readings(page).getByText('contains gluten').waitFor()
    await lookAt(page, 'submit-without-scripts')
    await field(page, 'Servings').fill('3')
    await submit(page).click()
    await expectShown(page)
  })
})
