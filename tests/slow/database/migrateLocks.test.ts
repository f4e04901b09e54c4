import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { areMigrationsPending, migrateDatabase } from '#server/db/migrate.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { connect } from '../../support/database/databaseHolder.ts'
import { folderWithMigrations } from '../../support/database/migrationFolder.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { startTransactionPooler } from '../../support/database/transactionPooler.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A session that has read users in a transaction, as a backup does, and so blocks changes of that table. */
async function openReader(url: string) {
  const sql = connect(url)
  await sql`begin`
  await sql`select from users`
  return { end: () => sql`rollback` }
}

test('a migration that fails keeps those before it, and the next start continues with it', async () => {
  const { url } = await createTestDatabase()
  const folder = folderWithMigrations({
    first: 'create table forks (id int)',
    second: 'create table forks (id int)',
  })

  await expect(migrateDatabase(url, { folder })).rejects.toThrow('relation "forks" already exists')

  const sql = connect(url)
  expect(await sql`select * from forks`).toEqual([])
  expect(await areMigrationsPending(sql, folder)).toBe(true)
  writeFileSync(join(folder, 'second.sql'), 'create table spoons (id int)')
  await migrateDatabase(url, { folder })
  expect(await sql`select * from spoons`).toEqual([])
  expect(await areMigrationsPending(sql, folder)).toBe(false)
})

test('a migration is visible to others before the next one has ended', async () => {
  const { url } = await createTestDatabase()
  const reader = await openReader(url)
  const folder = folderWithMigrations({
    first: 'create table forks (id int)',
    second: 'alter table users add column spoons int',
  })

  const migrating = migrateDatabase(url, { folder })

  const sql = connect(url)
  await expect.poll(() => sql`select * from forks`.catch(() => null), { timeout: 5_000 }).toEqual([])
  await reader.end()
  await migrating
})

test('a migration that waits for a lock lets others use the table, and is applied when the lock is free', async () => {
  const { url } = await createTestDatabase()
  const reader = await openReader(url)
  const folder = folderWithMigrations({ first: 'alter table users add column spoons int' })
  const sql = connect(url)
  const reads: Promise<unknown>[] = []
  const log = vi.fn(() => void reads.push(sql`select id from users`.execute()))

  const migrating = migrateDatabase(url, { folder, log, reportEveryMs: 1 })
  await vi.waitUntil(() => log.mock.calls.length >= 2, { timeout: 20_000 })

  expect(await Promise.all(reads)).toEqual(reads.map(() => []))
  expect(log).toHaveBeenCalledWith('database migration delayed', {
    awaited: 'locks of other sessions',
    waitedMs: expect.any(Number),
  })
  await reader.end()
  await migrating
  expect(await sql`select spoons from users`).toEqual([])
})

test('a migration whose locks are never free is given up with one sentence', async () => {
  const { url } = await createTestDatabase()
  const reader = await openReader(url)
  const folder = folderWithMigrations({ first: 'alter table users add column spoons int' })

  const refusal = await migrateDatabase(url, { folder, giveUpAfterMs: 100 }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DatabaseUnavailableError)
  expect(String(refusal)).toMatch(/cannot bring its database at .* up to date: other sessions keep locked/)
  await reader.end()
})

test('a process that finds another one migrating waits, says so, and applies nothing twice', async () => {
  const { url } = await createTestDatabase()
  const folder = folderWithMigrations({ first: 'create table spoons (id int)' })
  const other = connect(url)
  await other`begin`
  await other`select pg_advisory_xact_lock(5273377)`
  const log = vi.fn()

  const migrating = [1, 2].map(() => migrateDatabase(url, { folder, log, reportEveryMs: 1 }))
  await vi.waitUntil(() => log.mock.calls.length >= 2, { timeout: 20_000 })
  await other`rollback`
  await Promise.all(migrating)

  expect(log.mock.calls[0]).toMatchObject([
    'database migration delayed',
    { awaited: 'another process that migrates' },
  ])
  const [counts] = await connect(url)`
    select count(*)::int as rows, count(distinct created_at)::int as migrations from drizzle.__drizzle_migrations`
  expect(counts?.rows).toBe(counts?.migrations)
})

test('a process that is stopped while it waits to migrate ends with one sentence', async () => {
  const { url } = await createTestDatabase()
  const reader = await openReader(url)
  const folder = folderWithMigrations({ first: 'alter table users add column spoons int' })
  const stop = new AbortController()
  const log = vi.fn(() => stop.abort('SIGTERM'))

  const refusal = await migrateDatabase(url, { folder, log, reportEveryMs: 1, signal: stop.signal }).catch(
    (error: unknown) => error,
  )

  expect(refusal).toBeInstanceOf(DatabaseUnavailableError)
  expect(String(refusal)).toContain('Larder was stopped before its database was up to date.')
  await reader.end()
})

test('a statement_timeout of the database does not cancel a migration', async () => {
  const { url } = await createTestDatabase()
  const sql = connect(url)
  await sql.unsafe(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '300ms'`)
  const folder = folderWithMigrations({ first: 'select pg_sleep(0.6)' })

  await migrateDatabase(url, { folder })

  expect(await areMigrationsPending(sql, folder)).toBe(false)
})

test('migrations through a pooler in transaction mode are applied once and leave no lock behind', async () => {
  const { url } = await createTestDatabase('empty')
  const pooler = await startTransactionPooler(url)

  await Promise.all([migrateDatabase(pooler), migrateDatabase(pooler)])

  const sql = connect(url)
  expect(await areMigrationsPending(sql)).toBe(false)
  expect(
    await sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`,
  ).toEqual([])
})
