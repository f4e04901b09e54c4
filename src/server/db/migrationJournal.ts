import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import { DatabaseUnavailableError } from './unavailable.ts'

export interface Migration {
  tag: string
  /** When it was generated, in ms since 1970: drizzle identifies it by this. */
  when: number
}

export function readJournal(folder: string): Migration[] {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')).entries
}

/** The `when` of each applied migration. */
export async function appliedMigrationTimes(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<Set<number>> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`
  if (!table?.exists) return new Set()
  const rows = await sql<{ createdAt: string }[]>`
    select created_at as "createdAt" from drizzle.__drizzle_migrations`
  return new Set(rows.map((row) => Number(row.createdAt)))
}

export function missingMigrations(migrations: Migration[], applied: Set<number>) {
  return migrations.filter(({ when }) => !applied.has(when))
}

export function requireAppliedMigrationsKnown(migrations: Migration[], applied: Set<number>) {
  const known = new Set(migrations.map(({ when }) => when))
  if ([...applied].every((when) => known.has(when))) return
  throw new DatabaseUnavailableError(
    'The database was made by a newer Larder than this one: start the newer one, or name another database.',
  )
}
