import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { newcomersTo, otherPassword, refusal } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { isOutboxShown: true } })
})
afterAll(() => site.close())

const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)
const code = '000000'

/** Expects four refusals of the usual kind, and from the fifth on the one that says to request a new code. */
async function expectUsedUp(
  enter: () => Promise<unknown>,
  sentence: string,
  usedUp = refusal('BAD_REQUEST', m.codes_used_up()),
): Promise<void> {
  for (let tries = 1; tries <= 6; tries += 1)
    await expect(enter()).rejects.toMatchObject(tries < 5 ? refusal('BAD_REQUEST', sentence) : usedUp)
}

describe('after five wrong codes in a row, the answer says to request a new one', () => {
  test('after five wrong codes in a row, the answer says to request a new one when an address is confirmed, with or without a sign-up', async () => {
    const person = newcomer()
    await signUp(person)
    for (const { auth, email } of [person, newcomer()])
      await expectUsedUp(() => auth.confirmEmail({ email, code }), m.auth_confirm_failed())
  })

  test('after five wrong codes in a row, the answer says to request a new one when a password is reset, with or without an account', async () => {
    const person = await confirmed()
    await person.auth.forgotPassword({ email: person.email })
    for (const { auth, email } of [person, newcomer()])
      await expectUsedUp(
        () => auth.resetPassword({ email, code, newPassword: otherPassword }),
        m.auth_reset_failed(),
      )
  })

  test('after five wrong codes in a row, the answer says to request a new one when a phone number is confirmed', async () => {
    const { sms } = (await site.addMember()).caller
    const phoneNumber = '+447700900177'
    await sms.startPhone({ phoneNumber })
    await expectUsedUp(() => sms.confirmPhone({ phoneNumber, code }), m.sms_code_failed())
  })

  test('after five wrong codes in a row for joining a household, the answer says to ask the inviter for a new one', async () => {
    const { households } = (await site.addMember()).caller
    const sentence =
      'That was a wrong code too often, so the code does not work any more. Please ask for a new invitation.'
    await expectUsedUp(
      () => households.joinByCode({ code }),
      m.households_code_failed(),
      refusal('BAD_REQUEST', sentence),
    )
  })

  test('after five wrong codes in a row, the answer says to request a new one when a member proves their identity', async () => {
    const { auth } = (await site.addMember()).caller
    await auth.mailProofCode()
    await expectUsedUp(() => auth.proveIdentity({ code }), m.account_prove_failed())
  })
})

test('a new code starts with no wrong tries', async () => {
  const person = newcomer()
  const { auth, email } = person
  await signUp(person)
  await expectUsedUp(() => auth.confirmEmail({ email, code }), m.auth_confirm_failed())
  await auth.resendCode({ email })
  await expect(auth.confirmEmail({ email, code })).rejects.toMatchObject(
    refusal('BAD_REQUEST', m.auth_confirm_failed()),
  )
  expect(await auth.confirmEmail({ email, code: await codeFor(email) })).toEqual({ outcome: 'confirmed' })
})

test('five wrong sign-up codes in another browser do not stop the browser that signed up', async () => {
  const person = newcomer()
  const { auth, email } = person
  await signUp(person)
  const stranger = newcomer()
  for (let tries = 0; tries < 5; tries += 1)
    await expect(stranger.auth.confirmEmail({ email, code })).rejects.toThrow()
  await expect(auth.confirmEmail({ email, code })).rejects.toMatchObject(
    refusal('BAD_REQUEST', m.auth_confirm_failed()),
  )
})
