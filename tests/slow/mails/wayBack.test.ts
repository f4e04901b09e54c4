import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import type { TestBrowser } from '../../support/testSite.ts'

const prepared = prepareEmailChanges()
const { site, mailTo, subjectsTo, signedIn, alsoSignedIn, change, request, confirm, newAddress, codeFor } =
  prepared

const resetSubject = 'Your code to set a new Larder password'
const changedSubject = 'Your Larder password was changed'
const setSubject = 'Your Larder account now has a password'
const formerSubject = 'The password of a Larder account that had this address was changed'
const addressSubject = 'Your Larder email was changed'

let networks = 0
const newBrowser = () => site().openBrowser({ visitor: `203.0.113.${++networks}` })
async function longCodeTo(email: string, subject: string): Promise<string> {
  const { text } = await mailTo(email, subject)
  return /^ {4}(\d{4}(?:-\d{4}){4})$/m.exec(text)?.[1] ?? `no code in: ${text}`
}
const reset = ({ caller }: TestBrowser, email: string, code: string) =>
  caller.auth.resetPassword({ email, code, newPassword: otherPassword })
const changePassword = ({ caller }: TestBrowser, currentPassword: string, newPassword: string) =>
  caller.auth.changePassword({ currentPassword, newPassword })
/** A thief's helpers request mails to an address, each from another network, until strangers get no more. */
async function exhaustMails(email: string): Promise<void> {
  for (let mails = 0; mails < site().deps.config.mailsPerAddress; mails += 1)
    await newBrowser()
      .caller.auth.forgotPassword({ email })
      .catch(() => {})
  await expect(newBrowser().caller.auth.forgotPassword({ email })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
}
/** Vic, and Eve, who knows the password and has ended all sessions of Vic's browsers. */
async function spiedAccount() {
  const vic = await signedIn('Vic')
  const eve = await alsoSignedIn(vic.email)
  await eve.caller.auth.endSession({ sessionId: null })
  return { vic, eve }
}
async function expectOwner(browser: TestBrowser, email: string): Promise<void> {
  await browser.caller.auth.signIn({ email, password: otherPassword })
  expect(await viewerOf(browser)).toMatchObject({ email, name: 'Vic' })
}

describe('while a thief with the password uses up the mails to the owner’s address', () => {
  test('after a thief changed the password, the code in the mailed notice restores the owner’s account', async () => {
    const { vic, eve } = await spiedAccount()
    await exhaustMails(vic.email)
    await changePassword(eve, password, 'Mint & 77 figs')
    const owner = newBrowser()
    await reset(owner, vic.email, await longCodeTo(vic.email, changedSubject))
    await expectOwner(owner, vic.email)
    expect(await viewerOf(eve)).toBeNull()
  })

  test('after a thief changed the password repeatedly, only the code in the newest mailed notice restores the account', async () => {
    const { vic, eve } = await spiedAccount()
    await exhaustMails(vic.email)
    const typed = [password, 'Mint & 77 figs', 'Mint & 78 figs', 'Mint & 79 figs']
    const codes: string[] = []
    for (const [index, next] of typed.slice(1).entries()) {
      await changePassword(eve, typed[index] ?? '', next)
      codes.push(await longCodeTo(vic.email, changedSubject))
    }
    const owner = newBrowser()
    await expect(reset(owner, vic.email, codes[1] ?? '')).rejects.toThrow(m.auth_reset_failed())
    await reset(owner, vic.email, codes[2] ?? '')
    await expectOwner(owner, vic.email)
  })

  test('after a thief changed address and password, every long code mailed to the former address restores the account', async () => {
    for (const subject of [resetSubject, addressSubject, formerSubject]) {
      const { vic, eve } = await spiedAccount()
      await change(eve, newAddress())
      await exhaustMails(vic.email)
      await changePassword(eve, password, 'Mint & 77 figs')
      await reset(newBrowser(), vic.email, await longCodeTo(vic.email, subject))
      await expectOwner(newBrowser(), vic.email)
      expect(await viewerOf(eve)).toBeNull()
    }
  })

  test('after a thief changed the address, the code in the notice of that change restores the account', async () => {
    const { vic, eve } = await spiedAccount()
    const evesEmail = newAddress()
    await request(eve, evesEmail)
    await exhaustMails(vic.email)
    await confirm(eve, evesEmail, await codeFor(evesEmail))
    const owner = newBrowser()
    await reset(owner, vic.email, await longCodeTo(vic.email, addressSubject))
    await expectOwner(owner, vic.email)
  })

  test('while a thief with the password uses up the mails to the owner’s address with sign-ups, the owner still gets a mail to reset the password', async () => {
    const { vic } = await spiedAccount()
    const signUp = () =>
      newBrowser().caller.auth.signUp({ email: vic.email, name: 'Eve', password, acceptsTerms: true })
    // As many as all strangers together may request, and those reserved for networks that have not asked yet.
    for (let mails = 0; mails < site().deps.config.mailsPerAddress * 6; mails += 1)
      await signUp().catch(() => {})
    await expect(signUp()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const owner = newBrowser()
    await owner.caller.auth.forgotPassword({ email: vic.email })
    await reset(owner, vic.email, await longCodeTo(vic.email, resetSubject))
    await expectOwner(owner, vic.email)
  })

  test('the refusal of another mail mentions the long code', async () => {
    const { vic } = await spiedAccount()
    await exhaustMails(vic.email)
    await expect(newBrowser().caller.auth.forgotPassword({ email: vic.email })).rejects.toThrow(
      m.auth_too_many_tries_or_long_code({ wait: m.auth_wait_minutes({ count: 60 }) }),
    )
  })
})

describe('a password change', () => {
  test('a password change keeps the six-digit code for a former address valid, even after its notice', async () => {
    const { vic, eve } = await spiedAccount()
    await change(eve, newAddress())
    const owner = newBrowser()
    await owner.caller.auth.forgotPassword({ email: vic.email })
    const code = await codeFor(vic.email, resetSubject)
    await changePassword(eve, password, 'Mint & 77 figs')
    await longCodeTo(vic.email, formerSubject)
    await reset(owner, vic.email, code)
    await expectOwner(owner, vic.email)
  })

  test('a password change is mailed to every address that the account had in the last week, and to no older one', async () => {
    const { vic, eve } = await spiedAccount()
    const [second, third] = [newAddress(), newAddress()]
    await change(eve, second)
    await site().deps.db.execute(`update email_changes set changed_at = changed_at - interval '8 days'`)
    await change(eve, third)
    await changePassword(eve, password, 'Mint & 77 figs')
    await longCodeTo(second, formerSubject)
    await longCodeTo(third, changedSubject)
    expect(subjectsTo(vic.email)).not.toContain(formerSubject)
  })

  test('a password change sends a notice whose code works once', async () => {
    const { vic, eve } = await spiedAccount()
    await changePassword(eve, password, 'Mint & 77 figs')
    const code = await longCodeTo(vic.email, changedSubject)
    await reset(newBrowser(), vic.email, code)
    await expect(reset(newBrowser(), vic.email, code)).rejects.toThrow(m.auth_reset_failed())
  })

  test('a password change is refused for an hour after three changes, and the password stays', async () => {
    const vic = await signedIn('Vic')
    const typed = [password, 'Mint & 77 figs', 'Mint & 78 figs', 'Mint & 79 figs']
    for (const [index, next] of typed.slice(1).entries())
      await changePassword(vic.browser, typed[index] ?? '', next)
    await expect(changePassword(vic.browser, 'Mint & 79 figs', otherPassword)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: m.auth_too_many_tries({ wait: m.auth_wait_minutes({ count: 60 }) }),
    })
    await vic.auth.signIn({ email: vic.email, password: 'Mint & 79 figs' })
  })

  test('a password change that was refused does not count towards the three', async () => {
    const vic = await signedIn('Vic')
    for (let tries = 0; tries < 4; tries += 1)
      await expect(changePassword(vic.browser, 'a wrong one', otherPassword)).rejects.toThrow(
        m.auth_wrong_password(),
      )
    await changePassword(vic.browser, password, otherPassword)
  })
})

test('the notice of a first password also contains a code that restores the account', async () => {
  const ada = await site().addMember('Vic')
  await ada.caller.auth.changePassword({ currentPassword: null, newPassword: password })
  const owner = newBrowser()
  await reset(owner, ada.email, await longCodeTo(ada.email, setSubject))
  await expectOwner(owner, ada.email)
})
