import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { addMembers, type Larder, openLarder, withSql } from './larder.ts'
import { account, freePort, startOwnPostgres } from './ownPostgres.ts'
import { type Report, type Row, seconds, sleep, until } from './row.ts'
import { startWriters } from './writers.ts'

const mails = 12

async function loseMailServer(report: Report): Promise<void> {
  const port = await freePort()
  const larder = await openLarder(report, {
    DATA_DIR: report.folder(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAILS_PER_ADDRESS: '100',
  })
  for (let index = 0; index < mails; index += 1) {
    const status = await signUp(larder, `cook-${index}@resilience.example`)
    if (status !== 200) report.figure(`sign-up answered ${status}`, false)
  }
  const count = async (where: string) =>
    await withSql(larder.databaseUrl, async (sql) =>
      Number((await sql.unsafe(`select count(*) as count from outbox where ${where}`))[0]?.count),
    )
  await until(async () => (await count('attempts > 0')) === mails, 20_000, 'all were tried')
  report.figure(`${await count("state in ('queued', 'sending')")} of ${mails} mails wait`)
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        received += 1
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  report.after(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const tookMs = await until(async () => (await count("state = 'sent'")) === mails, 60_000, 'all are sent')
  report.figure(
    `all sent ${seconds(tookMs)} after it was back, ${received} arrived`,
    tookMs <= 20_000 && received === mails,
  )
  if (!larder.isAlive()) report.figure('the process ended', false)
}

async function signUp(larder: Larder, email: string): Promise<number> {
  const answer = await fetch(`${larder.url}/rpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Cook', password: 'Quite-l0ng-and-rare', acceptsTerms: true }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Where PgBouncer is; installed where that is possible; null where it is not. */
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

async function usePooler(report: Report): Promise<void> {
  const pooler = findPooler()
  if (!pooler) {
    report.notShown = 'PgBouncer is not here and could not be installed'
    return
  }
  const own = await startOwnPostgres(report)
  const direct = await own.createDatabase('pooled')
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
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
ignore_startup_parameters = extra_float_digits,statement_timeout,options
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

export const outside: Row[] = [
  {
    name: 'mail-server-away',
    what: `mail server away while ${mails} mails are written`,
    promised: 'all wait, all sent within 20 s of its return, each once',
    run: loseMailServer,
  },
  {
    name: 'transaction-pooler',
    what: 'PgBouncer in transaction mode, 8 writers',
    promised: 'works or refuses with one sentence; 0 lost',
    run: usePooler,
  },
]
