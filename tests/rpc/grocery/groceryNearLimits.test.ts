import { expect, onTestFinished, test } from 'vitest'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import type { FieldRegister } from '#shared/replication/documents.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openTestSite } from '../../support/testSite.ts'

/** A kitchen whose disk is nearly full while `disk.isFull`. */
async function openWithDisk() {
  const disk = { isFull: false }
  const site = await openTestSite({ textRoom: { isLeft: async () => !disk.isFull } })
  onTestFinished(() => site.close())
  return { disk, list: await groceriesOf(await site.addMember()) }
}

const noRoom = { cause: { reason: 'errors_no_room_for_text' } }

test('while the disk is nearly full, removals are accepted, and items added with them are sent again later', async () => {
  const { disk, list } = await openWithDisk()
  await list.add('Milk')
  const [milk] = list.lists()[0]!.items
  const [added] = list.keep((op) => [
    op.addItem('u', 'default', { name: 'Jam', quantity: '', category: null }),
  ])
  const [removed] = list.keep((op, docs) => [op.removeItem(docs, 'default', milk!.id)])
  disk.isFull = true
  expect(await list.send(list.queue.waiting)).toMatchObject({ taken: [removed!.id], refused: [] })
  expect(list.queue.waiting).toEqual([added])
  await expect(list.send(list.queue.waiting)).rejects.toMatchObject(noRoom)
  disk.isFull = false
  expect(await list.send(list.queue.waiting)).toMatchObject({ taken: [added!.id] })
  expect(list.names()).toEqual(['Jam'])
})

test('while the disk is nearly full, removals alone are accepted', async () => {
  const { disk, list } = await openWithDisk()
  await list.add('Milk')
  const [milk] = list.lists()[0]!.items
  disk.isFull = true
  const { taken } = await list.change((op, docs) => [op.removeItem(docs, 'default', milk!.id)])
  expect(taken).toHaveLength(1)
  expect(list.names()).toEqual([])
})

test('items and removals are accepted together while the disk has room', async () => {
  const { list } = await openWithDisk()
  await list.add('Milk')
  const [milk] = list.lists()[0]!.items
  const { taken } = await list.change((op, docs) => [
    op.removeItem(docs, 'default', milk!.id),
    op.addItem('u', 'default', { name: 'Jam', quantity: '', category: null }),
  ])
  expect(taken).toHaveLength(2)
  expect(list.names()).toEqual(['Jam'])
})

test('a change costs the length of the item that it changes, and is refused once the budget is spent', async () => {
  const site = await openTestSite({ config: { readCostPerMinute: 60 } })
  onTestFinished(() => site.close())
  const ada = await site.addMember()
  const list = await groceriesOf(ada)
  const write = (fieldsAt: (stamp: string) => Record<string, FieldRegister>): GroceryOperation => {
    const id = list.clock.next(Date.now())
    return { id, listId: 'default', itemId: 'milk', fields: fieldsAt(id), removed: {} }
  }
  const part = { text: '', amount: null, unit: null, pieces: null, grams: null, millilitres: null }
  const share = { name: 'milk', category: null, parts: [part], packs: [] }
  const names = Array.from({ length: 620 }, (_, place) => `share:${place}-${'x'.repeat(30)}`)
  const long = write((stamp) => Object.fromEntries(names.map((name) => [name, [share, stamp]])))
  expect(await list.send([long])).toMatchObject({ refused: [] })
  const app = await site.openApp()
  const answers: number[] = []
  for (const quantity of ['1 l', '2 l', '3 l', '4 l']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/rpc/grocery.sync',
      headers: { cookie: `larder=${ada.token}` },
      payload: {
        householdId: list.householdId,
        operations: [write((stamp) => ({ quantity: [quantity, stamp] }))],
      },
    })
    answers.push(answer.statusCode)
  }
  expect(answers).toEqual([200, 200, 429, 429])
})
