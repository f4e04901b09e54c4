import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { createReadinessCheck, type ReadinessLimits } from '#server/db/readiness.ts'
import { addHealthRoutes } from '#server/http/health.ts'
import { folderWithDatabase } from '../../support/database/databaseFolder.ts'
import { DatabaseHolder } from '../../support/database/databaseHolder.ts'
import { canMount } from '../../support/database/smallDisk.ts'
import { startTcpProxy } from '../../support/database/tcpProxy.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

vi.setConfig({ testTimeout: 60_000 })
const patience = { timeout: 20_000, interval: 100 }

/** /readyz with its own pool, and every statement that pool sends. */
function openHealth(url: string, limits?: Partial<ReadinessLimits>) {
  const statements: string[] = []
  const sql = postgres(url, { max: 2, onnotice() {}, debug: (_connection, query) => statements.push(query) })
  const app = fastify()
  addHealthRoutes(app, createReadinessCheck(sql, limits))
  onTestFinished(async () => {
    await app.close()
    await sql.end({ timeout: 0 })
  })
  const status = async () => (await app.inject('/readyz')).statusCode
  return { app, sql, statements, status }
}

/** Fails when the disk has no room for `bytes` more bytes. */
const writeRows = (sql: postgres.Sql, bytes: number) => sql`
  insert into ballast select repeat(md5(i::text), 32) from generate_series(1, ${bytes / 1024}::int) as i`

/** A Postgres whose files may not exceed a megabyte by a kernel limit, which for larger files is like a full disk. */
function packageWithSmallFiles() {
  const { initdb, postgres } = preparePostgresBinaries(findPostgresPackage())
  const folder = makeScratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true })
  symlinkSync(initdb, join(folder, 'native', 'bin', 'initdb'))
  const script = `#!/bin/sh\nulimit -f 2048\nexec '${postgres}' "$@"\n`
  writeFileSync(join(folder, 'native', 'bin', 'postgres'), script, { mode: 0o755 })
  return folder
}

test('/readyz answers 503 while the files of the database cannot grow', async () => {
  const folder = await folderWithDatabase()
  const roomy = new DatabaseHolder(folder)
  await migrateDatabase(await roomy.url())
  const before = openHealth(await roomy.url())
  await before.sql`create table ballast (filler text)`
  expect(await before.status()).toBe(200)
  await roomy.tell('stop')

  const cramped = new DatabaseHolder(folder, { packageFolder: packageWithSmallFiles() })
  const { sql, status, app } = openHealth(await cramped.url())

  await expect(writeRows(sql, 2 ** 22)).rejects.toThrow(/could not extend file/)
  expect(await status()).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(await sql`select count(*)::int as count from ballast`).toEqual([{ count: 0 }])
})

/** A command that gives the app its own small disk; the app's command follows, with the folder as $0. */
const onSmallDisk = (folder: string) => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c'],
  'mount -t tmpfs -o size=64m tmpfs "$0" && cp -Rp "$0.kept/." "$0" && exec "$@"',
  folder,
]

test.each(canMount ? [64] : [])(
  '/readyz answers 503 while a disk of %i MB is full, and 200 when it has room',
  async () => {
    const folder = await folderWithDatabase()
    execFileSync('mv', [folder, `${folder}.kept`])
    mkdirSync(folder)
    onTestFinished(() => rmSync(`${folder}.kept`, { recursive: true, force: true }))
    const app = new DatabaseHolder(folder, { via: onSmallDisk(folder) })
    const url = await app.url()
    await migrateDatabase(url)
    const { sql, status } = openHealth(url, { lookEveryMs: 0, retryEveryMs: 0, writeEveryMs: 0 })
    await sql`create table ballast (filler text)`
    expect(await status()).toBe(200)

    const filler = join('/proc', String(app.pid), 'root', folder, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'])

    expect(await status()).toBe(503)
    await expect(writeRows(sql, 2 ** 22)).rejects.toThrow(/No space left on device/)
    rmSync(filler)
    expect(await status()).toBe(200)
    await writeRows(sql, 2 ** 22)
  },
)

test('/readyz answers 503 while the database accepts no writes', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const name = new URL(url).pathname.slice(1)
  const admin = postgres(url, { max: 1 })
  await admin.unsafe(`alter database ${name} set default_transaction_read_only = on`)
  await admin.end()

  expect(await openHealth(url).status()).toBe(503)
})

test('/readyz answers 503 within two seconds while the database hangs, and 200 when it is back', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const proxy = await startTcpProxy(url)
  const { status } = openHealth(proxy.url, { lookEveryMs: 0, writeEveryMs: 0 })
  await vi.waitUntil(async () => (await status()) === 200, patience)

  proxy.goSilent()
  const askedAt = performance.now()
  expect(await status()).toBe(503)
  // Two seconds, and what a busy machine may add to the timer.
  expect(performance.now() - askedAt).toBeLessThan(3_500)

  proxy.cut()
  proxy.speak()
  await vi.waitUntil(async () => (await status()) === 200, patience)
})

test('/readyz answers 200 when the database answered in time but the process was too busy to notice', async () => {
  const { url } = await createTestDatabase()
  const { status, statements, sql } = openHealth(url, {
    answerWithinMs: 300,
    lookEveryMs: 0,
    writeEveryMs: 0,
  })
  await sql`select 1`
  const answered = status()
  while (!statements.includes('commit')) await new Promise(setImmediate)
  await new Promise(setImmediate)
  for (const until = performance.now() + 400; performance.now() < until; );
  expect(await answered).toBe(200)
})

test('/readyz caches a failure for a shorter time than a success', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const name = new URL(url).pathname.slice(1)
  const admin = postgres(url, { max: 1 })
  onTestFinished(() => admin.end())
  await admin.unsafe(`alter database ${name} set default_transaction_read_only = on`)
  const { status } = openHealth(url, { lookEveryMs: 600_000, writeEveryMs: 600_000 })
  expect(await status()).toBe(503)

  await admin.unsafe(`alter database ${name} reset default_transaction_read_only`)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`

  await vi.waitUntil(async () => (await status()) === 200, patience)
})

test('/readyz asks the database once a second at most, and writes once in five', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { status, statements } = openHealth(url, { lookEveryMs: 60_000, writeEveryMs: 300_000 })

  const answers = await Promise.all(Array.from({ length: 200 }, status))
  answers.push(...(await Promise.all(Array.from({ length: 200 }, status))))

  expect(new Set(answers)).toEqual(new Set([200]))
  expect(
    statements.filter((statement) => statement.includes('drizzle_migrations')).length,
  ).toBeLessThanOrEqual(2)
  expect(statements.filter((statement) => statement.includes('work_mem'))).toHaveLength(1)
})
