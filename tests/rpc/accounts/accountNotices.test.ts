import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { storeNewDigitsOfCode } from '#server/features/codes/service.ts'
import { mailedCode, newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { codeFor, confirmed } = newcomersTo(() => site)
const subjectOf = async (email: string) => (await newestMail(site.deps.db, email)).subject

describe('the owner of an account is mailed', () => {
  test('the owner of an account is mailed that its password was changed', async () => {
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
    expect(await subjectOf(email)).toBe('Your Larder password was changed')
  })

  test('the owner of an account is mailed that its password was reset', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    await auth.resetPassword({ email, code: await codeFor(email), newPassword: otherPassword })
    expect(await subjectOf(email)).toBe('Your Larder password was reset')
  })

  test('the owner of an account is mailed that it got its first password', async () => {
    const ada = await site.addMember()
    await ada.caller.auth.changePassword({ currentPassword: null, newPassword: password })
    expect(await subjectOf(ada.email)).toBe('Your Larder account now has a password')
  })

  test('the owner of an account is mailed that it was deleted, and every other mail to them is removed', async () => {
    const ada = await site.addMember()
    await ada.caller.auth.mailProofCode()
    await ada.caller.auth.deleteAccount({ email: ada.email, password: null })
    const rows = await site.deps.db.execute(`select subject from outbox where recipient = '${ada.email}'`)
    expect([...rows]).toEqual([{ subject: 'Your Larder account is deleted' }])
  })

  test('the owner of an account is mailed without the account’s name, which a stolen session could have set', async () => {
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    const name = 'Call us at once'
    await auth.changeName({ name })
    await auth.requestEmailChange({ email: `new-${email}`, currentPassword: password })
    await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
    await auth.forgotPassword({ email })
    const texts = await site.deps.db.execute<{ text: string }>(
      `select text from outbox where recipient = '${email}' and text not like 'Hello,%'`,
    )
    expect([...texts]).toEqual([])
    expect(await subjectOf(email)).toBe('Your code to set a new Larder password')
  })

  test('the owner of an account gets no mail when a password change was refused', async () => {
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    const before = await newestMail(site.deps.db, email)
    await expect(
      auth.changePassword({ currentPassword: 'a guess', newPassword: otherPassword }),
    ).rejects.toThrow(m.auth_wrong_password())
    expect(await newestMail(site.deps.db, email)).toEqual(before)
  })
})

test('a queued mail with a reset code survives a password change, and its code still works', async () => {
  const { email, auth } = await confirmed()
  await auth.signIn({ email, password })
  await auth.forgotPassword({ email })
  const asked = await newestMail(site.deps.db, email)
  await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
  const code = await storeNewDigitsOfCode(site, asked.codeId ?? '')
  await auth.resetPassword({ email, code: code ?? 'no code', newPassword: password })
  expect(await auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
})

describe('an account without a password, signed in more than ten minutes ago', () => {
  const mustProve = refusal('FORBIDDEN', m.account_prove_first())
  async function signedInAWhileAgo(): Promise<TestMember> {
    const ada = await site.addMember()
    await site.deps.db.execute(
      `update sessions set proven_at = now() - interval '11 min' where user_id = '${ada.userId}'`,
    )
    return ada
  }
  const setPassword = ({ caller }: TestMember) =>
    caller.auth.changePassword({ currentPassword: null, newPassword: password })
  const remove = ({ caller, email }: TestMember) => caller.auth.deleteAccount({ email, password: null })

  test('an account without a password, signed in more than ten minutes ago, gets one only after a mailed code was entered', async () => {
    const ada = await signedInAWhileAgo()
    await expect(setPassword(ada)).rejects.toMatchObject(mustProve)
    await ada.caller.auth.mailProofCode()
    await ada.caller.auth.proveIdentity({ code: await mailedCode(site.deps.db, ada.email) })
    await setPassword(ada)
    expect(await viewerOf(ada)).toMatchObject({ hasPassword: true })
  })

  test('an account without a password, signed in more than ten minutes ago is not deleted with its session cookie alone, only after entering a mailed code', async () => {
    const ada = await signedInAWhileAgo()
    await expect(remove(ada)).rejects.toMatchObject(mustProve)
    expect(await viewerOf(ada)).not.toBeNull()
    await ada.caller.auth.mailProofCode()
    await ada.caller.auth.proveIdentity({ code: await mailedCode(site.deps.db, ada.email) })
    await remove(ada)
    expect(await viewerOf(ada)).toBeNull()
  })

  test('an account without a password, signed in more than ten minutes ago does not prove its owner’s identity with a wrong code or another account’s code', async () => {
    const [ada, eve] = [await signedInAWhileAgo(), await signedInAWhileAgo()]
    await ada.caller.auth.mailProofCode()
    await eve.caller.auth.mailProofCode()
    const code = await mailedCode(site.deps.db, ada.email)
    const evesCode = await mailedCode(site.deps.db, eve.email)
    if (code !== evesCode)
      await expect(eve.caller.auth.proveIdentity({ code })).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.account_prove_failed()),
      )
    await expect(remove(eve)).rejects.toMatchObject(mustProve)
  })
})
