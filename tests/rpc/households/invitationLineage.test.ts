import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
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
const addMember = (name: string) => site.addMember(name)
const leave = ({ home }: TestMember) => home.leave()
const remove = (owner: TestMember, { userId }: TestMember) => owner.home.removeMember({ userId })
const deleteAccount = ({ caller, email }: TestMember) => caller.auth.deleteAccount({ email, password: null })
const rowsOf = (statement: string) => site.deps.db.execute(statement)

/** Olga's household, with Fay and Carl as members for a month. */
async function oldHousehold(): Promise<{ olga: TestMember; fay: TestMember; carl: TestMember }> {
  const [olga, fay, carl] = await addHousehold(site, 'Olga', 'Fay', 'Carl')
  await daysPass(30, olga, fay, carl)
  return { olga, fay, carl }
}

/** How the membership of Eve, who invited Mallory, ends. */
const endings: Record<string, (eve: TestMember, owner: TestMember) => Promise<void>> = {
  leaves: leave,
  'is removed': (eve, owner) => remove(owner, eve),
  'deletes her account': deleteAccount,
}

describe.each(Object.keys(endings))(
  'a member invited this week who invited another and then %s',
  (ending) => {
    const end = endings[ending]!

    test('a member invited this week is removed with the member they invited by a password reset of the owner', async () => {
      const { olga, fay } = await oldHousehold()
      const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
      await invite(olga, eve)
      await invite(eve, mallory)
      await end(eve, olga)
      await reset(olga)
      expect(await rolesIn(fay)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member' })
      expect(await rolesIn(mallory)).toEqual({ Mallory: 'owner' })
    })

    test('a member invited this week is removed with the member they invited by a password reset of a plain member', async () => {
      const { olga, fay } = await oldHousehold()
      const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
      await invite(fay, eve)
      await invite(eve, mallory)
      await end(eve, olga)
      await reset(fay)
      expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member' })
    })

    test('a member is removed with those they invited when the member who reset the password had left too', async () => {
      const { olga, fay } = await oldHousehold()
      const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
      await invite(fay, eve)
      await invite(eve, mallory)
      await leave(fay)
      await end(eve, olga)
      await reset(fay)
      expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Carl: 'member' })
    })
  },
)

describe('after a reset', () => {
  test('a household handed to a member invited this week comes back, even if the inviter’s account is deleted', async () => {
    const { olga, fay } = await oldHousehold()
    const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
    const { id } = await householdOf(olga)
    await invite(olga, eve)
    await invite(eve, mallory)
    await handOver(olga, mallory)
    for (const other of [olga, fay]) await remove(mallory, other)
    await deleteAccount(eve)
    await reset(olga)
    expect((await householdOf(olga)).id).toBe(id)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Carl: 'member' })
  })

  test('a member who was invited before the reset member left is removed', async () => {
    const { olga, fay } = await oldHousehold()
    const eve = await addMember('Eve')
    await invite(fay, eve)
    await leave(fay)
    await reset(fay)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Carl: 'member' })
  })

  test('members invited through a chain of members who left are removed', async () => {
    const { olga, fay } = await oldHousehold()
    const chain = await Promise.all(['Eve', 'Mallory', 'Trudy', 'Chuck'].map(addMember))
    let inviter = fay
    for (const next of chain) {
      await invite(inviter, next)
      inviter = next
    }
    const [eve, mallory, trudy] = chain
    await deleteAccount(eve!)
    await leave(mallory!)
    await remove(olga, trudy!)
    await reset(fay)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member' })
  })

  test('a member invited this week is removed even after rejoining by another’s invitation', async () => {
    const { olga, fay, carl } = await oldHousehold()
    const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
    await invite(fay, eve)
    await invite(eve, mallory)
    await leave(eve)
    await invite(carl, eve)
    await reset(fay)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member' })
  })

  test('a former member who rejoined by the reset member’s invitation is removed', async () => {
    const { olga, fay, carl } = await oldHousehold()
    await leave(carl)
    await invite(fay, carl)
    await reset(fay)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member' })
  })

  test('a member invited by an older member who has left stays, when a former owner resets', async () => {
    const { olga, fay, carl } = await oldHousehold()
    const pat = await addMember('Pat')
    await invite(carl, pat)
    await leave(carl)
    await handOver(olga, fay)
    await reset(olga)
    expect(await rolesIn(fay)).toEqual({ Olga: 'member', Fay: 'owner', Pat: 'member' })
  })

  test('a member stays whose inviter joined and left more than a week ago', async () => {
    const { olga, fay } = await oldHousehold()
    const [eve, kid] = [await addMember('Eve'), await addMember('Kid')]
    await invite(fay, eve)
    await invite(eve, kid)
    await leave(eve)
    await daysPass(8, eve)
    await reset(fay)
    expect(await rolesIn(olga)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member', Kid: 'member' })
  })

  test('a password reset makes an owner owner again whom the new owner removed and invited again', async () => {
    const { olga, fay } = await oldHousehold()
    const eve = await addMember('Eve')
    await invite(olga, eve)
    await handOver(olga, eve)
    await remove(eve, olga)
    await invite(eve, olga)
    await reset(olga)
    expect(await rolesIn(fay)).toEqual({ Olga: 'owner', Fay: 'member', Carl: 'member' })
  })

  test.each(['handed on', 'kept'])(
    'a household that the account inherited this week, and %s, stays with the account',
    async (fate) => {
      const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
      const eve = await addMember('Eve')
      const { id } = await householdOf(fay)
      await handOver(olga, fay)
      await leave(olga)
      await invite(fay, eve)
      if (fate === 'handed on') await handOver(fay, eve)
      await reset(fay)
      expect((await householdOf(fay)).id).toBe(id)
      expect(await rolesIn(fay)).toEqual({ Fay: 'owner' })
    },
  )
})

