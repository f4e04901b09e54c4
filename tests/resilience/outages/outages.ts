import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { addMembers, openLarder, statusOf, stopWithin, untilReady, withSql } from '../larder.ts'
import { startOwnPostgres } from '../ownPostgres.ts'
import { percentile, type Report, type Row, seconds, sleep, until } from '../row.ts'
import { startWriters } from '../writers.ts'
import { startSilentProxy } from './silentProxy.ts'

/** What a visitor requests, as pages and as data. */
const paths = ['/', '/recipes', '/recipe/demo-1', '/rpc/recipes.list?input=%7B%7D']

async function loseDatabase(report: Report): Promise<void> {
  const own = await startOwnPostgres(report)
  await own.createDatabase('silent')
  const proxy = await startSilentProxy(report, own.port)
  const larder = await openLarder(report, {
    DATABASE_URL: `postgres://larder@127.0.0.1:${proxy.port}/silent`,
    SHUTDOWN_GRACE_MS: '5000',
  })
  const members = await addMembers({ ...larder, databaseUrl: own.url('silent') }, 4)
  const writers = await startWriters(report, members, () => larder.url)
  proxy.silence(true)
  await sleep(200)
  const asked = await Promise.all(
    ['/readyz', '/rpc/auth.entrance', '/rpc/recipes.list?input=%7B%7D'].map(async (each) => {
      const startedAt = performance.now()
      const headers = { accept: 'text/html', cookie: members[0]!.header }
      const answer = await fetch(larder.url + each, { headers, signal: AbortSignal.timeout(60_000) })
      await answer.arrayBuffer()
      const retryAfter = answer.headers.get('retry-after')
      return { each, status: answer.status, retryAfter, tookMs: performance.now() - startedAt }
    }),
  )
  const slowest = Math.max(...asked.map(({ tookMs }) => tookMs))
  const isTold = asked.every(
    ({ each, status, retryAfter }) => status === 503 && (each === '/readyz' || retryAfter),
  )
  const told = asked.map(({ each, status }) => `${each.split('?')[0]} ${status}`).join(', ')
  report.figure(`${told}, after ${seconds(slowest)} at most`, isTold && slowest <= 15_000)
  const health = await statusOf(`${larder.url}/healthz`)
  report.figure(`healthz ${health}`, health === 200)
  proxy.silence(false)
  const healedAt = performance.now()
  await until(() => writers.acknowledgedAfter(healedAt) !== null, 30_000, 'a write is acknowledged again')
  const backMs = writers.acknowledgedAfter(healedAt)! - healedAt
  report.figure(`back ${seconds(backMs)} later`, backMs <= 10_000)
  await writers.stop()
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, own.url('silent'))
  proxy.silence(true)
  const stopMs = await stopWithin(larder.process, 30_000)
  report.figure(
    `stopped without a database in ${seconds(stopMs)}`,
    stopMs <= 15_000 && larder.process.child.signalCode === null,
  )
}

/** An answer without the locked table comes at the latest when the wait for a connection times out, after 3 s. */
const maxOtherMs = 3_500
const password = 'Quite-l0ng-and-rare'

