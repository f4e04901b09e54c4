import { describe, expect, test, vi } from 'vitest'
import * as m from '#messages'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { type Newcomer, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import type { TestBrowser } from '../../support/testSite.ts'

const prepared = prepareEmailChanges()
const { site, newAddress, newcomer, signUp, codeFor, signedIn, alsoSignedIn, change, mailTo, subjectsTo } =
  prepared

const evesPassword = 'Nettle & 9 thorns'
const confirmationSubject = 'is your Larder confirmation code'
let networks = 0
const openBrowser = () => site().openBrowser({ visitor: `192.0.2.${++networks}` })

/** Eve, whose sign-up with an address waits for its code. */
async function waitingFor(email: string): Promise<TestBrowser> {
  const eve = openBrowser()
  await eve.caller.auth.signUp({ email, name: 'Eve', password: evesPassword, acceptsTerms: true })
  return eve
}

const answerOf = (call: Promise<unknown>) =>
  call.catch(({ code, message }: { code: string; message: string }) => ({ code, message }))

/** The answers that Eve gets to every call about the address of her sign-up. */
async function answersTo(eve: TestBrowser, email: string) {
  const { auth } = eve.caller
  return {
    rightPassword: await answerOf(auth.signIn({ email, password: evesPassword })),
    wrongPassword: await answerOf(auth.signIn({ email, password: 'A guess 1' })),
    code: await answerOf(auth.confirmEmail({ email, code: '000000' })),
    resend: await answerOf(auth.resendCode({ email })),
    viewer: await viewerOf(eve),
  }
}

/** The code of a mail that `ask` requests, when all mails requested before have been written. */
async function codeAfter(email: string, mailsBefore: number, ask: () => Promise<unknown>): Promise<string> {
  const haveCome = (count: number) =>
    vi.waitUntil(() => subjectsTo(email).length === count, { timeout: 10_000, interval: 20 })
  await haveCome(mailsBefore)
  await ask()
  await haveCome(mailsBefore + 1)
  return await codeFor(email, confirmationSubject)
}
/** The number of mails that Eve's sign-up and her calls in answersTo send. */
const evesMails = 3

/** How the owner of an address gets an account with it while Eve's sign-up waits. */
const ways: Record<string, (owner: Newcomer) => Promise<TestBrowser>> = {
  'by the code of their own sign-up': async ({ email, auth, browser }) => {
    const code = await codeAfter(email, evesMails, () => signUp({ email, auth }, 'Vic'))
    expect(await auth.confirmEmail({ email, code })).toEqual({ outcome: 'confirmed' })
    await auth.signIn({ email, password })
    return browser
  },
  'by a code for Eve’s sign-up': async ({ email, browser }) => {
    const { auth } = browser.caller
    const code = await codeAfter(email, evesMails, () => auth.resendCode({ email }))
    expect(await auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
    await auth.changePassword({ currentPassword: null, newPassword: password })
    return browser
  },
  'by a change of address': async ({ email }) => {
    const { browser } = await signedIn('Vic')
    await change(browser, email)
    return browser
  },
}

describe.each(Object.keys(ways))(
  'a person whose sign-up waits while the owner of the address gets an account %s',
  (way) => {
    test('a person whose sign-up waits while the address’ owner gets an account gets the same answers as before, and no account', async () => {
      const owner = newcomer()
      const { email } = owner
      const eve = await waitingFor(email)
      const before = await answersTo(eve, email)
      expect(before).toMatchObject({
        rightPassword: { outcome: 'confirm email' },
        wrongPassword: { message: m.auth_sign_in_failed() },
        viewer: null,
      })
      const browser = await ways[way]!(owner)
      expect(await viewerOf(browser)).toMatchObject({ email })
      expect(await answersTo(eve, email)).toEqual(before)
      await mailTo(email, 'You already have an account at Larder')
    })
  },
)

test('a person whose sign-up waits gets the same answers when the owner takes an account back', async () => {
  const { email, browser } = await signedIn('Vic')
  const thief = await alsoSignedIn(email)
  await change(thief, newAddress())
  const eve = await waitingFor(email)
  const before = await answersTo(eve, email)
  expect(before.rightPassword).toMatchObject({ outcome: 'confirm email' })
  const { auth } = browser.caller
  await auth.forgotPassword({ email })
  const code = await codeFor(email, 'Your code to set a new Larder password')
  await auth.resetPassword({ email, code, newPassword: otherPassword })
  expect(await answersTo(eve, email)).toEqual(before)
})

test('an earlier password of a sign-up is wrong after its confirmation in the same browser', async () => {
  const { email, auth } = newcomer()
  await auth.signUp({ email, name: 'Vic', password: otherPassword, acceptsTerms: true })
  const code = await codeAfter(email, 1, () => signUp({ email, auth }, 'Vic'))
  await auth.confirmEmail({ email, code })
  await expect(auth.signIn({ email, password: otherPassword })).rejects.toThrow(m.auth_sign_in_failed())
  expect(await auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
})
