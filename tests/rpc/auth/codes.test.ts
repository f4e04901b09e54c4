import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { newcomersTo, otherPassword, password, refusal } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

const wrong = (code: string) => code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))

describe('a code', () => {
  test('a code is refused after five wrong tries, even with the right digits', async () => {
    const person = newcomer()
    const { auth } = person
    await signUp(person)
    const code = await codeFor(person.email)
    for (let tries = 0; tries < 4; tries += 1)
      await expect(auth.confirmEmail({ email: person.email, code: wrong(code) })).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.auth_confirm_failed()),
      )
    for (const last of [wrong(code), code])
      await expect(auth.confirmEmail({ email: person.email, code: last })).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.codes_used_up()),
      )
  })

  test('a mailed code allows no more tries when they are sent at the same time', async () => {
    const person = newcomer()
    const { auth } = person
    await signUp(person)
    const code = await codeFor(person.email)
    const tries = Array.from({ length: 8 }, () =>
      auth.confirmEmail({ email: person.email, code: wrong(code) }),
    )
    await Promise.allSettled(tries)
    await expect(auth.confirmEmail({ email: person.email, code })).rejects.toThrow(m.codes_used_up())
    const rows = await site.deps.db.execute(`select tries from codes where email = '${person.email}'`)
    expect(rows[0]).toEqual({ tries: 5 })
  })

  test('a mailed code works once', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    const code = await codeFor(email)
    await auth.resetPassword({ email, code, newPassword: otherPassword })
    await expect(auth.resetPassword({ email, code, newPassword: password })).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.auth_reset_failed()),
    )
    expect(await auth.signIn({ email, password: otherPassword })).toEqual({ outcome: 'signed in' })
  })

  test('a code does not become valid again when a newer one was used', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    const older = await codeFor(email)
    await auth.forgotPassword({ email })
    const newer = await codeFor(email)
    await auth.resetPassword({ email, code: newer, newPassword: otherPassword })
    const again = auth.resetPassword({ email, code: older, newPassword: password })
    if (older !== newer) await expect(again).rejects.toThrow(m.auth_reset_failed())
  })

  test('a code expires after 15 minutes', async () => {
    for (const [minutes, works] of [
      [14, true],
      [15, false],
    ] as const) {
      const person = newcomer()
      await signUp(person)
      const code = await codeFor(person.email)
      await site.deps.db.execute(
        `update codes set expires_at = expires_at - interval '${minutes} min' where email = '${person.email}'`,
      )
      const tried = person.auth.confirmEmail({ email: person.email, code })
      if (works) await tried
      else await expect(tried).rejects.toThrow(m.auth_confirm_failed())
    }
  })

  test('a mailed code works only for its purpose and for its address', async () => {
    const ada = await confirmed()
    const bob = await confirmed()
    const { auth } = ada
    await auth.forgotPassword({ email: ada.email })
    const code = await codeFor(ada.email)
    await expect(auth.confirmEmail({ email: ada.email, code })).rejects.toThrow(m.auth_confirm_failed())
    await expect(auth.resetPassword({ email: bob.email, code, newPassword: otherPassword })).rejects.toThrow(
      m.auth_reset_failed(),
    )
    await auth.resetPassword({ email: ada.email, code, newPassword: otherPassword })
  })

  test('a code may be entered with the spaces copied from the mail', async () => {
    const person = newcomer()
    await signUp(person)
    const code = await codeFor(person.email)
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}\n`
    await person.auth.confirmEmail({ email: person.email, code: spaced })
  })

  test('a code is stored without its digits', async () => {
    const person = newcomer()
    await signUp(person)
    const code = await codeFor(person.email)
    const rows = await site.deps.db.execute(`select c.hash, c.salt, o.subject, o.text from codes c
      join outbox o on o.code_id = c.id where c.email = '${person.email}'`)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
