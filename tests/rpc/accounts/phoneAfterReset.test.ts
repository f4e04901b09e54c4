import { describe, expect, test, vi } from 'vitest'
import { endSessionsOfUser } from '#server/features/auth/sessions/endSessions.ts'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { otherPassword, viewerOf } from '../../support/accounts/newcomers.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import type { TestBrowser } from '../../support/testSite.ts'

const prepared = prepareEmailChanges({ isOutboxShown: true })
const { site, newAddress, codeFor, signedIn, alsoSignedIn, change } = prepared

let numbers = 0
const newNumber = () => `+4477009${String(++numbers).padStart(5, '0')}`
const phoneOf = async ({ caller }: TestBrowser) => (await caller.sms.phone()).phoneNumber

/** Has a code sent by text message to a new number. */
async function askForCode({ caller }: TestBrowser) {
  const phoneNumber = newNumber()
  await caller.sms.startPhone({ phoneNumber })
  const texting = await site().startTexts()
  const text = await vi.waitUntil(
    async () => (await site().callerAt().sms.listOutbox()).find((each) => each.phoneNumber === phoneNumber),
    { timeout: 10_000, interval: 20 },
  )
  await texting.stop(1_000)
  return { phoneNumber, code: /^\d{6}/.exec(text.message)?.[0] ?? '' }
}

async function confirmNumber(browser: TestBrowser): Promise<string> {
  const asked = await askForCode(browser)
  await browser.caller.sms.confirmPhone(asked)
  return asked.phoneNumber
}

const daysPass = (table: 'phones' | 'email_changes', days: number) =>
  site().deps.db.execute(
    table === 'phones'
      ? `update phones set confirmed_at = confirmed_at - interval '${days} days'`
      : `update email_changes set changed_at = changed_at - interval '${days} days'`,
  )

/** Resets the password with an address that the account has or had, and signs in. */
async function reset(browser: TestBrowser, email: string): Promise<void> {
  const { auth } = browser.caller
  await auth.forgotPassword({ email })
  const code = await codeFor(email, 'Your code to set a new Larder password')
  await auth.resetPassword({ email, code, newPassword: otherPassword })
  await auth.signIn({ email, password: otherPassword })
}

describe('after a password reset', () => {
  test('a phone number confirmed in the last 7 days is removed from the account', async () => {
    const { email, browser } = await signedIn()
    await confirmNumber(await alsoSignedIn(email))
    await daysPass('phones', 6)
    await reset(browser, email)
    expect(await phoneOf(browser)).toBeNull()
  })

  test('a phone number confirmed more than 7 days ago stays', async () => {
    const { email, browser } = await signedIn()
    const phoneNumber = await confirmNumber(browser)
    await daysPass('phones', 8)
    await reset(browser, email)
    expect(await phoneOf(browser)).toBe(phoneNumber)
  })

  test.each([
    { confirmed: 3, isKept: false },
    { confirmed: 8, isKept: true },
  ])(
    'after a password reset that undoes a change of address, the 7 days count back from the change: $confirmed days before it',
    async ({ confirmed, isKept }) => {
      const { email, browser } = await signedIn()
      const eve = await alsoSignedIn(email)
      const phoneNumber = await confirmNumber(eve)
      await daysPass('phones', confirmed)
      await change(eve, newAddress())
      for (const table of ['phones', 'email_changes'] as const) await daysPass(table, 6)
      await reset(browser, email)
      expect(await phoneOf(browser)).toBe(isKept ? phoneNumber : null)
    },
  )

  test('a confirmation of a number is refused when the reset ended its session meanwhile', async () => {
    const { browser } = await signedIn()
    const { userId = '' } = (await viewerOf(browser)) ?? {}
    const asked = await askForCode(browser)
    const { outcome } = await whileOpen(
      site().deps,
      async (deps) => {
        await deps.db.execute(`select from users where id = '${userId}' for no key update`)
        await endSessionsOfUser({ deps }, userId, null)
      },
      () => browser.caller.sms.confirmPhone(asked),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await site().deps.db.execute(`select from phones where user_id = '${userId}'`)).toHaveLength(0)
  })
})
