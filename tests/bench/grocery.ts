import { readFileSync } from 'node:fs'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { createProcedureCaller } from '#server/rpc/router.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { signedInAt } from '../support/accounts/signedIn.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { type LiveStream, openLiveStream } from '../support/servers/liveStream.ts'
import { type Figure, limit } from './table.ts'

const changes = 100
const households = 250
const membersEach = 4
const changesWithMany = 200

export interface Home {
  householdId: string
  userIds: string[]
  cookies: string[]
}

/** How soon other members of a household see a change, and what a thousand open streams cost. */
export async function benchGrocery(databaseUrl: string): Promise<Figure[]> {
  const settings = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', WRITES_PER_MINUTE: '1000000' }
  const [first, second] = [await startLarder(settings), await startLarder(settings)]
  const database = openDatabase(databaseUrl, { poolSize: 2 })
  const homes: Home[] = []
  for (let index = 0; index < households; index += 1) homes.push(await addHome(first, databaseUrl, database))
  const figures = [
    await benchOther(first, second, homes[0]!),
    ...(await benchMany(second, homes)),
    await benchStatements(databaseUrl, homes[0]!),
  ]
  await database.close()
  await Promise.all([first.stop(), second.stop()])
  return figures
}

/** A household of four, each with a session. */
export async function addHome(
  larder: LarderProcess,
  databaseUrl: string,
  { sql }: OpenedDatabase,
): Promise<Home> {
  const people = []
  for (let index = 0; index < membersEach; index += 1)
    people.push(await signedInAt({ url: larder.url, databaseUrl }))
  const [owner, ...others] = people
  const [own] = await sql`select household_id from memberships where user_id = ${owner!.userId}`
  const householdId: string = own!.household_id
  for (const { userId } of others) {
    await sql`update memberships set is_current = false where user_id = ${userId}`
    await sql`insert into memberships values (${householdId}, ${userId}, 'member', true)`
  }
  return {
    householdId,
    userIds: people.map(({ userId }) => userId),
    cookies: people.map(({ cookie }) => `${cookie.name}=${cookie.value}`),
  }
}

const operations = createGroceryOperations(new HybridClock('bench'), Date.now)
const item = (name: string) => operations.addItem('bench', 'default', { name, quantity: '', category: null })

async function add(url: string, { householdId, cookies }: Home, name: string): Promise<void> {
  const answer = await fetch(`${url}/rpc/grocery.sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0]! },
    body: JSON.stringify({ householdId, operations: [item(name)] }),
  })
  if (!answer.ok) throw new Error(`grocery.sync answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const follow = (url: string, { householdId, cookies }: Home, member: number) =>
  openLiveStream(url, cookies[member]!, { householdId, since: 0 })

const hears = (stream: LiveStream, name: string) =>
  stream.until(({ data }) => JSON.stringify(data ?? '').includes(`"${name}"`))

async function benchOther(first: LarderProcess, second: LarderProcess, home: Home): Promise<Figure> {
  const stream = await follow(second.url, home, 1)
  const times: number[] = []
  for (let index = 0; index < changes + 5; index += 1) {
    const name = `Thing ${index}`
    const startedAt = performance.now()
    const [heard] = await Promise.all([hears(stream, name), add(first.url, home, name)])
    if (index >= 5) times.push(heard.atMs - startedAt)
  }
  stream.close()
  return limit(`a change on one process is on another's screen, ${changes} changes`, times, 200, 'ms')
}

async function benchMany(larder: LarderProcess, homes: Home[]): Promise<Figure[]> {
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.child.pid}/status`, 'utf8'))?.[1]) / 1_024
  for (const home of homes) await add(larder.url, home, 'Salt')
  const before = residentMb()
  const streams = new Map<Home, LiveStream[]>()
  for (const home of homes) {
    const opened = await Promise.all(home.cookies.map((_, member) => follow(larder.url, home, member)))
    await Promise.all(opened.map((stream) => hears(stream, 'Salt')))
    streams.set(home, opened)
  }
  const after = residentMb()
  const times: number[] = []
  for (let index = 0; index < changesWithMany; index += 1) {
    const home = homes[(index * 7) % homes.length]!
    const name = `Many ${index}`
    const startedAt = performance.now()
    const heard = (streams.get(home) ?? []).map((stream) => hears(stream, name))
    await add(larder.url, home, name)
    times.push(...(await Promise.all(heard)).map(({ atMs }) => atMs - startedAt))
  }
  const slowest = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
  const open = homes.length * membersEach
  const figures = [
    limit(`what ${open} live lists on one process add`, [Math.max(after, residentMb()) - before], 200, 'MB'),
    limit(`p99 until all ${membersEach} members hear of a change, with ${open} live`, [slowest], 1_000, 'ms'),
  ]
  for (const opened of streams.values()) for (const stream of opened) stream.close()
  return figures
}

/** Counts the statements of the transaction that accepts a change, without the session's look-up. */
async function benchStatements(databaseUrl: string, { householdId }: Home): Promise<Figure> {
  const statements: string[] = []
  const { db, sql, close } = openDatabase(databaseUrl, {
    poolSize: 1,
    onStatement: (each) => statements.push(each),
  })
  const [member] = await sql`select user_id from memberships where household_id = ${householdId}`
  const caller = createProcedureCaller({
    member: { userId: member!.user_id },
    deps: { db },
    log: { info() {} },
  } as unknown as Parameters<typeof createProcedureCaller>[0])
  statements.length = 0
  await caller.grocery.sync({ householdId, operations: [item('Counted')] })
  await close()
  return limit('statements of a change', [statements.length], 3, 'statements')
}
