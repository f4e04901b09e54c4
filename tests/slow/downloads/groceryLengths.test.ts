import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { groceryDocumentsTable, groceryHouseholdsTable } from '#server/features/grocery/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { logEvents } from '#server/logEvents.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { jsonLengthOfDocument } from '#shared/replication/documents.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const noPart = { text: '', amount: null, unit: null, pieces: null, grams: null, millilitres: null }
const share = { name: 'x', category: null, parts: [noPart], packs: [] }

type Client = Awaited<ReturnType<typeof groceriesOf>>
const client = async () => await groceriesOf(await site.addMember())

/** Writes shares of recipes that are on no list to one item, with `characters` characters of JSON. */
function fill({ clock }: Client, itemId: string, characters: number): GroceryOperation {
  const stamp = clock.next(Date.now())
  const lengthOfEach = JSON.stringify([`share:${stamp}-100`, [share, stamp]]).length
  const names = Array.from({ length: characters / lengthOfEach }, (_, n) => `share:${stamp}-${n}`)
  const fields = Object.fromEntries(names.map((name) => [name, [share, stamp] as const]))
  return { id: stamp, listId: 'default', itemId, fields, removed: {} }
}

const householdRow = async ({ householdId }: Client) => {
  const [row] = await site.deps.db
    .select({
      textLength: groceryHouseholdsTable.textLength,
      kept: sql<number>`(select coalesce(sum(length), 0)::int from ${groceryDocumentsTable} where household_id = ${householdId})`,
    })
    .from(groceryHouseholdsTable)
    .where(sql`household_id = ${householdId}`)
  return row!
}

test('the stored length of a household equals its documents’ lengths after additions, removals and cleanup', async () => {
  const ada = await client()
  await ada.add('Milk', '1 l')
  await ada.add('Eggs')
  const [milk] = ada.lists()[0]!.items
  await ada.change((op) => [op.editItem('default', milk!.id, { quantity: '2 l, of the green one' })])
  await ada.change((op, docs) => [op.removeItem(docs, 'default', milk!.id)])
  const docs = await site.deps.db
    .select({
      key: groceryDocumentsTable.key,
      doc: groceryDocumentsTable.doc,
      length: groceryDocumentsTable.length,
    })
    .from(groceryDocumentsTable)
    .where(sql`household_id = ${ada.householdId}`)
  expect(docs.map(({ length }) => length)).toEqual(
    docs.map(({ key, doc }) => jsonLengthOfDocument(doc) + 60 + key.length),
  )
  const before = await householdRow(ada)
  expect(before.textLength).toBe(before.kept)
  await site.deps.db.execute(sql`update grocery_docs set changed_at = now() - interval '401 days'`)
  await runHousekeepingOnce(site)
  const after = await householdRow(ada)
  expect(after.textLength).toBe(after.kept)
  expect(after.textLength).toBeLessThan(before.textLength)
})

test('lists hold two million characters at most, and tombstones make room', async () => {
  const ada = await client()
  const sentences: string[] = []
  for (let index = 0; index < 20 && sentences.length === 0; index += 1) {
    const { refused } = await ada.send([fill(ada, `item-${index}`, 105_000)])
    sentences.push(...refused.map(({ sentence }) => sentence))
  }
  expect(sentences).toEqual([m.grocery_too_large()])
  const { textLength } = await householdRow(ada)
  expect(textLength).toBeGreaterThan(1_800_000)
  expect(textLength).toBeLessThan(2_000_000)
  // Changes that shorten the lists, or are short, are still accepted.
  expect((await ada.add('Milk')).refused).toEqual([])
  await site.deps.db.execute(
    sql`update grocery_docs set is_gone = true, changed_at = now() - interval '31 days' where household_id = ${ada.householdId} and length > 1000`,
  )
  await runHousekeepingOnce(site)
  expect((await ada.send([fill(ada, 'item-again', 105_000)])).refused).toEqual([])
  expect((await householdRow(ada)).textLength).toBeLessThan(200_000)
})