async function exhaustPool(report: Report): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('locked')
  const larder = await openLarder(report, { DATABASE_URL: database })
  const [member] = await addMembers(larder, 1)
  const hash = await hashPassword({ visitor: 'resilience' }, password)
  await withSql(database, (sql) => sql`update users set password_hash = ${hash} where id = ${member!.userId}`)
  const ask = async (each: string, init: RequestInit = { headers: { cookie: member!.header } }) => {
    const startedAt = performance.now()
    const headers = { accept: 'text/html', ...init.headers }
    const answer = await fetch(larder.url + each, { ...init, headers, signal: AbortSignal.timeout(60_000) })
    await answer.arrayBuffer()
    const hasRetryAfter = answer.headers.has('retry-after')
    return { status: answer.status, hasRetryAfter, tookMs: performance.now() - startedAt }
  }
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member!.email, password }),
  }
  await withSql(database, async (sql) => {
    await sql.begin(async (tx) => {
      await tx`lock table recipes in access exclusive mode`
      const list = (index: number) =>
        `/rpc/recipes.list?input=${encodeURIComponent(JSON.stringify({ page: (index % 5) + 1 }))}`
      const reading = Array.from({ length: 30 }, (_, index) => ask(list(index)))
      await sleep(500)
      const others = await Promise.all([
        ask('/rpc/auth.entrance'),
        ask('/rpc/auth.signIn', signIn),
        ask('/readyz'),
      ])
      const health = await ask('/healthz')
      for (const [index, what] of ['auth.entrance', 'auth.signIn', '/readyz'].entries()) {
        const { status, hasRetryAfter, tookMs } = others[index]!
        const isTold = status === 200 || (status === 503 && (hasRetryAfter || what === '/readyz'))
        report.figure(`${what} ${status} after ${seconds(tookMs)}`, isTold && tookMs <= maxOtherMs)
      }
      report.figure(`healthz ${health.status}`, health.status === 200 && health.tookMs <= 1_000)
      const answers = await Promise.all(reading)
      const worst = Math.max(...answers.map(({ tookMs }) => tookMs))
      const counts = [...Map.groupBy(answers, ({ status }) => status)].map(
        ([status, all]) => `${all.length} x ${status}`,
      )
      const isTold = answers.every(
        ({ status, hasRetryAfter }) => [429, 503].includes(status) && hasRetryAfter,
      )
      report.figure(
        `30 readers: ${counts.join(', ')} after ${seconds(worst)} at most`,
        isTold && worst <= 20_000,
      )
    })
  })
  const startedAt = performance.now()
  await until(async () => (await ask('/rpc/recipes.list?input=%7B%7D')).status === 200, 30_000, 'sound again')
  const tookMs = performance.now() - startedAt
  report.figure(`sound ${seconds(tookMs)} after the lock`, tookMs <= 2_000)
}

const diskMb = 220

async function fillDisk(report: Report): Promise<void> {
  const mount = report.folder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'larder-resilience', mount], {
      stdio: 'pipe',
    })
  } catch {
    report.notShown = 'no folder of a fixed size can be mounted here'
    return
  }
  report.after(() => execFileSync('umount', ['-l', mount]))
  const folder = path.join(mount, 'data')
  const larder = await openLarder(report, { DATA_DIR: folder })
  const writers = await startWriters(report, await addMembers(larder, 4), () => larder.url)
  const filler = path.join(mount, 'filler')
  for (let round = 0; round < 2; round += 1) {
    fill(filler)
    const fullAt = performance.now()
    await until(
      () => writers.answers.some(({ startedAt, status }) => startedAt > fullAt && status >= 500),
      60_000,
      'a write fails',
    ).catch(() => report.figure('no write failed on a full disk', false))
    const reads = await Promise.all(paths.map((each) => statusOf(larder.url + each, 20_000)))
    const ready = await statusOf(`${larder.url}/readyz`, 20_000)
    report.figure(
      `full: reads ${reads.join(', ')}, readyz ${ready}`,
      reads.every((status) => status === 200) && ready === 503,
    )
    rmSync(filler)
    const emptyAt = performance.now()
    await until(() => writers.acknowledgedAfter(emptyAt) !== null, 60_000, 'writes go on')
    const tookMs = writers.acknowledgedAfter(emptyAt)! - emptyAt
    report.figure(`back ${seconds(tookMs)} after there was room`, tookMs <= 5_000)
  }
  await writers.stop()
  await untilReady(larder)
  report.figure(
    `slowest write ${seconds(writers.slowestMs)}, p99 ${seconds(
      percentile(
        writers.answers.map(({ tookMs }) => tookMs),
        0.99,
      ),
    )}`,
  )
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, larder.databaseUrl)
}

/** Uses all the space that is left. */
function fill(file: string): void {
  for (const bytes of [2 ** 20, 2 ** 12])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}

export const outages: Row[] = [
  {
    name: 'silent-database',
    what: 'connections to the database black-holed under 4 writers',
    promised: '503 within 15 s, back within 10 s, stopped within 15 s meanwhile, 0 lost',
    run: loseDatabase,
  },
  {
    name: 'exhausted-pool',
    what: 'a table locked while 30 readers ask for it',
    promised: `entrance, sign-in and /readyz answer within ${seconds(maxOtherMs)}, readers 503 within 20 s, sound within 2 s`,
    run: exhaustPool,
  },
  {
    name: 'full-disk',
    what: 'disk full under 4 writers (tmpfs), twice',
    promised:
      'the process lives, reads go on, writes get 503 with Retry-After, not ready meanwhile, back within 5 s, 0 lost',
    run: fillDisk,
  },
]
