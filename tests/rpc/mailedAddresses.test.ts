import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedCode, newestMail } from '../support/mailedCode.ts'
import { newcomersTo, otherPassword, password, viewerOf } from '../support/newcomers.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen({ config: { mailCooldownMs: 0 } })
})
afterAll(() => kitchen.close())
const { confirmed, newcomer, signUp } = newcomersTo(() => kitchen)

/** The address with its first part as another mailbox may have it, where a mail host tells upper from lower case. */
const inCapitals = (email: string) => email.replace(/^[^@]+/, (part) => part.toUpperCase())
const stranger = () => kitchen.openBrowser({ visitor: '203.0.113.99' }).caller.auth
const mailsTo = async (email: string) =>
  (await kitchen.deps.db.execute(`select from outbox where recipient = '${email}'`)).length

test.each([
  ['a new password', (email: string) => stranger().forgotPassword({ email })],
  ['a new code', (email: string) => stranger().resendCode({ email })],
  ['an account', (email: string) => stranger().signUp({ email, name: 'Eve', password, acceptsTerms: true })],
  [
    'its address for another account',
    async (email: string) =>
      (await kitchen.addMember()).caller.auth.requestEmailChange({ email, currentPassword: null }),
  ],
  [
    'it to join a household',
    async (email: string) => (await kitchen.addMember()).home.inviteByMail({ email }),
  ],
])(
  'whoever asks for %s in capitals has it mailed to the address as the account has it',
  async (_what, ask) => {
    const { email } = await confirmed()
    const before = await mailsTo(email)
    await ask(inCapitals(email))
    expect(await mailsTo(email)).toBe(before + 1)
    expect(await mailsTo(inCapitals(email))).toBe(0)
  },
)

test('a code that is asked for again is mailed to the address as it was typed at sign-up', async () => {
  const person = newcomer()
  await signUp(person)
  await person.auth.resendCode({ email: inCapitals(person.email) })
  expect(await mailsTo(person.email)).toBe(2)
})

test('an account that is taken back by a former address in capitals has that as it was, and its owner is told there', async () => {
  const { email, auth, browser } = await confirmed()
  await auth.signIn({ email, password })
  await auth.requestEmailChange({ email: `moved-${email}`, currentPassword: password })
  await auth.confirmEmailChange({
    email: `moved-${email}`,
    code: await mailedCode(kitchen.deps.db, `moved-${email}`),
  })
  await auth.forgotPassword({ email: inCapitals(email) })
  const code = await mailedCode(kitchen.deps.db, email)
  await auth.resetPassword({ email: inCapitals(email), code, newPassword: otherPassword })
  await auth.signIn({ email, password: otherPassword })
  expect(await viewerOf(browser)).toMatchObject({ email })
  expect((await newestMail(kitchen.deps.db, email)).subject).toBe('Your Larder password was reset')
})
