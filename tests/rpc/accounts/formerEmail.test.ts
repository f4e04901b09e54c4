import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'

const prepared = prepareEmailChanges()
const { site, newcomer, newAddress, mailTo, codeFor, subjectsTo, signUp } = prepared
const { signedIn, change, request, confirm } = prepared

const formerSubject = m.mails_former_email_subject()
const daysPass = (days: number) =>
  site().deps.db.execute(`update email_changes set changed_at = changed_at - interval '${days} days'`)
/** An account whose address was just changed. */
async function changedAccount() {
  const person = await signedIn('Vic')
  const email2 = newAddress()
  await change(person.browser, email2)
  return { ...person, email2 }
}
const dayAfter = (iso: string | null) =>
  new Date(Date.parse(iso ?? '') + 86_400_000).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })

describe('an account whose address was changed within the last week', () => {
  test('an account whose address was changed within the last week cannot be deleted yet, and says from which day it can', async () => {
    const { auth, browser, email2 } = await changedAccount()
    const { possibleFrom } = await auth.planDeletion()
    const days = (Date.parse(possibleFrom ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await expect(auth.deleteAccount({ email: email2, password })).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.account_delete_after_change({ day: dayAfter(possibleFrom) })),
    )
    expect(await viewerOf(browser)).toMatchObject({ email: email2 })
  })

  test('an account whose address was changed within the last week can be deleted after the week', async () => {
    const { auth, email2 } = await changedAccount()
    await daysPass(7)
    expect(await auth.planDeletion()).toMatchObject({ possibleFrom: null })
    await auth.deleteAccount({ email: email2, password })
    await mailTo(email2, 'Your Larder account is deleted')
  })

  test('an account whose address was changed within the last week can be deleted at once when the address was changed back', async () => {
    const { auth, browser, email } = await changedAccount()
    await change(browser, email)
    await auth.deleteAccount({ email, password })
    await mailTo(email, 'Your Larder account is deleted')
  })
})

describe('an address that an account had within the last week', () => {
  test('an address that an account had within the last week gets a mail about taking that account back instead of a code on sign-up', async () => {
    const { email } = await changedAccount()
    const { auth } = newcomer()
    expect(await signUp({ email, auth })).toEqual(await signUp({ email: newAddress(), auth }))
    expect((await mailTo(email, formerSubject)).text).not.toMatch(/\d{6}/)
    await auth.resendCode({ email })
    expect((await mailTo(email, formerSubject)).text).not.toMatch(/\d{6}/)
    await expect(auth.confirmEmail({ email, code: '000000' })).rejects.toThrow(m.auth_confirm_failed())
  })

  test('an address that an account had within the last week can be used to sign up a week later', async () => {
    const { email } = await changedAccount()
    await daysPass(7)
    const { auth } = newcomer()
    await signUp({ email, auth })
    const code = await codeFor(email, 'confirmation code')
    expect(await auth.confirmEmail({ email, code })).toEqual({ outcome: 'confirmed' })
  })

  test('an address that an account had within the last week does not become the address of another account', async () => {
    const { email } = await changedAccount()
    const eve = await signedIn('Eve')
    await request(eve.browser, email)
    expect((await mailTo(email, formerSubject)).text).not.toMatch(/\d{6}/)
    expect(subjectsTo(email).filter((subject) => subject.includes('your code to change'))).toEqual([])
  })

  test('an address that an account had within the last week does not become one even with a code that was mailed before the change', async () => {
    const vic = await signedIn('Vic')
    const [email2, email3] = [newAddress(), newAddress()]
    const eve = await signedIn('Eve')
    await request(eve.browser, email2)
    const evesCode = await codeFor(email2)
    await change(vic.browser, email2)
    await change(vic.browser, email3)
    await expect(confirm(eve.browser, email2, evesCode)).rejects.toThrow(m.account_prove_failed())
    expect(await viewerOf(eve.browser)).toMatchObject({ email: eve.email })
  })
})
