import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdsTable, membershipsTable } from '#server/features/households/table.ts'
import { logEvents } from '#server/logEvents.ts'
import { mailedCode } from '../../support/accounts/mailedCode.ts'
import { otherPassword } from '../../support/accounts/newcomers.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import { addHousehold, handOver, householdOf, invite, rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())

/** Returns a function that resets the member's password with a code mailed beforehand. */
async function prepareReset({ caller, email }: TestMember): Promise<() => Promise<void>> {
  await caller.auth.forgotPassword({ email })
  const code = await mailedCode(site.deps.db, email)
  return () => caller.auth.resetPassword({ email, code, newPassword: otherPassword })
}
type Db = TestSite['deps']['db']
const holdHousehold = (id: string) => (db: Db) =>
  db.select().from(householdsTable).where(eq(householdsTable.id, id)).for('no key update')

/** Runs both calls while a third transaction holds `held`, releases it once both wait, and expects no deadlock. */
async function expectNoDeadlock(
  hold: (db: Db) => Promise<unknown>,
  ...calls: (() => Promise<unknown>)[]
): Promise<PromiseSettledResult<unknown>[]> {
  const before = site.logged.length
  const both = () => Promise.allSettled(calls.map((call) => call()))
  const { outcome } = await whileOpen(site.deps, ({ db }) => hold(db), both, calls.length)
  const results = (await outcome) as PromiseSettledResult<unknown>[]
  expect(site.logged.slice(before).filter(({ msg }) => msg === logEvents.transactionRetried)).toEqual([])
  return results
}
const holdMembershipsOf = (who: TestMember) => (db: Db) =>
  db.select().from(membershipsTable).where(eq(membershipsTable.userId, who.userId)).for('update')

test('a reset does not deadlock with a member it removes who follows an open link again', async () => {
  const [vic, eve] = await addHousehold(site, 'Vic', 'Eve')
  const { token } = await vic.home.inviteByLink()
  const { id } = await householdOf(vic)
  const reset = await prepareReset(vic)
  const [, resetting] = await expectNoDeadlock(
    holdHousehold(id),
    () => eve.caller.households.joinByLink({ token }),
    reset,
  )
  expect(resetting).toMatchObject({ status: 'fulfilled' })
  await vic.caller.auth.signIn({ email: vic.email, password: otherPassword })
  expect(await rolesIn(vic)).toEqual({ Vic: 'owner' })
})

test('two resets of households that share members in another order do not deadlock', async () => {
  const [vic, ...eves] = await addHousehold(site, 'Vic', 'Ann', 'Bea', 'Cleo')
  const wim = await site.addMember('Wim')
  for (const eve of eves.toReversed()) await invite(wim, eve)
  const resets = [await prepareReset(vic), await prepareReset(wim)]
  const results = await expectNoDeadlock(holdMembershipsOf(eves[1]), ...resets)
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  for (const owner of [vic, wim]) {
    await owner.caller.auth.signIn({ email: owner.email, password: otherPassword })
    expect(Object.values(await rolesIn(owner))).toEqual(['owner'])
  }
})

test('a reset and a handover of another household with the same members do not deadlock', async () => {
  const people = await Promise.all(['Eve', 'Eve', 'Eve'].map((name) => site.addMember(name)))
  // The order in which the database finds the rows of one household.
  const eves = people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
  const [vic, olga] = [await site.addMember('Vic'), await site.addMember('Olga')]
  for (const eve of eves.toReversed()) await invite(vic, eve)
  for (const eve of eves) await invite(olga, eve)
  const results = await expectNoDeadlock(
    holdMembershipsOf(eves[1]!),
    () => handOver(olga, eves[1]!),
    await prepareReset(vic),
  )
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(await rolesIn(olga)).toEqual({ Eve: expect.any(String), Olga: 'member' })
})

test('a reset and a deletion whose new owners it removes do not deadlock', async () => {
  const [vic, ...eves] = await addHousehold(site, 'Vic', 'Ann', 'Bea', 'Cleo')
  const owner = await site.addMember('Owner')
  for (const eve of eves.toReversed()) {
    await invite(owner, eve)
    // Another household that this member inherits.
    const [other] = await addHousehold(site, 'Other')
    await invite(other, owner)
    await handOver(other, owner)
    await other.home.leave()
  }
  const results = await expectNoDeadlock(
    holdMembershipsOf(eves[1]),
    () => owner.caller.auth.deleteAccount({ email: owner.email, password: null, recipes: 'keep' }),
    await prepareReset(vic),
  )
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  const heirs = eves.map(({ userId }) => userId)
  const { db } = site.deps
  expect(
    await db.$count(
      membershipsTable,
      and(inArray(membershipsTable.userId, heirs), eq(membershipsTable.role, 'owner')),
    ),
  ).toBe(6)
})
