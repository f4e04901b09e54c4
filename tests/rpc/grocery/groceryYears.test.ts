import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groceryDocumentsTable } from '#server/features/grocery/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { FieldRegister } from '#shared/replication/documents.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const dayMs = 24 * 60 * 60_000
const years = 10

function toList(listId: string, stamp: string, fields: Record<string, FieldRegister>): GroceryOperation {
  return { id: stamp, listId, itemId: null, fields, removed: {} }
}

describe('a household of ten years', () => {
  test('a household of ten years adds and removes two recipes a day without reaching a limit', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    const his = await groceriesOf(bob)
    const clock = new HybridClock('adasPhone0123456789')
    const begin = Date.now() - years * 365 * dayMs
    const stew = { recipeId: 'demo-1', name: 'Stew', servings: 4, youHave: [] }
    const first = clock.next(begin)
    await hers.send([toList('default', first, { 'recipe:stew': [stew, first] })])
    await hers.add('Milk')
    await his.refresh()
    expect(his.lists()[0]?.recipes).toHaveLength(1)

    const ids: string[] = []
    for (let day = 0; day < years * 365; day += 50) {
      const stamp = clock.next(begin + day * dayMs)
      const added = Array.from({ length: 100 }, () => `recipe:${randomUUID()}`)
      ids.push(...added)
      const write = (value: typeof stew | null, at: string, names: string[]) => {
        const fields = names.map((name): [string, FieldRegister] => [name, [value, at]])
        return toList('default', at, Object.fromEntries(fields))
      }
      const off = clock.next(begin + day * dayMs)
      const takenOff = day === 0 ? [...added, 'recipe:stew'] : added
      const { refused } = await hers.send([write(stew, stamp, added), write(null, off, takenOff)])
      expect(refused).toEqual([])
    }
    expect((await hers.add('Eggs')).refused).toEqual([])

    const [row] = await site.deps.db
      .select()
      .from(groceryDocumentsTable)
      .where(
        sql`${groceryDocumentsTable.householdId} = ${hers.householdId} and ${groceryDocumentsTable.key} = 'default/'`,
      )
    const kept = Object.keys(row!.doc.fields)
    expect(kept.length).toBeLessThan(2_000)
    // A device that was away still gets the changes of the last year in order.
    expect(kept).toEqual(expect.arrayContaining(ids.slice(-600)))

    await his.refresh()
    expect(his.lists()[0]?.recipes).toEqual([])
    expect(his.names()).toEqual(['Milk', 'Eggs'])
  })

  test('a household of ten years makes and removes lists, and removed ones do not count towards the limit', async () => {
    const ada = await groceriesOf(await site.addMember())
    for (let made = 0; made < 5_100; made += 50) {
      const operations = Array.from({ length: 50 }, (_, n): GroceryOperation[] => {
        const listId = `l${made + n}`
        const [named, removed] = [ada.clock.next(Date.now()), ada.clock.next(Date.now())]
        return [
          toList(listId, named, { name: ['Party', named] }),
          { id: removed, listId, itemId: null, fields: {}, removed: { name: named } },
        ]
      }).flat()
      expect((await ada.send(operations)).refused).toEqual([])
    }
    expect((await ada.add('Milk')).refused).toEqual([])
    const kept = await ada.add('Crisps', '', 'l7')
    expect(kept.refused).toEqual([])
    await site.deps.db.execute(sql`update grocery_docs set changed_at = now() - interval '401 days'`)
    await runHousekeepingOnce(site)
    const count = await site.deps.db.$count(
      groceryDocumentsTable,
      eq(groceryDocumentsTable.householdId, ada.householdId),
    )
    expect(count).toBe(3)
    await ada.refresh()
    expect(ada.lists()).toMatchObject([
      { id: 'default', items: [{ name: 'Milk' }] },
      { id: 'l7', name: 'Party', items: [{ name: 'Crisps' }] },
    ])
  })
})
