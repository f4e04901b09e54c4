import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { inspect, prepareBrowser, revisit, visit } from '../../support/browser/browserTest.ts'

const { open } = prepareBrowser()
const { addMember, at, codeFor, execute } = prepareLarderWithMail({ MAIL_COOLDOWN_SECONDS: '50' })
/** The error that Chromium itself logs when a call is refused. */
const refused = /status of 4\d\d/

let people = 0
const newcomer = () => {
  people += 1
  return `newcomer-${people}@example.com`
}

const usedUp =
  'That was a wrong code too often, so the code does not work any more. Please ask for a new one.'

/** Sends a form with five wrong codes, one after another. */
async function enterWrongCodes(
  page: Page,
  procedure: string,
  button: string,
  typed: Record<string, string> = {},
  label = 'Confirmation code',
): Promise<void> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const answer = page.waitForResponse((response) => response.url().includes(procedure))
    await fillIn(page, { ...typed, [label]: `00000${tries}` }, button)
    await answer
  }
}

describe('a code form', () => {
  test('a code form says after the fifth wrong code that the code is used up, until a new one is sent', async () => {
    const page = await open({}, refused)
    await visit(page, at('/confirm-email'))
    const lead = page.getByText('It works for 15 minutes.', { exact: false })
    await lead.waitFor()
    await enterWrongCodes(page, 'auth.confirmEmail', 'Confirm Email', { Email: 'five-tries@example.com' })
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([usedUp])
    await inspect(page, 'code-used-up')
    await page.getByLabel('Confirmation code').fill('1')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await lead.count(), 'after the code is used up').toBe(0)
    await revisit(page)
    await page.getByText(usedUp).waitFor()
    expect(await lead.count(), 'after a reload').toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('Please enter your email.').waitFor()
    expect(await lead.count(), 'before another is sent').toBe(0)
    await page.getByLabel('Email').fill('five-tries@example.com')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await lead.waitFor()
    expect(await page.getByText(usedUp).count()).toBe(0)
  })

  test('a code form does not say that a used-up code is on its way, for a new password and for a new address', async () => {
    const page = await open({}, refused)
    const member = await addMember()
    await visit(page, at(`/reset-password?email=${member}`))
    const lead = page.getByText('the code you asked for is on its way', { exact: false })
    await lead.waitFor()
    const typed = { 'New password': 'Thyme & 5 limes' }
    await enterWrongCodes(page, 'auth.resetPassword', 'Reset Password', typed, 'Verification code')
    await page.getByRole('alert').getByText(usedUp).waitFor()
    expect(await lead.count()).toBe(0)
    await revisit(page)
    await page.getByText(usedUp).waitFor()
    expect(await lead.count(), 'after a reload').toBe(0)
    await page.getByRole('link', { name: 'Send a new code' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await lead.waitFor()
    expect(await page.getByText(usedUp).count()).toBe(0)

    await signIn(page, at('/login?next=/account'), member)
    const section = page.getByRole('region', { name: 'Your email' })
    await section.getByLabel('New email').fill(`other-${member}`)
    await section.getByLabel('Password', { exact: true }).fill(password)
    await section.getByRole('button', { name: 'Get a code' }).click()
    const sent = section.getByText('is on its way', { exact: false })
    await sent.waitFor()
    await enterWrongCodes(page, 'auth.confirmEmailChange', 'Change email')
    await section.getByRole('alert').getByText(usedUp).waitFor()
    expect(await sent.count()).toBe(0)
    await section.getByLabel('Confirmation code').fill('1')
    await section.getByRole('alert').waitFor({ state: 'detached' })
    expect(await sent.count(), 'while another is typed').toBe(0)
    await revisit(page)
    await section.getByText(usedUp).waitFor()
    expect(await sent.count(), 'after a reload').toBe(0)
    // As if the minute between two codes had passed.
    await execute('delete from rate_limits')
    await section.getByRole('button', { name: 'Use another email or get a new code' }).click()
    await section.getByLabel('Password', { exact: true }).fill(password)
    await section.getByRole('button', { name: 'Get a code' }).click()
    await sent.waitFor()
    expect(await section.getByText(usedUp).count()).toBe(0)
  })

  test('a code form after sign-in stops saying that a code was sent once the code is used up', async () => {
    const page = await open({}, refused)
    const email = newcomer()
    await visit(page, at(`/confirm-email?email=${email}&why=unconfirmed`))
    const notice = page.getByText('Your email is not confirmed yet. We have sent you a new code', {
      exact: false,
    })
    await notice.waitFor()
    await enterWrongCodes(page, 'auth.confirmEmail', 'Confirm Email')
    await page.getByRole('alert').getByText(usedUp).waitFor()
    expect(await notice.count()).toBe(0)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await notice.waitFor()
  })

  test('a code form for proof of identity stops saying that a code is on its way once it is used up', async () => {
    const page = await open({}, refused)
    const member = await addMember()
    await signIn(page, at('/login'), member)
    await execute(`update users set password_hash = null where email = '${member}'`)
    await execute(`update sessions set proven_at = now() - interval '11 min'
      where user_id = (select id from users where email = '${member}')`)
    await visit(page, at('/account'))
    await page.getByLabel('New email').fill(`other-${member}`)
    await page.getByRole('button', { name: 'Get a code' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    const sent = page.getByText(`A code is on its way to ${member}.`)
    await sent.waitFor()
    await enterWrongCodes(page, 'auth.proveIdentity', 'Confirm code')
    await page.getByRole('alert').getByText(usedUp).waitFor()
    await page.getByLabel('Confirmation code').fill('1')
    await page.getByText(usedUp).waitFor({ state: 'detached' })
    expect(await sent.count()).toBe(0)
    // As if the minute between two codes had passed.
    await execute('delete from rate_limits')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await sent.waitFor()
  })

  test('a code form removes the error about an address when the address is corrected', async () => {
    const page = await open({}, refused)
    const alert = page.getByRole('alert')
    await visit(page, at('/reset-password?email=adda@example.com'))
    await fillIn(page, { 'Verification code': '000000', 'New password': 'Thyme & 5 limes' }, 'Reset Password')
    await alert.getByText('Failed to reset password. Please check your details and try again.').waitFor()
    expect(await page.locator('[aria-invalid=true]').count(), 'the code and the email').toBe(2)
    await page.getByLabel('Email').fill('ada@example.com')
    await alert.waitFor({ state: 'detached' })
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)

    await visit(page, at('/confirm-email?email=adda@example.com'))
    await fillIn(page, { 'Confirmation code': '000000' }, 'Confirm Email')
    await alert.getByText('Failed to confirm email. Please check your code.').waitFor()
    await page.getByLabel('Email').fill('ada@example.com')
    await alert.waitFor({ state: 'detached' })
  })

  test('a code form removes the error about the email for a new code when the email is corrected', async () => {
    const page = await open({})
    const alert = page.getByRole('alert')
    await visit(page, at('/confirm-email?email=not-an-email'))
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await alert.getByText('Please enter an email address such as cook@example.com.').waitFor()
    expect(
      await page
        .locator('[aria-invalid=true]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
    ).toEqual(['email'])
    await page.getByLabel('Email').fill(newcomer())
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way.', { exact: false }).waitFor()
  })

  test('a code form offers a new code after MAIL_COOLDOWN_SECONDS, with a countdown that screen readers skip', async () => {
    const page = await open({}, refused)
    const email = newcomer()
    await visit(page, at(`/confirm-email?email=${email}`))
    const resend = page.getByRole('button', { name: 'Send a new code' })
    await resend.click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    expect(await resend.getAttribute('aria-disabled')).toBe('true')
    const wait = page.getByText(/^You can ask for a new code in \d+ seconds\.$/)
    const first = await wait.textContent()
    expect(Number(/\d+/.exec(first ?? '')?.[0])).toBeLessThanOrEqual(50)
    await expect.poll(() => wait.textContent()).not.toBe(first)
    expect(await wait.evaluate((node) => node.closest('[aria-live],[role=status],[role=alert]'))).toBeNull()
    await page.clock.setFixedTime(Date.now() + 30_000)
    await revisit(page)
    await wait.waitFor()
    const secondsLeft = Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0])
    expect(secondsLeft, 'the pause goes on after a reload').toBeLessThanOrEqual(30)
    expect(await resend.getAttribute('aria-disabled')).toBe('true')
    const other = await page.context().newPage()
    await visit(other, page.url())
    await other.getByRole('button', { name: 'Send a new code' }).click()
    await other.getByText(/^Too many tries\. Please wait \d+ seconds and try again\.$/).waitFor()
    await other.getByText(/^You can ask for a new code in \d+ seconds\.$/).waitFor()
  })

  test('a code form is shown after sign-in with an unconfirmed email, and leads on to the page asked for', async () => {
    const page = await open({})
    const email = newcomer()
    await visit(page, at('/signup?next=/account'))
    await page.getByRole('checkbox').check()
    const typed = { Name: 'Ada', Email: email, Password: password, 'Confirm password': password }
    await fillIn(page, typed, 'Sign Up')
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await codeFor(email)
    await page.getByText(/^You can ask for a new code in \d+ seconds\.$/).waitFor()
    await page.clock.setFixedTime(Date.now() + 61_000)
    await revisit(page)
    expect(await page.getByText('You can ask for a new code', { exact: false }).count()).toBe(0)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await fillIn(page, { Email: email, Password: password }, 'Sign In')
    await page.getByText('Your email is not confirmed yet.').waitFor()
    await fillIn(page, { 'Confirmation code': await codeFor(email) }, 'Confirm Email')
    await fillIn(page, { Password: password }, 'Sign In')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
  })
})
