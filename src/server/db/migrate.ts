import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { type LogEvent, logEvents } from '../logEvents.ts'
import { connectToPostgres } from './connection.ts'
import { runWithDatabaseHeartbeat } from './heartbeat.ts'
import {
  appliedMigrationTimes,
  type Migration,
  missingMigrations,
  readJournal,
  requireAppliedMigrationsKnown,
} from './migrationJournal.ts'
import { DatabaseOutage, toOutageIfCausedByDatabase } from './outage.ts'
import { DatabaseUnavailableError, reasonOfDriverError } from './unavailable.ts'

/** The advisory lock of all processes that migrate this database. */
const lockKey = 5_273_377

/**
 * Milliseconds that a statement of a migration may wait for a lock. All other sessions that need the same table queue
 * behind it, so it is shorter than a request may wait for the database (3 s); and longer than Postgres'
 * deadlock_timeout (1 s), after which a blocking autovacuum is cancelled.
 */
const lockTimeoutMs = 2_000

/** Milliseconds after which Postgres ends a migration whose process disappeared. */
const goneAfterMs = 30_000

/** Milliseconds between two attempts, in which other sessions can use the tables. */
const retryAfterMs = 500

export interface MigrationOptions {
  /** The folder with the migrations; those of this code by default. */
  folder?: string
  /** Applies only the migrations with these times of generation. */
  only?: ReadonlySet<number>
  /** Called with an event while a migration waits for other sessions. */
  log?: (event: LogEvent, data: Record<string, unknown>) => void
  /** Milliseconds between two events about the same wait; 30,000 by default. */
  reportEveryMs?: number
  /** Milliseconds after which a migration fails that needs what other sessions keep locked; ten minutes by default. */
  giveUpAfterMs?: number
  /** Milliseconds within which the database must list its applied migrations; 10,000 by default. */
  answerWithinMs?: number
  /** Milliseconds without any answer of the database after which a migration fails; 30,000 by default. */
  silenceMs?: number
  /** Aborted when the process must stop: then the next migration does not begin. */
  signal?: AbortSignal | undefined
}

/**
 * Brings the database to this code's schema; any number of processes may do so at once. Each migration is a transaction
 * of its own: when one fails, the earlier ones stay applied, and the next start continues with it. Throws a
 * DatabaseUnavailableError when the database cannot be reached, no longer answers or is newer than this code, when other
 * sessions keep locked what a migration changes, and when the signal aborts before all are applied.
 */
export async function migrateDatabase(url: string, options: MigrationOptions = {}): Promise<void> {
  const { folder = findMigrationsFolder(), only } = options
  const migrations = readJournal(folder).filter(({ when }) => only?.has(when) ?? true)
  const before = await readApplied(url, options.answerWithinMs)
  requireAppliedMigrationsKnown(migrations, before)
  if (missingMigrations(migrations, before).length === 0) return
  const { silenceMs = 30_000 } = options
  // A statement of a migration has no time limit, because an index may take minutes: a second connection shows whether
  // the database still answers.
  const sql = connect(url)
  const heartbeat = connect(url, silenceMs / 2)
  const giveUp = () => {
    throw new DatabaseUnavailableError(
      `Larder cannot bring its database at ${databaseAddress(sql)} up to date: it has not answered for ${Math.round(silenceMs / 1_000)} seconds.`,
    )
  }
  try {
    await runWithDatabaseHeartbeat(
      heartbeat,
      silenceMs,
      () => applyMissing(sql, { ...options, migrations, folder }),
      giveUp,
    )
  } catch (error) {
    if (!(toOutageIfCausedByDatabase(error) instanceof DatabaseOutage)) throw error
    throw new DatabaseUnavailableError(
      `Larder cannot bring its database at ${databaseAddress(sql)} up to date: ${reasonOfDriverError(error)}.`,
      { cause: error },
    )
  } finally {
    await Promise.all([sql.end({ timeout: 0 }), heartbeat.end({ timeout: 0 })])
  }
}

async function readApplied(url: string, queryTimeoutMs = 10_000): Promise<Set<number>> {
  const sql = connect(url, queryTimeoutMs)
  try {
    return await appliedMigrationTimes(sql)
  } catch (error) {
    throw new DatabaseUnavailableError(
      `Larder cannot use its database at ${databaseAddress(sql)}: ${reasonOfDriverError(error)}.`,
      {
        cause: error,
      },
    )
  } finally {
    await sql.end()
  }
}

interface Applying extends MigrationOptions {
  migrations: Migration[]
  folder: string
}