describe('the record of who invited whom', () => {
  const edges = (householdId: string) =>
    rowsOf(`select invited_by from memberships where household_id = '${householdId}' and invited_by is not null
      union all select invited_by from ended_memberships where household_id = '${householdId}'`)

  test('the record of who invited whom is kept for two weeks, also for deleted accounts', async () => {
    const { olga, fay, carl } = await oldHousehold()
    const { id } = await householdOf(olga)
    const [eve, mallory] = [await addMember('Eve'), await addMember('Mallory')]
    await invite(fay, eve)
    await invite(eve, mallory)
    await deleteAccount(eve)
    await runHousekeepingOnce(site)
    expect([...(await edges(id))].map((row) => row.invited_by).sort()).toEqual(
      [fay.userId, eve.userId].sort(),
    )
    await daysPass(15, eve, mallory)
    await runHousekeepingOnce(site)
    expect(await edges(id)).toHaveLength(0)
    expect(await rolesIn(carl)).toMatchObject({ Mallory: 'member' })
  })

  test('the record of who invited whom is kept for a membership that is deleted with its user’s row', async () => {
    const { olga, fay } = await oldHousehold()
    const { id } = await householdOf(olga)
    const eve = await addMember('Eve')
    await invite(fay, eve)
    await rowsOf(`delete from users where id = '${eve.userId}'`)
    expect([...(await edges(id))]).toContainEqual({ invited_by: fay.userId })
  })

  test('the record of who invited whom is kept once for a member who joins and leaves repeatedly', async () => {
    const olga = await addMember('Olga')
    const { id } = await householdOf(olga)
    const eve = await addMember('Eve')
    for (let times = 0; times < 3; times += 1) {
      await invite(olga, eve)
      await leave(eve)
      if (times === 0) await daysPass(8, eve)
    }
    await runHousekeepingOnce(site)
    expect([...(await edges(id))]).toEqual([{ invited_by: olga.userId }])
  })

  test('the record of who invited whom is deleted with the household', async () => {
    const olga = await addMember('Olga')
    const { id } = await householdOf(olga)
    const eve = await addMember('Eve')
    await invite(olga, eve)
    await leave(eve)
    expect(await edges(id)).toHaveLength(1)
    await deleteAccount(olga)
    expect(await edges(id)).toHaveLength(0)
  })
})
