import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import {
  addHousehold,
  handOver,
  householdOf,
  invite,
  letDaysPass,
  resetPasswordOf,
  rolesIn,
} from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())

const daysPass = (days: number, ...people: TestMember[]) => letDaysPass(site, days, ...people)
const reset = (person: TestMember) => resetPasswordOf(site, person)

describe('after a password reset', () => {
  test('a household owned by a member whom the account invited goes back to its former owner', async () => {
    const [alice, mal] = await addHousehold(site, 'Alice', 'Mal')
    await daysPass(30, alice, mal)
    const bob = await site.addMember('Bob')
    await invite(mal, bob)
    await handOver(alice, bob)
    await reset(mal)
    expect(await rolesIn(alice)).toEqual({ Alice: 'owner', Mal: 'member' })
  })

  test('a household whose former owner has left goes to its longest-standing member', async () => {
    const [alice, carl, mal] = await addHousehold(site, 'Alice', 'Carl', 'Mal')
    await daysPass(40, alice, carl)
    await daysPass(30, mal)
    const bob = await site.addMember('Bob')
    await invite(mal, bob)
    await handOver(alice, bob)
    await alice.home.leave()
    await reset(mal)
    expect(await rolesIn(carl)).toEqual({ Carl: 'owner', Mal: 'member' })
  })

  test('a household that the account owned comes back to it after several handovers, even if it was removed', async () => {
    const [vic, carl] = await addHousehold(site, 'Vic', 'Carl')
    await daysPass(30, vic, carl)
    const [eve, mallory] = [await site.addMember('Eve'), await site.addMember('Mallory')]
    const { id } = await householdOf(vic)
    await invite(vic, eve)
    await invite(eve, mallory)
    await handOver(vic, eve)
    await handOver(eve, mallory)
    await mallory.home.removeMember({ userId: eve.userId })
    await mallory.home.removeMember({ userId: vic.userId })
    await reset(vic)
    expect((await householdOf(vic)).id).toBe(id)
    expect(await rolesIn(vic)).toEqual({ Vic: 'owner', Carl: 'member' })
  })

  test('members whom the account invited long ago stay, even if the account rejoined this week', async () => {
    const [owner, pat] = await addHousehold(site, 'Owner', 'Pat')
    const [kid, kid2] = [await site.addMember('Kid'), await site.addMember('Kid2')]
    await invite(pat, kid)
    await invite(pat, kid2)
    await daysPass(300, owner, pat, kid, kid2)
    await pat.home.leave()
    await invite(owner, pat)
    await reset(pat)
    expect(await rolesIn(owner)).toEqual({ Owner: 'owner', Kid: 'member', Kid2: 'member' })
  })
})

test('a member’s open invitations are in their download', async () => {
  const ada = await site.addMember('Ada')
  await ada.home.inviteByMail({ email: 'pal@example.com' })
  await ada.home.inviteByLink()
  const moments = { createdAt: expect.any(String), expiresAt: expect.any(String) }
  expect((await accountDataOf(ada)).invitations).toEqual([
    { email: 'pal@example.com', ...moments },
    { email: null, ...moments },
  ])
})

test('a member’s handovers are kept for two weeks and are in their download', async () => {
  const [ada, ben] = await addHousehold(site, 'Ada', 'Ben')
  const [cy] = await addHousehold(site, 'Cy')
  await invite(cy, ada)
  await handOver(cy, ada)
  await ada.caller.households.switch({ householdId: (await householdOf(ben)).id })
  await handOver(ada, ben)
  await site.deps.db.execute(
    `update household_handovers set handed_over_at = now() - interval '15 days' where former_owner_id = '${ada.userId}'`,
  )
  await runHousekeepingOnce(site)
  const data = await Promise.all([ada, cy].map(accountDataOf))
  expect(data.map(({ handovers }) => handovers)).toEqual([
    [],
    [{ household: "Cy's kitchen", handedOverAt: expect.any(String) }],
  ])
})

test('the download names no household that the member handed over and left', async () => {
  const [cy, ada] = await addHousehold(site, 'Cy', 'Ada')
  await handOver(cy, ada)
  await cy.home.leave()
  await ada.home.rename({ name: 'A name for its members' })
  const { handovers } = await accountDataOf(cy)
  expect(handovers).toEqual([{ household: null, handedOverAt: expect.any(String) }])
})

test('a membership that ended this week is in the member’s download', async () => {
  const olga = await site.addMember('Olga')
  const eve = await site.addMember('Eve')
  await invite(olga, eve)
  expect((await accountDataOf(eve)).endedMemberships).toEqual([])
  await eve.home.leave()
  expect((await accountDataOf(eve)).endedMemberships).toEqual([{ joinedAt: expect.any(String) }])
})
