import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { RequestReads } from '#server/reads.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openLiveStream } from '../../support/servers/liveStream.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let url: string
beforeEach(async () => {
  site = await openTestSite()
  const app = await site.openApp()
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => site.close())

async function openList(of: TestSite = site, at: string = url) {
  const member = await of.addMember()
  const client = await groceriesOf(member)
  const follow = async (from?: string) => {
    const input = { householdId: client.householdId, since: 0 }
    const stream = await openLiveStream(at, `larder=${member.token}`, input, from)
    onTestFinished(() => stream.close())
    return stream
  }
  return { member, client, follow }
}

const names = (data: unknown) =>
  (data as { docs: { fields: Record<string, [string]> }[] }).docs.map(({ fields }) => fields.name?.[0])

test('a browser receives list changes one by one with event ids, and resumes after the last one', async () => {
  const { client, follow } = await openList()
  await client.add('Milk')
  const stream = await follow()
  expect(names((await stream.until(({ id }) => id === '1')).data)).toEqual(['Milk'])
  await client.add('Eggs')
  expect(names((await stream.until(({ id }) => id === '2')).data)).toEqual(['Eggs'])
  stream.close()
  await client.add('Rice')
  const again = await follow('2')
  expect(names((await again.until(({ id }) => id === '3')).data)).toEqual(['Rice'])
  expect(again.events.filter(({ id }) => id !== '')).toHaveLength(1)
})

test('the stream of a list ends with a reason when the member is signed out', async () => {
  const { client, follow, member } = await openList()
  await client.add('Milk')
  const stream = await follow()
  await stream.until(({ id }) => id === '1')
  await member.caller.auth.signOut()
  const { data } = await stream.until(({ kind }) => kind === 'serialized-error')
  expect(data).toMatchObject({ data: { code: 'UNAUTHORIZED' } })
  await stream.ended
})

test('the stream of a list is refused to a visitor', async () => {
  const { client } = await openList()
  const stream = await openLiveStream(url, '', { householdId: client.householdId, since: 0 })
  onTestFinished(() => stream.close())
  const { data } = await stream.until(({ kind }) => kind === 'serialized-error')
  expect(data).toMatchObject({ data: { code: 'UNAUTHORIZED' } })
})

test('a closing server ends the streams of lists', async () => {
  const { client, follow } = await openList()
  await client.add('Milk')
  const stream = await follow()
  await stream.until(({ id }) => id === '1')
  await Promise.all([site.close(), stream.ended])
  site = await openTestSite()
})

test('opening the stream of a list costs its length, and is refused when the read budget is spent', async () => {
  const poor = await openTestSite({ config: { readCostPerMinute: 7 } })
  onTestFinished(() => poor.close())
  const app = await poor.openApp()
  const { member, client, follow } = await openList(poor, await app.listen({ port: 0, host: '127.0.0.1' }))
  await client.add('Milk')
  await client.add('Eggs')
  const read = () =>
    follow().then((stream) => stream.until(({ id, kind }) => id === '2' || kind === 'serialized-error'))
  for (let count = 0; count < 2; count += 1) expect(names((await read()).data)).toEqual(['Milk', 'Eggs'])
  expect((await read()).data).toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } })
  const input = encodeURIComponent(JSON.stringify({ householdId: client.householdId }))
  const get = () =>
    app.inject({ url: `/rpc/grocery.get?input=${input}`, headers: { cookie: `larder=${member.token}` } })
  expect((await get()).statusCode).toBe(429)
})

test('list changes are batched for a member who has spent half of the read budget', async () => {
  const poor = await openTestSite({ config: { readCostPerMinute: 165 } })
  onTestFinished(() => poor.close())
  const app = await poor.openApp()
  const { client, follow } = await openList(poor, await app.listen({ port: 0, host: '127.0.0.1' }))
  const long = 'x'.repeat(190)
  for (let batch = 0; batch < 60; batch += 1)
    await client.change((op) =>
      Array.from({ length: 80 }, (_, at) =>
        op.addItem(client.householdId, 'default', {
          name: `${batch}/${at} ${long}`,
          quantity: '',
          category: null,
        }),
      ),
    )
  const stream = await follow()
  await stream.until(({ id }) => id === '60')
  const [item] = client.lists()[0]!.items
  for (let change = 1; change <= 30; change += 1)
    await client.change((op) => [op.editItem('default', item!.id, { quantity: String(change) })])
  await stream.until(({ id }) => id === '90')
  expect(stream.events.filter(({ id }) => Number(id) > 60).length).toBeLessThan(30)
})

test('reading a grocery list costs more the longer it is, by a call or a stream', async () => {
  const member = await site.addMember()
  const client = await groceriesOf(member)
  for (let batch = 0; batch < 4; batch += 1)
    await client.change((op) =>
      Array.from({ length: 100 }, (_, at) =>
        op.addItem(member.userId, 'default', { name: `Thing ${batch}/${at}`, quantity: '', category: null }),
      ),
    )
  const charges: number[] = []
  const reads: RequestReads = {
    charge: (cost) => charges.push(cost),
    expectBudget() {},
    isGone: () => false,
    chargeWhenBudgetAllows: async (cost) => void charges.push(cost),
    runOutside: (work) => work(),
    run: async (cost, read) => {
      charges.push(cost)
      return await read(reads)
    },
  }
  const { caller } = Object.assign(member, { context: { ...member.context, reads } })
  const input = { householdId: client.householdId }
  const whole = JSON.stringify(await caller.grocery.get(input)).length
  const size = Math.ceil(whole / (32 * 1024))
  expect(size).toBeGreaterThan(3)
  expect(charges).toEqual([5, size])
  const live = (await caller.grocery.changes({ ...input, since: 0 })) as AsyncIterable<unknown>
  const events = live[Symbol.asyncIterator]()
  await events.next()
  expect(charges).toEqual([5, size, 5, size])
  for (const name of ['Milk', 'Eggs', 'Rice']) {
    const next = events.next()
    await client.add(name)
    await next
  }
  // The last is paid for when the next is asked for.
  expect(charges.slice(4).filter((cost) => cost === 1).length).toBeGreaterThanOrEqual(1)
  await events.return?.()
})
