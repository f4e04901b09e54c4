import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { lookAt, phone, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence, { exact: true })

async function openAt(path: string, expected?: RegExp, who = signedInAt(larder)): Promise<Page> {
  const { cookie } = await who
  const page = await open({ viewport: phone }, expected)
  await page.context().addCookies([cookie])
  await visit(page, larder.at(path))
  return page
}

async function openEdit(expected?: RegExp): Promise<Page> {
  const ada = await signedInAt(larder)
  const recipeId = await addRecipeAt(larder, ada)
  return await openAt(`/edit-blog-recipe/${recipeId}`, expected, Promise.resolve(ada))
}

/** Delays the calls of a procedure until `release` is called. */
async function holdCalls(page: Page, procedure: string) {
  const released = Promise.withResolvers<void>()
  await page.route(`**/rpc/${procedure}*`, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: () => released.resolve() }
}

test('text typed while a recipe edit is being saved stays in the form, also over a reload, and is saved next', async () => {
  const page = await openEdit()
  await field(page, 'Title').fill('Pea and mint soup')
  const call = await holdCalls(page, 'recipes.edit')
  await button(page, 'Save').click()
  await button(page, 'Saving...').waitFor()
  await field(page, 'Description').fill('With mint from the garden.')
  expect(await button(page, 'Saving...').isDisabled()).toBe(true)
  call.release()
  await said(page, 'Saved, but not yet what you typed meanwhile.').waitFor()
  await expect.poll(() => field(page, 'Description').inputValue()).toBe('With mint from the garden.')
  await lookAt(page, 'edit-typed-while-saving')
  await revisit(page)
  await expect.poll(() => field(page, 'Description').inputValue()).toBe('With mint from the garden.')
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Pea and mint soup')
  await button(page, 'Save').click()
  await said(page, 'Saved.').waitFor()
  await revisit(page)
  await expect.poll(() => field(page, 'Description').inputValue()).toBe('With mint from the garden.')
})

test('a title changed back while a recipe edit is being saved stays in the form', async () => {
  const page = await openEdit()
  await field(page, 'Title').fill('Pea and mint soup')
  const call = await holdCalls(page, 'recipes.edit')
  await button(page, 'Save').click()
  await button(page, 'Saving...').waitFor()
  await field(page, 'Title').fill('Pea soup')
  call.release()
  await said(page, 'Saved, but not yet what you typed meanwhile.').waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Pea soup')
})

test('text typed while a save meets a conflict stays in the form', async () => {
  const page = await openEdit(/409/)
  const other = await page.context().newPage()
  await visit(other, page.url())
  await field(other, 'Title').fill('Theirs')
  await button(other, 'Save').click()
  await said(other, 'Saved.').waitFor()
  await field(page, 'Title').fill('Mine')
  const call = await holdCalls(page, 'recipes.edit')
  await button(page, 'Save').click()
  await button(page, 'Saving...').waitFor()
  await field(page, 'Title').fill('Mine with mint')
  call.release()
  await page.getByRole('heading', { name: 'Two versions of this recipe' }).waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Mine with mint')
})

test('a recipe form is read-only while it is converted to a blog entry', async () => {
  const page = await openEdit()
  await field(page, 'Title').fill('Pea and mint soup')
  const call = await holdCalls(page, 'recipes.edit')
  await button(page, 'Convert to Blog').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Convert to Blog' }).click()
  await button(page, 'Converting...').waitFor()
  for (const name of ['Title', 'Description', 'Ingredients', 'Instructions'])
    expect(await field(page, name).getAttribute('readonly'), name).not.toBeNull()
  call.release()
  await said(page, 'It is a blog entry now.').waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Pea and mint soup')
  expect(await field(page, 'Title').getAttribute('readonly')).toBeNull()
})

test('a recipe form is read-only while it is submitted, and editable after a failure', async () => {
  const page = await openAt('/submit-recipe', /Failed to load resource|net::ERR_FAILED/)
  await field(page, 'Title').fill('Pea soup')
  await field(page, 'Description').fill('Green and quick.')
  await page.getByRole('combobox', { name: 'Meal type' }).selectOption('Dinner')
  await page.getByRole('combobox', { name: 'Diet type' }).selectOption('Vegetarian')
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('French')
  await field(page, 'Servings').fill('3')
  await field(page, 'Preparation, in minutes').fill('10')
  await field(page, 'Cooking, in minutes').fill('20')
  await field(page, 'Ingredients').fill('500 g peas')
  await field(page, 'Instructions').fill('Boil.')
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/rpc/recipes.submit*', async (route) => {
    asked.resolve()
    await released.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit recipe' }).click()
  await asked.promise
  for (const name of ['Title', 'Description', 'Servings', 'Ingredients', 'Instructions'])
    expect(await field(page, name).getAttribute('readonly'), name).not.toBeNull()
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('Thai')
  await expect.poll(() => page.getByRole('combobox', { name: 'Cuisine' }).inputValue()).toBe('French')
  released.resolve()
  await page.getByRole('alert').getByText('Failed to submit the recipe. Please try again later.').waitFor()
  await field(page, 'Title').fill('Pea and mint soup')
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Pea and mint soup')
})

test('a setting changed back while the settings are being saved stays in the form', async () => {
  const page = await openAt('/user-settings')
  const peanuts = page.getByRole('checkbox', { name: 'Peanuts' })
  await peanuts.check()
  const call = await holdCalls(page, 'preferences.save')
  await button(page, 'Save').click()
  await peanuts.uncheck()
  call.release()
  await page.getByText('Your settings are saved.').waitFor()
  expect(await peanuts.isChecked()).toBe(false)
})
