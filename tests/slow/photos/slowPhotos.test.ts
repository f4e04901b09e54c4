import { once } from 'node:events'
import { request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let address: string
beforeAll(async () => {
  site = await openTestSite({ config: { trustProxy: '127.0.0.1' } })
  const app = await site.openApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

interface Sender {
  member: TestMember
  recipeId: string
}

/** Begins to send a photo from a network; `sentAhead` bytes by `send` and then the rest by `finish` follow, or never. */
async function beginSending({ member, recipeId }: Sender, network: string, sentAhead: number) {
  const boundary = 'larder-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="dinner.jpg"\r\n\r\n`
  const photo = await photoBytes({ width: 300, height: 200 })
  const tail = `\r\n--${boundary}--\r\n`
  const sending = request(`${address}/recipe/${recipeId}/photo`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: `larder=${member.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + sentAhead + photo.length + tail.length,
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
    send: (bytes: number) => sending.write(Buffer.alloc(bytes)),
    /** Resolves once the system has taken the bytes. */
    sendAll: (bytes: Buffer) => new Promise<void>((resolve) => sending.write(bytes, () => resolve())),
    finish: async () => {
      sending.write(photo)
      sending.end(tail)
      return await answer
    },
  }
}

/** Four members with a recipe each. */
async function fourMembers(): Promise<Record<'ada' | 'bob' | 'cy' | 'dan', Sender>> {
  const open = async (name: string): Promise<Sender> => {
    const member = await site.addMember(name)
    return { member, recipeId: await keepTypedRecipe(member) }
  }
  return { ada: await open('Ada'), bob: await open('Bob'), cy: await open('Cy'), dan: await open('Dan') }
}

/** Begins to send a photo, and returns once the request has its slot or was refused one. */
async function begin(sender: Sender, network: string, sentAhead = 0) {
  // A request takes its slot once its recipe was looked up.
  const lookedUp = () => site.statements.filter((each) => /^select .+"created_by" = /.test(each)).length
  const before = lookedUp()
  const sending = await beginSending(sender, network, sentAhead)
  await expect.poll(lookedUp).toBeGreaterThan(before)
  return sending
}

async function statusOf(sender: Sender, network: string): Promise<number> {
  return (await (await begin(sender, network)).finish()).status
}

test('slow uploads of a member or network leave slots to others, and are refused after seconds', async () => {
  const { ada, bob, cy, dan } = await fourMembers()
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

test.each([
  ['/56', '2001:db8:1:a001::1', '2001:db8:1:a002::1', '2001:db8:1:a003::1'],
  ['/48', '2001:db8:2:a001::1', '2001:db8:2:b001::1', '2001:db8:2:c001::1'],
])('slow uploads from several networks of one IPv6 %s leave slots to others', async (_size, ...networks) => {
  const { ada, bob, cy, dan } = await fourMembers()
  const [first, second, third] = networks as [string, string, string]
  const slow = [await begin(ada, first), await begin(ada, first)]
  slow.push(await begin(bob, second), await begin(bob, second))
  expect(await statusOf(cy, third)).toBe(429)
  expect(await statusOf(dan, '2001:db8:3:1::1')).toBe(204)
  for (const each of slow) expect((await each.finish()).status).toBe(204)
  expect(await statusOf(cy, third)).toBe(204)
})

test('slow uploads of two networks that hold all slots lose one to another network', async () => {
  const senders = Object.values(await fourMembers())
  const held: Awaited<ReturnType<typeof begin>>[] = []
  for (const [at, sender] of senders.entries())
    for (let count = 0; count < 2; count += 1) held.push(await begin(sender, `198.51.100.${40 + (at % 2)}`))
  const newcomer: Sender = await (async () => {
    const member = await site.addMember('Eve')
    return { member, recipeId: await keepTypedRecipe(member) }
  })()
  expect(await statusOf(newcomer, '198.51.100.50')).toBe(204)
  const first = await held[0]!.answer
  expect([first.status, first.retryAfter, first.text]).toEqual([
    503,
    '60',
    expect.stringContaining(m.photos_busy()),
  ])
  for (const each of held.slice(1)) expect((await each.finish()).status).toBe(204)
})

test('slow uploads of eight networks lose a slot to a ninth', async () => {
  const held: Awaited<ReturnType<typeof begin>>[] = []
  for (let at = 0; at < 8; at += 1) {
    const member = await site.addMember(`Cook ${at}`)
    held.push(
      await begin({ member, recipeId: await keepTypedRecipe(member) }, `198.51.100.${60 + at}`, 10_000_000),
    )
  }
  // Faster than what is refused for being too slow.
  const trickle = setInterval(() => {
    for (const each of held) each.send(25_000)
  }, 500)
  const member = await site.addMember('Eve')
  const newcomer = { member, recipeId: await keepTypedRecipe(member) }
  expect(await statusOf(newcomer, '198.51.100.80')).toBe(503)
  await expect.poll(() => statusOf(newcomer, '198.51.100.80'), { interval: 500 }).toBe(204)
  const lost = await Promise.race(held.map(({ answer }) => answer))
  expect([lost.status, lost.text]).toEqual([503, expect.stringContaining(m.photos_busy())])
  clearInterval(trickle)
})

test('unfinished uploads count towards the hourly photo limit', async () => {
  const strict = await openTestSite({ config: { trustProxy: '127.0.0.1', photosPerMember: 1 } })
  try {
    const strictAddress = await (await strict.openApp()).listen({ port: 0, host: '127.0.0.1' })
    const member = await strict.addMember()
    const url = `${strictAddress}/recipe/${await keepTypedRecipe(member)}/photo`
    const headers = { cookie: `larder=${member.token}`, 'content-type': 'multipart/form-data; boundary=b' }
    const unfinished = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': 2_000 },
    })
    unfinished.on('error', () => {}).write('--b\r\n')
    const isCounted = async () => {
      const answer = await fetch(url, { method: 'POST', headers, body: Buffer.alloc(2_000) })
      return answer.status
    }
    await expect.poll(isCounted).toBe(429)
    unfinished.destroy()
  } finally {
    await strict.close()
  }
})

test('photos being uploaded are not held in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bytesInMemory = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const chunk = Buffer.alloc(1_000_000)
  const before = bytesInMemory()
  const held: Awaited<ReturnType<typeof begin>>[] = []
  for (let at = 0; at < 8; at += 1) {
    const member = await site.addMember(`Patient ${at}`)
    const sender = { member, recipeId: await keepTypedRecipe(member) }
    held.push(await begin(sender, `198.51.100.${100 + at}`, 14_900_000))
  }
  // Faster than what is refused for being too slow.
  const trickle = setInterval(() => {
    for (const each of held) each.send(25_000)
  }, 500)
  for (const each of held) for (let sent = 0; sent < 14; sent += 1) await each.sendAll(chunk)
  // A busy machine takes a moment to write what has come in to the disk; until then nobody is refused.
  await expect.poll(() => bytesInMemory() - before, { timeout: 10_000 }).toBeLessThan(40_000_000)
  clearInterval(trickle)
  for (const each of held)
    expect(JSON.parse((await each.answer).text).error.message).toBe(m.photos_too_slow())
})

test('an upload that begins fast and then stops is refused after seconds', async () => {
  const { ada } = await fourMembers()
  const sending = await begin(ada, '198.51.100.30', 5_000_000)
  sending.send(5_000_000)
  const { status, text } = await sending.answer
  expect([status, text]).toEqual([400, expect.stringContaining(m.photos_too_slow())])
})
