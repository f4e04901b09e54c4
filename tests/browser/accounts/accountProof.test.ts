import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { sampleOf } from '../../support/grid.ts'

const { open } = prepareBrowser()
const { addMember, at, codeFor, execute } = prepareLarderWithMail()

/** A member without a password who signed in by a provider more than ten minutes ago. */
async function signedInAWhileAgo(viewport: typeof phone) {
  const page = await open({ viewport }, /status of 40[03]/)
  const email = await addMember()
  await signIn(page, at('/login'), email)
  await execute(`update users set password_hash = null where email = '${email}'`)
  await execute(`update sessions set proven_at = now() - interval '11 min'
    where user_id = (select id from users where email = '${email}')`)
  await visit(page, at('/account'))
  return { page, email }
}

describe.each(sampleOf([phone, desk], 2, 0))(
  'a member without a password whose sign-in is more than ten minutes old, at $width px,',
  (viewport) => {
    test('a member who signed in a while ago enters a mailed code before setting a password', async () => {
      const { page, email } = await signedInAWhileAgo(viewport)
      await fillIn(page, { 'New password': password }, 'Set password')
      await page.getByText('Please show first that it is you').waitFor()
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.getByText(`A code is on its way to ${email}.`).waitFor()
      await inspect(page, 'account-prove-identity')
      await fillIn(page, { 'Confirmation code': await codeFor(email) }, 'Confirm code')
      await page.getByText('Thank you. You can go on now.').waitFor()
      await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe(password)
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByText('Your password is set, and all other devices are signed out.').waitFor()
    })

    test('a member who signed in a while ago enters a mailed code before deleting the account', async () => {
      const { page, email } = await signedInAWhileAgo(viewport)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete my account' })
      const remove = dialog.getByRole('button', { name: 'Delete my account' })
      await dialog.getByLabel('Type your email to confirm').fill(email)
      await remove.click()
      await dialog.getByText('Please show first that it is you').waitFor()
      await dialog.getByRole('button', { name: 'Send code' }).click()
      await dialog.getByLabel('Confirmation code').fill('000000')
      await dialog.getByRole('button', { name: 'Confirm code' }).click()
      await dialog.getByText('This code does not fit.').waitFor()
      await inspect(page, 'delete-account-prove-identity')
      await dialog.getByLabel('Confirmation code').fill(await codeFor(email))
      await dialog.getByRole('button', { name: 'Confirm code' }).click()
      await dialog.getByText('Thank you. You can go on now.').waitFor()
      await remove.click()
      await page.waitForURL(at('/'))
      expect(await execute(`select from users where email = '${email}'`)).toHaveLength(0)
    })
  },
)
