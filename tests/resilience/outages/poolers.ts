import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addMembers, type Larder, openLarder, withSql } from '../larder.ts'
import { account, freePort, type OwnPostgres, startOwnPostgres } from '../ownPostgres.ts'
import { type Report, type Row, seconds, sleep, until } from '../row.ts'
import { startWriters } from '../writers.ts'

/** The path of PgBouncer, which is installed if possible; null where it is not. */
function findPooler(): string | null {
  const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']
  const known = places.find((each) => existsSync(each))
  if (known || process.getuid?.() !== 0) return known ?? null
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, stdio: 'pipe', timeout: 120_000 } as const
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], options)
  } catch {
    return null
  }
  return places.find((each) => existsSync(each)) ?? null
}

type PoolMode = 'transaction' | 'session'

/** PgBouncer with default settings before this Postgres, until the row ends; null where it is not available. */
async function startPooler(report: Report, own: OwnPostgres, mode: PoolMode): Promise<string | null> {
  const pooler = findPooler()
  if (!pooler) {
    report.notShown = 'PgBouncer is not here and could not be installed'
    return null
  }
  const folder = report.folder()
  const port = await freePort()
  writeFileSync(path.join(folder, 'users'), '"larder" ""\n')
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
pooled = host=127.0.0.1 port=${own.port} dbname=pooled
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = ${mode}
`,
  )
  if (account.uid !== undefined)
    for (const name of ['..', '.', 'users', 'pgbouncer.ini'])
      chownSync(path.join(folder, name), account.uid, account.gid)
  const child = spawn(pooler, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  report.after(async () => {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
  })
  const pooled = `postgres://larder@127.0.0.1:${port}/pooled`
  await until(() => withSql(pooled, (sql) => sql.unsafe('select 1')), 10_000, 'PgBouncer answers')
  return pooled
}

async function useTransactionPooler(report: Report): Promise<void> {
  const own = await startOwnPostgres(report)
  const direct = await own.createDatabase('pooled')
  const pooled = await startPooler(report, own, 'transaction')
  if (!pooled) return
  const alone = await openLarder(report, { DATABASE_URL: pooled }).catch((error: Error) => error)
  if (alone instanceof Error) {
    const told = alone.message.split('\n').filter((line) => line.trim())
    report.figure(
      `alone: refused with ${told.length - 1} sentence`,
      told.length === 2 && !/\n\s+at /.test(alone.message),
    )
  } else {
    await writeThrough(report, alone, direct, 'alone: ')
  }
  const larder = await openLarder(report, { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
  await writeThrough(report, larder, direct, 'with DATABASE_DIRECT_URL: ')
}

async function useSessionPooler(report: Report): Promise<void> {
  const own = await startOwnPostgres(report)
  const direct = await own.createDatabase('pooled')
  const pooled = await startPooler(report, own, 'session')
  if (!pooled) return
  const larder = await openLarder(report, { DATABASE_URL: pooled })
  await writeThrough(report, larder, direct, '')
}

async function writeThrough(report: Report, larder: Larder, direct: string, how: string): Promise<void> {
  const members = await addMembers({ ...larder, databaseUrl: direct }, 8)
  const writers = await startWriters(report, members, () => larder.url)
  const startedAt = performance.now()
  while (writers.acknowledged < 1_400 && performance.now() - startedAt < 60_000) await sleep(100)
  await writers.stop()
  report.figure(`${how}${writers.acknowledged} writes in ${seconds(performance.now() - startedAt)}`)
  writers.expectAnswers(report)
  await writers.expectNothingLost(report, direct)
}

export const poolers: Row[] = [
  {
    name: 'transaction-pooler',
    what: 'PgBouncer in transaction mode with its own defaults, 8 writers',
    promised: 'works or refuses with one sentence; 0 lost',
    run: useTransactionPooler,
  },
  {
    name: 'session-pooler',
    what: 'PgBouncer in session mode with its own defaults, 8 writers',
    promised: 'works with DATABASE_URL alone; 0 lost',
    run: useSessionPooler,
  },
]
