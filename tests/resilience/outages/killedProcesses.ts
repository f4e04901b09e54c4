import {
  addMembers,
  generous,
  type Larder,
  openLarder,
  readPostmaster,
  statusOf,
  untilReady,
  withSql,
} from '../larder.ts'
import { startOwnPostgres } from '../ownPostgres.ts'
import { type Report, type Row, seconds, sleep, until } from '../row.ts'
import { startWriters, type Writers } from '../writers.ts'

const writersAtOnce = 6
/** Measured 1.1 to 3.4 s, the longest on a busy machine; the rest is a margin. */
const maxReadyMs = 6_000

async function killApp(report: Report): Promise<void> {
  const env = { DATA_DIR: report.folder() }
  let larder = await openLarder(report, env)
  const members = await addMembers(larder, writersAtOnce)
  const writers = await startWriters(report, members, () => larder.url)
  for (let round = 0; round < 3; round += 1) {
    await sleep(2_500)
    await larder.kill()
    const startedAt = performance.now()
    larder = await openLarder(report, env)
    await untilReady(larder)
    const tookMs = performance.now() - startedAt
    report.figure(`ready ${seconds(tookMs)} after the start`, tookMs <= maxReadyMs)
  }
  await sleep(1_000)
  await writers.stop()
  await writers.expectNothingLost(report, larder.databaseUrl)
}

/** The pid of a backend that Larder uses. */
export async function somePid(larder: Larder): Promise<number> {
  return await withSql(larder.databaseUrl, async (sql) => {
    const [row] = await sql`select pid from pg_stat_activity where datname = current_database()
      and application_name like 'larder%' and query !~* '^listen' order by random() limit 1`
    return Number(row?.pid)
  })
}

async function killEmbeddedBackend(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const writers = await startWriters(report, await addMembers(larder, writersAtOnce), () => larder.url)
  for (let round = 0; round < 3; round += 1) {
    await sleep(1_000)
    process.kill(await somePid(larder), 'SIGKILL')
    expectSoon(report, 'back', await untilBack(larder, writers, performance.now()))
  }
  await writers.stop()
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, larder.databaseUrl)
}

/** Milliseconds until a write that began after the failure is acknowledged. Throws when the process ended. */
export async function untilBack(larder: Larder, writers: Writers, failedAt: number): Promise<number> {
  await until(
    () => !larder.isAlive() || writers.acknowledgedAfter(failedAt) !== null,
    30_000,
    'a write is acknowledged again',
  )
  if (!larder.isAlive()) throw new Error(`the process ended: ${lastFatal(larder)}`)
  return writers.acknowledgedAfter(failedAt)! - failedAt
}

export function expectSoon(report: Report, what: string, tookMs: number): void {
  report.figure(`${what} ${seconds(tookMs)} later`, tookMs <= 2_000)
}

function lastFatal(larder: Larder): string {
  const line = larder.process
    .output()
    .split('\n')
    .findLast((each) => each.includes('"level":60'))
  return line ? String(JSON.parse(line).err?.message) : 'without a word'
}

async function killPostmaster(report: Report): Promise<void> {
  const folder = report.folder()
  const larder = await openLarder(report, { DATA_DIR: folder })
  const members = await addMembers(larder, writersAtOnce)
  process.kill(readPostmaster(folder).pid, 'SIGKILL')
  const idleAt = performance.now()
  // It may still seem ready until the death is noticed.
  await sleep(100)
  await untilReady(larder, 30_000)
  expectSoon(report, 'idle: ready', performance.now() - idleAt)
  const writers = await startWriters(report, members, () => larder.url)
  await sleep(1_000)
  process.kill(readPostmaster(folder).pid, 'SIGKILL')
  expectSoon(report, 'under load: back', await untilBack(larder, writers, performance.now()))
  await sleep(500)
  await writers.stop()
  writers.expectAnswers(report)
  const health = await statusOf(`${larder.url}/healthz`)
  report.figure(`healthz ${health}`, health === 200)
  await writers.expectNothingLost(report, larder.databaseUrl)
}

