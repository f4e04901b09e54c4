import { expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { answerIsLost, loseAnswers } from '../../support/browser/loseAnswers.ts'

const { open } = prepareBrowser()
const { addMember, at, codeFor, execute } = prepareLarderWithMail()
const newPassword = 'Thyme & 5 limes'
const unreached = 'We could not reach Larder. Please check your connection and try again.'

test('sign-up, confirmation and password reset succeed at the second press when answers are lost', async () => {
  const page = await open({}, answerIsLost)
  const email = 'lost-answers@example.com'
  const lostOnce = async (procedure: string, button: string) => {
    await loseAnswers(page, `auth.${procedure}`)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('alert').getByText(unreached).waitFor()
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  await visit(page, at('/signup'))
  await page.getByLabel('Email').fill(email)
  for (const label of ['Password', 'Confirm password'])
    await page.getByRole('textbox', { name: label, exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await lostOnce('signUp', 'Sign Up')
  await page.waitForURL('**/confirm-email*')
  await page.getByLabel('Confirmation code').fill(await codeFor(email))
  await lostOnce('confirmEmail', 'Confirm Email')
  await page.getByText('Your email is confirmed. Please sign in.').waitFor()

  await visit(page, at('/forgot-password'))
  await page.getByLabel('Email').fill(email)
  await lostOnce('forgotPassword', 'Send code')
  await page.waitForURL('**/reset-password*')
  await page.getByLabel('Verification code').fill(await codeFor(email))
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await lostOnce('resetPassword', 'Reset Password')
  await page.getByText('Your password is set. Please sign in.').waitFor()
  await fillIn(page, { Email: email, Password: newPassword }, 'Sign In')
  await page.getByRole('link', { name: 'Account', includeHidden: true }).waitFor({ state: 'attached' })
  expect(
    await execute(`select from outbox where recipient = '${email}' and subject like '%code%'`),
  ).toHaveLength(2)
})

test('a password change whose answer is lost is reported as done at the second press', async () => {
  const page = await open({}, answerIsLost)
  const email = await addMember()
  await signIn(page, at('/login'), email)
  await visit(page, at('/account'))
  const form = page.locator('form').filter({ hasText: 'Current password' }).first()
  await form.getByLabel('Current password', { exact: true }).fill(password)
  await form.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await loseAnswers(page, 'auth.changePassword')
  const change = form.getByRole('button', { name: 'Change password' })
  await change.click()
  await page.getByRole('alert').getByText(unreached).waitFor()
  await change.click()
  await page.getByText('Your password is set, and all', { exact: false }).waitFor()
})
