import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openGroceryStream } from '../../support/grocery/openGroceryStream.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Makes reads of lists fail as in an outage, until the returned function is called; resolves once one has failed. */
async function failReadsOf(householdId: string): Promise<() => Promise<void>> {
  const execute = (statement: string) => site.deps.db.execute(sql.raw(statement))
  await execute('create sequence failed_reads')
  await execute(`create function is_readable() returns boolean language plpgsql
    as $$ begin perform nextval('failed_reads'); raise exception 'Away.' using errcode = '57P03'; end $$`)
  // In one transaction: a read in between would fail with a missing table, which is no outage.
  await site.deps.db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table grocery_households rename to stored_households'))
    await tx.execute(
      sql.raw('create view grocery_households as select * from stored_households where is_readable()'),
    )
  })
  await execute(`notify groceries_changed, '${householdId}'`)
  const failedReads = async () => {
    const [row] = await site.deps.db.execute<{ is_called: boolean }>(sql`select is_called from failed_reads`)
    return row?.is_called
  }
  await expect.poll(failedReads, { timeout: 20_000 }).toBe(true)
  return async () => {
    await execute('drop view grocery_households')
    await execute('alter table stored_households rename to grocery_households')
  }
}

test('a stream stays open while its lists cannot be read, and then delivers the missed changes', async () => {
  const ada = await site.addMember()
  const hers = await groceriesOf(ada)
  await hers.add('Milk')
  const { client, stream } = await openGroceryStream(ada)
  await stream.next()
  const next = stream.next()
  const readAgain = await failReadsOf(hers.householdId)
  await readAgain()
  await hers.add('Eggs')
  await next
  expect(client.names()).toEqual(['Milk', 'Eggs'])
})

test('a member removed while lists cannot be read receives nothing that came afterwards', async () => {
  const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
  const hers = await groceriesOf(ada)
  await hers.add('Milk')
  const { client, stream } = await openGroceryStream(bob)
  await stream.next()
  const next = stream.next().catch((error: unknown) => error)
  const readAgain = await failReadsOf(hers.householdId)
  await ada.caller.households.removeMember({ householdId: hers.householdId, userId: bob.userId })
  await readAgain()
  await hers.add('Secret')
  expect(await next).toBeInstanceOf(Error)
  expect(client.names()).toEqual(['Milk'])
})

test('a stream whose lists cannot be read ends when its process closes', async () => {
  const ada = await site.addMember()
  const hers = await groceriesOf(ada)
  await hers.add('Milk')
  const { stream } = await openGroceryStream(ada)
  await stream.next()
  const next = stream.next()
  await failReadsOf(hers.householdId)
  site.deps.groceryFeed.close()
  expect(await next).toBeNull()
})
