import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { groceriesOf } from '../support/groceries.ts'
import { openLiveStream } from '../support/liveStream.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
let url: string
beforeEach(async () => {
  kitchen = await openTestKitchen()
  const app = await kitchen.openApp()
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => kitchen.close())

async function openList() {
  const member = await kitchen.addMember()
  const client = await groceriesOf(member)
  const follow = async (from?: string) => {
    const input = { householdId: client.householdId, since: 0 }
    const stream = await openLiveStream(url, `larder=${member.token}`, input, from)
    onTestFinished(() => stream.close())
    return stream
  }
  return { member, client, follow }
}

const names = (data: unknown) =>
  (data as { docs: { fields: Record<string, [string]> }[] }).docs.map(({ fields }) => fields.name?.[0])

test('a browser hears of changes one by one, each under its id, and goes on from the last', async () => {
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

test('who is signed out hears why, and no more', async () => {
  const { client, follow, member } = await openList()
  await client.add('Milk')
  const stream = await follow()
  await stream.until(({ id }) => id === '1')
  await member.caller.auth.signOut()
  const { data } = await stream.until(({ kind }) => kind === 'serialized-error')
  expect(data).toMatchObject({ data: { code: 'UNAUTHORIZED' } })
  await stream.ended
})

test('a visitor is refused', async () => {
  const { client } = await openList()
  const stream = await openLiveStream(url, '', { householdId: client.householdId, since: 0 })
  onTestFinished(() => stream.close())
  const { data } = await stream.until(({ kind }) => kind === 'serialized-error')
  expect(data).toMatchObject({ data: { code: 'UNAUTHORIZED' } })
})

test('a server that closes ends the stream, for which it would wait', async () => {
  const { client, follow } = await openList()
  await client.add('Milk')
  const stream = await follow()
  await stream.until(({ id }) => id === '1')
  await Promise.all([kitchen.close(), stream.ended])
  kitchen = await openTestKitchen()
})
