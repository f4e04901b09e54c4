import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { exhaustLimits } from '../../support/accounts/limitKeys.ts'
import { newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

let networks = 0
const stranger = () => {
  networks += 1
  return site.openBrowser({ visitor: `192.0.2.${networks}` })
}
const signUpAs = (who: ReturnType<typeof stranger>, email: string) =>
  who.caller.auth.signUp({ email, name: 'Ada', password: otherPassword, acceptsTerms: true })
const signInAs = (who: ReturnType<typeof stranger>, email: string, typed = otherPassword) =>
  who.caller.auth.signIn({ email, password: typed })

describe('a stranger who signs up with another person’s address', () => {
  test('a stranger who signs up with another person’s address does not learn from a sign-in whether the address has an account', async () => {
    const { email, browser } = await confirmed()
    for (const address of [email, newcomer().email]) {
      const eve = stranger()
      await signUpAs(eve, address)
      expect(await signInAs(eve, address)).toMatchObject({ outcome: 'confirm email' })
      await expect(signInAs(eve, address, 'A guess 1')).rejects.toThrow(m.auth_sign_in_failed())
      expect(await viewerOf(eve)).toBeNull()
    }
    expect(await newestMail(site.deps.db, email)).toMatchObject({
      subject: 'You already have an account at Larder',
      codeId: null,
    })
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
  })

  test('a stranger who signs up with another person’s address cannot sign in to the account that the owner of the address confirms', async () => {
    const { email, auth, browser } = newcomer()
    await signUp({ email, auth })
    const eve = stranger()
    await signUpAs(eve, email)
    await auth.confirmEmail({ email, code: await codeFor(email) })
    expect(await signInAs(eve, email)).toMatchObject({ outcome: 'confirm email' })
    expect(await viewerOf(eve)).toBeNull()
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
  })

  test('a stranger who signs up with another person’s address leaves the account without a password when its owner confirms in another browser', async () => {
    const { email, auth } = newcomer()
    await signUp({ email, auth })
    const eve = stranger()
    await signUpAs(eve, email)
    const phone = stranger()
    await phone.caller.auth.confirmEmail({ email, code: await codeFor(email) })
    expect(await signInAs(eve, email)).toMatchObject({ outcome: 'confirm email' })
    expect(await viewerOf(eve)).toBeNull()
    await phone.caller.auth.forgotPassword({ email })
    await phone.caller.auth.resetPassword({ email, code: await codeFor(email), newPassword: password })
    expect(await signInAs(phone, email, password)).toEqual({ outcome: 'signed in' })
  })
})

describe('a member who has signed out', () => {
  test('a member who has signed out can still sign in and reset the password in their browser when strangers used up the limits', async () => {
    const { email, browser, auth } = await confirmed()
    await auth.signIn({ email, password })
    await auth.signOut()
    await exhaustLimits(site, `sign in ${email}`, `reset mail ${email}`, `code ${email}`)
    await expect(signInAs(stranger(), email, password)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
    await auth.signOut()
    await auth.forgotPassword({ email })
    await auth.resetPassword({ email, code: await codeFor(email), newPassword: otherPassword })
  })

  test('a member who has signed out is signed in nowhere, and the ended session is in no list', async () => {
    const { email, browser, auth } = await confirmed()
    const other = stranger()
    await signInAs(other, email, password)
    const { token } = other
    const [session] = await other.caller.auth.listSessions()
    await other.caller.auth.signOut()
    other.token = token
    expect(await viewerOf(other)).toBeNull()
    await signInAs(browser, email, password)
    expect(await auth.listSessions()).toHaveLength(1)
    await expect(auth.endSession({ sessionId: session?.id ?? '' })).rejects.toThrow(m.auth_no_such_session())
  })
})

test('sign-ins with the old password fail when a reset replaces it meanwhile', async () => {
  const { email, auth } = await confirmed()
  await auth.forgotPassword({ email })
  const code = await codeFor(email)
  const eves = Array.from({ length: 6 }, stranger)
  const tries = eves.map((eve) => signInAs(eve, email, password).catch(() => null))
  await auth.resetPassword({ email, code, newPassword: otherPassword })
  await Promise.all(tries)
  expect(await Promise.all(eves.map(viewerOf))).toEqual(eves.map(() => null))
})

test('a sign-up with a common password is refused before its mail is counted', async () => {
  const person = newcomer()
  const strict = { ...site.deps.config, mailCooldownMs: 60_000 }
  person.browser.context = { ...person.browser.context, deps: { ...site.deps, config: strict } }
  const again = { email: person.email, name: 'Ada', acceptsTerms: true } as const
  await expect(person.auth.signUp({ ...again, password: 'Password1!' })).rejects.toThrow(
    m.auth_password_too_common(),
  )
  await person.auth.signUp({ ...again, password })
})
