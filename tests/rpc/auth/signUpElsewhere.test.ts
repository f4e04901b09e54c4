import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { digestForLog } from '#server/features/securityLog/service.ts'
import { newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { eventsWhile } from '../../support/accounts/securityEvents.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor } = newcomersTo(() => site)

const wrongPassword = refusal('BAD_REQUEST', m.auth_sign_in_failed())

test('the password of a sign-up that waits is wrong in another browser of another network', async () => {
  const { email, auth } = newcomer()
  await signUp({ email, auth })
  await expect(newcomer().auth.signIn({ email, password })).rejects.toMatchObject(wrongPassword)
})

test('the password of a sign-up that waits brings a new code in another browser of its network', async () => {
  const { email, auth, browser } = newcomer()
  await signUp({ email, auth })
  const beside = site.openBrowser({ visitor: browser.context.visitor })
  expect(await beside.caller.auth.signIn({ email, password })).toMatchObject({ outcome: 'confirm email' })
})

test('the password of a sign-up that waits brings a new code in its browser in another network', async () => {
  const { email, auth, browser } = newcomer()
  await signUp({ email, auth })
  const moved = site.openBrowser({ visitor: '192.0.2.200' })
  moved.context.browserId = browser.context.browserId
  expect(await moved.caller.auth.signIn({ email, password })).toMatchObject({ outcome: 'confirm email' })
})

test('an account confirmed in a third browser has the name of neither of two sign-ups', async () => {
  const { email, auth } = newcomer()
  await signUp({ email, auth }, 'Ada')
  await signUp({ email, auth: newcomer().auth }, 'Eve')
  const phone = newcomer()
  await phone.auth.resendCode({ email })
  await phone.auth.confirmEmail({ email, code: await codeFor(email) })
  expect((await viewerOf(phone.browser))?.name).toMatch(/^Member \d{3}$/)
})

test('a code that was used confirms no account that another browser created with the address since', async () => {
  const first = newcomer()
  const { email } = first
  await signUp(first)
  const code = await codeFor(email)
  await first.auth.confirmEmail({ email, code })
  await first.auth.signIn({ email, password })
  await first.auth.deleteAccount({ email, password })
  const { auth } = newcomer()
  await auth.signUp({ email, name: 'Vic', password: otherPassword, acceptsTerms: true })
  await auth.confirmEmail({ email, code: await codeFor(email) })
  await expect(first.auth.confirmEmail({ email, code })).rejects.toMatchObject(
    refusal('BAD_REQUEST', m.auth_confirm_failed()),
  )
})

test('signing out without a session succeeds', async () => {
  const { auth, browser } = newcomer()
  await auth.signOut()
  expect(browser.token).toBeNull()
})

test('a code requested for an address without a sign-up is a mail that says so', async () => {
  const { email, auth } = newcomer()
  await auth.resendCode({ email })
  expect(await newestMail(site.deps.db, email)).toMatchObject({
    codeId: null,
    subject: expect.any(String),
  })
})

test('a code entered again in the browser that it signed in leaves that browser signed in', async () => {
  const { email, auth } = newcomer()
  await signUp({ email, auth })
  const phone = newcomer()
  phone.browser.context.browserId.keep()
  const code = await codeFor(email)
  await phone.auth.confirmEmail({ email, code })
  const otherTab = Object.assign(site.openBrowser(), { token: phone.browser.token })
  const events = await eventsWhile(site, () => phone.auth.confirmEmail({ email, code }))
  expect(await viewerOf(phone.browser)).toMatchObject({ email })
  expect(await viewerOf(otherTab)).toMatchObject({ email })
  const [session] = await phone.auth.listSessions()
  expect(events).toMatchObject([
    {
      msg: 'session continued after a lost sign-up answer',
      account: digestForLog(site.deps.logDigestKey, 'account', email),
      session: session?.id,
    },
  ])
})

test('a code entered again in a browser that has signed out since leaves it signed out', async () => {
  const { email, auth } = newcomer()
  await signUp({ email, auth })
  const phone = newcomer()
  phone.browser.context.browserId.keep()
  const code = await codeFor(email)
  await phone.auth.confirmEmail({ email, code })
  await phone.auth.signOut()
  await expect(phone.auth.confirmEmail({ email, code })).rejects.toMatchObject(
    refusal('BAD_REQUEST', m.auth_confirm_failed()),
  )
  expect(await viewerOf(phone.browser)).toBeNull()
})

test('a code entered again in a browser ends the session of another member in it', async () => {
  const { email, auth } = newcomer()
  await signUp({ email, auth })
  const phone = newcomer()
  phone.browser.context.browserId.keep()
  const code = await codeFor(email)
  await phone.auth.confirmEmail({ email, code })
  const other = await site.addMember('Eve')
  phone.browser.token = other.token
  expect(await viewerOf(phone.browser)).toMatchObject({ name: 'Eve' })
  expect(await phone.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
  expect(await viewerOf(phone.browser)).toMatchObject({ email })
  expect(await viewerOf(other)).toBeNull()
})
