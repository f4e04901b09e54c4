import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newcomersTo, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, codeFor } = newcomersTo(() => site)

describe('typed text', () => {
  const strange = {
    'over-long': 'a'.repeat(100_000),
    NUL: 'ab\0cd',
    'right to left': '\u202eمطبخ\u202c',
    emoji: '👩‍🍳🧄👨‍👩‍👧‍👦',
    'half of a surrogate pair': 'a\ud83d',
    blank: '   ',
    SQL: "'; drop table users; --",
  }
  const inputs = Object.entries(strange).flatMap(([kind, text]) =>
    ['email', 'name', 'password', 'code'].map((field) => [kind, field, text] as const),
  )
  test.each(inputs)('typed text with %s as %s causes no internal error', async (_kind, field, text) => {
    const { email, auth } = newcomer()
    const typed = { email, name: 'Ada', password: `Aa1!${email}`, code: '123456', [field]: text }
    const calls = [
      auth.signUp({ email: typed.email, name: typed.name, password: typed.password, acceptsTerms: true }),
      auth.confirmEmail({ email: typed.email, code: typed.code }),
      auth.resendCode({ email: typed.email }),
      auth.signIn({ email: typed.email, password: typed.password }),
      auth.forgotPassword({ email: typed.email }),
      auth.resetPassword({ email: typed.email, code: typed.code, newPassword: typed.password }),
    ]
    for (const result of await Promise.allSettled(calls))
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each([null, 7, ['a'], { $ne: '' }])('replaced by %j causes no internal error', async (value) => {
    const { email, auth } = newcomer()
    const bad = { email, password: value } as unknown as { email: string; password: string }
    await expect(auth.signIn(bad)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a password with accented letters signs in, however they are composed', async () => {
    const { email, browser, auth } = newcomer()
    const accented = 'Crème brûlée 4 ! 🍮'
    await auth.signUp({ email, name: 'Zoë 🧄', password: accented.normalize('NFC'), acceptsTerms: true })
    await auth.confirmEmail({ email, code: await codeFor(email) })
    await auth.signIn({ email, password: accented.normalize('NFD') })
    expect(await viewerOf(browser)).toMatchObject({ name: 'Zoë 🧄' })
  })
})
