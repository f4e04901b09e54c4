import { describe, expect, test } from 'vitest'
import { findUntickedItemOfSameName } from '#shared/grocery/findUntickedItemOfSameName.ts'
import { type GroceryOperation, groceryDocumentKind } from '#shared/grocery/kind.ts'
import { type GroceryList, groupItemsByAisle, readGroceryLists } from '#shared/grocery/lists.ts'
import { applyGroceryOperations, createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import {
  applyAcknowledgement,
  emptyReplicaState,
  enqueueChanges,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import { Household } from './household.ts'

const list = 'default'
const milk = { name: 'Milk', quantity: '1 l', category: 'Dairy' } as const
const ada = createGroceryOperations(new HybridClock('ada'), () => 1_000_000_000_000)
const bob = createGroceryOperations(new HybridClock('bob'), () => 1_000_000_000_500)
const none = new Map()

/** What all see when these changes have met, in this order and in the other. */
function whenMet(...operations: GroceryOperation[]): GroceryList {
  const [forth, back] = [operations, operations.toReversed()].map((all) =>
    readGroceryLists(applyGroceryOperations(none, all)),
  )
  expect(forth).toEqual(back)
  return forth![0]!
}

describe('simultaneous changes of two people to a list', () => {
  const add = ada.addItem('u1', list, milk)
  const id = add.itemId!
  const seen = applyGroceryOperations(none, [add])

  test('simultaneous changes of different fields are both kept', () => {
    const both = whenMet(
      add,
      ada.editItem(list, id, { name: 'Whole milk' }),
      bob.editItem(list, id, { quantity: '2 l' }),
    )
    expect(both.items).toMatchObject([{ name: 'Whole milk', quantity: '2 l' }])
  })

  test('a simultaneous tick and change are both kept', () => {
    const both = whenMet(add, ada.tickItem(seen, list, id, true), bob.editItem(list, id, { quantity: '2 l' }))
    expect(both.items).toMatchObject([{ quantity: '2 l', isTicked: true }])
  })

  test('an item removed while another person changes it stays with the change', () => {
    const both = whenMet(add, bob.removeItem(seen, list, id), ada.editItem(list, id, { quantity: '3 l' }))
    expect(both.items).toMatchObject([{ name: 'Milk', quantity: '3 l' }])
  })

  test('a simultaneous tick does not keep a removed item, and unticking does', () => {
    expect(whenMet(add, bob.removeItem(seen, list, id), ada.tickItem(seen, list, id, true)).items).toEqual([])
    expect(
      whenMet(add, bob.removeItem(seen, list, id), ada.tickItem(seen, list, id, false)).items,
    ).toHaveLength(1)
  })

  test('an item removed after it was seen stays removed, and undo restores it', () => {
    const removal = bob.removeItem(seen, list, id)
    expect(whenMet(add, removal).items).toEqual([])
    expect(whenMet(add, removal, bob.restoreItem(seen, list, id, add)).items).toMatchObject([milk])
  })

  test('undo keeps later changes by others', () => {
    const removal = bob.removeItem(seen, list, id)
    const edit = ada.editItem(list, id, { quantity: '3 l' })
    const now = applyGroceryOperations(none, [add, removal, edit])
    expect(whenMet(add, removal, edit, bob.restoreItem(now, list, id, add)).items).toMatchObject([
      { name: 'Milk', quantity: '3 l', isTicked: false },
    ])
  })

  test('the same item added by two people at once is listed twice', () => {
    expect(whenMet(add, bob.addItem('u2', list, milk)).items).toHaveLength(2)
  })

  test('adding to a visible item survives its simultaneous removal', () => {
    const shown = readGroceryLists(seen)[0]!
    const added = (name: string, quantity: string) => {
      const same = findUntickedItemOfSameName(shown, { name, quantity, category: null })
      return same && [same.item.id, same.quantity]
    }
    expect(added(' MILK ', '')).toEqual([id, null])
    expect(added('milks', '1 L')).toEqual([id, null])
    expect(added('Milk', '2 l')).toEqual([id, '1 l + 2 l'])
    expect(added('Milk', 'x'.repeat(99))).toBeNull()
    expect(added('Oat milk', '')).toBeNull()
    const ticked = whenMet(add, ada.tickItem(seen, list, id, true))
    expect(findUntickedItemOfSameName(ticked, milk)).toBeNull()
    const removal = bob.removeItem(seen, list, id)
    const again = whenMet(add, removal, ada.addAgain(list, shown.items[0]!, null))
    expect(again.items).toMatchObject([{ name: 'Milk', quantity: '1 l', isTicked: false }])
    expect(whenMet(add, removal, ada.addAgain(list, shown.items[0]!, '1 l + 2 l')).items).toMatchObject([
      { quantity: '1 l + 2 l' },
    ])
  })

  test('item names without letters are equal only when they are identical', () => {
    const stars = whenMet(ada.addItem('u1', list, { ...milk, name: '***' }))
    expect(findUntickedItemOfSameName(stars, { ...milk, name: '!!!' })).toBeNull()
    expect(findUntickedItemOfSameName(stars, { ...milk, name: '***' })).not.toBeNull()
  })

  test('a list removed while an item is added to it stays', () => {
    const party = [ada.nameList('party', 'Party'), ada.addItem('u1', 'party', milk)]
    const removal = bob.removeList(applyGroceryOperations(none, party), 'party')
    expect(readGroceryLists(applyGroceryOperations(none, [...party, ...removal]))).toHaveLength(1)
    const beer = ada.addItem('u1', 'party', { ...milk, name: 'Beer' })
    const [, kept] = readGroceryLists(applyGroceryOperations(none, [...party, beer, ...removal]))
    expect(kept).toMatchObject({ name: 'Party', items: [{ name: 'Beer' }] })
  })
})

describe('one client', () => {
  test('a client shows its change at once, and rolls it back when the server refuses it', () => {
    const add = ada.addItem('u1', list, milk)
    const waiting = enqueueChanges(emptyReplicaState, [add])
    expect(readGroceryLists(visibleDocuments(groceryDocumentKind, waiting))[0]?.items).toHaveLength(1)
    const refused = applyAcknowledgement(
      groceryDocumentKind,
      waiting,
      { taken: [], refused: [{ id: add.id }], docs: [] },
      new HybridClock('ada'),
    )
    expect(readGroceryLists(visibleDocuments(groceryDocumentKind, refused))[0]?.items).toEqual([])
  })

  test('a device with a slow clock writes later timestamps than all it has seen', () => {
    const home = new Household(2)
    const late = 40 * 86_400_000
    home.change(1, late, (op) => [op.addItem('u1', list, milk)])
    home.settleAll()
    home.change(0, -late, (op, docs) => [
      op.editItem(list, readGroceryLists(docs)[0]!.items[0]!.id, { quantity: '7 l' }),
    ])
    home.settleAll()
    expect(readGroceryLists(home.database.all)[0]?.items).toMatchObject([{ quantity: '7 l' }])
  })
})

test('items are sorted by aisle in the household’s order, ticked ones last, uncategorized at the end', () => {
  const rice = ada.addItem('u1', list, { name: 'Rice', quantity: '', category: 'Rice' })
  const tape = ada.addItem('u1', list, { name: 'Tape', quantity: '', category: null })
  const first = ada.addItem('u1', list, milk)
  const second = ada.addItem('u1', list, { ...milk, name: 'Cream' })
  const all = whenMet(
    tape,
    first,
    second,
    rice,
    ada.tickItem(none, list, first.itemId!, true),
    ada.orderAisles(list, ['Rice']),
  )
  expect(
    groupItemsByAisle(all).map(({ category, items }) => [category, items.map(({ name }) => name)]),
  ).toEqual([
    ['Rice', ['Rice']],
    ['Dairy', ['Cream', 'Milk']],
    [null, ['Tape']],
  ])
})
