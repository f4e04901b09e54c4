import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { householdOf, rolesIn } from '../../support/households/households.ts'

const prepared = prepareEmailChanges()
const { site, server, newcomer, signUp, newAddress, mailTo, codeFor } = prepared
const { signedIn, alsoSignedIn, request, confirm, change } = prepared
const codeFailed = refusal('BAD_REQUEST', m.account_prove_failed())

describe('a change of the account’s address', () => {
  test('a change of the account’s address takes effect when the code from the new address is entered, and not before', async () => {
    const { email, browser, auth } = await signedIn()
    const email2 = newAddress()
    await request(browser, email2)
    expect(await viewerOf(browser)).toMatchObject({ email })
    await confirm(browser, email2, await codeFor(email2))
    expect(await viewerOf(browser)).toMatchObject({ email: email2, name: 'Ada' })
    await auth.signOut()
    await expect(auth.signIn({ email, password })).rejects.toThrow(m.auth_sign_in_failed())
    expect(await auth.signIn({ email: email2, password })).toEqual({ outcome: 'signed in' })
  })

  test('a change of the account’s address ends all sessions but the caller’s', async () => {
    const { email, browser } = await signedIn()
    const other = await alsoSignedIn(email)
    const email2 = newAddress()
    await change(browser, email2)
    expect(await viewerOf(other)).toBeNull()
    expect(await viewerOf(browser)).not.toBeNull()
  })

  test('a change of the account’s address is mailed to the former address on request and when done, without the new address', async () => {
    const { email, browser } = await signedIn()
    const email2 = newAddress()
    await request(browser, email2)
    const asked = await mailTo(email, 'Somebody asked to change your Larder email')
    await confirm(browser, email2, await codeFor(email2))
    const changed = await mailTo(email, 'Your Larder email was changed')
    expect(changed.text).toContain('take the account back within 7 days')
    expect(asked.text + changed.text).not.toContain(email2)
  })

  test('a change of the account’s address can be requested while the mail server is down, and confirmed when it is back', async () => {
    const { browser } = await signedIn()
    const email2 = newAddress()
    const bag = mailbagOf(site())
    await server().goDown()
    await request(browser, email2)
    await bag.untilIs(email2, 'queued')
    await server().comeUp()
    await bag.letPass(10)
    await confirm(browser, email2, await codeFor(email2))
    expect(await viewerOf(browser)).toMatchObject({ email: email2 })
  })

  test('a change of the account’s address keeps the households, and voids invitations and codes mailed to the former address', async () => {
    const { email, browser, auth } = await signedIn('Ada')
    const ben = await site().addMember('Ben')
    await ben.home.inviteByMail({ email })
    const joinCode = await codeFor(email, 'invites you')
    await auth.forgotPassword({ email })
    const resetCode = await codeFor(email, 'set a new Larder password')
    const email2 = newAddress()
    await change(browser, email2)
    await expect(auth.resetPassword({ email, code: resetCode, newPassword: otherPassword })).rejects.toThrow(
      m.auth_reset_failed(),
    )
    await expect(
      auth.resetPassword({ email: email2, code: resetCode, newPassword: otherPassword }),
    ).rejects.toThrow(m.auth_reset_failed())
    await expect(browser.caller.households.joinByCode({ code: joinCode })).rejects.toThrow(
      m.households_code_failed(),
    )
    expect((await householdOf(ben)).invitations).toEqual([])
    expect(await rolesIn(browser)).toEqual({ Ada: 'owner' })
  })

  test('a change of the account’s address keeps an invitation valid that was mailed to the new address', async () => {
    const { browser } = await signedIn('Ada')
    const ben = await site().addMember('Ben')
    const email2 = newAddress()
    await ben.home.inviteByMail({ email: email2 })
    const joinCode = await codeFor(email2, 'invites you')
    await change(browser, email2)
    await browser.caller.households.joinByCode({ code: joinCode })
    expect(await rolesIn(browser)).toEqual({ Ben: 'owner', Ada: 'member' })
  })

  test('a change of the account’s address voids a sign-up code that was mailed to the new address before', async () => {
    const { browser } = await signedIn()
    const eve = newcomer()
    await signUp(eve, 'Eve')
    const signUpCode = await codeFor(eve.email, 'confirmation code')
    await request(browser, eve.email)
    await confirm(browser, eve.email, await codeFor(eve.email))
    await expect(eve.auth.confirmEmail({ email: eve.email, code: signUpCode })).rejects.toThrow(
      m.auth_confirm_failed(),
    )
    expect(await viewerOf(browser)).toMatchObject({ email: eve.email })
  })

  test('a change of the account’s address is shown as pending in every browser of the account until it is confirmed', async () => {
    const { email, browser, auth } = await signedIn()
    const other = await alsoSignedIn(email)
    expect(await auth.pendingEmailChange()).toEqual({ email: null })
    const email2 = newAddress()
    await request(browser, email2)
    for (const { caller } of [browser, other])
      expect(await caller.auth.pendingEmailChange()).toEqual({ email: email2 })
    await confirm(browser, email2, await codeFor(email2))
    expect(await auth.pendingEmailChange()).toEqual({ email: null })
  })

  test('a change of the account’s address can be requested for another address, which voids the code for the first', async () => {
    const { browser } = await signedIn()
    const [first, second] = [newAddress(), newAddress()]
    await request(browser, first)
    const code = await codeFor(first)
    await request(browser, second)
    await expect(confirm(browser, first, code)).rejects.toMatchObject(codeFailed)
    await confirm(browser, second, await codeFor(second))
  })

  test('a change of the account’s address is part of the data that a member downloads', async () => {
    const { email, browser } = await signedIn()
    const [email2, email3] = [newAddress(), newAddress()]
    await change(browser, email2)
    await request(browser, email3)
    const data = await accountDataOf(browser)
    expect(data).toMatchObject({
      account: { email: email2 },
      emailChanges: { pending: email3, former: [{ email }] },
    })
    const subjects = data.mails.map(({ subject }) => subject)
    expect(subjects).toContain('Your Larder email was changed')
    expect(subjects).toContain('****** is your code to change your Larder email')
  })

  test('a change of the account’s address leaves no rows behind when the account is deleted', async () => {
    const { email, browser, auth } = await signedIn()
    const [email2, email3] = [newAddress(), newAddress()]
    await change(browser, email2)
    await mailTo(email, 'Your Larder email was changed')
    await request(browser, email3)
    await site().deps.db.execute(`update email_changes set changed_at = changed_at - interval '7 days'`)
    await mailbagOf(site()).letPass(7 * 24 * 60)
    await auth.deleteAccount({ email: email2, password })
    const kept = async (statement: string) => [...(await site().deps.db.execute(statement))]
    const all = `('${email}', '${email2}', '${email3}')`
    expect(await kept(`select former_email from email_changes where former_email in ${all}`)).toEqual([])
    expect(await kept(`select email from codes where email in ${all}`)).toEqual([])
    expect(await kept(`select subject from outbox where recipient = '${email}'`)).toEqual([])
  })
})
