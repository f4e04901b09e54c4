import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

describe('signing up and in', () => {
  test('signing up and in leads from sign-up through sign-out and a password reset to the next sign-in', async () => {
    const { email, browser, auth } = newcomer()
    await signUp({ email, auth })
    await auth.confirmEmail({ email, code: await codeFor(email) })
    expect(await viewerOf(browser)).toBeNull()
    expect(await auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
    expect(await viewerOf(browser)).toMatchObject({ name: 'Ada', email, hasPassword: true })
    await auth.signOut()
    expect([browser.token, await viewerOf(browser)]).toEqual([null, null])
    await auth.forgotPassword({ email })
    await auth.resetPassword({ email, code: await codeFor(email), newPassword: otherPassword })
    await expect(auth.signIn({ email, password })).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.auth_sign_in_failed()),
    )
    expect(await auth.signIn({ email, password: otherPassword })).toEqual({ outcome: 'signed in' })
  })

  test.each(['', '  ', undefined])(
    'signing up and in replaces the name %j by one that does not reveal the address',
    async (name) => {
      const { email, browser, auth } = newcomer()
      await auth.signUp({ email, name, password, acceptsTerms: true })
      await auth.confirmEmail({ email, code: await codeFor(email) })
      await auth.signIn({ email, password })
      const { name: given = '' } = (await viewerOf(browser)) ?? {}
      expect(given).toMatch(/^Member \d{3}$/)
      const { name: household } = await browser.caller.households.current()
      expect(household).toBe(`${given}'s kitchen`)
    },
  )

  test('signing up and in ignores capitals in the address', async () => {
    const { email, auth } = await confirmed()
    expect(await auth.signIn({ email: email.toUpperCase(), password })).toEqual({ outcome: 'signed in' })
  })

  test('signing up and in mails an unconfirmed account a new code instead, and the older code stops working', async () => {
    const person = newcomer()
    const { auth } = person
    await signUp(person)
    const first = await codeFor(person.email)
    expect(await auth.signIn({ email: person.email, password })).toMatchObject({ outcome: 'confirm email' })
    expect(person.browser.token).toBeNull()
    const second = await codeFor(person.email)
    if (first !== second)
      await expect(auth.confirmEmail({ email: person.email, code: first })).rejects.toThrow(
        m.auth_confirm_failed(),
      )
    await auth.confirmEmail({ email: person.email, code: second })
    expect(await auth.signIn({ email: person.email, password })).toEqual({ outcome: 'signed in' })
  })

  test('signing up and in answers a second sign-up for an address the same, and mails its owner that an account exists', async () => {
    const { email, browser, auth } = await confirmed()
    const stranger = site.openBrowser({ visitor: '198.51.100.250' })
    expect(await signUp({ email, auth: stranger.caller.auth }, 'Eve')).toEqual(await signUp(newcomer()))
    expect(await newestMail(site.deps.db, email)).toMatchObject({
      subject: 'You already have an account at Larder',
      codeId: null,
    })
    expect(await auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
    expect(await viewerOf(browser)).toMatchObject({ name: 'Ada' })
  })

  test('signing up and in says only by mail that an address has no account to reset', async () => {
    const { email, auth } = newcomer()
    expect(await auth.forgotPassword({ email })).toEqual({ nextCodeSeconds: 0 })
    expect(await newestMail(site.deps.db, email)).toMatchObject({
      subject: 'There is no Larder account for this address',
      codeId: null,
    })
  })
})

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'

  test('the list of sessions names each device, marks the current one, and ends one or all others', async () => {
    const { email, browser, auth } = await confirmed()
    const phones = [1, 2, 3].map(() => site.openBrowser({ userAgent: firefox }))
    await auth.signIn({ email, password })
    for (const phone of phones) await phone.caller.auth.signIn({ email, password })
    const listed = await auth.listSessions()
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toContainEqual([
      { browser: 'Firefox', system: 'Android' },
      false,
    ])
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const [first] = listed.filter(({ isCurrent }) => !isCurrent)
    await auth.endSession({ sessionId: first?.id ?? '' })
    const left = await Promise.all(phones.map(viewerOf))
    expect(left.filter((viewer) => viewer === null)).toHaveLength(1)
    await auth.endSession({ sessionId: null })
    expect(await Promise.all(phones.map(viewerOf))).toEqual([null, null, null])
    expect(await auth.listSessions()).toHaveLength(1)
    const [own] = await auth.listSessions()
    await auth.endSession({ sessionId: own?.id ?? '' })
    expect([browser.token, await viewerOf(browser)]).toEqual([null, null])
  })

  test('the list of sessions is neither shown to others nor ended by them', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const visitor = site.openBrowser().caller.auth
    const [own] = await ada.caller.auth.listSessions()
    const sessionId = own?.id ?? ''
    expect(await eve.caller.auth.listSessions()).not.toContainEqual(own)
    await expect(eve.caller.auth.endSession({ sessionId })).rejects.toMatchObject(
      refusal('NOT_FOUND', m.auth_no_such_session()),
    )
    await eve.caller.auth.endSession({ sessionId: null })
    const shut = refusal('UNAUTHORIZED', m.auth_not_signed_in())
    await expect(visitor.listSessions()).rejects.toMatchObject(shut)
    await expect(visitor.endSession({ sessionId })).rejects.toMatchObject(shut)
    expect(await viewerOf(ada)).not.toBeNull()
  })
})
