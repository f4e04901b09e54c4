import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail } from '../support/accounts/accounts.ts'
import {
  desk,
  inspect,
  inspectEverywhere,
  phone,
  prepareBrowser,
  visit,
} from '../support/browser/browserTest.ts'
import { sampleOf } from '../support/grid.ts'

const { open } = prepareBrowser()
const { at, codeFor } = prepareLarderWithMail()
const newPassword = 'Thyme & 5 limes'

let people = 0
const newcomer = () => {
  people += 1
  return `newcomer-${people}@example.com`
}
const pathOf = (page: Page) => page.url().replace(at(''), '')
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('the account pages', () => {
  for (const viewport of sampleOf([phone, desk], 2, 1))
    test(`the account pages lead from sign-up to a new password at ${viewport.width} px, in light and in dark`, async () => {
      const page = await open({ viewport })
      const email = newcomer()
      await visit(page, at('/login'))
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await page.getByRole('heading', { name: 'Make yourself at home' }).waitFor()
      await page.getByLabel('Password', { exact: true }).fill('Basil')
      await inspect(page, 'signup')
      await page.getByRole('checkbox').check()
      const typed = { Name: 'Ada', Email: email, Password: password, 'Confirm password': password }
      await fillIn(page, typed, 'Sign Up')
      await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
      expect(pathOf(page)).toBe(`/confirm-email?email=${encodeURIComponent(email)}`)
      await fillIn(page, { 'Confirmation code': await codeFor(email) }, 'Confirm Email')
      await page.getByText('Your email is confirmed. Please sign in.').waitFor()
      await fillIn(page, { Password: password }, 'Sign In')
      await page.getByRole('heading', { name: 'Discover & Plan Your Perfect Meal' }).waitFor()
      expect(pathOf(page)).toBe('/')
      expect(await page.evaluate(() => localStorage.getItem('userid'))).toMatch(/^[\w-]{36}$/)
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click()
      await inspect(page, 'signed-in-menu')
      await page.getByRole('link', { name: 'Account' }).click()
      await page.getByRole('heading', { name: 'Your account' }).waitFor()
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.waitForURL(at('/login'))
      await page.locator('html[data-hydrated]').waitFor()
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
      await fillIn(page, { Email: email }, 'Send code')
      await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
      const code = await codeFor(email)
      await fillIn(page, { 'Verification code': code, 'New password': newPassword }, 'Reset Password')
      await page.getByText('Your password is set. Please sign in.').waitFor()
      await fillIn(page, { Password: newPassword }, 'Sign In')
      await page.waitForURL(at('/'))
    })

  test('the account pages confirm in one browser a sign-up made in another, on a phone and at a desk', async () => {
    const [laptop, page] = [await open({}), await open({ viewport: phone })]
    const email = newcomer()
    await visit(laptop, at('/signup'))
    await laptop.getByRole('checkbox').check()
    const typed = { Name: 'Ada', Email: email, Password: password, 'Confirm password': password }
    await fillIn(laptop, typed, 'Sign Up')
    await laptop.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await visit(page, at('/confirm-email'))
    await fillIn(page, { Email: email, 'Confirmation code': await codeFor(email) }, 'Confirm Email')
    await page.getByText('Your email is confirmed and you are signed in.').waitFor()
    expect(pathOf(page)).toBe('/account?done=confirmed')
    await inspectEverywhere(page, 'account-set-password')
    await fillIn(page, { 'New password': newPassword }, 'Set password')
    await page.getByText('Your password is set, and all other devices are signed out.').waitFor()
    await visit(laptop, at('/login'))
    await fillIn(laptop, { Email: email, Password: newPassword }, 'Sign In')
    await laptop.waitForURL(at('/'))
  })

  test('the account pages can be used by keyboard alone', async () => {
    const page = await open({})
    const email = newcomer()
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 20 && (await focusedName(page)) !== name; presses += 1)
        await page.keyboard.press('Tab')
      expect(await focusedName(page)).toBe(name)
    }
    const type = async (name: string, text: string) => {
      await tabTo(name)
      await page.keyboard.type(text)
    }
    await visit(page, at('/signup'))
    await type('name', 'Ada')
    await type('email', email)
    await type('password', password)
    await type('confirmPassword', password)
    await tabTo('acceptsTerms')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await type('code', await codeFor(email))
    await page.keyboard.press('Enter')
    await page.getByText('Your email is confirmed. Please sign in.').waitFor()
    await type('password', password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Account' }).waitFor()
    await page.getByRole('link', { name: 'Account' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
