import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { addHousehold as addHouseholdTo, householdOf, rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { publicUrl: 'https://larder.example', mailsPerVisitor: 1_000 } })
})
afterAll(() => site.close())

const addHousehold = <const Names extends string[]>(...names: Names) => addHouseholdTo(site, ...names)

/** Makes a person a member of `count` more households. */
async function addMemberships({ userId }: TestMember, count: number): Promise<void> {
  await site.deps.db.execute(sql`
    with made as (
      insert into households (id, name) select gen_random_uuid()::text, 'House ' || at from generate_series(1, ${count}) at
      returning id)
    insert into memberships (household_id, user_id, role, is_current) select id, ${userId}, 'member', false from made`)
}

/** Adds `count` members to a person's current household. */
async function fillHousehold({ userId }: TestMember, count: number): Promise<void> {
  await site.deps.db.execute(sql`
    with made as (
      insert into users (id, email, name)
      select gen_random_uuid()::text, gen_random_uuid() || '@example.com', 'Cook ' || at
      from generate_series(1, ${count}) at returning id)
    insert into memberships (household_id, user_id, role, is_current)
    select household_id, made.id, 'member', false from memberships, made
    where memberships.user_id = ${userId} and memberships.is_current`)
}

describe('an invitation link', () => {
  test('an invitation link shows its household and inviter, and lets in one person only', async () => {
    const [ada, ben, eve] = [await site.addMember('Ada'), await site.addMember('Ben'), await site.addMember()]
    const { token } = await ada.home.inviteByLink()
    const seen = { householdName: "Ada's kitchen", invitedBy: 'Ada', isMember: false }
    expect(await site.callerAt().households.invitation({ token })).toEqual(seen)
    expect(await ben.caller.households.invitation({ token })).toEqual(seen)
    await ben.caller.households.joinByLink({ token })
    expect(await rolesIn(ben)).toEqual({ Ada: 'owner', Ben: 'member' })
    const refused = { code: 'NOT_FOUND', message: /not open any more/ }
    await expect(eve.caller.households.joinByLink({ token })).rejects.toMatchObject(refused)
    await expect(eve.caller.households.invitation({ token })).rejects.toMatchObject(refused)
  })

  test('an invitation link mails the owner in the owner’s language when a person joins by it, once', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const eve = await site.addMember('Eve')
    await site.deps.db.execute(sql`update users set locale = 'de' where id = ${ada.userId}`)
    const { token } = await ben.home.inviteByLink()
    for (let times = 0; times < 2; times += 1) await eve.caller.households.joinByLink({ token })
    const mailsTo = ({ email }: TestMember) =>
      site.deps.db.select().from(outboxMailsTable).where(eq(outboxMailsTable.recipient, email))
    const toOwner = (await mailsTo(ada)).filter(({ text }) => text.includes('Eve ist'))
    expect(toOwner.map(({ subject }) => subject)).toEqual(['Jemand ist deinem Larder-Haushalt beigetreten'])
    expect(toOwner[0]?.text).toMatch(/Eve .*Ada's kitchen/)
    expect(await mailsTo(ben)).toEqual([])
  })

  test('an invitation link that is used or expired leads members to the household again, and says that they are members', async () => {
    const [ada, ben, eve] = [
      await site.addMember('Ada'),
      await site.addMember('Ben'),
      await site.addMember('Eve'),
    ]
    const { token } = await ada.home.inviteByLink()
    for (let times = 0; times < 2; times += 1) await ben.caller.households.joinByLink({ token })
    await site.deps.db.execute(`update invitations set expires_at = now() - interval '1 day'`)
    for (const { caller } of [ada, ben])
      expect(await caller.households.invitation({ token })).toMatchObject({ isMember: true })
    const [own] = (await ben.caller.households.list()).filter(({ isCurrent }) => !isCurrent)
    await ben.caller.households.switch({ householdId: own!.id })
    await ben.caller.households.joinByLink({ token })
    expect(await householdOf(ben)).toMatchObject({ name: "Ada's kitchen" })
    await ben.home.leave()
    const refused = { code: 'NOT_FOUND', message: /not open any more/ }
    for (const { caller } of [ben, eve]) {
      await expect(caller.households.joinByLink({ token })).rejects.toMatchObject(refused)
      await expect(caller.households.invitation({ token })).rejects.toMatchObject(refused)
    }
  })

  test('an invitation link lets in one of two people who follow it at once', async () => {
    const ada = await site.addMember('Ada')
    const { token } = await ada.home.inviteByLink()
    const others = await Promise.all([site.addMember('Ben'), site.addMember('Eve')])
    const joins = await Promise.allSettled(
      others.map(({ caller }) => caller.households.joinByLink({ token })),
    )
    expect(joins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(Object.keys(await rolesIn(ada))).toHaveLength(2)
  })

  test('an invitation link is not used up by a member of the household', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const { token } = await ada.home.inviteByLink()
    await ben.caller.households.joinByLink({ token })
    expect(await ben.caller.households.invitation({ token })).toMatchObject({ isMember: true })
    expect((await householdOf(ada)).invitations).toHaveLength(1)
  })

  test('an invitation link lets a person into a twentieth household but no further one, even when two links are followed at once', async () => {
    const guest = await site.addMember('Ben')
    await addMemberships(guest, 18)
    const hosts = await Promise.all(['Ada', 'Eve'].map((name) => site.addMember(name)))
    const links = await Promise.all(hosts.map(({ home }) => home.inviteByLink()))
    const joins = await Promise.allSettled(
      links.map(({ token }) => guest.caller.households.joinByLink({ token })),
    )
    expect(joins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(joins.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'BAD_REQUEST',
        message: 'You can belong to 20 households at most. Please leave one of them first.',
      },
    })
    expect(await guest.caller.households.list()).toHaveLength(20)
    // The refused link stays open for others.
    const [refused] = links.filter((_, at) => joins[at]!.status === 'rejected')
    const other = await site.addMember('Mia')
    await other.caller.households.joinByLink({ token: refused!.token })
    expect(Object.keys(await rolesIn(other))).toHaveLength(2)
  })

  test('an invitation link lets a thirtieth member into a household but no further one, even when two links are followed at once', async () => {
    const ada = await site.addMember('Ada')
    await fillHousehold(ada, 28)
    const links = [await ada.home.inviteByLink(), await ada.home.inviteByLink()]
    const joins = await Promise.allSettled(
      links.map(async ({ token }) => (await site.addMember('Ben')).caller.households.joinByLink({ token })),
    )
    expect(joins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(joins.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'BAD_REQUEST',
        message: 'A household can have 30 members at most, and this one has them.',
      },
    })
  })

  test('an invitation link leaves a person who is in more than twenty households in all of them', async () => {
    const guest = await site.addMember('Ben')
    await addMemberships(guest, 25)
    const ada = await site.addMember('Ada')
    const { token } = await ada.home.inviteByLink()
    await expect(guest.caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const all = await guest.caller.households.list()
    expect(all).toHaveLength(26)
    await guest.caller.households.switch({ householdId: all.at(-1)!.id })
    expect((await guest.caller.households.list()).at(-1)).toMatchObject({ isCurrent: true })
  })

  test('an invitation link expires after seven days', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const { token } = await ada.home.inviteByLink()
    await site.deps.db.execute(`update invitations set expires_at = expires_at - interval '6 days 23 hours'`)
    expect(await ben.caller.households.invitation({ token })).toMatchObject({ invitedBy: 'Ada' })
    await site.deps.db.execute(`update invitations set expires_at = expires_at - interval '1 hour'`)
    await expect(ben.caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await householdOf(ada)).invitations).toEqual([])
  })

  test('an invitation link can be revoked by a member, and not by a stranger', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const { token } = await ada.home.inviteByLink()
    const [{ id: invitationId } = { id: '' }] = (await householdOf(ada)).invitations
    await expect(eve.home.revokeInvitation({ invitationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await ada.home.revokeInvitation({ invitationId })
    await expect(eve.caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an invitation link ends when the member who made it leaves', async () => {
    const [, ben] = await addHousehold('Ada', 'Ben')
    const { token } = await ben.home.inviteByLink()
    await ben.home.leave()
    await expect(ben.caller.households.invitation({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an invitation link is stored as a hash only', async () => {
    const ada = await site.addMember()
    const { token } = await ada.home.inviteByLink()
    expect(JSON.stringify(await site.deps.db.execute('select * from invitations'))).not.toContain(token)
  })

  test('an invitation link appears in no log', async () => {
    const ada = await site.addMember()
    const { token } = await ada.home.inviteByLink()
    const app = await site.openApp()
    expect((await app.inject(`/join/${token}`)).body).toContain('Ada invites you')
    const logged = JSON.stringify(site.logged)
    expect(logged).toContain('/join/:token')
    expect(logged).not.toContain(token)
  })

  test('an invitation link with an invented token is not found', async () => {
    const { caller } = await site.addMember()
    for (const token of ['x'.repeat(43), "' or 1=1 --", '🥝'])
      await expect(caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
