import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { isOutboxShown: true, mailsPerAddress: 3 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

describe('a mail requested again within the pause between two mails', () => {
  const tooMany = { code: 'TOO_MANY_REQUESTS' }
  const mailsTo = async (email: string) =>
    (await site.deps.db.execute(`select from outbox where recipient = '${email}'`)).length

  test('a mail requested again within the pause between two mails is answered as sent for the same sign-up, and refused for a different one', async () => {
    const person = newcomer()
    await signUp(person)
    await signUp(person)
    expect(await mailsTo(person.email)).toBe(1)
    await expect(signUp(person, 'Eve')).rejects.toMatchObject(tooMany)
    const { email, auth, browser } = person
    const other = { email, name: 'Ada', password: otherPassword, acceptsTerms: true as const }
    await expect(auth.signUp(other)).rejects.toMatchObject(tooMany)
    const neighbour = site.openBrowser({ visitor: browser.context.visitor })
    await neighbour.caller.auth.forgotPassword({ email: 'somebody@example.com' })
    await expect(signUp({ email, auth: neighbour.caller.auth })).rejects.toMatchObject(tooMany)
  })

  test('a mail requested again within the pause between two mails is answered as sent in a browser that lost its id with the first response', async () => {
    const person = newcomer()
    await signUp(person)
    const { email, browser } = person
    const { caller } = site.openBrowser({ visitor: browser.context.visitor })
    await signUp({ email, auth: caller.auth })
    expect(await mailsTo(email)).toBe(1)
    const elsewhere = newcomer()
    await signUp({ email, auth: elsewhere.auth })
    expect(await mailsTo(email)).toBe(2)
  })

  test('a mail requested again within the pause between two mails is answered as sent for a password reset and for a sign-in of an unconfirmed address', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    const { id } = await newestMail(site.deps.db, email)
    await auth.forgotPassword({ email })
    expect((await newestMail(site.deps.db, email)).id).toBe(id)
    const waiting = newcomer()
    await signUp(waiting)
    const signIn = () => waiting.auth.signIn({ email: waiting.email, password })
    expect(await signIn()).toMatchObject({ outcome: 'confirm email' })
    expect(await signIn()).toMatchObject({ outcome: 'confirm email' })
    expect(await mailsTo(waiting.email)).toBe(2)
    await expect(waiting.auth.resendCode({ email: waiting.email })).rejects.toMatchObject(tooMany)
  })

  test('a mail requested again within the pause between two mails is answered as sent when both requests arrive at the same time', async () => {
    const person = newcomer()
    await Promise.all([signUp(person), signUp(person)])
    expect(await mailsTo(person.email)).toBe(1)
    const signIn = () => person.auth.signIn({ email: person.email, password })
    expect(await Promise.all([signIn(), signIn()])).toEqual([
      { outcome: 'confirm email', nextCodeSeconds: 60 },
      { outcome: 'confirm email', nextCodeSeconds: 60 },
    ])
    expect(await mailsTo(person.email)).toBe(2)
    const { email, auth } = await confirmed()
    const sent = await mailsTo(email)
    await Promise.all([auth.forgotPassword({ email }), auth.forgotPassword({ email })])
    expect(await mailsTo(email)).toBe(sent + 1)
  })

  test('a mail requested again within the pause between two mails is refused after the first code was used or used up, with or without an account', async () => {
    const { email, auth } = await confirmed()
    await auth.forgotPassword({ email })
    await auth.resetPassword({ email, code: await codeFor(email), newPassword: otherPassword })
    await expect(auth.forgotPassword({ email })).rejects.toMatchObject(tooMany)
    for (const person of [await confirmed(), newcomer()]) {
      const asked = { email: person.email }
      await person.auth.forgotPassword(asked)
      await person.auth.forgotPassword(asked)
      for (let tries = 0; tries < 5; tries += 1)
        await expect(
          person.auth.resetPassword({ ...asked, code: '000000', newPassword: otherPassword }),
        ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      await expect(person.auth.forgotPassword(asked)).rejects.toMatchObject(tooMany)
    }
  })

  test('a mail requested again within the pause between two mails is refused when the first request was refused', async () => {
    const email = 'flooded@example.com'
    for (let mails = 0; mails < 12; mails += 1)
      await newcomer()
        .auth.forgotPassword({ email })
        .catch(() => null)
    const { auth } = newcomer()
    const sent = await mailsTo(email)
    for (let times = 0; times < 2; times += 1)
      await expect(auth.forgotPassword({ email })).rejects.toMatchObject(tooMany)
    expect(await mailsTo(email)).toBe(sent)
  })
})
