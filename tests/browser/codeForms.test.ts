import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail } from '../support/accounts.ts'
import { inspect, prepareBrowser, visit } from '../support/browserTest.ts'

const { open } = prepareBrowser()
const { at, codeFor } = prepareLarderWithMail()
const _newPassword = 'Thyme & 5 limes'
/** What a browser says of its own accord when a call is refused. */
const refused = /status of 4\d\d/

let people = 0
const newcomer = () => {
  people += 1
  return `newcomer-${people}@example.com`
}
const _pathOf = (page: Page) => page.url().replace(at(''), '')
const _alertOf = (page: Page) => page.getByRole('alert').textContent()
const _focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('the form for a code', () => {
  test('the fifth wrong code in a row is told to be one too many, and a new code takes that back', async () => {
    const page = await open({}, refused)
    await visit(page, at('/confirm-email'))
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = page.waitForResponse(/auth\.confirmEmail/)
      await fillIn(
        page,
        { Email: 'five-tries@example.com', 'Confirmation code': `00000${tries}` },
        'Confirm Email',
      )
      await answer
    }
    const usedUp =
      'That was a wrong code too often, so the code does not work any more. Please ask for a new one.'
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([usedUp])
    await inspect(page, 'code-used-up')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a code can be asked for again after a minute, and the seconds are not read out', async () => {
    const page = await open({}, refused)
    const email = newcomer()
    await visit(page, at(`/confirm-email?email=${email}`))
    const resend = page.getByRole('button', { name: 'Send a new code' })
    await resend.click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    expect(await resend.getAttribute('aria-disabled')).toBe('true')
    const wait = page.getByText(/^You can ask for a new code in \d+ seconds\.$/)
    const first = await wait.textContent()
    await expect.poll(() => wait.textContent()).not.toBe(first)
    expect(await wait.evaluate((node) => node.closest('[aria-live],[role=status],[role=alert]'))).toBeNull()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await resend.click()
    await page.getByText(/^Too many tries\. Please wait \d+ seconds and try again\.$/).waitFor()
    await wait.waitFor()
  })

  test('whoever is not confirmed is led to the code, and from there on', async () => {
    const page = await open({})
    const email = newcomer()
    await visit(page, at('/signup?next=/account'))
    await page.getByRole('checkbox').check()
    const typed = { Name: 'Ada', Email: email, Password: password, 'Confirm password': password }
    await fillIn(page, typed, 'Sign Up')
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await codeFor(email)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await page.getByText('Your email is not confirmed yet.').waitFor()
    await fillIn(page, { 'Confirmation code': await codeFor(email) }, 'Confirm Email')
    await fillIn(page, { Password: password }, 'Sign In')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
  })
})
