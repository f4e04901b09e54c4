import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangeStream, groceriesOf } from '../../support/grocery/groceries.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const tooMany = { code: 'TOO_MANY_REQUESTS', cause: { retryAfterSeconds: 60 } }

test('a member with 25 open streams can open one more for each that ends, and for none that was refused', async () => {
  const ada = await groceriesOf(await site.addMember())
  await ada.add('Milk')
  const open = async () => {
    const stream = await ada.open()
    await stream.next()
    return stream
  }
  const streams: ChangeStream[] = []
  // Each stream begins at the first change, as the page of another tab does.
  const fromStart = async () => {
    ada.queue = { ...ada.queue, cursor: 0 }
    return await open()
  }
  for (let count = 0; count < 25; count += 1) streams.push(await fromStart())
  await expect(fromStart()).rejects.toMatchObject(tooMany)
  await expect(fromStart()).rejects.toMatchObject(tooMany)
  for (const stream of streams.splice(0, 2)) await stream.close()
  for (let count = 0; count < 2; count += 1) streams.push(await fromStart())
  await expect(fromStart()).rejects.toMatchObject(tooMany)
  for (const stream of streams) await stream.close()
  for (let count = 0; count < 25; count += 1) streams.push(await fromStart())
  await expect(fromStart()).rejects.toMatchObject(tooMany)
  for (const stream of streams) await stream.close()
})

test('another member can open streams while one has the most', async () => {
  const [ada, bob] = [await groceriesOf(await site.addMember()), await groceriesOf(await site.addMember())]
  await ada.add('Milk')
  await bob.add('Eggs')
  const streams: ChangeStream[] = []
  for (let count = 0; count < 25; count += 1) {
    ada.queue = { ...ada.queue, cursor: 0 }
    const stream = await ada.open()
    await stream.next()
    streams.push(stream)
  }
  await bob.refresh()
  expect(bob.names()).toEqual(['Eggs'])
  for (const stream of streams) await stream.close()
})
