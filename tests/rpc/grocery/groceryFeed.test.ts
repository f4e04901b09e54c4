import { expect, test } from 'vitest'
import { DocumentChangeFeed } from '#server/replication/changeFeed.ts'

type Heard = (payload: string | null) => void
const by = { householdId: 'home', userId: 'ada', sessionId: 'phone' }
const changes = (seq: number) => ({ changes: { docs: [], isWhole: false, seq }, length: 0 })

/** A feed whose database notifications are sent by the test. */
function openFeed() {
  const channels = new Map<string, Heard>()
  const feed = new DocumentChangeFeed('groceries_changed', async (channel, heard) => {
    channels.set(channel, heard)
    return async () => {}
  })
  return { feed, tell: (channel: string, payload: string | null) => channels.get(channel)?.(payload) }
}

test('concurrent reads share one query, but never one that began before the change they follow', async () => {
  const { feed, tell } = openFeed()
  await feed.follow(by)
  const reading = Promise.withResolvers<ReturnType<typeof changes>>()
  let reads = 0
  const read = (answer: Promise<ReturnType<typeof changes>>) =>
    feed.read('home', 4, () => {
      reads += 1
      return answer
    })
  const [first, second] = [read(reading.promise), read(reading.promise)]
  tell('groceries_changed', 'home')
  const third = read(Promise.resolve(changes(6)))
  reading.resolve(changes(5))
  expect((await Promise.all([first, second, third])).map((read) => read.changes.seq)).toEqual([5, 5, 6])
  expect(reads).toBe(2)
})

/** Reads of the lists of `home`, each of which ends when the test says so. */
function readsOf({ feed }: ReturnType<typeof openFeed>) {
  const begun: PromiseWithResolvers<ReturnType<typeof changes>>[] = []
  const read = (since: number) =>
    feed.read('home', since, () => {
      const reading = Promise.withResolvers<ReturnType<typeof changes>>()
      begun.push(reading)
      return reading.promise
    })
  return { begun, read }
}

test('a read after an earlier one has ended is a query of its own', async () => {
  const { begun, read } = readsOf(openFeed())
  const first = read(4)
  begun[0]?.resolve(changes(5))
  await first
  const second = read(4)
  begun[1]?.resolve(changes(6))
  expect((await second).changes.seq).toBe(6)
})

test('a read after the database connection was lost shares no query that began before', async () => {
  const opened = openFeed()
  await opened.feed.follow(by)
  const { begun, read } = readsOf(opened)
  void read(4)
  opened.tell('groceries_changed', null)
  void read(4)
  expect(begun).toHaveLength(2)
})

test('a change of another household ends no sharing of queries', async () => {
  const opened = openFeed()
  await opened.feed.follow(by)
  const { begun, read } = readsOf(opened)
  void read(4)
  opened.tell('groceries_changed', 'elsewhere')
  void read(4)
  expect(begun).toHaveLength(1)
})

test('a read still shares its query after one with another cursor, or one before a change, has ended', async () => {
  const opened = openFeed()
  await opened.feed.follow(by)
  const { begun, read } = readsOf(opened)
  const beforeChange = read(4)
  opened.tell('groceries_changed', 'home')
  const otherCursor = read(5)
  void read(4)
  begun[0]?.resolve(changes(6))
  await beforeChange
  begun[1]?.resolve(changes(6))
  await otherCursor
  void read(4)
  expect(begun).toHaveLength(3)
})

test('a change before anyone waits is not missed, and is announced once', async () => {
  const { feed, tell } = openFeed()
  const follower = await feed.follow(by)
  const { signal } = new AbortController()
  tell('groceries_changed', 'elsewhere')
  tell('groceries_changed', 'home')
  tell('groceries_changed', 'home')
  tell('access_ended', 'home bob')
  expect(await follower.next(signal)).toBe('changed')
  tell('groceries_changed', 'home')
  tell('access_ended', 'session phone')
  tell('groceries_changed', 'home')
  expect(await follower.next(signal)).toBe('check access')
  const next = follower.next(signal)
  feed.close()
  expect(await next).toBe('closed')
  expect(await (await feed.follow(by)).next(signal)).toBe('closed')
})

test('a follower that stops waiting gets “closed”', async () => {
  const { feed } = openFeed()
  const follower = await feed.follow(by)
  const leaving = new AbortController()
  const next = follower.next(leaving.signal)
  leaving.abort()
  expect(await next).toBe('closed')
  expect(await follower.next(leaving.signal)).toBe('closed')
})
