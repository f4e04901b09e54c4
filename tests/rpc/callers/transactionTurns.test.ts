import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runInTransaction } from '#server/db/transaction.ts'
import { groceryHouseholdsTable } from '#server/features/grocery/table.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a search does not wait for a turn among writing transactions', async () => {
  const { openBrowser } = site
  const goOn = Promise.withResolvers<void>()
  const writers = Array.from({ length: 10 }, (_, at) => {
    const { context } = openBrowser({ visitor: `203.0.113.${at}` })
    return runInTransaction(context, () => goOn.promise)
  })
  const { caller } = openBrowser({ visitor: '203.0.113.200' })
  expect(await caller.recipes.list({ query: 'soup' })).toMatchObject({ total: 0 })
  goOn.resolve()
  await Promise.all(writers)
})

test('writes of one member that wait for each other leave connections for other members', async () => {
  const ada = await groceriesOf(await site.addMember('Ada'))
  const member = await site.addMember('Ben')
  const ben = await groceriesOf(member)
  await ada.add('Milk')
  const addEgg = () =>
    ada.send(ada.keep((op) => [op.addItem('ada', 'default', { name: 'Egg', quantity: '', category: null })]))
  await site.deps.db
    .transaction(async (db) => {
      await db
        .select()
        .from(groceryHouseholdsTable)
        .where(eq(groceryHouseholdsTable.householdId, ada.householdId))
        .for('update')
      const burst = Array.from({ length: 30 }, addEgg)
      await vi.waitUntil(async () => {
        const [row] = await site.deps.db.execute<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return (row?.n ?? 0) >= 2
      })
      for (const { refused } of await Promise.all(Array.from({ length: 6 }, () => ben.add('Eggs'))))
        expect(refused).toEqual([])
      expect(await member.caller.recipes.list({})).toMatchObject({ total: 0 })
      return burst
    })
    .then((burst) => Promise.all(burst))
  expect(ada.names()).toHaveLength(31)
})
