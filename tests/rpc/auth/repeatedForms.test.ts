import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as m from '#messages'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { eventsWhile } from '../../support/accounts/securityEvents.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { isOutboxShown: true, mailsPerAddress: 3 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

const wrongCode = refusal('BAD_REQUEST', m.auth_confirm_failed())
const wrongReset = refusal('BAD_REQUEST', m.auth_reset_failed())

/** Moves the times at which codes for an address or number were entered, and passwords changed, into the past. */
async function letMinutesPass(minutes: number, sentTo: string): Promise<void> {
  const { db } = site.deps
  await db.execute(
    `update codes set used_at = used_at - interval '${minutes} minutes' where email = '${sentTo}'`,
  )
  await db.execute(
    `update sessions set password_changed_at = password_changed_at - interval '${minutes} minutes'`,
  )
}

describe('a code entered again by the browser that entered it', () => {
  test('a code entered again by the browser that entered it confirms the address again for 15 minutes, and in no other browser', async () => {
    const person = newcomer()
    const { email, auth, browser } = person
    await signUp(person)
    const code = await codeFor(email)
    for (let times = 0; times < 2; times += 1)
      expect(await auth.confirmEmail({ email, code })).toEqual({ outcome: 'confirmed' })
    expect(await viewerOf(browser)).toBeNull()
    const other = newcomer()
    await expect(other.auth.confirmEmail({ email, code })).rejects.toMatchObject(wrongCode)
    await letMinutesPass(16, email)
    await expect(auth.confirmEmail({ email, code })).rejects.toMatchObject(wrongCode)
  })

  test('a code entered again by the browser that entered it signs in again to set a password, until one is set', async () => {
    const person = newcomer()
    await signUp(person)
    const { email } = person
    const code = await codeFor(email)
    const phone = newcomer()
    phone.browser.context.browserId.keep()
    expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
    phone.browser.token = null
    expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
    expect(await viewerOf(phone.browser)).toMatchObject({ email })
    await phone.auth.changePassword({ currentPassword: null, newPassword: otherPassword })
    phone.browser.token = null
    expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'confirmed' })
    expect(phone.browser.token).toBeNull()
  })

  test('a code entered again by the browser that entered it is refused after the browser has signed out of the session that the code began', async () => {
    const person = newcomer()
    await signUp(person)
    const { email } = person
    const code = await codeFor(email)
    const phone = newcomer()
    phone.browser.context.browserId.keep()
    expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
    const [resumed] = await eventsWhile(site, () => phone.auth.confirmEmail({ email, code }))
    expect(resumed).toMatchObject({ msg: 'session continued after a lost sign-up answer' })
    await phone.auth.signOut()
    await expect(phone.auth.confirmEmail({ email, code })).rejects.toMatchObject(wrongCode)
    expect(await viewerOf(phone.browser)).toBeNull()
  })

  test('a code entered again by the browser that entered it twice at the same time signs in with both responses', async () => {
    const person = newcomer()
    await signUp(person)
    const { email } = person
    const code = await codeFor(email)
    const phone = newcomer()
    phone.browser.context.browserId.keep()
    const tokens: (string | null)[] = []
    const confirm = async () => {
      expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
      tokens.push(phone.browser.token)
    }
    await Promise.all([confirm(), confirm()])
    expect(new Set(tokens).size).toBe(2)
    for (const token of [...tokens, ...tokens]) {
      phone.browser.token = token
      expect(await viewerOf(phone.browser)).toMatchObject({ email })
    }
  })

  test('a reset code entered again by the browser that entered it resets the password again only with the same new password', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    const code = await codeFor(email)
    const reset = { email, code, newPassword: otherPassword }
    await auth.resetPassword(reset)
    await auth.resetPassword(reset)
    await expect(auth.resetPassword({ ...reset, newPassword: password })).rejects.toMatchObject(wrongReset)
    const other = newcomer()
    await expect(other.auth.resetPassword(reset)).rejects.toMatchObject(wrongReset)
    expect(await auth.signIn({ email, password: otherPassword })).toEqual({ outcome: 'signed in' })
    await letMinutesPass(16, email)
    await expect(auth.resetPassword(reset)).rejects.toMatchObject(wrongReset)
  })

  test('a code entered again by the browser that entered it confirms a phone number that still belongs to the member', async () => {
    await site.startTexts()
    const { caller } = await site.addMember()
    const phoneNumber = '+447700900321'
    await caller.sms.startPhone({ phoneNumber })
    const text = await vi.waitUntil(
      async () => (await site.callerAt().sms.listOutbox()).find((each) => each.phoneNumber === phoneNumber),
      { timeout: 10_000, interval: 20 },
    )
    const confirm = { phoneNumber, code: /^\d{6}/.exec(text.message)?.[0] ?? '' }
    expect(await caller.sms.confirmPhone(confirm)).toEqual(await caller.sms.confirmPhone(confirm))
    await caller.sms.removePhone()
    await expect(caller.sms.confirmPhone(confirm)).rejects.toThrow(m.sms_code_failed())
  })

  test('a code entered again by the browser that entered it proves identity again, and changes the address again, with the same result', async () => {
    const { caller, email } = await site.addMember()
    await site.deps.db.execute(`update sessions set proven_at = now() - interval '1 hour'`)
    await caller.auth.mailProofCode()
    const code = await codeFor(email)
    for (let times = 0; times < 2; times += 1) await caller.auth.proveIdentity({ code })
    const newEmail = `new-${email}`
    await caller.auth.requestEmailChange({ email: newEmail, currentPassword: null })
    const change = { email: newEmail, code: await codeFor(newEmail) }
    for (let times = 0; times < 2; times += 1) await caller.auth.confirmEmailChange(change)
    expect((await caller.auth.entrance()).viewer).toMatchObject({ email: newEmail })
  })
})