async function killOneOfTwo(report: Report): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('two')
  const larders = [1, 2].map(() => openLarder(report, { DATABASE_URL: database }))
  const [first, second] = [await larders[0]!, await larders[1]!]
  const members = await addMembers(first, writersAtOnce)
  const writers = await startWriters(report, members, (writer) => (writer % 2 ? first : second).url)
  await sleep(2_000)
  await first.kill()
  const killedAt = performance.now()
  await sleep(3_000)
  await writers.stop()
  const after = writers.answers.filter(({ startedAt }) => startedAt >= killedAt)
  const taken = after.filter(({ status }) => status === 200).length
  const broken = after.filter(({ status }) => status >= 500).length
  report.figure(`the other took ${taken} writes afterwards, ${broken} x 5xx`, taken > 0 && broken === 0)
  await writers.expectNothingLost(report, database)
}

async function startMany(report: Report): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('many')
  const onUrl = await startedAtOnce(report, 8, { DATABASE_URL: database })
  await expectOneStart(report, `8 of 8 ready on an empty DATABASE_URL`, onUrl, database)
  const folder = report.folder()
  const onFolder = await startedAtOnce(report, 6, { DATA_DIR: folder })
  await expectOneStart(report, '6 of 6 ready on an empty folder', onFolder, onFolder[0]!.databaseUrl)
  await Promise.all(onFolder.slice(0, 3).map((larder) => larder.kill()))
  await sleep(500)
  const left = await Promise.all(onFolder.slice(3).map((larder) => statusOf(`${larder.url}/readyz`)))
  report.figure(
    `3 killed, the others answer ${left.join(', ')}`,
    left.every((status) => status === 200),
  )
}

async function startedAtOnce(report: Report, count: number, env: Record<string, string>): Promise<Larder[]> {
  return await Promise.all(Array.from({ length: count }, () => openLarder(report, { ...generous, ...env })))
}

async function expectOneStart(report: Report, what: string, larders: Larder[], url: string): Promise<void> {
  await Promise.all(larders.map((larder) => untilReady(larder)))
  const [migrations, recipes] = await withSql(url, async (sql) => [
    await sql`select count(*)::int as count, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    await sql`select count(*)::int as count, count(distinct name)::int as different from recipes`,
  ])
  const isOnce = [migrations![0], recipes![0]].every((each) => each?.count === each?.different)
  const counts = `${migrations![0]?.count} migrations, ${recipes![0]?.count} recipes`
  report.figure(`${what}, ${counts}, each once`, isOnce && recipes![0]?.count === 12)
}

export const killedProcesses: Row[] = [
  {
    name: 'killed-app',
    what: 'kill -9 of the app under 6 writers, 3 rounds',
    promised: `0 acknowledged writes lost, ready within ${seconds(maxReadyMs)} of the start`,
    run: killApp,
  },
  {
    name: 'killed-embedded-backend',
    what: 'kill -9 of one backend (embedded) under 6 writers, 3 times',
    promised: 'the process lives, back within 2 s, 503 with Retry-After at most, 0 lost',
    run: killEmbeddedBackend,
  },
  {
    name: 'killed-postmaster',
    what: 'kill -9 of the postmaster (embedded), idle and under 6 writers',
    promised: 'the process lives, ready within 2 s, 503 with Retry-After at most, 0 lost',
    run: killPostmaster,
  },
  {
    name: 'two-processes',
    what: 'two processes on one database, one killed under load',
    promised: 'the other goes on without a 5xx, 0 lost',
    run: killOneOfTwo,
  },
  {
    name: 'many-starts',
    what: '8 processes at once on an empty DATABASE_URL, 6 on an empty folder, 3 of them killed',
    promised: 'all ready, migrations and 12 recipes once, the others go on',
    run: startMany,
  },
]
