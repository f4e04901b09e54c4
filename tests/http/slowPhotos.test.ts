import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { photoBytes } from '../support/photoForms.ts'
import { openTestKitchen, type TestKitchen, type TestMember } from '../support/testKitchen.ts'
import { keepTypedRecipe } from '../support/typedRecipe.ts'

let kitchen: TestKitchen
let address: string
beforeAll(async () => {
  kitchen = await openTestKitchen({ config: { trustProxy: '127.0.0.1' } })
  const app = await kitchen.openApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => kitchen.close())

/** Begins to send a photo from a network; the rest follows when `finish` is called, or never. */
async function beginSending(member: TestMember, recipeId: string, network: string) {
  const boundary = 'larder-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="dinner.jpg"\r\n\r\n`
  const sending = request(`${address}/recipe/${recipeId}/photo`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: `larder=${member.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-forwarded-for': network,
    },
  })
  const answer = once(sending, 'response').then(async ([response]) => ({
    status: response.statusCode as number,
    retryAfter: response.headers['retry-after'],
    text: Buffer.concat(await response.toArray()).toString(),
  }))
  answer.catch(() => {})
  sending.on('error', () => {})
  sending.write(head)
  return {
    answer,
    finish: async () => {
      sending.write(await photoBytes({ width: 300, height: 200 }))
      sending.end(`\r\n--${boundary}--\r\n`)
      return await answer
    },
  }
}

test('slow photos of a member and of a network leave places to others, and end after seconds', async () => {
  const members: TestMember[] = []
  const recipeOf = new Map<TestMember, string>()
  for (const name of ['Ada', 'Bob', 'Cy', 'Dan']) {
    const member = await kitchen.addMember(name)
    members.push(member)
    recipeOf.set(member, await keepTypedRecipe(member))
  }
  const [ada, bob, cy, dan] = members as [TestMember, TestMember, TestMember, TestMember]
  // A request takes its place once its recipe was looked up.
  const lookedUp = () => kitchen.statements.filter((each) => /^select .+"created_by" = /.test(each)).length
  const begin = async (member: TestMember, network: string) => {
    const before = lookedUp()
    const sending = await beginSending(member, recipeOf.get(member)!, network)
    await expect.poll(lookedUp).toBeGreaterThan(before)
    return sending
  }
  const statusOf = async (member: TestMember, network: string) =>
    (await (await begin(member, network)).finish()).status

  const slow = [await begin(ada, '198.51.100.1'), await begin(ada, '198.51.100.1')]
  expect(await statusOf(ada, '198.51.100.2')).toBe(429)
  slow.push(await begin(bob, '198.51.100.1'), await begin(bob, '198.51.100.1'))
  expect(await statusOf(cy, '198.51.100.1')).toBe(429)
  expect(await statusOf(dan, '198.51.100.3')).toBe(204)

  for (const each of slow) {
    const { status, text } = await each.answer
    expect([status, JSON.parse(text).error.message]).toEqual([400, m.photos_too_slow()])
  }
  expect(await statusOf(ada, '198.51.100.1')).toBe(204)
})