test('a repeated password change succeeds for 15 minutes in the session that made it', async () => {
  const { email, auth } = await confirmed()
  await auth.signIn({ email, password })
  const change = { currentPassword: password, newPassword: otherPassword }
  await auth.changePassword(change)
  await auth.changePassword(change)
  const wrong = refusal('BAD_REQUEST', m.auth_wrong_password())
  await expect(auth.changePassword({ ...change, newPassword: `${otherPassword}!` })).rejects.toMatchObject(
    wrong,
  )
  const other = newcomer()
  await other.auth.signIn({ email, password: otherPassword })
  await expect(other.auth.changePassword(change)).rejects.toMatchObject(wrong)
  await letMinutesPass(16, email)
  await expect(auth.changePassword(change)).rejects.toMatchObject(wrong)
})

test('two equal password changes at the same time both succeed', async () => {
  const { email, auth } = await confirmed()
  await auth.signIn({ email, password })
  const change = { currentPassword: password, newPassword: otherPassword }
  await Promise.all([auth.changePassword(change), auth.changePassword(change)])
  const { caller } = await site.addMember()
  const first = { currentPassword: null, newPassword: otherPassword }
  await Promise.all([caller.auth.changePassword(first), caller.auth.changePassword(first)])
})

test('a wrong password change after a correct one counts as two guesses', async () => {
  const triesOf = async (
    { auth }: { auth: ReturnType<typeof newcomer>['auth'] },
    currentPassword: string,
  ) => {
    for (let tries = 0; ; tries += 1) {
      const wrong = { currentPassword: `${currentPassword}?`, newPassword: `${currentPassword}!` }
      const refused = await auth.changePassword(wrong).catch((error: { code: string }) => error.code)
      if (refused !== 'BAD_REQUEST') return { tries, refused }
    }
  }
  const [changed, other] = [await confirmed(), await confirmed()]
  for (const { email, auth } of [changed, other]) await auth.signIn({ email, password })
  await changed.auth.changePassword({ currentPassword: password, newPassword: otherPassword })
  const all = await triesOf(other, password)
  const fewer = await triesOf(changed, otherPassword)
  expect([all.refused, fewer.refused]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  expect(fewer.tries).toBeLessThanOrEqual(all.tries / 2)
})
