import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { groceryDocumentsTable } from '#server/features/grocery/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

describe('sync', () => {
  test('an item that one member adds reaches the other members of the household', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    expect(await hers.add('Milk', '1 l')).toMatchObject({ seq: 1, refused: [] })
    const his = await (await groceriesOf(bob)).refresh()
    expect(his.lists()[0]).toMatchObject({
      isDefault: true,
      items: [{ name: 'Milk', quantity: '1 l', category: null, isTicked: false }],
    })
  })

  test('a batch of grocery changes is one transaction of three statements, however many changes it has', async () => {
    const ada = await groceriesOf(await site.addMember())
    await ada.add('Salt')
    const many = () =>
      ada.change((op) =>
        Array.from({ length: 50 }, (_, n) =>
          op.addItem('u', n % 2 ? 'default' : 'party', {
            name: `Thing ${n}`,
            quantity: '',
            category: 'Baking',
          }),
        ),
      )
    const statements = await statementsOf(site, many)
    const ofSession = statements.filter((statement) => statement.includes('"session_tokens"'))
    expect(statements.length - ofSession.length).toBe(3)
    expect(ofSession).toHaveLength(1)
  })

  test('changes that are sent twice are applied once', async () => {
    const ada = await groceriesOf(await site.addMember())
    const sent: GroceryOperation[] = []
    await ada.change((op) => {
      sent.push(op.addItem('u', 'default', { name: 'Milk', quantity: '', category: 'Dairy' }))
      return sent
    })
    await ada.change((op) => [op.editItem('default', sent[0]!.itemId!, { quantity: '2 l' })])
    expect((await ada.send(sent)).taken).toEqual([sent[0]!.id])
    expect((await ada.refresh()).lists()[0]!.items).toMatchObject([{ name: 'Milk', quantity: '2 l' }])
  })

  test('each change is accepted or refused on its own, with its sentence', async () => {
    const ada = await groceriesOf(await site.addMember())
    const [good, blank, strange, ahead] = await Promise.all([
      ada.clock.next(Date.now()),
      ada.clock.next(Date.now()),
      ada.clock.next(Date.now()),
      'zzzzzzzzz-later',
    ])
    const write = (id: string, fields: Record<string, unknown>) => ({
      id,
      listId: 'default',
      itemId: `x-${id}`,
      removed: {},
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, id] as const])),
    })
    const answer = await ada.send([
      write(good!, { name: 'Milk' }),
      write(blank!, { name: '  ' }),
      write(strange!, { colour: 'blue' }),
      write(ahead!, { name: 'Cream' }),
    ])
    expect(answer.taken).toEqual([good])
    expect(answer.refused).toEqual([
      { id: blank, sentence: 'Please give the item a name.' },
      { id: strange, sentence: 'An error occurred while updating the item in the database.' },
      { id: ahead, sentence: expect.stringContaining('more than a year ahead') },
    ])
    expect((await ada.refresh()).names()).toEqual(['Milk'])
  })

  test('values that the database cannot store or a page cannot show are refused without an error', async () => {
    const ada = await groceriesOf(await site.addMember())
    const fields: [string, unknown][] = [
      ['name', 'Mi\0lk'],
      ['name', 'Mi\ud800lk'],
      ['name', ['Milk']],
      ['quantity', 'x'.repeat(101)],
      ['category', 'Uncategorized'],
      ['ticked', true],
      ['ticked', ['not an id']],
      ['constructor', 'Milk'],
      ['share:one', { name: 'egg' }],
      ['recipe:one', null],
    ]
    const operations = fields.map(([name, value]) => {
      const id = ada.clock.next(Date.now())
      const written = JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify([value, id])}}`)
      return { id, listId: 'default', itemId: 'odd', fields: written, removed: {} }
    })
    const { taken, refused } = await ada.send(operations)
    expect(taken).toEqual([])
    expect(refused.map(({ id }) => id)).toEqual(operations.map(({ id }) => id))
    await ada.add('Milk')
    expect((await ada.refresh()).names()).toEqual(['Milk'])
  })

  test('one item of a grocery list cannot grow without limit, and a full one can be emptied', async () => {
    const ada = await groceriesOf(await site.addMember())
    const { docs } = await ada.add('Milk')
    const itemId = docs[0]!.itemId!
    const part = { text: 'x'.repeat(200), amount: 1, unit: null, pieces: 1, grams: null, millilitres: null }
    const share = { name: 'milk', category: null, parts: Array(60).fill(part), packs: [] }
    const more = () => {
      const id = ada.clock.next(Date.now())
      const field = `share:${id.replace('-', '')}`
      return { id, listId: 'default', itemId, fields: { [field]: [share, id] as const }, removed: {} }
    }
    const shares = Array.from({ length: 16 }, more)
    const answers = [await ada.send(shares.slice(0, 8)), await ada.send(shares.slice(8))]
    const refused = answers.flatMap((answer) => answer.refused)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]!.sentence).toBe('There is no room for more here. Please put it on another list.')
    const emptied = await ada.change((op, known) => [op.removeItem(known, 'default', itemId)])
    expect(emptied.refused).toEqual([])
    expect(ada.names()).toEqual([])
  })

  test('strangers and removed members can neither write nor read', async () => {
    const [owner, mate] = await addHousehold(site, 'Owner', 'Mate')
    const home = await groceriesOf(owner)
    await home.add('Milk')
    const { householdId } = home
    const theirs = await groceriesOf(mate)
    await theirs.add('Eggs')
    await owner.home.removeMember({ userId: mate.userId })
    const stranger = await site.addMember('Stranger')
    const operations = [{ ...theirs.queue.waiting[0], id: theirs.clock.next(Date.now()) }] as never
    for (const { caller } of [mate, stranger]) {
      const { grocery } = caller
      const recipe = { householdId, listId: 'default', recipeId: 'demo-1', additionId: 'a', servings: 2 }
      const calls = [
        () => grocery.sync({ householdId, operations }),
        () => grocery.addRecipe(recipe),
        () => grocery.suggest({ householdId, text: 'mi' }),
        () => grocery.staples({ householdId }),
        () => grocery.addStaple({ householdId, name: 'rice' }),
        async () => {
          for await (const _ of await grocery.changes({ householdId, since: 0 })) return
        },
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await home.refresh()).names()).toEqual(['Milk', 'Eggs'])
  })

  test('a cursor that is too large for the database is refused', async () => {
    const member = await site.addMember()
    const { householdId } = await groceriesOf(member)
    const read = (lastEventId: string) =>
      member.caller.grocery.changes({ householdId, since: 0, lastEventId })
    await expect(read('9999999999')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    for await (const changes of await read('2000000000')) {
      expect(changes).toEqual(['0', expect.objectContaining({ isWhole: true }), expect.anything()])
      break
    }
  })

  test('a change goes to the household it was made for when the member is in another one', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const shared = await groceriesOf(bob)
    const own = (await bob.caller.households.list()).find(({ isCurrent }) => !isCurrent)!
    await bob.caller.households.switch({ householdId: own.id })
    await shared.add('Milk')
    expect((await (await groceriesOf(ada)).refresh()).names()).toEqual(['Milk'])
    expect((await (await groceriesOf(bob)).refresh()).names()).toEqual([])
  })
})

describe('lists', () => {
  test('a household has a default list and further ones, each with its own order of aisles', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    await hers.change((op) => [
      op.nameList('party', 'Party'),
      op.orderAisles('party', ['Snacks', 'Beverages']),
    ])
    await hers.add('Crisps', '', 'party')
    const his = await (await groceriesOf(bob)).refresh()
    expect(his.lists()).toMatchObject([
      { id: 'default', isDefault: true, items: [] },
      { id: 'party', name: 'Party', isDefault: false, items: [{ name: 'Crisps' }] },
    ])
    expect(his.lists().map(({ aisles }) => aisles.slice(0, 2))).toEqual([
      ['Dairy', 'Meat'],
      ['Snacks', 'Beverages'],
    ])
    await his.change((op, docs) => op.removeList(docs, 'party'))
    expect((await hers.refresh()).lists()).toHaveLength(1)
  })

  test('a household’s grocery lists hold 5,000 items, and existing items can still be changed beyond that', async () => {
    const ada = await groceriesOf(await site.addMember())
    const { docs } = await ada.add('Milk')
    const { householdId } = ada
    await site.deps.db.execute(sql`insert into grocery_docs (household_id, key, seq, doc, is_gone)
      select ${householdId}, 'old/' || n, 1, '{"fields": {}, "removed": {}}', n > 4999 from generate_series(1, 7000) n`)
    expect((await ada.add('One more')).refused).toMatchObject([
      { sentence: 'There is room for 5000 things on your lists. Please remove some first.' },
    ])
    const answer = await ada.change((op, known) => [op.tickItem(known, 'default', docs[0]!.itemId!, true)])
    expect(answer.refused).toEqual([])
  })

  test('tombstones are deleted after more than a year, and a device with an older cursor gets everything', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    const his = await groceriesOf(bob)
    const { docs } = await hers.add('Milk')
    await hers.add('Eggs')
    await his.refresh()
    await hers.change((op, known) => [op.removeItem(known, 'default', docs[0]!.itemId!)])
    await runHousekeepingOnce(site)
    const count = async () =>
      await site.deps.db.$count(
        groceryDocumentsTable,
        eq(groceryDocumentsTable.householdId, hers.householdId),
      )
    expect(await count()).toBe(2)
    await site.deps.db.execute(sql`update grocery_docs set changed_at = now() - interval '401 days'`)
    await runHousekeepingOnce(site)
    expect(await count()).toBe(1)
    expect(his.names()).toEqual(['Milk', 'Eggs'])
    expect((await his.refresh()).names()).toEqual(['Eggs'])
  })
})
