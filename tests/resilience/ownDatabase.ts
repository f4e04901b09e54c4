import { openDatabase } from '#server/db/client.ts'
import { openLiveStream } from '../support/servers/liveStream.ts'
import { cancelUnderServer } from './attacks/cancelledAnswers.ts'
import { addMembers, type Larder, type Member, openLarder, withSql } from './larder.ts'
import { restartIdleDatabase } from './outages/idleRestarts.ts'
import { somePid, untilBack } from './outages/killedProcesses.ts'
import { startOwnPostgres } from './ownPostgres.ts'
import { type Report, type Row, seconds, sleep, until } from './row.ts'
import { startWriters } from './writers.ts'

const maxWriters = 8

/** Restarts Postgres under load: the process lives, waits or answers with Retry-After, and gets notifications again. */
export async function restartDatabase(
  report: Report,
  times: number,
  writersAtOnce = maxWriters,
): Promise<void> {
  const own = await startOwnPostgres(report)
  const database = await own.createDatabase('restarted')
  const larder = await openLarder(report, { DATABASE_URL: database })
  const members = await addMembers(larder, writersAtOnce)
  const writers = await startWriters(report, members, () => larder.url)
  const back: number[] = []
  for (let round = 0; round < times; round += 1) {
    await sleep(500)
    const upAt = await own.restart()
    back.push(await untilBack(larder, writers, upAt))
  }
  await sleep(500)
  await expectLive(report, larder, members[0]!)
  await writers.stop()
  const slowest = Math.max(...back)
  report.figure(`lived through ${times} restarts, back ${seconds(slowest)} later at most`, slowest <= 2_000)
  report.figure(`slowest write ${seconds(writers.slowestMs)}`, writers.slowestMs <= 15_000)
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, database)
}

/** Records whether a stream delivers a change, which needs LISTEN. */
async function expectLive(report: Report, larder: Larder, member: Member): Promise<void> {
  const { householdId, header } = member
  const stream = await openLiveStream(larder.url, header, { householdId, since: 0 })
  report.after(stream.close)
  // The first message has the existing items; the next one comes by a notification of Postgres.
  await until(
    () => stream.events.filter(({ kind }) => kind === 'message').length >= 2,
    20_000,
    'a change is told',
  )
  report.figure('live lists hear of changes')
}

export async function killBackends(report: Report, times: number): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('killed')
  const larder = await openLarder(report, { DATABASE_URL: database })
  const members = await addMembers(larder, maxWriters)
  const writers = await startWriters(report, members, () => larder.url)
  let slowest = 0
  for (let round = 0; round < times; round += 1) {
    await sleep(200)
    await until(async () => (await somePid(larder)) > 0, 10_000, 'a backend works for Larder')
    const pid = await somePid(larder)
    // Every other one is killed like by the OOM killer, which ends all connections.
    if (round % 2) process.kill(pid, 'SIGKILL')
    else await withSql(database, (sql) => sql`select pg_terminate_backend(${pid})`)
    slowest = Math.max(slowest, await untilBack(larder, writers, performance.now()))
  }
  await sleep(300)
  await expectLive(report, larder, members[0]!)
  await writers.stop()
  report.figure(
    `lived through ${times} killed backends, back ${seconds(slowest)} later at most`,
    slowest <= 2_000,
  )
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, database)
}

/** Statements that fail after their first rows, under load: the next user of the connection must get correct rows. */
export async function cancelStatements(report: Report, times: number): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('cancelled')
  const { sql, close } = openDatabase(database, { poolSize: 4 })
  report.after(close)
  let failed = 0
  let right = 0
  let wrong = 0
  let isOver = false
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    for (let round = 0; !isOver; round += 1) {
      const rows = await sql`select ${`${reader} ${round}`}::text as id, i from generate_series(1, 3) as i`
      const ids = [...rows].map((row) => `${row?.id} ${row?.i}`)
      const wanted = [1, 2, 3].map((i) => `${reader} ${round} ${i}`)
      if (ids.join() === wanted.join()) right += 1
      else wrong += 1
    }
  })
  const breakers = Array.from({ length: 4 }, async () => {
    while (failed < times)
      // Some 30 kB of rows are on the way when the division fails.
      await sql`select repeat('x', 200) as word, 1 / (150 - i) as share from generate_series(1, 1000) as i`.then(
        () => {},
        () => {
          failed += 1
        },
      )
  })
  await Promise.all(breakers)
  isOver = true
  await Promise.all(readers)
  report.figure(`${failed} statements failed midway, ${wrong} of ${right + wrong} answers wrong`, wrong === 0)
}

export const ownDatabase: Row[] = [
  {
    name: 'restarts',
    what: `Postgres restarted 20 times under ${maxWriters} writers (DATABASE_URL)`,
    promised: 'the process lives, back within 2 s, requests wait or get 503 with Retry-After, 0 lost',
    run: (report) => restartDatabase(report, 20),
  },
  {
    name: 'restarts-few-writers',
    what: 'Postgres restarted 6 times under 2 writers (DATABASE_URL)',
    promised: 'the process lives, back within 2 s, requests wait or get 503 with Retry-After, 0 lost',
    run: (report) => restartDatabase(report, 6, 2),
  },
  {
    name: 'restarts-idle',
    what: 'Postgres restarted 6 times beside signed-in members and live lists that send nothing (DATABASE_URL)',
    promised:
      'the process lives, answers within 2 s, 503 with Retry-After at most, all open live lists hear the next change within 2 s, 0 lost',
    run: (report) => restartIdleDatabase(report, 6),
  },
  {
    name: 'killed-backends',
    what: `20 backends killed under ${maxWriters} writers (DATABASE_URL)`,
    promised: 'the process lives, back within 2 s, requests wait or get 503 with Retry-After, 0 lost',
    run: (report) => killBackends(report, 20),
  },
  {
    name: 'cancelled-statements',
    what: '1,000 statements failed midway, and 1,000 of the server cancelled, on 1,000 recipes of full length',
    promised:
      'no wrong row, nobody taken for another, listings cut midway, 503 with Retry-After, mails leave',
    run: async (report) => {
      await cancelStatements(report, 1_000)
      await cancelUnderServer(report, 1_000, 1_000)
    },
  },
]
