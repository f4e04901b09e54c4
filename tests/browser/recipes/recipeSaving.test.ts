import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail } from '../../support/accounts/accounts.ts'
import {
  expectAccessible,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { goToSummary, summaryPath } from '../../support/browser/wizard.ts'

const { open } = prepareBrowser()
const { at, addMember, cookieOf, execute } = prepareLarderWithMail({
  GENERATIONS_PER_MINUTE: '1000',
  WRITES_PER_MINUTE: '1000',
})

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Recipe' })
const inline = (page: Page) => page.getByRole('region', { name: 'Please sign in to save your recipe' })

/** Generates a recipe. Returns its title. */
async function generate(page: Page): Promise<string> {
  await visit(page, at(summaryPath))
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await saveButton(page).waitFor()
  return (await page.getByRole('article').getByRole('heading').first().textContent()) ?? ''
}

async function expectSaved(page: Page, title: string): Promise<void> {
  await page.waitForURL(/\/recipe\/[\w-]+$/)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('the button says Saving Recipe... and saves once', async () => {
  const page = await open({})
  await page.context().addCookies([await cookieOf(await addMember())])
  const title = await generate(page)
  let saves = 0
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/rpc/recipes.save*', async (route) => {
    saves += 1
    await held
    await route.continue()
  })
  await saveButton(page).click()
  const busy = page.getByRole('button', { name: 'Saving Recipe...' })
  await busy.waitFor()
  expect([await busy.isDisabled(), await saveButton(page).count()]).toEqual([true, 0])
  await busy.click({ force: true })
  letGo()
  await expectSaved(page, title)
  expect(saves).toBe(1)
})

test('a member saves a generated recipe, and is on its page', async () => {
  const page = await open({})
  await page.context().addCookies([await cookieOf(await addMember())])
  const title = await generate(page)
  await lookAt(page, 'save-member')
  await saveButton(page).click()
  await expectSaved(page, title)
  await page.getByRole('navigation', { name: 'Your recipe' }).getByRole('link', { name: 'Edit' }).waitFor()
  await page.getByText('How this recipe was written').click()
  await page.getByText('our own cook').waitFor()
  await expectAccessible(page)
  await lookAt(page, 'saved-recipe')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/generate')
  await page.getByText('This recipe is saved.').waitFor()
  await saveButton(page).click()
  await expectSaved(page, title)
  expect(
    await execute(
      `select from recipes where created_by is not null and name = '${title.replaceAll("'", "''")}'`,
    ),
  ).toHaveLength(1)
})

test('a visitor signs in beside the recipe, which is then saved, on a phone and at a desk', async () => {
  const email = await addMember()
  const page = await open({ viewport: phone }, /400 \(Bad Request\)/)
  const title = await generate(page)
  await inspectEverywhere(page, 'save-visitor')
  await saveButton(page).click()
  await inline(page).getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Please enter both email and password.').waitFor()
  await fillIn(page, { Email: email, Password: 'not this one' }, 'Sign In')
  await page.getByText('Failed to sign in. Please check your credentials.').waitFor()
  await inspectEverywhere(page, 'save-sign-in')
  await fillIn(page, { Password: password }, 'Sign In')
  await expectSaved(page, title)
})

describe('a recipe that a visitor wants to save', () => {
  test('a recipe that a visitor wants to save still asks for the sign-in after a reload', async () => {
    const email = await addMember()
    const page = await open({})
    const title = await generate(page)
    await saveButton(page).click()
    await inline(page).waitFor()
    await page.reload()
    await inline(page).waitFor()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await expectSaved(page, title)
  })

  test('a recipe that a visitor wants to save is saved when they come back from the sign-in page', async () => {
    const email = await addMember()
    const page = await open({})
    const title = await generate(page)
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(/\/login\?next=/)
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await expectSaved(page, title)
  })

  test('saving a recipe as a visitor no longer asks for the sign-in after "Not now"', async () => {
    const page = await open({})
    await generate(page)
    await saveButton(page).click()
    await inline(page).getByRole('button', { name: 'Not now' }).click()
    await saveButton(page).waitFor()
    await page.reload()
    await saveButton(page).waitFor()
    expect(await inline(page).count()).toBe(0)
  })

  test('a recipe that a visitor wants to save links to a new password and to a new account', async () => {
    const page = await open({})
    await generate(page)
    await saveButton(page).click()
    const next = encodeURIComponent(new URL(page.url()).pathname)
    for (const [name, path] of [
      ['Forgot your password?', '/forgot-password'],
      ['Sign Up', '/signup'],
    ] as const)
      expect(await inline(page).getByRole('link', { name }).getAttribute('href')).toMatch(
        new RegExp(`^${path}\\?next=${next}`),
      )
  })

  test('a recipe that a visitor wants to save is saved by keyboard alone', async () => {
    const email = await addMember()
    const page = await open({})
    const title = await generate(page)
    await saveButton(page).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Please sign in to save your recipe')
    // The form is loaded when it is needed.
    await page.getByLabel('Email').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expectSaved(page, title)
  })
})

