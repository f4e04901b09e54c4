import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { maxChangesPerCall } from '#shared/contract/limits.ts'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import { add, make, openDelivery, takeAll } from '../support/grocery/openDelivery.ts'

test('a change of the grocery list made while a tab’s turn to send ends is sent as well', async () => {
  const inTurn = async (work: () => Promise<void>) => {
    await work()
    if (late) void home.change(late)
    late = null
  }
  let late: GroceryOperation | null = add('Eggs')
  const home = openDelivery(takeAll, inTurn)
  await home.change(add('Milk'))
  expect(home.waiting()).toEqual([])
})

test('changes too long for one call all arrive, and only the change that is always too long is given up', async () => {
  const bad = add('Bad')
  let calls = 0
  const home = openDelivery(async (operations) => {
    calls += 1
    const isTooMuch = operations.length > 10 || operations.some(({ id }) => id === bad.id)
    if (isTooMuch) throw answered('No.', 'PAYLOAD_TOO_LARGE', 413)
    return takeAll(operations)
  })
  const all = Array.from({ length: 60 }, (_, index) => add(`Thing ${index}`))
  for (const operation of [...all, bad]) void home.change(operation)
  await home.delivery.send()
  await expect.poll(() => home.waiting()).toEqual([])
  expect(home.refused).toEqual([bad.id])
  expect(calls).toBeLessThan(40)
})

const answered = (message: string, code: string, httpStatus: number, reason: RefusalReason | null = null) =>
  new TRPCClientError(message, {
    result: { error: { code: 0, message, data: { code, httpStatus, reason } } } as never,
  })

const answeredByProxy = (status: number) =>
  TRPCClientError.from(new SyntaxError('Unexpected token'), {
    meta: { response: new Response('<h1>No</h1>', { status }) },
  })

test('changes too long for a proxy all arrive in parts, and one that is too long alone keeps waiting', async () => {
  let most = 10
  const home = openDelivery(async (operations) => {
    if (operations.length > most) throw answeredByProxy(413)
    return takeAll(operations)
  })
  home.pause(true)
  for (let index = 0; index < 60; index += 1) void home.change(add(`Thing ${index}`))
  home.pause(false)
  await home.delivery.send()
  expect(home.waiting()).toEqual([])
  most = 0
  await home.change(add('Milk'))
  expect(home.waiting()).toHaveLength(1)
  expect(home.refused).toEqual([])
  expect(home.failed).toEqual(['passing'])
})

test.each([
  ['does not answer', new TRPCClientError('fetch failed'), 'passing'],
  ['is busy', answered('Please wait.', 'TOO_MANY_REQUESTS', 429), 'passing'],
  ['times out', answered('Too slow.', 'TIMEOUT', 408), 'passing'],
  ['refuses the origin', answered('No.', 'FORBIDDEN', 403, 'errors_foreign_origin'), 'passing'],
  ['is older and has no such procedure', answered('No procedure found', 'NOT_FOUND', 404), 'passing'],
  ['is behind a proxy that answers 404', answeredByProxy(404), 'passing'],
  ['is behind a proxy that answers 401', answeredByProxy(401), 'passing'],
  ['fails with 500', answered('Broken.', 'INTERNAL_SERVER_ERROR', 500), 'passing'],
  ['requires a sign-in', answered('Who?', 'UNAUTHORIZED', 401), 'signed out'],
  [
    'says that the household is not the member’s',
    answered('In whatever language', 'NOT_FOUND', 404, 'households_no_such_household'),
    'not ours',
  ],
] as const)('a change keeps waiting when the server %s', async (_, error, failure) => {
  const home = openDelivery(() => Promise.reject(error))
  const milk = add('Milk')
  await home.change(milk)
  expect(home.waiting()).toEqual([milk])
  expect(home.refused).toEqual([])
  expect(home.failed).toEqual([failure])
})

test.each([
  ['cannot read it', answered('Please look at it again.', 'BAD_REQUEST', 400)],
  ['answers with a conflict', answered('Conflict', 'CONFLICT', 409)],
] as const)('a change is rolled back when the server %s', async (_, error) => {
  const home = openDelivery(() => Promise.reject(error))
  const milk = add('Milk')
  await home.change(milk)
  expect(home.waiting()).toEqual([])
  expect(home.refused).toEqual([milk.id])
  expect(home.failed).toEqual([])
})

test('during a pause no change is sent, and after it all are', async () => {
  let calls = 0
  const home = openDelivery(async (operations) => {
    calls += 1
    return takeAll(operations)
  })
  home.pause(true)
  for (const name of ['Milk', 'Eggs', 'Rice']) await home.change(add(name))
  expect(calls).toBe(0)
  expect(home.waiting()).toHaveLength(3)
  home.pause(false)
  await home.delivery.send()
  expect(calls).toBe(1)
  expect(home.waiting()).toEqual([])
})

test('while the server has no room for text, removals are sent even if many texts wait before them', async () => {
  const holdsText = ({ fields }: GroceryOperation) => Object.keys(fields).length > 0
  let calls = 0
  let isFull = true
  const home = openDelivery(async (operations) => {
    calls += 1
    const taken = isFull ? operations.filter((each) => !holdsText(each)) : operations
    if (taken.length === 0) throw answered('Full.', 'SERVICE_UNAVAILABLE', 503, 'errors_no_room_for_text')
    return takeAll(taken)
  })
  const texts = Array.from({ length: maxChangesPerCall + 20 }, (_, index) => add(`Thing ${index}`))
  const remove = (itemId: string) => make.removeItem(new Map(), 'default', itemId)
  home.pause(true)
  for (const operation of [...texts, remove('milk'), remove('bread')]) void home.change(operation)
  home.pause(false)
  await home.delivery.send()
  expect(home.waiting()).toEqual(texts)
  expect(home.failed).toEqual(['passing'])
  await home.change(remove('rice'))
  expect(home.waiting()).toEqual(texts)
  expect(calls).toBe(3)
  isFull = false
  home.release()
  await home.delivery.send()
  expect(home.waiting()).toEqual([])
})

test('a tab that waits for its turn does not send after another tab has been refused', async () => {
  let calls = 0
  const turn = Promise.withResolvers<void>()
  const home = openDelivery(
    async (operations) => {
      calls += 1
      return takeAll(operations)
    },
    async (work) => {
      await turn.promise
      await work()
    },
  )
  const sent = home.change(add('Milk'))
  home.pause(true)
  turn.resolve()
  await sent
  expect(calls).toBe(0)
  expect(home.waiting()).toHaveLength(1)
})
