import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { createUser } from '#server/features/auth/service.ts'
import { defaultLocale } from '#shared/locale.ts'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'

const prepared = prepareEmailChanges({ codeTriesPerDay: 8 })
const { site, newAddress, mailTo, codeFor, subjectsTo } = prepared
const { signedIn, alsoSignedIn, request, confirm } = prepared
const codeFailed = refusal('BAD_REQUEST', m.account_prove_failed())
const wrong = (code: string) => code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))

describe('requesting a change of the address', () => {
  test('requesting a change of the address requires the password, and a different address than the current one', async () => {
    const { email, browser } = await signedIn()
    const email2 = newAddress()
    for (const typed of [null, 'A guess 1'])
      await expect(request(browser, email2, typed)).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.auth_wrong_password()),
      )
    await expect(request(browser, email.toUpperCase())).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.account_email_same()),
    )
    expect(await browser.caller.auth.pendingEmailChange()).toEqual({ email: null })
  })

  test('requesting a change of the address requires a recent sign-in or a mailed proof from an account without a password', async () => {
    const ada = await site().addMember()
    const email2 = newAddress()
    await site().deps.db.execute(
      `update sessions set proven_at = now() - interval '11 min' where user_id = '${ada.userId}'`,
    )
    await expect(request(ada, email2, null)).rejects.toMatchObject(
      refusal('FORBIDDEN', m.account_prove_first()),
    )
    await ada.caller.auth.mailProofCode()
    await ada.caller.auth.proveIdentity({ code: await codeFor(ada.email, 'your code to go on') })
    await request(ada, email2, null)
    await confirm(ada, email2, await codeFor(email2))
    expect(await viewerOf(ada)).toMatchObject({ email: email2 })
  })

  test('requesting a change of the address does not reveal that an address has an account; its owner gets a mail without a code', async () => {
    const [ada, ben] = [await signedIn('Ada'), await signedIn('Ben')]
    const free = newAddress()
    expect(await request(ada.browser, ben.email)).toEqual(await request((await signedIn()).browser, free))
    const { text } = await mailTo(ben.email, 'This address has a Larder account already')
    expect(text).not.toMatch(/\d{6}/)
    await mailTo(ada.email, 'Somebody asked to change your Larder email')
    await mailbagOf(site()).letPass(30)
    expect(await ada.auth.pendingEmailChange()).toEqual({ email: ben.email })
    await expect(confirm(ada.browser, ben.email, '000000')).rejects.toMatchObject(codeFailed)
    expect(subjectsTo(ben.email).filter((subject) => subject.includes('to change'))).toEqual([])
    expect(await viewerOf(ben.browser)).toMatchObject({ email: ben.email })
  })

  test('requesting a change of the address is limited per account, so that it cannot fill other people’s mailboxes', async () => {
    const ada = await site().addMember()
    const { mailsPerAddress } = site().deps.config
    for (let asked = 0; asked < mailsPerAddress; asked += 1) await request(ada, newAddress(), null)
    await expect(request(ada, newAddress(), null)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('the code to change an address', () => {
  test('the code to change an address does not work for another account in the same browser', async () => {
    const ada = await signedIn('Ada')
    const email2 = newAddress()
    await request(ada.browser, email2)
    const code = await codeFor(email2)
    const eve = await signedIn('Eve')
    await ada.auth.signOut()
    await ada.auth.signIn({ email: eve.email, password })
    await expect(confirm(ada.browser, email2, code)).rejects.toMatchObject(codeFailed)
    expect(await viewerOf(eve.browser)).toMatchObject({ email: eve.email })
  })

  test('the code to change an address is not voided by a code that another account had mailed to the same address', async () => {
    const [ada, eve] = [await signedIn('Ada'), await signedIn('Eve')]
    const email2 = newAddress()
    await request(ada.browser, email2)
    const adasCode = await codeFor(email2)
    await request(eve.browser, email2)
    const evesCode = await codeFor(email2)
    await expect(confirm(ada.browser, email2, evesCode)).rejects.toMatchObject(codeFailed)
    await confirm(ada.browser, email2, adasCode)
    expect(await viewerOf(ada.browser)).toMatchObject({ email: email2 })
    await expect(confirm(eve.browser, email2, evesCode)).rejects.toMatchObject(codeFailed)
  })

  test('the code to change an address allows 5 tries in the browser that requested it and 3 in another', async () => {
    const { email, browser } = await signedIn()
    const other = await alsoSignedIn(email)
    const email2 = newAddress()
    await request(browser, email2)
    const code = await codeFor(email2)
    for (let tries = 0; tries < 3; tries += 1)
      await expect(confirm(other, email2, wrong(code))).rejects.toMatchObject(codeFailed)
    await expect(confirm(other, email2, code)).rejects.toMatchObject(codeFailed)
    await confirm(browser, email2, code)
    expect(await viewerOf(browser)).toMatchObject({ email: email2 })
  })

  test('the code to change an address may be tried codeTriesPerDay times a day, all codes together', async () => {
    const { browser } = await signedIn()
    const email2 = newAddress()
    for (let tries = 1; tries <= site().deps.config.codeTriesPerDay; tries += 1)
      await expect(confirm(browser, email2, '000000')).rejects.toMatchObject(
        tries < 5 ? codeFailed : refusal('BAD_REQUEST', m.codes_used_up()),
      )
    await expect(confirm(browser, email2, '000000')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('the code to change an address changes nothing when another account takes the address at the same moment', async () => {
    const { email, browser } = await signedIn()
    const email2 = newAddress()
    await request(browser, email2)
    const code = await codeFor(email2)
    const { outcome } = await whileOpen(
      site().deps,
      (deps) =>
        createUser({ deps, locale: defaultLocale }, { email: email2, name: 'Eve', passwordHash: null }),
      () => confirm(browser, email2, code),
    )
    await expect(outcome).rejects.toMatchObject(codeFailed)
    expect(await viewerOf(browser)).toMatchObject({ email })
  })

  test('the code to change an address changes nothing when the session that enters it ends at the same moment', async () => {
    const { email, browser } = await signedIn()
    await alsoSignedIn(email)
    const email2 = newAddress()
    await request(browser, email2)
    const code = await codeFor(email2)
    const { outcome } = await whileOpen(
      site().deps,
      async ({ db }) => {
        await db.execute(sql`update users set name = 'Vic' where email = ${email}`)
        await db.execute(sql`delete from sessions where visitor = ${browser.context.visitor}`)
      },
      () => confirm(browser, email2, code),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await browser.caller.auth.signIn({ email, password })
    expect(await viewerOf(browser)).toMatchObject({ email })
  })
})
