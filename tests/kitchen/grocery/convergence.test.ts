import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLists } from '#shared/grocery/lists.ts'
import { editOf } from '#shared/grocery/operations.ts'
import { emptyQueue, hear, shownTo } from '#shared/grocery/queue.ts'
import { Clock } from '#shared/grocery/stamps.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import { expectNothingLost } from '../../support/expectNothingLost.ts'
import { Household } from './household.ts'

const clients = 3
const lists = ['default', 'party']

/** How often each happens beside the others. */
const weights = {
  add: 3,
  addAgain: 1,
  edit: 3,
  tick: 2,
  remove: 1,
  undo: 1,
  clear: 1,
  aisles: 1,
  removeList: 1,
  addRecipe: 2,
  removeRecipe: 1,
  send: 3,
  deliver: 4,
  repeat: 1,
  drop: 1,
  open: 1,
  hear: 3,
  restartClient: 1,
  restartServer: 1,
}

const step = fc.record({
  kind: fc.constantFrom(
    ...Object.entries(weights).flatMap(([kind, weight]) => Array<string>(weight).fill(kind)),
  ),
  client: fc.nat(clients - 1),
  server: fc.nat(1),
  list: fc.constantFrom('default', 'default', 'party'),
  pick: fc.nat(50),
  field: fc.constantFrom('name' as const, 'quantity' as const, 'category' as const),
  word: fc.constantFrom('milk', 'flour', 'egg', 'rice', 'dates'),
  passedMs: fc.constantFrom(0, 1, 1_000),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const line = (name: string): GroceryLine => ({
  key: name,
  name,
  text: `2 ${name}`,
  language: 'en',
  category: 'Baking',
  part: { text: '2', amount: 2, unit: null, pieces: 2, grams: null, millilitres: null },
  packs: [],
})

function take(home: Household, { kind, client, server, list, pick, field, word, passedMs }: Step): void {
  const shown = readLists(shownTo(home.clients[client]!.queue)).find(({ id }) => id === list)
  const items = shown?.items ?? []
  const item = items[pick % Math.max(1, items.length)]
  const change = (make: Parameters<Household['change']>[2]) => home.change(client, passedMs, make)
  if (kind === 'add')
    change((op) => [op.addItem(`u${client}`, list, { name: word, quantity: '', category: null })])
  if (kind === 'addRecipe') home.addRecipe(list, `r${home.made.length}`, [line(word), line('salt')])
  if (kind === 'aisles')
    change((op) => [
      op.orderAisles(list, [groceryCategories[pick % 20]!, groceryCategories[(pick + 1) % 20]!]),
    ])
  if (kind === 'clear')
    change((op, docs) =>
      op.removeItems(
        docs,
        list,
        items.filter((each) => each.isTicked).map(({ id }) => id),
      ),
    )
  if (kind === 'removeList' && pick < 10) change((op, docs) => op.removeList(docs, list))
  if (kind === 'removeRecipe' && shown?.recipes[0])
    change((op, docs) => op.removeRecipe(docs, list, shown.recipes[pick % shown.recipes.length]!.additionId))
  if (item && kind === 'addAgain')
    change((op) => [op.addAgain(list, item, pick % 2 ? `${word} ${pick}` : null)])
  if (item && kind === 'edit')
    change((op) => {
      const value = field === 'category' ? groceryCategories[pick % 20] : `${word} ${pick}`
      return [op.editItem(list, item.id, editOf(item, { [field]: value }))]
    })
  if (item && kind === 'tick') change((op, docs) => [op.tickItem(docs, list, item.id, !item.isTicked)])
  if (item && kind === 'remove') change((op, docs) => [op.removeItem(docs, list, item.id)])
  if (item && kind === 'undo')
    change((op, docs) => {
      const doc = docs.get(`${list}/${item.id}`)!
      return [op.removeItem(docs, list, item.id), op.restoreItem(docs, list, item.id, doc)]
    })
  if (kind === 'send') home.send(client, server, (pick % 4) + 1)
  if (kind === 'deliver' || kind === 'repeat') home.deliver(pick, kind === 'repeat')
  if (kind === 'drop') home.drop(pick)
  if (kind === 'open') home.openStream(client)
  if (kind === 'hear') home.hearNext(client)
  if (kind === 'restartClient') home.restartClient(client)
  if (kind === 'restartServer') home.restartServer(server)
}

test('whatever the network does, all end with the same lists, and nothing anybody wrote is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const home = new Household(clients)
      for (const each of steps) take(home, each)
      home.settleAll()
      const expected = readLists(home.database.all)
      for (const { queue } of home.clients) {
        expect(queue.waiting).toEqual([])
        expect(readLists(shownTo(queue))).toEqual(expected)
      }
      const newcomer = hear(emptyQueue, home.database.after(0), new Clock('newcomer'))
      expect(readLists(shownTo(newcomer))).toEqual(expected)
      expect(expected.every(({ id }) => lists.includes(id))).toBe(true)
      expectNothingLost(home.made, expected)
    }),
    { numRuns: 1_000 },
  )
}, 120_000)