/** Applies one migration after the other, and waits in between while another session blocks it. */
async function applyMissing(sql: postgres.Sql, options: Applying): Promise<void> {
  const { migrations, folder, signal, log = () => {} } = options
  const { reportEveryMs = 30_000, giveUpAfterMs = 600_000 } = options
  const files = new Map(
    readMigrationFiles({ migrationsFolder: folder }).map((file) => [file.folderMillis, file]),
  )
  let repeatedOutcome = null as { outcome: Outcome; at: number } | null
  let reportAt = 0
  for (;;) {
    if (signal?.aborted)
      throw new DatabaseUnavailableError('Larder was stopped before its database was up to date.')
    const outcome = await applyNext(sql, migrations, files)
    if (outcome === 'complete') return
    if (outcome === 'applied') {
      repeatedOutcome = null
      continue
    }
    const now = performance.now()
    if (repeatedOutcome?.outcome !== outcome) {
      repeatedOutcome = { outcome, at: now }
      reportAt = now + reportEveryMs
    }
    const waitedMs = Math.round(now - repeatedOutcome.at)
    if (outcome === 'locked' && waitedMs > giveUpAfterMs)
      throw new DatabaseUnavailableError(
        `Larder cannot bring its database at ${databaseAddress(sql)} up to date: other sessions keep locked what it must change; pg_stat_activity names them.`,
      )
    if (now >= reportAt) {
      const awaited = outcome === 'locked' ? 'locks of other sessions' : 'another process that migrates'
      log(logEvents.migrationDelayed, { awaited, waitedMs })
      reportAt = now + reportEveryMs
    }
    await sleep(outcome === 'locked' ? retryAfterMs : 50)
  }
}

/** `busy` while another process applies one, `locked` when other sessions kept locked what this one changes. */
type Outcome = 'applied' | 'complete' | 'busy' | 'locked'

/**
 * Applies the first migration that the database lacks. Drizzle's own function would apply all in one transaction, whose
 * locks would be held until the last, and would silently skip migrations generated before the last applied one.
 */
async function applyNext(
  sql: postgres.Sql,
  migrations: Migration[],
  files: Map<number, MigrationMeta>,
): Promise<Outcome> {
  const apply = sql.begin('isolation level read committed', async (transaction): Promise<Outcome> => {
    // Only for the transaction: behind a pooler, a lock of the session would outlive it.
    const [lock] = await transaction`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`
    if (!lock?.isOurs) return 'busy'
    // A limit of the role is meant for requests: an index may take minutes.
    await transaction`set local statement_timeout = 0`
    await transaction.unsafe(`set local lock_timeout = ${lockTimeoutMs}`)
    await transaction.unsafe(`set local idle_in_transaction_session_timeout = ${goneAfterMs}`)
    const done = await appliedMigrationTimes(transaction)
    requireAppliedMigrationsKnown(migrations, done)
    const [next] = missingMigrations(migrations, done)
    if (!next) return 'complete'
    await transaction`create schema if not exists drizzle`
    await transaction`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint)`
    const { hash, sql: statements } = files.get(next.when)!
    for (const statement of statements) await transaction.unsafe(statement)
    await transaction`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${next.when})`
    return 'applied'
  })
  return await apply.catch((error: unknown) => {
    if (isLockRefused(error)) return 'locked'
    throw error
  })
}

/** Whether a lock was not granted in time, or two sessions deadlocked. */
function isLockRefused(error: unknown): boolean {
  return error instanceof postgres.PostgresError && ['55P03', '40P01'].includes(error.code)
}

/**
 * The applied migrations, each by its time of generation. Throws a DatabaseUnavailableError when this code does not know one
 * of them.
 */
export async function readAppliedMigrations(sql: postgres.Sql): Promise<Set<number>> {
  const done = await appliedMigrationTimes(sql)
  requireAppliedMigrationsKnown(readJournal(findMigrationsFolder()), done)
  return done
}

/** Whether the database lacks a migration that this code needs. */
export async function areMigrationsPending(
  sql: postgres.Sql,
  folder = findMigrationsFolder(),
): Promise<boolean> {
  return missingMigrations(readJournal(folder), await appliedMigrationTimes(sql)).length > 0
}

/** The project's `drizzle` folder, from a source file and from the built server. */
export function findMigrationsFolder(from = import.meta.dirname): string {
  const folder = join(from, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  if (dirname(from) === from) throw new Error('No folder with migrations stands above the server.')
  return findMigrationsFolder(dirname(from))
}

function connect(url: string, queryTimeoutMs?: number) {
  try {
    // Without prepared statements, so that it works through any pooler.
    return connectToPostgres(url, { max: 1, queryTimeoutMs, isTransactionPooled: true })
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    throw new DatabaseUnavailableError(
      'DATABASE_URL is not the address of a Postgres, like postgres://user:password@host:5432/name.',
      { cause: error },
    )
  }
}

function databaseAddress({ options }: postgres.Sql) {
  return `${options.host.join()}:${options.port.join()}/${options.database}`
}