test('an unsaved recipe of a visitor warns of the visitor’s allergy after a sign-in from the header', async () => {
  const email = await addMember({ name: 'Ada' })
  await execute(
    `insert into preferences (user_id, allergens, other_allergies, diets, likes, dislikes, units)
     select id, '{peanuts}', '{}', '{}', '{}', '{}', 'metric' from users where email = '${email}'`,
  )
  const page = await open({})
  await visit(page, at('/generate'))
  await goToSummary(page, 'With peanuts')
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await saveButton(page).waitFor()
  const result = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await page.waitForURL(/\/login/)
  await fillIn(page, { Email: email, Password: password }, 'Sign In')
  await page.getByRole('link', { name: 'Account', includeHidden: true }).waitFor({ state: 'attached' })
  await visit(page, result)
  const strip = page.getByRole('region', { name: 'For your household' })
  await strip.getByText('Ada: contains peanuts').waitFor()
  expect(await strip.getByText('This was checked earlier, or for other people').count()).toBe(0)
})

describe('the home page with an unsaved recipe', () => {
  test('the home page with an unsaved recipe shows it until it is saved, and says why a save was refused', async () => {
    const email = await addMember()
    const page = await open({ viewport: phone }, /Failed to load resource/)
    const title = await generate(page)
    await visit(page, at('/'))
    const unsaved = page.getByRole('region', { name: 'Your last recipe, not saved' })
    await unsaved.getByRole('heading', { level: 3, name: title }).waitFor()
    for (const part of ['Ingredients', 'Instructions']) {
      const list = unsaved
        .getByRole('heading', { name: part })
        .locator('xpath=following-sibling::*[.//li or self::li][1]')
      expect(await list.getByRole('listitem').count(), part).toBeGreaterThan(1)
    }
    await expectAccessible(page)
    await lookAt(page, 'home-unsaved')
    const json = { error: { message: 'Full.', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } } }
    await page.route('**/rpc/recipes.save*', (route) => route.fulfill({ status: 404, json }))
    await saveButton(page).click()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await page.getByRole('alert').getByText('Error saving recipe: Full.', { exact: true }).waitFor()
    await page.unroute('**/rpc/recipes.save*')
    await saveButton(page).click()
    await expectSaved(page, title)
    await visit(page, at('/'))
    await page.getByRole('heading', { name: 'Discover & Plan' }).waitFor()
    expect(await page.getByText('Your last recipe, not saved yet').count()).toBe(0)
  })

  test('the home page no longer shows an unsaved recipe after it was dismissed', async () => {
    const page = await open({})
    await generate(page)
    await visit(page, at('/'))
    await page.getByRole('button', { name: 'Do not show it here again' }).click()
    await page.getByText('Your last recipe, not saved yet').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.getByText('Your last recipe, not saved yet').count()).toBe(0)
  })
})

describe('a recipe save that fails', () => {
  test('a recipe save that fails is reported, refused or unanswered, and can be tried again', async () => {
    const page = await open({}, /Failed to load resource/)
    await page.context().addCookies([await cookieOf(await addMember())])
    const title = await generate(page)
    const json = { error: { message: '', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } } }
    for (const [status, sentence] of [
      [404, 'Something went wrong, please try again.'],
      [null, 'Error saving recipe. Please try again.'],
    ] as const) {
      await page.route('**/rpc/recipes.save*', (route) =>
        status ? route.fulfill({ status, json }) : route.abort(),
      )
      await saveButton(page).click()
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
      await page.unroute('**/rpc/recipes.save*')
    }
    await saveButton(page).click()
    await expectSaved(page, title)
  })

  test('a recipe save that fails because the session has ended opens the sign-in, and is repeated after it', async () => {
    const email = await addMember()
    const page = await open({}, /Failed to load resource/)
    await page.context().addCookies([await cookieOf(email)])
    const title = await generate(page)
    await execute(`delete from sessions where user_id = (select id from users where email = '${email}')`)
    await saveButton(page).click()
    await inline(page).waitFor()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await expectSaved(page, title)
  })
})
