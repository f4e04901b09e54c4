import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { fieldsOfItemEdit } from '#shared/grocery/operations.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import { expectNothingLost } from '../../support/grocery/expectNothingLost.ts'
import { expectConvergence } from '../../support/replication/expectConvergence.ts'
import { Household } from './household.ts'

const lists = ['default', 'party']

/** How often people do each of these. */
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
}

const action = fc.record({
  does: fc.constantFrom(
    ...Object.entries(weights).flatMap(([does, weight]) => Array<string>(weight).fill(does)),
  ),
  list: fc.constantFrom('default', 'default', 'party'),
  pick: fc.nat(50),
  field: fc.constantFrom('name' as const, 'quantity' as const, 'category' as const),
  word: fc.constantFrom('milk', 'flour', 'egg', 'rice', 'dates'),
})
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

const line = (name: string): GroceryLine => ({
  key: name,
  name,
  text: `2 ${name}`,
  language: 'en',
  category: 'Baking',
  part: { text: '2', amount: 2, unit: null, pieces: 2, grams: null, millilitres: null },
  packs: [],
})

function act(home: Household, client: number, passedMs: number, action: Action): void {
  const { does, list, pick, field, word } = action
  const shown = readGroceryLists(home.docsOf(client)).find(({ id }) => id === list)
  const items = shown?.items ?? []
  const item = items[pick % Math.max(1, items.length)]
  const change = (make: Parameters<Household['change']>[2]) => home.change(client, passedMs, make)
  if (does === 'add')
    change((op) => [op.addItem(`u${client}`, list, { name: word, quantity: '', category: null })])
  if (does === 'addRecipe') home.addRecipe(list, `r${home.made.length}`, [line(word), line('salt')])
  if (does === 'aisles')
    change((op) => [
      op.orderAisles(list, [groceryCategories[pick % 20]!, groceryCategories[(pick + 1) % 20]!]),
    ])
  if (does === 'clear')
    change((op, docs) =>
      op.removeItems(
        docs,
        list,
        items.filter((each) => each.isTicked).map(({ id }) => id),
      ),
    )
  if (does === 'removeList' && pick < 10) change((op, docs) => op.removeList(docs, list))
  if (does === 'removeRecipe' && shown?.recipes[0])
    change((op, docs) => op.removeRecipe(docs, list, shown.recipes[pick % shown.recipes.length]!.additionId))
  if (item && does === 'addAgain')
    change((op) => [op.addAgain(list, item, pick % 2 ? `${word} ${pick}` : null)])
  if (item && does === 'edit')
    change((op) => {
      const value = field === 'category' ? groceryCategories[pick % 20] : `${word} ${pick}`
      return [op.editItem(list, item.id, fieldsOfItemEdit(item, { [field]: value }))]
    })
  if (item && does === 'tick') change((op, docs) => [op.tickItem(docs, list, item.id, !item.isTicked)])
  if (item && does === 'remove') change((op, docs) => [op.removeItem(docs, list, item.id)])
  if (item && does === 'undo')
    change((op, docs) => {
      const doc = docs.get(`${list}/${item.id}`)!
      return [op.removeItem(docs, list, item.id), op.restoreItem(docs, list, item.id, doc)]
    })
}

test('replicas of grocery lists converge over any network, and no change is lost', () => {
  expectConvergence({
    open: (clients) => new Household(clients),
    action,
    act,
    view: readGroceryLists,
    expectAtEnd({ database, made }) {
      const shown = readGroceryLists(database.all)
      expect(shown.every(({ id }) => lists.includes(id))).toBe(true)
      expectNothingLost(made, shown)
    },
  })
}, 120_000)
