import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema.ts'

/** The database or a transaction on it: a service cannot tell which, and need not. */
export type Database = PgDatabase<PostgresJsQueryResultHKT, typeof schema>

export interface DatabaseOptions {
  /** Connections at most, of the 100 that Postgres gives to all processes together by default. */
  poolSize: number
  /** A statement that runs longer is cancelled with SQLSTATE 57014; by default as the server says. */
  statementTimeoutMs?: number
  /** Hears of every statement that is sent, with its values. */
  onStatement?: (statement: string, values: unknown[]) => void
}

export interface OpenedDatabase {
  db: Database
  /** The same pool for raw SQL and LISTEN. Dates are text here, in and out: hand in `date.toISOString()`. */
  sql: postgres.Sql
  /** Lets running queries end for at most 5 seconds, then cuts the connections. */
  close(): Promise<void>
}

/** A pool that connects when it is first asked, and again after the database was away. */
export function openDatabase(url: string, options: DatabaseOptions): OpenedDatabase {
  const { statementTimeoutMs, onStatement } = options
  const statementTimeout = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }
  const sql = postgres(url, {
    max: options.poolSize,
    connect_timeout: 10,
    connection: { application_name: 'larder', ...statementTimeout },
    onnotice() {},
  })
  const logger = onStatement && { logQuery: onStatement }
  const db = drizzle(sql, { schema, casing: 'snake_case', ...(logger && { logger }) })
  return { db, sql, close: () => sql.end({ timeout: 5 }) }
}
