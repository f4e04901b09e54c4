import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { createProcedureCaller } from '#server/rpc/router.ts'
import { expectNothingLost } from '../../support/grocery/expectNothingLost.ts'
import { type GroceryClient, groceriesOf } from '../../support/grocery/groceries.ts'
import { openGroceryStream } from '../../support/grocery/openGroceryStream.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let first: TestSite
let second: TestSite
beforeEach(async () => {
  first = await openTestSite()
  second = await openTestSite({ beside: first })
})
afterEach(async () => {
  await second.close()
  await first.close()
})

/** The same browser with its calls going to the process that `second` names at that time. */
function viaOther(member: TestMember): TestMember {
  const caller = createProcedureCaller(async () => {
    const context = { ...member.context, deps: second.deps }
    return {
      ...context,
      member: member.token === null ? null : await findMemberOfSessionToken(context, member.token),
    }
  })
  return { ...member, caller }
}

/** Condition for the connection that listens: after ten seconds its last statement is its heartbeat. */
const isListening = sql`(query ilike 'listen%' or query = 'select 1')`

test('an event of a grocery list that nothing waits for is no unhandled rejection when the session of the member ends', async () => {
  const unhandled: unknown[] = []
  const listen = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', listen)
  onTestFinished(() => void process.off('unhandledRejection', listen))
  const ada = await first.addMember()
  const { householdId } = await groceriesOf(ada)
  const events = await ada.caller.grocery.changes({ householdId, since: 0 })
  const stream = events[Symbol.asyncIterator]()
  await stream.next()
  // tRPC requests the next event while a client reads nothing.
  void stream.next()
  await ada.caller.auth.signOut()
  // Comes after the one before has failed or has announced a change that was still on its way.
  const last = await stream.next().catch(() => stream.next())
  expect(last).toMatchObject({ done: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
})

describe('two processes', () => {
  test('a change in one process reaches the household’s streams of the other once, and no other household’s', async () => {
    const [ada, bob] = await addHousehold(first, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    await hers.add('Milk')
    const { client, stream } = await openGroceryStream(viaOther(bob))
    expect(await stream.next()).toMatchObject({ seq: 1, isWhole: true })
    const stranger = await groceriesOf(await first.addMember('Stranger'))
    await stranger.add('Poison')
    for (const name of ['Eggs', 'Rice', 'Tea']) {
      await hers.add(name)
      await stream.next()
    }
    expect(client.names()).toEqual(['Milk', 'Eggs', 'Rice', 'Tea'])
    expect(stream.ids).toEqual(['1', '2', '3', '4'])
  })

  test('a client that reconnects continues after the last event id, without gap or duplicate', async () => {
    const [ada, bob] = await addHousehold(first, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    const his = await groceriesOf(viaOther(bob))
    await hers.add('Milk')
    const before = await his.open()
    await before.next()
    await before.close()
    await hers.add('Eggs')
    await hers.add('Rice')
    // As the browser does: by the id of the last event, whatever cursor the page began with.
    const after = await his.open(before.ids.at(-1))
    onTestFinished(() => after.close())
    const told = await after.next()
    expect(told).toMatchObject({ seq: 3, isWhole: false })
    expect(told?.docs.map(({ fields }) => fields.name?.[0])).toEqual(['Eggs', 'Rice'])
    expect(his.names()).toEqual(['Milk', 'Eggs', 'Rice'])
  })

  test('a process keeps one listening connection, however many streams are open', async () => {
    const [ada, bob, cleo] = await addHousehold(first, 'Ada', 'Bob', 'Cleo')
    const hers = await groceriesOf(ada)
    await hers.add('Milk')
    for (const each of [bob, cleo, bob, cleo]) await (await openGroceryStream(viaOther(each))).stream.next()
    const listening = await first.deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and ${isListening}`,
    )
    expect(listening).toHaveLength(1)
  })

  test('a change made while a process’s LISTEN connection to Postgres is lost reaches its open streams when it is back', async () => {
    const [ada, bob] = await addHousehold(first, 'Ada', 'Bob')
    const hers = await groceriesOf(ada)
    await hers.add('Milk')
    const { client, stream } = await openGroceryStream(viaOther(bob))
    await stream.next()
    await first.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and ${isListening} and pid <> pg_backend_pid()`,
    )
    await hers.add('Eggs')
    await stream.next()
    expect(client.names()).toEqual(['Milk', 'Eggs'])
  }, 20_000)
})

describe('a member who may no longer see a list loses its stream at once', () => {
  test.for([
    [
      'is removed',
      'NOT_FOUND',
      (owner: TestMember, mate: TestMember) => owner.home.removeMember({ userId: mate.userId }),
    ],
    ['leaves', 'NOT_FOUND', (_: TestMember, mate: TestMember) => mate.home.leave()],
    ['signs out', 'UNAUTHORIZED', (_: TestMember, mate: TestMember) => mate.caller.auth.signOut()],
  ] as const)(
    'a member who may no longer see a list loses its stream at once when the member %s',
    async ([, code, end]) => {
      const [owner, mate] = await addHousehold(first, 'Owner', 'Mate')
      const home = await groceriesOf(owner)
      await home.add('Milk')
      const { stream } = await openGroceryStream(viaOther(mate))
      const other = await openGroceryStream(viaOther(owner))
      await stream.next()
      await other.stream.next()
      await end(owner, mate)
      await expect(stream.next()).rejects.toMatchObject({ code })
      await home.add('Eggs')
      expect(await other.stream.next()).toMatchObject({ seq: 2 })
    },
  )

  test('a process that closes ends its streams', async () => {
    const [ada] = await addHousehold(first, 'Ada')
    const hers = await groceriesOf(ada)
    await hers.add('Milk')
    const { stream } = await openGroceryStream(viaOther(ada))
    await stream.next()
    second.deps.groceryFeed.close()
    expect(await stream.next()).toBeNull()
  })

  test('a member may hold at most 25 streams open', async () => {
    const ada = await first.addMember()
    const hers = await groceriesOf(ada)
    await hers.add('Milk')
    for (let open = 0; open < 25; open += 1) await (await openGroceryStream(ada)).stream.next()
    await expect((await openGroceryStream(ada)).stream.next()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

const step = fc.record({
  kind: fc.constantFrom(
    'add',
    'add',
    'edit',
    'tick',
    'remove',
    'removeAll',
    'resend',
    'lose',
    'hear',
    'restart',
  ),
  who: fc.nat(2),
  pick: fc.nat(20),
})

test('three people’s concurrent changes by two processes end in the same list for all', async () => {
  const run = async (steps: { kind: string; who: number; pick: number }[]) => {
    const people = await addHousehold(first, 'Ada', 'Bob', 'Cleo')
    const members = people.map((member, index) => (index === 1 ? viaOther(member) : member))
    const clients = await Promise.all(members.map(groceriesOf))
    // Changes that a process did not answer before it ended stay waiting.
    await Promise.allSettled(steps.map(({ kind, who, pick }) => act(clients, who, kind, pick)))
    // Clients send their waiting changes again, then each reads all changes.
    for (const client of clients)
      if (client.queue.waiting.length > 0) await client.send([...client.queue.waiting])
    await clients[0]!.add('The last')
    for (const client of clients) await client.refresh()
    const newcomer = await (await groceriesOf(members[2]!)).refresh()
    for (const client of clients) expect(client.lists()).toEqual(newcomer.lists())
    const made = clients.flatMap((client) => client.made)
    expectNothingLost(made, newcomer.lists())
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), run), { numRuns: 25 })
}, 120_000)

async function restartSecond(): Promise<void> {
  const ended = second
  second = await openTestSite({ beside: first })
  await ended.close()
}

async function act(clients: GroceryClient[], who: number, kind: string, pick: number): Promise<void> {
  const client = clients[who]!
  const items = client.lists()[0]!.items
  const item = items[pick % Math.max(1, items.length)]
  if (kind === 'add') await client.add(`Thing ${pick}`)
  if (kind === 'hear') {
    // A new change, without which the stream would wait.
    await client.add('Something')
    await client.refresh()
  }
  if (kind === 'lose') {
    client.keep((op) => [op.addItem('u', 'default', { name: 'Kept', quantity: '', category: null })])
    if (pick % 2) await client.sendUnheard()
  }
  if (kind === 'resend' && client.queue.waiting.length > 0) await client.send([...client.queue.waiting])
  if (kind === 'restart') await restartSecond()
  if (!item) return
  if (kind === 'edit') await client.change((op) => [op.editItem('default', item.id, { quantity: `${pick}` })])
  if (kind === 'tick')
    await client.change((op, known) => [op.tickItem(known, 'default', item.id, pick % 2 === 0)])
  if (kind === 'remove') await client.change((op, docs) => [op.removeItem(docs, 'default', item.id)])
  if (kind === 'removeAll')
    await client.change((op, docs) =>
      op.removeItems(
        docs,
        'default',
        items.map(({ id }) => id),
      ),
    )
}
