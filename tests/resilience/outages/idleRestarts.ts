import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { openLiveStream } from '../../support/servers/liveStream.ts'
import { addMembers, type Larder, type Member, openLarder, withSql } from '../larder.ts'
import { startOwnPostgres } from '../ownPostgres.ts'
import { type Report, seconds, sleep, until } from '../row.ts'

const membersAtOnce = 2
const maxBackMs = 2_000
const operations = createGroceryOperations(new HybridClock('idle'), Date.now)

/** Restarts Postgres without requests in progress: sessions stay valid, and open streams deliver the next change. */
export async function restartIdleDatabase(report: Report, times: number): Promise<void> {
  const own = await startOwnPostgres(report)
  const database = await own.createDatabase('idle')
  const larder = await openLarder(report, { DATABASE_URL: database })
  const members = await addMembers(larder, membersAtOnce)
  const streams = await Promise.all(
    members.map(({ householdId, header }) => openLiveStream(larder.url, header, { householdId, since: 0 })),
  )
  for (const stream of streams) report.after(stream.close)
  // The stream is connected before its lists have been read.
  await Promise.all(streams.map((stream) => stream.until(({ kind }) => kind === 'message')))

  const acknowledged: string[] = []
  const refusals: string[] = []
  const backMs: number[] = []
  const heardMs: number[] = []
  for (let round = 0; round < times; round += 1) {
    await sleep(500)
    const upAt = await own.restart()
    await until(
      async () => (await readOwnList(larder, members[0]!, refusals)) === 200,
      30_000,
      'answers again',
    )
    backMs.push(performance.now() - upAt)
    for (const [at, member] of members.entries()) {
      const name = `Item ${round} ${member.userId}`
      await until(async () => (await addItem(larder, member, name, refusals)) === 200, 30_000, 'a write')
      acknowledged.push(name)
      const acknowledgedAt = performance.now()
      const isTold = () => streams[at]!.events.some(({ data }) => JSON.stringify(data ?? '').includes(name))
      await until(isTold, 30_000, `the live list of before restart ${round + 1} hears of a change`)
      heardMs.push(performance.now() - acknowledgedAt)
    }
  }

  const slowest = Math.max(...backMs)
  report.figure(
    `lived through ${times} restarts, back ${seconds(slowest)} later at most`,
    slowest <= maxBackMs,
  )
  const latest = Math.max(...heardMs)
  report.figure(`live lists heard of changes within ${seconds(latest)}`, latest <= maxBackMs)
  const bad = refusals.filter((refusal) => refusal !== '503 with Retry-After')
  report.figure(
    `${refusals.length - bad.length} x 503 with Retry-After, ${bad.join(', ') || 'nothing else'}`,
    bad.length === 0,
  )
  const kept = await withSql(database, (sql) => sql`select name from grocery_docs`)
  const names = new Set(kept.map(({ name }) => String(name)))
  const lost = acknowledged.filter((name) => !names.has(name)).length
  report.figure(`${lost} of ${acknowledged.length} acknowledged writes lost`, lost === 0)
  if (!larder.isAlive()) report.figure('the process ended', false)
}

function readOwnList(larder: Larder, { householdId, header }: Member, refusals: string[]): Promise<number> {
  const input = encodeURIComponent(JSON.stringify({ householdId }))
  return ask(`${larder.url}/rpc/grocery.get?input=${input}`, { headers: { cookie: header } }, refusals)
}

function addItem(larder: Larder, member: Member, name: string, refusals: string[]): Promise<number> {
  const { householdId, header } = member
  const operation = operations.addItem('idle', 'default', { name, quantity: '', category: null })
  return ask(
    `${larder.url}/rpc/grocery.sync`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: header },
      body: JSON.stringify({ householdId, operations: [operation] }),
    },
    refusals,
  )
}

/** The status of the answer; records every one that is not 200. */
async function ask(url: string, init: RequestInit, refusals: string[]): Promise<number> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null)
  const text = await answer?.text()
  const status = answer?.status ?? 0
  if (status !== 200) {
    const isTold = status === 503 && answer?.headers.has('retry-after')
    refusals.push(isTold ? '503 with Retry-After' : `${status || 'no answer'} ${text?.slice(0, 80) ?? ''}`)
  }
  return status
}
