import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import type { TestBrowser } from '../../support/testSite.ts'

const prepared = prepareEmailChanges({
  mailsPerAddress: 4,
  codeTriesPerDay: 2,
  triesPerVisitor: 6,
  triesPerAccount: 6,
})
const { site, mailTo, signedIn, alsoSignedIn, change, newAddress } = prepared

const subject = 'Your code to set a new Larder password'
const wrongLong = '0000-0000-0000-0000-0000'
const reset = ({ caller }: TestBrowser, email: string, code: string) =>
  caller.auth.resetPassword({ email, code, newPassword: otherPassword })
const signIn = ({ caller }: TestBrowser, email: string, typed: string) =>
  caller.auth.signIn({ email, password: typed })

let networks = 0
/** A browser that no account ever used, in its own network. */
const stranger = () => site().openBrowser({ visitor: `203.0.113.${++networks}` })
/** Both codes of the newest password mail that has not been read yet. */
async function mailedCodes(email: string): Promise<{ short: string; long: string }> {
  const { text } = await mailTo(email, subject)
  const [short = '', long = ''] = (text.match(/^ {4}[\d-]+$/gm) ?? []).map((line) => line.trim())
  return { short, long }
}
/** Requests a reset mail in this browser and reads it. */
async function askedCodes(browser: TestBrowser, email: string) {
  await browser.caller.auth.forgotPassword({ email })
  return await mailedCodes(email)
}
/** Strangers enter wrong codes until the address has no tries left for unknown browsers. */
async function useUpTries(email: string) {
  for (let tries = 0; tries < site().deps.config.codeTriesPerDay; tries += 1)
    await expect(reset(stranger(), email, '000000')).rejects.toThrow(m.auth_reset_failed())
}
const hoursPass = (hours: number) =>
  site().deps.db.execute(`update codes set expires_at = expires_at - interval '${hours} hours',
    long_expires_at = long_expires_at - interval '${hours} hours'`)

describe('while strangers use up the tries for an address', () => {
  test('the refusal mentions the long reset code, with which the owner sets a password in an unknown browser', async () => {
    const { email } = await signedIn()
    const owner = stranger()
    await useUpTries(email)
    const { short, long } = await askedCodes(owner, email)
    await expect(reset(owner, email, short)).rejects.toThrow(
      m.auth_too_many_tries_or_long_code({ wait: m.auth_wait_hours({ count: 24 }) }),
    )
    await reset(owner, email, long)
    expect(await signIn(owner, email, otherPassword)).toEqual({ outcome: 'signed in' })
  })

  test('a former owner takes the account back within a week with the long reset code', async () => {
    const { email } = await signedIn('Vic')
    await change(await alsoSignedIn(email), newAddress())
    await useUpTries(email)
    const owner = stranger()
    await reset(owner, email, (await askedCodes(owner, email)).long)
    await signIn(owner, email, otherPassword)
    expect(await viewerOf(owner)).toMatchObject({ email, name: 'Vic' })
  })
})

test('while strangers use up the mails to an address, its owner can use the long reset code of one of them', async () => {
  const { email } = await signedIn()
  const { mailsPerAddress } = site().deps.config
  for (let mails = 0; mails < mailsPerAddress; mails += 1)
    await stranger().caller.auth.forgotPassword({ email })
  const owner = stranger()
  await expect(owner.caller.auth.forgotPassword({ email })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  const { long } = await mailedCodes(email)
  await hoursPass(1)
  await reset(owner, email, long)
  await signIn(owner, email, otherPassword)
})

test('the long reset code expires after 24 hours', async () => {
  const [{ email }, other] = [await signedIn(), await signedIn('Eve')]
  const { short, long } = await askedCodes(stranger(), email)
  const { long: longOfOther } = await askedCodes(stranger(), other.email)
  await hoursPass(23)
  await reset(stranger(), other.email, longOfOther)
  await expect(reset(stranger(), email, short)).rejects.toThrow(m.auth_reset_failed())
  await hoursPass(2)
  await expect(reset(stranger(), email, long)).rejects.toThrow(m.auth_reset_failed())
})

test('the long reset code survives newer mails, and a used reset code voids all others', async () => {
  const { email } = await signedIn()
  const first = await askedCodes(stranger(), email)
  const second = await askedCodes(stranger(), email)
  await reset(stranger(), email, first.long)
  for (const code of [first.long, second.long, second.short])
    await expect(reset(stranger(), email, code)).rejects.toThrow()
})

test('a password change voids the long reset code', async () => {
  const { email, auth } = await signedIn()
  const { long } = await askedCodes(stranger(), email)
  await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
  await expect(reset(stranger(), email, long)).rejects.toThrow(m.auth_reset_failed())
})

test('the long reset code works for no other account', async () => {
  const [ada, eve] = [await signedIn('Ada'), await signedIn('Eve')]
  const { long } = await askedCodes(eve.browser, eve.email)
  await expect(reset(eve.browser, ada.email, long)).rejects.toThrow(m.auth_reset_failed())
})

test('a network has no more tries at long reset codes than at short ones', async () => {
  const { email } = await signedIn()
  const eve = stranger()
  const { triesPerVisitor } = site().deps.config
  for (let tries = 0; tries < triesPerVisitor; tries += 1)
    await expect(reset(eve, email, wrongLong)).rejects.toThrow(m.auth_reset_failed())
  await expect(reset(eve, email, wrongLong)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the long reset code may be entered with hyphens, spaces or neither, and not with a digit missing', async () => {
  const { email } = await signedIn()
  const { long } = await askedCodes(stranger(), email)
  expect(long).toMatch(/^\d{4}(-\d{4}){4}$/)
  await expect(reset(stranger(), email, long.slice(1))).rejects.toThrow(m.auth_not_areset_code())
  await reset(stranger(), email, ` ${long.replaceAll('-', ' ')} `)
  const again = await askedCodes(stranger(), email)
  await reset(stranger(), email, again.long.replaceAll('-', ''))
})
