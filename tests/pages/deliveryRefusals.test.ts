import { expect, test } from 'vitest'
import * as m from '#messages'
import { maxChangesPerCall } from '#shared/contract/limits.ts'
import { add, make, openDelivery, takeAll } from '../support/grocery/openDelivery.ts'

const remove = (itemId: string) => make.removeItem(new Map(), 'default', itemId)
/** A removal with a tombstone, as of an item that this browser has seen. */
const removeSeen = () => {
  const milk = add('Milk')
  return { ...remove('milk'), removed: { name: milk.id } }
}

test('a refused removal has a sentence of its own, and other refused changes have the server’s', async () => {
  const [removal, milk, eggs] = [removeSeen(), add('Milk'), add('Eggs')]
  const home = openDelivery(async () => ({
    taken: [],
    refused: [removal, milk, eggs].map(({ id }) => ({ id, sentence: 'The list is full.' })),
    docs: [],
  }))
  home.pause(true)
  for (const change of [removal, milk, eggs]) void home.change(change)
  home.pause(false)
  await home.delivery.send()
  expect(home.refused).toEqual([removal.id, milk.id, eggs.id])
  expect(home.sentences).toEqual([m.grocery_page_delete_failed(), 'The list is full.', 'The list is full.'])
})

test('a refused change without content has the server’s sentence', async () => {
  const home = openDelivery(async ([first]) => ({
    taken: [],
    refused: [{ id: first!.id, sentence: 'This cannot be read.' }],
    docs: [],
  }))
  await home.change(remove('milk'))
  expect(home.sentences).toEqual(['This cannot be read.'])
})

test('a change keeps waiting when the browser does not let a tab have its turn', async () => {
  const home = openDelivery(takeAll, () =>
    Promise.reject(new DOMException('No locks here.', 'SecurityError')),
  )
  const milk = add('Milk')
  await home.change(milk)
  expect(home.waiting()).toEqual([milk])
  expect(home.failed).toEqual(['passing'])
})

test('a call in a browser without locks sends each change once, however often it is asked to send', async () => {
  const sent: string[] = []
  const home = openDelivery(
    async (operations) => {
      sent.push(...operations.map(({ id }) => id))
      return takeAll(operations)
    },
    async (work) => await work(),
  )
  const [milk, eggs] = [add('Milk'), add('Eggs')]
  await Promise.all([home.change(milk), home.change(eggs), home.delivery.send()])
  expect(sent).toEqual([milk.id, eggs.id])
})

test('no call has more changes than the server takes, also after several calls', async () => {
  const lengths: number[] = []
  const home = openDelivery(async (operations) => {
    lengths.push(operations.length)
    return takeAll(operations)
  })
  home.pause(true)
  for (let index = 0; index < maxChangesPerCall * 3; index += 1) void home.change(add(`Thing ${index}`))
  home.pause(false)
  await home.delivery.send()
  expect(lengths).toEqual([maxChangesPerCall, maxChangesPerCall, maxChangesPerCall])
})
