import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { prepareLarderWithMail } from '../../support/accounts/accounts.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { desk, inspectEverywhere, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'

const { open } = prepareBrowser()
const mailing = prepareLarderWithMail()
const larder = prepareLarder({ WRITES_PER_MINUTE: '1000' })
const alerts = (page: Page) => page.getByRole('alert').allTextContents()
const refused = /status of 4\d\d/

async function openAsMember(path: string, viewport = desk): Promise<Page> {
  const ada = await signedInAt(larder)
  const page = await open({ viewport }, refused)
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}${path}`)
  return page
}

describe('an error disappears when its field is corrected', () => {
  test('an error disappears when its field is corrected at sign-up, field by field', async () => {
    const page = await open({})
    await visit(page, mailing.at('/signup'))
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect.poll(() => alerts(page)).toEqual(['Please fill out all fields.'])
    const isWrong = (name: string) => page.locator(`[name=${name}]`).getAttribute('aria-invalid')
    await page.getByLabel('Name').fill('Ada')
    await expect.poll(() => isWrong('name')).toBe(null)
    expect(await isWrong('email')).toBe('true')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Basil & 4 lemons')
    await page.getByLabel('Confirm password', { exact: true }).fill('Basil & 4')
    await expect.poll(() => alerts(page)).toEqual(['Passwords do not match.'])
    await page.getByLabel('Confirm password', { exact: true }).fill('Basil & 4 lemons')
    await expect.poll(() => alerts(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect
      .poll(() => alerts(page))
      .toEqual(['You must agree to the Terms of Service and Privacy Policy.'])
    await page.getByRole('checkbox').check()
    await expect.poll(() => alerts(page)).toEqual([])
  })

  test('an error disappears when its field is corrected at sign-in, after the server refused the password', async () => {
    const page = await open({}, refused)
    await visit(page, mailing.at('/login'))
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a guess')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.poll(() => alerts(page)).toEqual(['Failed to sign in. Please check your credentials.'])
    await page.getByLabel('Password', { exact: true }).fill('another guess')
    await expect.poll(() => alerts(page)).toEqual([])
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  test('an error disappears when its field is corrected in the form for a new recipe, on a phone and at a desk', async () => {
    const page = await openAsMember('/submit-recipe', phone)
    await page.getByRole('button', { name: 'Submit recipe' }).click()
    await page.getByText('Please choose one.').first().waitFor()
    const count = (await alerts(page)).length
    await page.getByRole('combobox', { name: 'Meal type' }).selectOption('Dessert')
    await expect.poll(async () => (await alerts(page)).length).toBe(count - 1)
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('200 g flour')
    await expect.poll(async () => (await alerts(page)).length).toBe(count - 2)
    await inspectEverywhere(page, 'submit-partly-mended')
  })

  test('an error disappears when its field is corrected in the form that edits a recipe', async () => {
    const ada = await signedInAt(larder)
    const recipeId = await addRecipeAt(larder, ada)
    const page = await open({})
    await page.context().addCookies([ada.cookie])
    await visit(page, `${larder.url}/edit-blog-recipe/${recipeId}`)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Title').fill('')
    await field('Ingredients').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await alerts(page)).length).toBe(2)
    await field('Title').fill('Pea soup with mint')
    await expect.poll(async () => (await alerts(page)).length).toBe(1)
    expect(await field('Ingredients').getAttribute('aria-invalid')).toBe('true')
    await field('Ingredients').fill('500 g peas')
    await expect.poll(() => alerts(page)).toEqual([])
  })

  test('an error disappears when its field is corrected in the contact form', async () => {
    const page = await open({})
    await visit(page, mailing.at('/contact'))
    await page.getByLabel('email', { exact: false }).fill('no address')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(async () => (await alerts(page)).length).toBe(2)
    await page.getByLabel('email', { exact: false }).fill('ada@example.com')
    await expect.poll(async () => (await alerts(page)).length).toBe(1)
    await page.getByRole('main').locator('textarea').fill('Good soup.')
    await expect.poll(() => alerts(page)).toEqual([])
  })

  test('an error disappears when its field is corrected in the form for a phone number', async () => {
    const page = await openAsMember('/grocery')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('07700 900123')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page.getByRole('alert').getByText('with its country', { exact: false }).waitFor()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+447700900123')
    await expect.poll(() => alerts(page)).toEqual([])
  })

  test('an error disappears when its field is corrected in the name of a household', async () => {
    const page = await openAsMember('/household')
    const name = page.getByRole('textbox', { name: 'Name', exact: false }).first()
    const known = await name.inputValue()
    await name.fill('')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect.poll(async () => (await alerts(page)).length).toBe(1)
    await name.fill(known)
    await expect.poll(() => alerts(page)).toEqual([])
  })
})
