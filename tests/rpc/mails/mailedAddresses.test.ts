import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedCode, newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { confirmed, newcomer, signUp } = newcomersTo(() => site)

/** The address with its local part in capitals, which may be another mailbox where a host tells case apart. */
const inCapitals = (email: string) => email.replace(/^[^@]+/, (part) => part.toUpperCase())
const stranger = () => site.openBrowser({ visitor: '203.0.113.99' }).caller.auth
const mailsTo = async (email: string) =>
  (await site.deps.db.execute(`select from outbox where recipient = '${email}'`)).length

test.each([
  ['a new password', (email: string) => stranger().forgotPassword({ email })],
  ['a new code', (email: string) => stranger().resendCode({ email })],
  ['an account', (email: string) => stranger().signUp({ email, name: 'Eve', password, acceptsTerms: true })],
  [
    'its address for another account',
    async (email: string) =>
      (await site.addMember()).caller.auth.requestEmailChange({ email, currentPassword: null }),
  ],
  ['it to join a household', async (email: string) => (await site.addMember()).home.inviteByMail({ email })],
])('a request for %s in capitals is mailed to the address as the account has it', async (_what, ask) => {
  const { email } = await confirmed()
  const before = await mailsTo(email)
  await ask(inCapitals(email))
  expect(await mailsTo(email)).toBe(before + 1)
  expect(await mailsTo(inCapitals(email))).toBe(0)
})

test('a code requested again is mailed to the address as it was typed at sign-up', async () => {
  const person = newcomer()
  await signUp(person)
  await person.auth.resendCode({ email: inCapitals(person.email) })
  expect(await mailsTo(person.email)).toBe(2)
})

test('an account taken back by its former address in capitals gets that address in its old spelling', async () => {
  const { email, auth, browser } = await confirmed()
  await auth.signIn({ email, password })
  await auth.requestEmailChange({ email: `moved-${email}`, currentPassword: password })
  await auth.confirmEmailChange({
    email: `moved-${email}`,
    code: await mailedCode(site.deps.db, `moved-${email}`),
  })
  await auth.forgotPassword({ email: inCapitals(email) })
  const code = await mailedCode(site.deps.db, email)
  await auth.resetPassword({ email: inCapitals(email), code, newPassword: otherPassword })
  await auth.signIn({ email, password: otherPassword })
  expect(await viewerOf(browser)).toMatchObject({ email })
  expect((await newestMail(site.deps.db, email)).subject).toBe('Your Larder password was reset')
})
