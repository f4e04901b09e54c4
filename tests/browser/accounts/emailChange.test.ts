import { describe, expect, test } from 'vitest'
import { supportedLocales } from '#shared/locale.ts'
import { fillIn, password, prepareLarderWithMail } from '../../support/accounts/accounts.ts'
import {
  desk,
  expectAccessible,
  inspect,
  inspectEverywhere,
  lookAt,
  phone,
  prepareBrowser,
  visit,
} from '../../support/browser/browserTest.ts'
import { expectRoom } from '../../support/browser/room.ts'

const { open } = prepareBrowser()
const { addMember, at, codeFor, cookieOf, execute, visitAs } = prepareLarderWithMail()

/** The error that Chromium itself logs when a call is refused. */
const refused = /status of 40[03]/
let addresses = 0
const newAddress = () => `renamed-${++addresses}@example.com`

describe('the email of an account, on a phone and at a desk,', () => {
  test('the email of an account, on a phone and at a desk, is changed by keyboard alone, with a code mailed to the new email', async () => {
    const page = await open({ viewport: phone })
    const [email, email2] = [await addMember(), newAddress()]
    await visitAs(page, '/account', email)
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40 && (await focusedName()) !== name; presses += 1)
        await page.keyboard.press('Tab')
      expect(await focusedName()).toBe(name)
    }
    await inspectEverywhere(page, 'account-email')
    await page.getByRole('heading', { name: 'Your email' }).focus()
    await tabTo('email')
    await page.keyboard.type(email2)
    await tabTo('currentPassword')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByText(`A mail to ${email2} is on its way.`).waitFor()
    await expect.poll(focusedName).toBe('code')
    await inspectEverywhere(page, 'account-email-code')
    await page.keyboard.type(await codeFor(email2))
    await page.keyboard.press('Enter')
    await page.getByText(`Your email is now ${email2}, and all other devices are signed out.`).waitFor()
    await page.getByText(`You are signed in as ${email2}.`).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-email-title')
    expect(await page.getByLabel('New email').inputValue()).toBe('')
    await inspectEverywhere(page, 'account-email-changed')
    await page.reload()
    await page.getByText(`You are signed in as ${email2}.`).waitFor()
  })

  test('the email of an account, on a phone and at a desk, stays after a wrong password, its own email again or a wrong code, and the page says why', async () => {
    const page = await open({ viewport: phone }, refused)
    const [email, email2] = [await addMember(), newAddress()]
    await visitAs(page, '/account', email)
    const section = page.getByRole('region', { name: 'Your email' })
    const send = async (typed: string, secret: string) => {
      await section.getByLabel('New email').fill(typed)
      await section.getByLabel('Password', { exact: true }).fill(secret)
      await section.getByRole('button', { name: 'Get a code' }).click()
    }
    await send('', password)
    await section.getByText('Please fill out all fields.').waitFor()
    await send('no address', password)
    await section.getByText('Please enter an email address such as cook@example.com.').waitFor()
    await send(email, password)
    await section.getByText('This is the email of your account already.').waitFor()
    await send(email2, 'a guess')
    await section.getByText('This is not your current password.').waitFor()
    await inspectEverywhere(page, 'account-email-refused')
    await send(email2, password)
    await section.getByLabel('Confirmation code').fill('000000')
    await section.getByRole('button', { name: 'Change email' }).click()
    await section.getByText('This code does not fit.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    await inspectEverywhere(page, 'account-email-wrong-code')
    expect(await execute(`select from users where email = '${email2}'`)).toHaveLength(0)
  })
})

test('an email change that waits for its code survives a reload, and accepts a different email', async () => {
  const page = await open({})
  const [email, first, second] = [await addMember(), newAddress(), newAddress()]
  await visitAs(page, '/account', email)
  const section = page.getByRole('region', { name: 'Your email' })
  const ask = async (address: string) => {
    await section.getByLabel('New email').fill(address)
    await section.getByLabel('Password', { exact: true }).fill(password)
    await section.getByRole('button', { name: 'Get a code' }).click()
    await section.getByText(`A mail to ${address} is on its way.`).waitFor()
  }
  await ask(first)
  await visit(page, at('/account'))
  await section.getByText(`A mail to ${first} is on its way.`).waitFor()
  await section.getByRole('button', { name: 'Use another email or get a new code' }).click()
  await expect.poll(() => section.getByLabel('New email').inputValue()).toBe(first)
  await ask(second)
  await fillIn(page, { 'Confirmation code': await codeFor(second) }, 'Change email')
  await page.getByText(`Your email is now ${second}`).waitFor()
})

test('an account without a password proves its identity by a mailed code before its email is changed', async () => {
  const page = await open({ viewport: phone }, refused)
  const [email, email2] = [await addMember(), newAddress()]
  await page.context().addCookies([await cookieOf(email)])
  await execute(`update users set password_hash = null where email = '${email}'`)
  await execute(`update sessions set proven_at = now() - interval '11 min'
    where user_id = (select id from users where email = '${email}')`)
  await visit(page, at('/account'))
  const section = page.getByRole('region', { name: 'Your email' })
  await section.getByLabel('New email').fill(email2)
  await section.getByRole('button', { name: 'Get a code' }).click()
  const proof = section.getByRole('region', { name: 'Show that it is you' })
  await proof.getByRole('button', { name: 'Send code' }).click()
  await proof.getByLabel('Confirmation code').fill(await codeFor(email))
  await inspect(page, 'account-email-prove-identity')
  await proof.getByRole('button', { name: 'Confirm code' }).click()
  await section.getByText('Thank you. You can go on now.').waitFor()
  await section.getByRole('button', { name: 'Get a code' }).click()
  await section
    .getByLabel('Confirmation code')
    .last()
    .fill(await codeFor(email2))
  await section.getByRole('button', { name: 'Change email' }).click()
  await page.getByText(`Your email is now ${email2}`).waitFor()
})

test.for(supportedLocales.slice(1))(
  'in %s both steps of an email change are accessible and fit, on a phone and at a desk',
  async (locale) => {
    const page = await open({ colorScheme: 'light', locale })
    const [email, email2] = [await addMember(), newAddress()]
    await page.context().addCookies([await cookieOf(email)])
    await visit(page, at('/account'))
    await page.locator(`html[lang="${locale}"]`).waitFor()
    const look = async (step: string) => {
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        const place = `account-email-${step}-${locale}-${viewport.width}`
        await expectAccessible(page, place)
        await expectRoom(page, place)
        await lookAt(page, place)
      }
    }
    await look('request')
    const section = page.locator('section[aria-labelledby=own-email-title]')
    await section.locator('[name=email]').fill(email2)
    await section.locator('[name=currentPassword]').fill(password)
    await page.keyboard.press('Enter')
    await section.locator('[name=code]').waitFor()
    await look('code')
  },
)
