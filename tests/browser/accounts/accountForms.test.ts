import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import {
  desk,
  expectAccessible,
  inspect,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { sampleOf } from '../../support/grid.ts'

const { open } = prepareBrowser()
const { addMember, at, visitAs } = prepareLarderWithMail()
const newPassword = 'Thyme & 5 limes'
/** The error that Chromium itself logs when a call is refused. */
const refused = /status of 4\d\d/

let people = 0
const newcomer = () => {
  people += 1
  return `newcomer-${people}@example.com`
}
const pathOf = (page: Page) => page.url().replace(at(''), '')
const alertOf = (page: Page) => page.getByRole('alert').textContent()
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('an account form', () => {
  test('an account form shows sign-up faults one at a time, focuses the field, and keeps what was typed', async () => {
    const page = await open({}, refused)
    await visit(page, at('/signup'))
    const send = () => page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    const says = async (sentence: string, field: string) => {
      await send()
      await expect.poll(() => alertOf(page)).toBe(sentence)
      expect(await focusedName(page)).toBe(field)
      const input = page.locator(`[name=${field}]`)
      expect(await input.getAttribute('aria-invalid')).toBe('true')
      const alertId = (await page.getByRole('alert').getAttribute('id')) ?? ''
      expect(await input.getAttribute('aria-describedby')).toContain(alertId)
    }
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    expect(
      await page.getByRole('textbox', { name: 'Name', description: 'You may leave this empty.' }).count(),
    ).toBe(1)
    await says('Please fill out all fields.', 'email')
    await fill('Name', 'Ada')
    await fill('Email', 'no address')
    await fill('Password', 'short')
    await fill('Confirm password', 'other')
    await says('Passwords do not match.', 'confirmPassword')
    await fill('Confirm password', 'short')
    await says('Password does not meet all requirements.', 'password')
    // Meets the other five requirements: only the list of common passwords refuses it.
    await fill('Password', 'Password1!')
    await fill('Confirm password', 'Password1!')
    await says('Password does not meet all requirements.', 'password')
    await page.getByText('Not a common password, not met yet').waitFor()
    await fill('Password', newPassword)
    await fill('Confirm password', newPassword)
    await page.getByText('Not a common password, met').waitFor()
    await says('You must agree to the Terms of Service and Privacy Policy.', 'acceptsTerms')
    await lookAt(page, 'signup-refused')
    await page.getByRole('checkbox').check()
    await says('Please enter an email address such as cook@example.com.', 'email')
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada')
    await expectAccessible(page)
  })

  test.each([
    ['/login', 'Sign In', 'Please enter both email and password.'],
    ['/confirm-email', 'Confirm Email', 'Please enter your email and confirmation code.'],
    ['/forgot-password', 'Send code', 'Please enter your email.'],
    ['/reset-password', 'Reset Password', 'Please fill out all fields.'],
  ])(
    'an account form at %s names the missing fields when it is sent empty',
    async (path, button, sentence) => {
      const page = await open({})
      await visit(page, at(path))
      await page.getByRole('button', { name: button, exact: true }).click()
      expect(await alertOf(page)).toBe(sentence)
      expect(await focusedName(page)).toBe('email')
    },
  )

  test('an account form focuses the faulty field, even after another tab has changed the language', async () => {
    const page = await open({}, refused)
    await visit(page, at('/login'))
    await page.context().addCookies([{ name: 'larder-language', value: 'de', url: at('/') }])
    await fillIn(page, { Email: newcomer(), Password: 'a guess' }, 'Sign In')
    await page.getByRole('alert').waitFor()
    expect(await focusedName(page)).toBe('email')
    expect(await page.locator('[name=password]').getAttribute('aria-invalid')).toBe('true')
  })

  test('an account form shows and hides the password, and lists which of the six requirements are met', async () => {
    const page = await open({})
    await visit(page, at('/signup'))
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('Basil 4')
    const requirements = page.getByRole('main').getByRole('listitem')
    await expect
      .poll(() => requirements.allTextContents())
      .toEqual([
        'At least 8 characters, not met yet',
        'An uppercase letter, met',
        'A lowercase letter, met',
        'A number, met',
        'A special character, met',
        'Not a common password, met',
      ])
    await page.getByRole('button', { name: 'Show: Password' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide: Password' }).click()
    expect(await field.getAttribute('type')).toBe('password')
    await field.fill('Basil 42')
    const allMet = 'Your password meets all requirements.'
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain(allMet)
    await field.fill('Passw0rd!')
    await page.getByText('Not a common password, not met yet').waitFor()
    expect(await page.getByRole('status').allTextContents()).not.toContain(allMet)
  })

  test('an account form keeps what is typed before its scripts are loaded, and sends nothing until then', async () => {
    const page = await open({})
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(at('/login'), { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('early@example.com')
    await page.getByLabel('Password', { exact: true }).fill('early bird')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true)
    expect(pathOf(page)).toBe('/login')
    gate.resolve()
    await page.locator('html[data-hydrated]').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('early@example.com')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('early bird')
  })

  test.each(sampleOf([phone, desk], 2, 1))(
    'an account form changes the account’s name at $width px and confirms it',
    async (viewport) => {
      const page = await open({ viewport })
      await signIn(page, at('/login?next=/account'), await addMember())
      const name = page.getByLabel('Name', { exact: true })
      await name.fill(' ')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect.poll(() => alertOf(page)).toBe('Please fill out all fields.')
      await name.fill('Ada Lovelace')
      await page.getByRole('button', { name: 'Save name' }).click()
      await page.getByText('Your name is saved.').waitFor()
      await inspect(page, 'account-name')
      await page.reload()
      await expect.poll(() => name.inputValue()).toBe('Ada Lovelace')
    },
  )
})

test('the account page says of one form at a time how it went', async () => {
  const email = await addMember()
  const page = await open({}, refused)
  await visitAs(page, '/account', email)
  const wrongPassword = () =>
    fillIn(page, { 'Current password': 'a guess', 'New password': newPassword }, 'Change password')
  const alerts = () => page.getByRole('alert').count()
  const saved = page.getByText('Your name is saved.')
  await wrongPassword()
  await expect.poll(alerts).toBe(1)
  await fillIn(page, { Name: 'Ada B.' }, 'Save name')
  await saved.waitFor()
  expect(await alerts()).toBe(0)
  expect(await page.locator('[aria-invalid]').count()).toBe(0)
  await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe(newPassword)
  await wrongPassword()
  await expect.poll(alerts).toBe(1)
  expect(await saved.count()).toBe(0)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByText('Your data is in your downloads.').waitFor()
  expect(await alerts()).toBe(0)
  await fillIn(page, { Name: ' ' }, 'Save name')
  await expect.poll(alerts).toBe(1)
  expect(await page.getByText('Your data is in your downloads.').count()).toBe(0)
})
