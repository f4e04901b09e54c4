import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillIn, password, prepareLarderWithMail, signIn } from '../../support/accounts/accounts.ts'
import { desk, inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { sampleOf } from '../../support/grid.ts'

const { open } = prepareBrowser()
const { addMember, at, codeFor, execute } = prepareLarderWithMail()

/** Ada, signed in on the page of her household. Ben is a member of it too. */
async function openHousehold(viewport: typeof phone) {
  const page = await open({ viewport }, /status of 40[03]/)
  const [email, ben] = [await addMember(), await addMember({ name: 'Ben' })]
  await execute(`insert into memberships (household_id, user_id, role, is_current)
    select m.household_id, ben.id, 'member', false from memberships m
    join users ada on ada.id = m.user_id and ada.email = '${email}', users ben where ben.email = '${ben}'`)
  await signIn(page, at('/login'), email)
  return { page, email }
}

const makeOwner = 'Make Ben the owner'
async function askToHandOver(page: Page) {
  await visit(page, at('/household'))
  await page.getByRole('button', { name: makeOwner }).click()
  return page.getByRole('dialog', { name: makeOwner })
}
async function expectHandedOver(page: Page): Promise<void> {
  await page.getByRole('status').getByText('Ben is the owner now.', { exact: true }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const heading = page.getByRole('heading', { name: 'Who eats here' })
  await page.waitForFunction((title) => document.activeElement === title, await heading.elementHandle())
}

describe.each(sampleOf([phone, desk], 2, 1))('handing a household over at $width px', (viewport) => {
  test('handing a household over asks for the password, reports a wrong one, and makes the other member the owner', async () => {
    const { page } = await openHousehold(viewport)
    const dialog = await askToHandOver(page)
    const field = dialog.getByLabel('Password', { exact: true })
    const submit = dialog.getByRole('button', { name: makeOwner })
    await submit.click()
    await dialog.getByRole('alert').getByText('Please fill out all fields.').waitFor()
    await field.fill('a guess')
    await submit.click()
    await dialog.getByRole('alert').getByText('This is not your current password.').waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await inspect(page, 'household-hand-over', { fullPage: false })
    await field.fill(password)
    await field.press('Enter')
    await expectHandedOver(page)
  })

  test('handing a household over asks an account without a password for a mailed code ten minutes after its sign-in', async () => {
    const { page, email } = await openHousehold(viewport)
    await execute(`update users set password_hash = null where email = '${email}'`)
    await execute(`update sessions set proven_at = now() - interval '11 min'
      where user_id = (select id from users where email = '${email}')`)
    const dialog = await askToHandOver(page)
    await dialog.getByRole('button', { name: makeOwner }).click()
    await dialog.getByRole('alert').getByText('Please show first that it is you').waitFor()
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await dialog.getByText(`A code is on its way to ${email}.`).waitFor()
    await inspect(page, 'household-hand-over-proof', { fullPage: false })
    await fillIn(page, { 'Confirmation code': await codeFor(email) }, 'Confirm code')
    await dialog.getByText('Thank you. You can go on now.').waitFor()
    await dialog.getByRole('button', { name: makeOwner }).click()
    await expectHandedOver(page)
  })
})

test('cancelling a handover keeps the owner, and the focus returns to the button', async () => {
  const { page } = await openHousehold(desk)
  const dialog = await askToHandOver(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  const button = page.getByRole('button', { name: makeOwner })
  expect(await button.evaluate((asked) => asked === document.activeElement)).toBe(true)
})