test('an empty change to a document that does not exist is accepted, and nothing is stored', async () => {
  const ada = await client()
  const empty = (listId: string, itemId: string | null): GroceryOperation => {
    return { id: ada.clock.next(Date.now()), listId, itemId, fields: {}, removed: {} }
  }
  const { taken, docs } = await ada.send([empty('elsewhere', null), empty('default', 'nothing')])
  expect([taken.length, docs]).toEqual([2, []])
  expect(await householdRow(ada)).toEqual({ textLength: 0, kept: 0 })
})

test('removals of unknown documents count with their length, and are deleted after two days', async () => {
  const ada = await client()
  const removal = (place: number): GroceryOperation => {
    const stamp = ada.clock.next(Date.now())
    return {
      id: stamp,
      listId: `${place}-`.padEnd(64, 'x'),
      itemId: null,
      fields: {},
      removed: { name: stamp },
    }
  }
  const sentences: string[] = []
  for (let sent = 0; sent < 30_000 && sentences.length === 0; sent += 100) {
    const { refused } = await ada.send(Array.from({ length: 100 }, (_, place) => removal(sent + place)))
    sentences.push(...refused.map(({ sentence }) => sentence))
  }
  expect(sentences[0]).toBe(m.grocery_too_large())
  expect((await householdRow(ada)).textLength).toBeLessThan(2_000_000)
  await site.deps.db.execute(
    sql`update grocery_docs set changed_at = now() - interval '3 days' where household_id = ${ada.householdId}`,
  )
  await runHousekeepingOnce(site)
  expect((await ada.add('Milk')).refused).toEqual([])
  expect((await householdRow(ada)).textLength).toBeLessThan(1_000)
})

test('one cleanup handles many items and many removed lists', async () => {
  const ada = await client()
  const other = await client()
  await other.add('Salt')
  await other.change((op, docs) => [op.removeItem(docs, 'default', other.lists()[0]!.items[0]!.id)])
  await ada.add('Milk')
  await site.deps.db.execute(sql`
    insert into grocery_docs (household_id, key, seq, doc, length, name, is_gone)
    select ${ada.householdId}, 'list-' || n || '/', 1, '{"fields": {}, "removed": {"name": "0m0000000-x"}}'::jsonb, 100, null, true
    from generate_series(1, 14000) n
    union all
    select ${ada.householdId}, 'list-' || n || '/thing', 1, '{"fields": {"name": ["x", "0m0000000-x"]}, "removed": {}}'::jsonb, 100, 'x', false
    from generate_series(1, 4900) n`)
  await site.deps.db.execute(sql`update grocery_households set text_length = 1890000 + text_length
    where household_id = ${ada.householdId}`)
  await site.deps.db.execute(sql`update grocery_docs set changed_at = now() - interval '401 days'`)
  await runHousekeepingOnce(site)
  const left = await site.deps.db.execute<{ n: number }>(sql`
    select count(*)::int as n from grocery_docs where is_gone and household_id in (${ada.householdId}, ${other.householdId})`)
  // Lists that still have items are kept, as the items name them.
  expect(left[0]?.n).toBe(4_900)
  expect(JSON.stringify(site.logged)).not.toContain(logEvents.removedDocumentsNotDeleted)
})

