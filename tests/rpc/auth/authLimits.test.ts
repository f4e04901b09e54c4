import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { endWindow, exhaustLimits } from '../../support/accounts/limitKeys.ts'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { triesPerAccount: 3, triesPerVisitor: 6, mailsPerVisitor: 4 } })
})
afterAll(() => site.close())
const { newcomer, signUp, confirmed } = newcomersTo(() => site)

let networks = 0
const stranger = () => {
  networks += 1
  return site.openBrowser({ visitor: `192.0.2.${networks}` })
}
const guess = ({ caller }: TestBrowser, email: string) => caller.auth.signIn({ email, password: 'a guess' })
/** A refusal that says how long to wait, in its sentence and as a number for Retry-After. */
const tooMany = (maxSeconds: number) => ({
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(
    /^Too many tries\. Please wait (?:a|\d+) (?:second|minute)s? and try again(?:, or enter the longer code of the mail)?\.$/,
  ),
  cause: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 0 && seconds <= maxSeconds) },
})
const quarter = 15 * 60

describe('guessing at a password', () => {
  test('guessing at a password is refused to one visitor after 3 tries at one account, with the time to wait', async () => {
    const { email } = await confirmed()
    const eve = stranger()
    for (let tries = 0; tries < 3; tries += 1)
      await expect(guess(eve, email)).rejects.toThrow(m.auth_sign_in_failed())
    await expect(guess(eve, email)).rejects.toMatchObject(tooMany(quarter))
    await expect(eve.caller.auth.signIn({ email, password })).rejects.toMatchObject(tooMany(quarter))
  })

  test('guessing at a password is refused to one visitor after 6 tries at many accounts, known or not', async () => {
    const eve = stranger()
    for (let tries = 0; tries < 6; tries += 1)
      await expect(guess(eve, `nobody-${tries}@example.com`)).rejects.toThrow(m.auth_sign_in_failed())
    await expect(guess(eve, 'nobody-7@example.com')).rejects.toMatchObject(tooMany(quarter))
  })

  test('guessing at a password is refused to all networks of one IPv6 customer after four times as many tries', async () => {
    const at = (subnet: string) => site.openBrowser({ visitor: `2001:db8:5:${subnet}::/64` })
    for (let tries = 0; tries < 24; tries += 1)
      await expect(guess(at(`1${tries + 10}`), `nobody-${tries}@example.com`)).rejects.toThrow(
        m.auth_sign_in_failed(),
      )
    await expect(guess(at('1ff'), 'nobody-25@example.com')).rejects.toMatchObject(tooMany(quarter))
    await expect(guess(at('2ff'), 'nobody-25@example.com')).rejects.toThrow(m.auth_sign_in_failed())
  })

  test('guessing at a password is possible again when the time window has passed', async () => {
    const { email } = await confirmed()
    const eve = stranger()
    for (let tries = 0; tries < 4; tries += 1) await guess(eve, email).catch(() => {})
    await endWindow(site, `sign in ${email} ${eve.context.visitor}`)
    await expect(guess(eve, email)).rejects.toThrow(m.auth_sign_in_failed())
  })

  test('guessing at a password from many networks is refused for an hour, except in a browser known to the account', async () => {
    const { email, browser, auth } = await confirmed()
    await auth.signIn({ email, password })
    await auth.signOut()
    await auth.signIn({ email, password })
    await auth.signOut()
    const besides = site.openBrowser({ visitor: browser.context.visitor })
    await exhaustLimits(site, `sign in ${email}`)
    await expect(guess(stranger(), email)).rejects.toMatchObject(tooMany(3_600))
    await expect(guess(besides, email)).rejects.toMatchObject(tooMany(3_600))
    expect(await browser.caller.auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
    expect(await viewerOf(browser)).toMatchObject({ email })
  })
})

describe('guessing at a code that resets a password', () => {
  const resetAs = ({ caller }: TestBrowser, email: string) =>
    caller.auth.resetPassword({ email, code: '000000', newPassword: otherPassword })
  const manyStrangers = async (email: string, count: number) => {
    for (let tries = 0; tries < count; tries += 1)
      await expect(resetAs(stranger(), email)).rejects.toThrow(m.auth_reset_failed())
  }

  test('guessing at a code that resets a password is refused for 24 hours after 20 tries from browsers unknown to the account', async () => {
    const { email } = await confirmed()
    await manyStrangers(email, 20)
    await expect(resetAs(stranger(), email)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many tries. Please wait 24 hours and try again, or enter the longer code of the mail.',
    })
  })

  test('guessing at a code that resets a password stays possible in a browser that signed in before, but not in a new one on its network', async () => {
    const { email, browser, auth } = await confirmed()
    await auth.signIn({ email, password })
    await auth.signOut()
    await manyStrangers(email, 20)
    await expect(resetAs(browser, email)).rejects.toThrow(m.auth_reset_failed())
    const besides = site.openBrowser({ visitor: browser.context.visitor })
    await expect(resetAs(besides, email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('asking for mail', () => {
  test('asking for mail is refused for a minute after the same mail, whether the address is known or not', async () => {
    for (const { email, auth } of [await confirmed(), newcomer()]) {
      await auth.resendCode({ email })
      await expect(auth.resendCode({ email })).rejects.toMatchObject(tooMany(60))
    }
  })

  test('asking for mail is limited per visitor, so that one visitor cannot fill many mailboxes', async () => {
    const eve = stranger()
    for (let asked = 0; asked < 4; asked += 1)
      await eve.caller.auth.forgotPassword({ email: `postbox-${asked}@example.com` })
    const tried = eve.caller.auth.forgotPassword({ email: 'postbox-5@example.com' })
    await expect(tried).rejects.toMatchObject(tooMany(3_600))
  })

  test('asking for mail sends no second mail when it is refused', async () => {
    const person = newcomer()
    await signUp(person)
    await expect(signUp(person, 'Another name')).rejects.toMatchObject(tooMany(60))
    const mails = await site.deps.db.execute(`select from outbox where recipient = '${person.email}'`)
    expect(mails).toHaveLength(1)
  })
})

test('a refused request over HTTP carries Retry-After', async () => {
  const app = await site.openApp()
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/rpc/auth.resendCode',
      payload: { email: 'retry-after@example.com' },
    })
  expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)])
  expect(refused.json().error.data.retryAfterSeconds).toBe(Number(refused.headers['retry-after']))
})
