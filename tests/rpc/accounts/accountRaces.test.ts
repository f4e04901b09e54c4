import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { runInTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { createUser } from '#server/features/auth/createUser.ts'
import { storePasswordHash } from '#server/features/auth/passwordChanges.ts'
import {
  endSessionButKeepBrowserKnown,
  endSessionsOfUser,
} from '#server/features/auth/sessions/endSessions.ts'
import { emailChangesTable, usersTable } from '#server/features/auth/table.ts'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { defaultLocale } from '#shared/locale.ts'
import { mailedCode } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import { rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

const thirdPassword = 'Mint & 6 figs'
const signIn = (email: string, typed: string) =>
  site.openBrowser({ visitor: '203.0.113.7' }).caller.auth.signIn({ email, password: typed })

/** A signed-in person, and `meanwhile`, which sets their password to `otherPassword` while `call` is running. */
async function personWithRace() {
  const person = await confirmed()
  await person.auth.signIn({ email: person.email, password })
  const { userId = '' } = (await viewerOf(person.browser)) ?? {}
  const { context } = site.openBrowser({ visitor: '203.0.113.8' })
  const hash = await hashPassword(context, otherPassword)
  const meanwhile = (work: (deps: Deps) => Promise<unknown>, call: () => Promise<unknown>) =>
    whileOpen(
      site.deps,
      async (deps) => {
        await storePasswordHash({ deps }, userId, hash)
        await work(deps)
      },
      call,
    )
  return { ...person, userId, meanwhile }
}

describe('a password change', () => {
  test('a password change is refused when a reset ended its session while the current password was compared', async () => {
    const { email, auth, userId, meanwhile } = await personWithRace()
    const { outcome } = await meanwhile(
      (deps) => endSessionsOfUser({ deps }, userId, null),
      () => auth.changePassword({ currentPassword: password, newPassword: thirdPassword }),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: m.auth_not_signed_in() })
    expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
  })

  test('a password change is refused when another password was set while the current one was compared', async () => {
    const { email, auth, meanwhile } = await personWithRace()
    const { outcome } = await meanwhile(
      async () => {},
      () => auth.changePassword({ currentPassword: password, newPassword: thirdPassword }),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'BAD_REQUEST', message: m.auth_wrong_password() })
    expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
  })

  test('a password change that sets a first password is refused when the account got one meanwhile', async () => {
    const { email, auth, userId, meanwhile } = await personWithRace()
    await site.deps.db.execute(`update users set password_hash = null where id = '${userId}'`)
    const { outcome } = await meanwhile(
      async () => {},
      () => auth.changePassword({ currentPassword: null, newPassword: thirdPassword }),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'BAD_REQUEST', message: m.auth_wrong_password() })
    expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
  })
})

test('a sign-in is refused when another password was set while the typed one was compared', async () => {
  const { email, meanwhile } = await personWithRace()
  const phone = site.openBrowser({ visitor: '203.0.113.9' })
  const { outcome } = await meanwhile(
    async () => {},
    () => phone.caller.auth.signIn({ email, password }),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'BAD_REQUEST', message: m.auth_sign_in_failed() })
  expect(phone.token).toBeNull()
})

describe('the deletion of an account', () => {
  test('the deletion of an account is refused when a reset ended its session while the password was compared', async () => {
    const { email, auth, userId, meanwhile } = await personWithRace()
    const { outcome } = await meanwhile(
      (deps) => endSessionsOfUser({ deps }, userId, null),
      () => auth.deleteAccount({ email, password }),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
  })

  test('the deletion of an account is refused when another password was set while the current one was compared', async () => {
    const { email, auth, meanwhile } = await personWithRace()
    const { outcome } = await meanwhile(
      async () => {},
      () => auth.deleteAccount({ email, password }),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'BAD_REQUEST', message: m.auth_wrong_password() })
    expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
  })
})

describe('an invitation', () => {
  test.each(['link', 'mail'] as const)(
    'an invitation by %s is refused when a reset ended the inviting member’s session meanwhile',
    async (way) => {
      const { browser, userId, meanwhile } = await personWithRace()
      const { id: householdId } = await browser.caller.households.current()
      const { outcome } = await meanwhile(
        (deps) => endSessionsOfUser({ deps }, userId, null),
        () =>
          way === 'link'
            ? browser.caller.households.inviteByLink({ householdId })
            : browser.caller.households.inviteByMail({
                householdId,
                email: `friend-of-${userId}@example.com`,
              }),
      )
      await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      const open = await site.deps.db.execute(`select id from invitations where invited_by = '${userId}'`)
      expect([...open]).toEqual([])
    },
  )
})

