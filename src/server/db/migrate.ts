import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { connectTo } from './connection.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** One number among all advisory locks of the database, for everybody who migrates it. */
const lockKey = 5_273_377

interface Migration {
  tag: string
  /** When it was generated, in ms since 1970: what drizzle knows it by. */
  when: number
}

/**
 * Brings the database to this code's schema; any number of processes may do so at once. With `only`, applies just the
 * migrations with these times of generation. Throws a DatabaseUnavailable when the database cannot be reached, or is
 * newer than this code.
 */
export async function migrate(
  url: string,
  folder = findMigrationsFolder(),
  only?: ReadonlySet<number>,
): Promise<void> {
  const migrations = readJournal(folder).filter(({ when }) => only?.has(when) ?? true)
  const sql = connect(url)
  try {
    const before = await applied(sql).catch((error: unknown) => {
      throw new DatabaseUnavailable(
        `Larder cannot use its database at ${whereIs(sql)}: ${reasonOf(error)}.`,
        {
          cause: error,
        },
      )
    })
    mustKnow(migrations, before)
    if (missing(migrations, before).length === 0) return
    await applyMissing(sql, migrations, folder)
  } finally {
    await sql.end()
  }
}

/** All or none. Drizzle's own would skip, in silence, what was generated before the last one applied. */
async function applyMissing(sql: postgres.Sql, migrations: Migration[], folder: string) {
  const files = readMigrationFiles({ migrationsFolder: folder })
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${lockKey})`
    const done = await applied(transaction)
    mustKnow(migrations, done)
    await transaction`create schema if not exists drizzle`
    await transaction`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint)`
    const wanted = new Set(missing(migrations, done).map(({ when }) => when))
    for (const file of files.filter(({ folderMillis }) => wanted.has(folderMillis))) {
      for (const statement of file.sql) await transaction.unsafe(statement)
      await transaction`
        insert into drizzle.__drizzle_migrations (hash, created_at) values (${file.hash}, ${file.folderMillis})`
    }
  })
}

/**
 * The migrations a database has, each by its time of generation. Throws a DatabaseUnavailable when one of them is not
 * known to this code.
 */
export async function readMigrations(sql: postgres.Sql): Promise<Set<number>> {
  const done = await applied(sql)
  mustKnow(readJournal(findMigrationsFolder()), done)
  return done
}

/** Whether the database lacks a migration that this code needs. */
export async function migrationsPending(
  sql: postgres.Sql,
  folder = findMigrationsFolder(),
): Promise<boolean> {
  return missing(readJournal(folder), await applied(sql)).length > 0
}

/** The folder `drizzle` of the project, from a source file and from the built server alike. */
export function findMigrationsFolder(from = import.meta.dirname): string {
  const folder = join(from, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  if (dirname(from) === from) throw new Error('No folder with migrations stands above the server.')
  return findMigrationsFolder(dirname(from))
}

function connect(url: string) {
  try {
    return connectTo(url, { max: 1 })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(
      'DATABASE_URL is not the address of a Postgres, like postgres://user:password@host:5432/name.',
      { cause: error },
    )
  }
}

function readJournal(folder: string): Migration[] {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')).entries
}

/** The `when` of each migration the database has. */
async function applied(sql: postgres.Sql | postgres.TransactionSql): Promise<Set<number>> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`
  if (!table?.exists) return new Set()
  const rows = await sql<{ createdAt: string }[]>`
    select created_at as "createdAt" from drizzle.__drizzle_migrations`
  return new Set(rows.map((row) => Number(row.createdAt)))
}

function missing(migrations: Migration[], applied: Set<number>) {
  return migrations.filter(({ when }) => !applied.has(when))
}

function mustKnow(migrations: Migration[], applied: Set<number>) {
  const known = new Set(migrations.map(({ when }) => when))
  if ([...applied].every((when) => known.has(when))) return
  throw new DatabaseUnavailable(
    'The database was made by a newer Larder than this one: start the newer one, or name another database.',
  )
}

function whereIs({ options }: postgres.Sql) {
  return `${options.host.join()}:${options.port.join()}/${options.database}`
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