describe('full lists', () => {
  const fullLists = async () => {
    const ada = await client()
    await ada.add('Milk')
    for (let item = 0; ; item += 1)
      if ((await ada.send([fill(ada, `hidden-${item}`, 105_000)])).refused.length > 0) break
    for (let item = 0; ; item += 1)
      if ((await ada.send([fill(ada, `short-${item}`, 300)])).refused.length > 0) return ada
  }

  test('full lists can be emptied item by item', async () => {
    const ada = await fullLists()
    const [milk] = ada.lists()[0]!.items
    const { refused } = await ada.change((op, docs) => [op.removeItem(docs, 'default', milk!.id)])
    expect([refused, ada.lists()[0]!.items]).toEqual([[], []])
  })

  test('full lists lose documents that are shown nowhere, and so cannot be removed, after two days', async () => {
    const ada = await fullLists()
    expect((await ada.add('Bread')).refused).toHaveLength(1)
    await runHousekeepingOnce(site)
    expect((await ada.add('Bread')).refused).toHaveLength(1)
    await site.deps.db.execute(
      sql`update grocery_docs set changed_at = now() - interval '3 days' where household_id = ${ada.householdId}`,
    )
    await runHousekeepingOnce(site)
    expect((await ada.add('Bread')).refused).toEqual([])
    expect((await ada.refresh()).names()).toEqual(['Milk', 'Bread'])
    const { textLength, kept } = await householdRow(ada)
    expect([textLength === kept, kept < 1_000]).toEqual([true, true])
  })
})

test('5,000 shares that are shown nowhere free their places after two days', async () => {
  const ada = await client()
  for (let sent = 0; sent < 5_000; sent += 100) {
    const shares = Array.from({ length: 100 }, (_, place) => {
      const stamp = ada.clock.next(Date.now())
      const fields = { 'share:nowhere': [share, stamp] as const }
      return { id: stamp, listId: 'nameless', itemId: `share-${sent + place}`, fields, removed: {} }
    })
    expect((await ada.send(shares)).refused).toEqual([])
  }
  expect((await ada.add('Milk')).refused.map(({ sentence }) => sentence)).toEqual([
    m.grocery_too_much({ most: 5_000 }),
  ])
  await site.deps.db.execute(
    sql`update grocery_docs set changed_at = now() - interval '3 days' where household_id = ${ada.householdId}`,
  )
  await runHousekeepingOnce(site)
  expect((await ada.add('Milk')).refused).toEqual([])
})

test('a list accepts another recipe after a device with a clock far ahead has removed many', async () => {
  const cook = await site.addMember()
  const ada = await groceriesOf(cook)
  const ahead = new HybridClock('ahead')
  const write = (value: unknown, from: number) => {
    const stamp = ahead.next(Date.now() + 390 * 24 * 60 * 60_000)
    const names = Array.from({ length: 400 }, (_, n) => `recipe:${from + n}-${'x'.repeat(50)}`)
    const fields = Object.fromEntries(names.map((name) => [name, [value, stamp] as const]))
    return { id: stamp, listId: 'default', itemId: null, fields, removed: {} }
  }
  await ada.send([write(null, 0), write(null, 1_000)])
  expect(await householdRow(ada)).toEqual({ textLength: 0, kept: 0 })
  const recipe = { recipeId: 'demo-1', name: 'Soup', servings: 2, youHave: [] }
  for (let from = 0; from < 4_000; from += 400) await ada.send([write(recipe, from), write(null, from)])
  expect((await ada.change((op) => [op.nameList('default', 'Ours')])).refused).toEqual([])
  const { caller } = cook
  const soup = { householdId: ada.householdId, listId: 'default', additionId: 'soup', servings: 2 }
  await caller.grocery.addRecipe({ ...soup, recipeId: await addRecipe(cook) })
})

test('changes of very long items are accepted over several calls, some in each', async () => {
  const ada = await client()
  const items = Array.from({ length: 6 }, (_, n) => `long-${n}`)
  for (const item of items) for (let n = 0; n < 2; n += 1) await ada.send([fill(ada, item, 67_500)])
  const changes = ada.keep((op) => items.map((item) => op.editItem('default', item, { quantity: '7' })))
  let calls = 0
  for (let taken = 0; taken < changes.length; calls += 1) {
    const answer = await ada.send(ada.queue.waiting)
    expect(answer.taken.length).toBeGreaterThan(0)
    expect(answer.refused).toEqual([])
    taken += answer.taken.length
  }
  expect(calls).toBeGreaterThan(1)
  expect(ada.queue.waiting).toEqual([])
})
