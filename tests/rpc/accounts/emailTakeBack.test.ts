import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { identitiesTable } from '#server/features/auth/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { prepareEmailChanges } from '../../support/accounts/emailChanges.ts'
import { otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { invite, letDaysPass, rolesIn } from '../../support/households/households.ts'
import type { TestBrowser } from '../../support/testSite.ts'

const prepared = prepareEmailChanges()
const { site, newAddress, mailTo, codeFor, signedIn, alsoSignedIn, change } = prepared

const resetSubject = 'Your code to set a new Larder password'
const setNewPassword = async ({ caller: { auth } }: TestBrowser, email: string, code: string) =>
  auth.resetPassword({ email, code, newPassword: otherPassword })
/** Takes an account back by a password reset with a former address. */
async function takeBack(browser: TestBrowser, email: string): Promise<void> {
  await browser.caller.auth.forgotPassword({ email })
  await setNewPassword(browser, email, await codeFor(email, resetSubject))
}
/** Vic, and Eve, who knows Vic's password and has changed the account's address to one of her own. */
async function takenAccount() {
  const vic = await signedIn('Vic')
  const eve = await alsoSignedIn(vic.email)
  const evesEmail = newAddress()
  await change(eve, evesEmail)
  return { vic, eve, evesEmail }
}
/** Gives the address to another account, as no procedure does any more but rows of earlier versions may have. */
async function giveToAnother(email: string): Promise<void> {
  const { userId } = await site().addMember('Cy')
  await site().deps.db.execute(`update users set email = '${email}' where id = '${userId}'`)
}
const daysPass = (days: number) =>
  site().deps.db.execute(`update email_changes set changed_at = changed_at - interval '${days} days'`)

describe('within a week after its address was changed', () => {
  test('a reset with the former address restores that address and ends the intruder’s access', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    expect(await viewerOf(vic.browser)).toBeNull()
    await takeBack(vic.browser, vic.email)
    expect(await viewerOf(eve)).toBeNull()
    await vic.auth.signIn({ email: vic.email, password: otherPassword })
    expect(await viewerOf(vic.browser)).toMatchObject({ email: vic.email, name: 'Vic' })
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner' })
    for (const typed of [password, otherPassword])
      await expect(eve.caller.auth.signIn({ email: evesEmail, password: typed })).rejects.toThrow(
        m.auth_sign_in_failed(),
      )
    await mailTo(evesEmail, 'Your Larder account has its former email again')
    await mailTo(vic.email, 'Your Larder password was reset')
  })

  test('the first address takes the account back after several changes, the ones between do not', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    const third = newAddress()
    await change(eve, third)
    await takeBack(vic.browser, vic.email)
    await vic.auth.signIn({ email: vic.email, password: otherPassword })
    expect(await viewerOf(vic.browser)).toMatchObject({ email: vic.email })
    await eve.caller.auth.forgotPassword({ email: evesEmail })
    await mailTo(evesEmail, 'There is no Larder account for this address')
  })

  test('a take-back removes members and providers added in the week before the change, and keeps older ones', async () => {
    const vic = await signedIn('Vic')
    const userId = (await viewerOf(vic.browser))?.userId ?? ''
    const eve = await alsoSignedIn(vic.email)
    const [mallory, ann] = [await site().addMember('Mallory'), await site().addMember('Ann')]
    for (const each of [mallory, ann]) await invite(eve, each)
    const { db } = site().deps
    await db.insert(identitiesTable).values([
      { provider: 'google', subject: `eves-${userId}`, userId },
      { provider: 'apple', subject: `of-${userId}`, userId },
    ])
    await db.execute(`update identities set created_at = now() - interval '8 days' where provider = 'apple'`)
    await db.execute(`update identities set created_at = now() - interval '3 days' where provider = 'google'`)
    await letDaysPass(site(), 8, ann)
    await letDaysPass(site(), 3, mallory)
    await change(eve, newAddress())
    // The change was six days ago, and everything else six days before it.
    await daysPass(6)
    await letDaysPass(site(), 6, mallory, ann)
    await db.execute(`update identities set created_at = created_at - interval '6 days'`)
    await runHousekeepingOnce(site())
    await takeBack(vic.browser, vic.email)
    await vic.auth.signIn({ email: vic.email, password: otherPassword })
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner', Ann: 'member' })
    expect((await vic.auth.linkedProviders()).map(({ provider, state }) => [provider, state]).sort()).toEqual(
      [
        ['apple', 'linked'],
        ['google', 'removed'],
      ],
    )
  })

  test('a take-back voids a reset code that was mailed to the new address', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    await eve.caller.auth.forgotPassword({ email: evesEmail })
    const evesCode = await codeFor(evesEmail, resetSubject)
    await takeBack(vic.browser, vic.email)
    await expect(setNewPassword(eve, evesEmail, evesCode)).rejects.toThrow(m.auth_reset_failed())
  })

  test('a take-back unlinks providers linked since the change, and keeps older ones', async () => {
    const vic = await signedIn('Vic')
    const userId = (await viewerOf(vic.browser))?.userId ?? ''
    const { db } = site().deps
    const createdAt = new Date(Date.now() - 8 * 86_400_000)
    await db
      .insert(identitiesTable)
      .values({ provider: 'google', subject: `of-${userId}`, userId, createdAt })
    await change(await alsoSignedIn(vic.email), newAddress())
    await db.insert(identitiesTable).values({ provider: 'apple', subject: `eves-${userId}`, userId })
    await takeBack(vic.browser, vic.email)
    const left = await db.execute(
      `select provider from identities where user_id = '${userId}' and removed_at is null`,
    )
    expect([...left]).toEqual([{ provider: 'google' }])
  })

  test('an account changed back to its former address cannot be taken with the address between', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    const userId = (await viewerOf(eve))?.userId ?? ''
    const { db } = site().deps
    await db.insert(identitiesTable).values({ provider: 'google', subject: `eves-${userId}`, userId })
    await change(eve, vic.email)
    await mailTo(evesEmail, 'Your Larder account has its former email again')
    await eve.caller.auth.forgotPassword({ email: evesEmail })
    await mailTo(evesEmail, 'There is no Larder account for this address')
    expect([
      ...(await db.execute(`select from identities where user_id = '${userId}' and removed_at is null`)),
    ]).toEqual([])
  })

  test('a reset with the new address sets a password and keeps that address', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    await takeBack(eve, evesEmail)
    await eve.caller.auth.signIn({ email: evesEmail, password: otherPassword })
    expect(await viewerOf(eve)).toMatchObject({ email: evesEmail })
    await takeBack(vic.browser, vic.email)
  })

  test('a reset with a former address that has its own account changes only that account', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    await giveToAnother(vic.email)
    await takeBack(vic.browser, vic.email)
    await vic.auth.signIn({ email: vic.email, password: otherPassword })
    expect(await viewerOf(vic.browser)).toMatchObject({ name: 'Cy' })
    expect(await viewerOf(eve)).toMatchObject({ email: evesEmail, name: 'Vic' })
  })

  test('a code for the former address takes nothing back once that address has its own account', async () => {
    const { vic, eve, evesEmail } = await takenAccount()
    await vic.auth.forgotPassword({ email: vic.email })
    const code = await codeFor(vic.email, resetSubject)
    await giveToAnother(vic.email)
    await expect(setNewPassword(vic.browser, vic.email, code)).rejects.toThrow(m.auth_reset_failed())
    expect(await viewerOf(eve)).toMatchObject({ email: evesEmail })
  })
})

describe('more than a week after its address was changed', () => {
  test('the former address no longer resets the account’s password', async () => {
    const { vic, eve } = await takenAccount()
    await daysPass(8)
    await vic.auth.forgotPassword({ email: vic.email })
    await mailTo(vic.email, 'There is no Larder account for this address')
    expect(await viewerOf(eve)).not.toBeNull()
  })

  test('a code that was mailed to the former address earlier no longer works', async () => {
    const { vic } = await takenAccount()
    await vic.auth.forgotPassword({ email: vic.email })
    const code = await codeFor(vic.email, resetSubject)
    await daysPass(8)
    await expect(setNewPassword(vic.browser, vic.email, code)).rejects.toThrow(m.auth_reset_failed())
  })

  test('the former address is deleted from the database', async () => {
    const { vic } = await takenAccount()
    const kept = async () =>
      await site().deps.db.execute(`select from email_changes where former_email = '${vic.email}'`)
    await runHousekeepingOnce(site())
    expect(await kept()).toHaveLength(1)
    await daysPass(8)
    await runHousekeepingOnce(site())
    expect(await kept()).toHaveLength(0)
  })
})
