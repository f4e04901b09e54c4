import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { areMigrationsPending, findMigrationsFolder, migrateDatabase } from '#server/db/migrate.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { folderWithMigrations } from '../support/database/migrationFolder.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

const migrateInProcess = async (url: string) => {
  const script = join(import.meta.dirname, '../support/database/migrateDatabase.ts')
  return (await promisify(execFile)(process.execPath, [script, url])).stdout
}

function connect(url: string) {
  const sql = postgres(url, { max: 1, onnotice() {} })
  onTestFinished(() => sql.end())
  return sql
}

/** The project's migrations and one more, as if generated `afterMs` after the last. */
const folderWithOneMore = (afterMs: number) =>
  folderWithMigrations({ '9999_spoons': 'create table spoons (id int)' }, afterMs)

test('four processes can migrate one empty database at once', async () => {
  const { url } = await createTestDatabase('empty')
  const sql = connect(url)
  expect(await areMigrationsPending(sql)).toBe(true)

  const said = await Promise.all(Array.from({ length: 4 }, () => migrateInProcess(url)))

  expect(said).toEqual(['migrated', 'migrated', 'migrated', 'migrated'])
  expect(await areMigrationsPending(sql)).toBe(false)
})

test('a migrated database is not changed and waits for no lock that others hold', async () => {
  const { url } = await createTestDatabase()
  const sql = connect(url)
  await sql`begin`
  await sql`lock table drizzle.__drizzle_migrations, recipes, users in share mode`
  await sql`select pg_advisory_xact_lock(5273377)`

  await expect(migrateDatabase(url)).resolves.toBeUndefined()

  await sql`rollback`
})

test('a new migration is pending until it is applied', async () => {
  const { url } = await createTestDatabase()
  const sql = connect(url)
  const folder = folderWithOneMore(1)
  expect(await areMigrationsPending(sql, folder)).toBe(true)

  await migrateDatabase(url, { folder })

  expect(await areMigrationsPending(sql, folder)).toBe(false)
  expect(await sql`select * from spoons`).toEqual([])
})

test('an older server refuses a database that a newer one has migrated, in one sentence', async () => {
  const { url } = await createTestDatabase()
  await migrateDatabase(url, { folder: folderWithOneMore(1) })

  const refusal = await migrateDatabase(url).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DatabaseUnavailableError)
  expect(String(refusal)).toContain('was made by a newer Larder')
})

test('a migration that was generated before the last one applied is not skipped', async () => {
  const { url } = await createTestDatabase()

  await migrateDatabase(url, { folder: folderWithOneMore(-1) })

  expect(await connect(url)`select * from spoons`).toEqual([])
})

test('a migration that fails leaves nothing behind and reports why', async () => {
  const { url } = await createTestDatabase()
  const folder = folderWithOneMore(1)
  const path = join(folder, '9999_spoons.sql')
  writeFileSync(path, 'create table spoons (id int);--> statement-breakpoint\ncreate table spoons (id int)')

  await expect(migrateDatabase(url, { folder })).rejects.toThrow('relation "spoons" already exists')

  const sql = connect(url)
  expect(await areMigrationsPending(sql, folder)).toBe(true)
  expect(await sql`select to_regclass('spoons') as spoons`).toEqual([{ spoons: null }])
})

test('an unreachable database ends the start with one sentence, without the password', async () => {
  const { url } = await createTestDatabase()
  const wrong = new URL(url)
  wrong.password = 'wrong-secret'
  const elsewhere = new URL(url)
  elsewhere.port = String(await closedPort())
  const nameless = new URL(url)
  nameless.pathname = '/nowhere'

  const refusals = await Promise.all(
    [wrong, elsewhere, nameless].map(({ href }) => migrateDatabase(href).catch((error: unknown) => error)),
  )

  expect(refusals.map((refusal) => refusal instanceof DatabaseUnavailableError)).toEqual([true, true, true])
  expect(String(refusals[0])).toMatch(/127\.0\.0\.1:\d+\/test_\w+: password authentication failed/)
  expect(String(refusals[1])).toContain('ECONNREFUSED')
  expect(String(refusals[2])).toContain('database "nowhere" does not exist')
  expect(refusals.join()).not.toContain('wrong-secret')
  expect(refusals.join()).not.toContain(new URL(url).password)
})

test('an invalid address is reported differently from a database that does not answer', async () => {
  await expect(migrateDatabase('localhost')).rejects.toThrow('DATABASE_URL is not the address of a Postgres')
})

test('the migrations are found from the source and from the built server', () => {
  const project = join(import.meta.dirname, '../..')

  expect(findMigrationsFolder(join(project, 'src/server/db'))).toBe(join(project, 'drizzle'))
  expect(findMigrationsFolder(join(project, 'dist/server'))).toBe(join(project, 'drizzle'))
})

test('every migration is newer than the one before it, and is in the journal', () => {
  const folder = findMigrationsFolder()
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
  const whens = entries.map((entry: { when: number }) => entry.when)

  expect(whens).toEqual([...new Set<number>(whens)].sort((a, b) => a - b))
  expect(entries.map((entry: { tag: string }) => `${entry.tag}.sql`)).toEqual(
    readdirSync(folder).filter((name) => name.endsWith('.sql')),
  )
})

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address && typeof address === 'object' ? address.port : 1
}

test('a database that does not answer in time ends the start with one sentence', async () => {
  const { url } = await createTestDatabase()
  const sql = connect(url)
  await sql`begin`
  await sql`lock table drizzle.__drizzle_migrations in access exclusive mode`

  const start = migrateDatabase(url, { answerWithinMs: 300 })

  await expect(start).rejects.toThrow(/^Larder cannot use its database at .+ QUERY_TIMEOUT .+\.$/)
  await sql`rollback`
})

test('a connection that is lost during a migration ends the start with one sentence', async () => {
  const { url } = await createTestDatabase()
  const folder = folderWithMigrations({
    '9999_lost': 'select pg_terminate_backend(pg_backend_pid())',
  })

  const refusal = await migrateDatabase(url, { folder }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DatabaseUnavailableError)
  expect(String(refusal)).toMatch(/Larder cannot bring its database at .+ up to date: .+\.$/)
})
