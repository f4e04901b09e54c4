import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { doesPasswordMatchHash } from '#server/features/callers/passwords.ts'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, codeFor, confirmed } = newcomersTo(() => site)

describe('a password', () => {
  test.each(['Password1!', 'Qwerty123!', 'Passw0rd!'])(
    'the password %s is refused as common',
    async (common) => {
      const { email, auth } = newcomer()
      const tried = auth.signUp({ email, name: 'Ada', password: common, acceptsTerms: true })
      await expect(tried).rejects.toMatchObject({
        ...refusal('BAD_REQUEST', m.auth_password_too_common()),
        cause: { reason: 'auth_password_too_common' },
      })
    },
  )

  test('a password that is common is also refused by changing and resetting it', async () => {
    const { email, auth } = await confirmed()
    const common = { newPassword: 'Password1!' }
    await auth.signIn({ email, password })
    const refused = refusal('BAD_REQUEST', m.auth_password_too_common())
    await expect(auth.changePassword({ currentPassword: password, ...common })).rejects.toMatchObject(refused)
    await auth.forgotPassword({ email })
    const code = await codeFor(email)
    await expect(auth.resetPassword({ email, code, ...common })).rejects.toMatchObject(refused)
    await auth.resetPassword({ email, code, newPassword: otherPassword })
  })

  test('a password with an old, weaker hash is hashed again at sign-in', async () => {
    const { email, auth } = await confirmed()
    const { Argon2id } = await import('oslo/password')
    const weak = await new Argon2id({ memorySize: 8_192, iterations: 1, parallelism: 1 }).hash(password)
    const hashOf = async () =>
      (await site.deps.db.execute(`select password_hash from users where email = '${email}'`))[0]
    await site.deps.db.execute(`update users set password_hash = '${weak}' where email = '${email}'`)
    await auth.signIn({ email, password })
    const rehashed = await hashOf()
    expect(rehashed).toEqual({ password_hash: expect.stringContaining('$m=19456,t=2,p=1$') })
    await auth.signIn({ email, password })
    expect(await hashOf()).toEqual(rehashed)
  })

  test('hashed by @node-rs/argon2 1.7.0 is still accepted, and a different one is refused', async () => {
    const stored =
      '$argon2id$v=19$m=19456,t=2,p=1$sbQHWBsuzaN3giHvQIFyMg$bYZyXGf76LQ1YMm3F3jXJjDbvjr8au68pgZSzJvytdE'
    const visitor = { visitor: '192.0.2.1' }
    expect(await doesPasswordMatchHash(visitor, 'pa\u0308', stored)).toBe(true)
    expect(await doesPasswordMatchHash(visitor, 'pa', stored)).toBe(false)
    expect(await doesPasswordMatchHash(visitor, 'pa\u0308', 'no hash')).toBe(false)
  })

  test('a password that is changed or reset ends every other session', async () => {
    const { email, browser, auth } = await confirmed()
    const phone = site.openBrowser({ visitor: browser.context.visitor })
    const all = async () => [await viewerOf(browser), await viewerOf(phone)].map((viewer) => viewer !== null)
    await auth.signIn({ email, password })
    await phone.caller.auth.signIn({ email, password })
    expect(await all()).toEqual([true, true])
    await expect(
      auth.changePassword({ currentPassword: otherPassword, newPassword: otherPassword }),
    ).rejects.toMatchObject(refusal('BAD_REQUEST', m.auth_wrong_password()))
    expect(await all()).toEqual([true, true])
    await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
    expect(await all()).toEqual([true, false])
    await auth.forgotPassword({ email })
    await phone.caller.auth.resetPassword({ email, code: await codeFor(email), newPassword: password })
    expect(await all()).toEqual([false, false])
  })

  test('a password is set without a current one only by an account that has none', async () => {
    const ada = await site.addMember()
    await expect(
      ada.caller.auth.changePassword({ currentPassword: 'anything', newPassword: password }),
    ).rejects.toThrow(m.auth_wrong_password())
    await ada.caller.auth.changePassword({ currentPassword: null, newPassword: password })
    expect(await viewerOf(ada)).toMatchObject({ hasPassword: true })
    await expect(
      ada.caller.auth.changePassword({ currentPassword: null, newPassword: otherPassword }),
    ).rejects.toThrow(m.auth_wrong_password())
  })
})