test('handing a household over is refused when a reset ended the session while the password was compared', async () => {
  const { browser, userId, meanwhile } = await personWithRace()
  const friend = await site.addMember('Eve')
  const { token } = await browser.home.inviteByLink()
  await friend.caller.households.joinByLink({ token })
  const { outcome } = await meanwhile(
    (deps) => endSessionsOfUser({ deps }, userId, null),
    () => browser.home.handOver({ userId: friend.userId, currentPassword: password }),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await rolesIn(friend)).Eve).toBe('member')
})

test('joining a household is refused when a reset ended the session meanwhile', async () => {
  const { browser, userId, meanwhile } = await personWithRace()
  const owner = await site.addMember('Olga')
  const { token } = await owner.home.inviteByLink()
  const { outcome } = await meanwhile(
    (deps) => endSessionsOfUser({ deps }, userId, null),
    () => browser.caller.households.joinByLink({ token }),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await rolesIn(owner)).toEqual({ Olga: 'owner' })
})

test('a password change is refused when its session was signed out while the call waited', async () => {
  const { email, auth, meanwhile } = await personWithRace()
  const [session] = await auth.listSessions()
  const { outcome } = await meanwhile(
    (deps) => endSessionButKeepBrowserKnown({ deps }, session?.id ?? ''),
    () => auth.changePassword({ currentPassword: password, newPassword: thirdPassword }),
  )
  await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await signIn(email, otherPassword)).toEqual({ outcome: 'signed in' })
})

test('no account is created with an address that another account is giving up at that moment', async () => {
  const { email, userId } = await personWithRace()
  const { outcome } = await whileOpen(
    site.deps,
    async ({ db }) => {
      await db.insert(emailChangesTable).values({ id: 'given up', userId, formerEmail: email })
      await db
        .update(usersTable)
        .set({ email: `now-${email}` })
        .where(eq(usersTable.id, userId))
    },
    () =>
      runInTransaction(site, (tx) =>
        createUser({ ...tx, locale: defaultLocale }, { email, name: 'Eve', passwordHash: null }),
      ),
  )
  expect(await outcome).toBeNull()
  expect(await site.deps.db.$count(usersTable, eq(usersTable.email, email))).toBe(0)
})

test('an e-mail change and a deletion requested at the same time do not deadlock', async () => {
  const { email, auth, userId } = await personWithRace()
  await auth.requestEmailChange({ email: `first-${email}`, currentPassword: password })
  const { outcome } = await whileOpen(
    site.deps,
    ({ db }) => db.select().from(usersTable).where(eq(usersTable.id, userId)).for('no key update'),
    () =>
      Promise.allSettled([
        auth.requestEmailChange({ email: `second-${email}`, currentPassword: password }),
        auth.deleteAccount({ email, password }),
      ]),
    2,
  )
  const [request, deletion] = (await outcome) as PromiseSettledResult<unknown>[]
  expect(deletion).toMatchObject({ status: 'fulfilled' })
  // Either may come first: a request that comes second finds no account.
  if (request?.status === 'rejected') expect(request.reason).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a proof of identity locks the account before it locks a code', async () => {
  const { email, auth, userId } = await personWithRace()
  await auth.mailProofCode()
  const code = await mailedCode(site.deps.db, email)
  const isProof = sql`purpose = 'prove-identity' and subject_id = ${userId}`
  let unlocked = 0
  const { outcome } = await whileOpen(
    site.deps,
    async ({ db }) => {
      await db.select().from(usersTable).where(eq(usersTable.id, userId)).for('no key update')
      await db.execute(sql`select from sessions where user_id = ${userId} for update`)
    },
    () => auth.proveIdentity({ code }),
    1,
    async () => {
      const codes = await site.deps.db.execute(sql`select from codes where ${isProof} for update skip locked`)
      unlocked = codes.length
    },
  )
  await outcome
  expect(unlocked).toBe(1)
})
