import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { connectTo } from './connection.ts'
import type { Database } from './database.ts'
import { guardClient } from './guardedClient.ts'

export interface DatabaseOptions {
  /** Connections at most, of the 100 that Postgres gives to all processes together by default. */
  poolSize: number
  /**
   * A statement that runs longer is cancelled with SQLSTATE 57014; by default, and behind a pooler that passes no
   * statement_timeout on, as the server says.
   */
  statementTimeoutMs?: number
  /** Milliseconds without an answer to a statement after which its connection is given up; 10,000 by default. */
  queryTimeoutMs?: number
  /** Milliseconds a call may wait for a connection; 3,000 by default. */
  acquireTimeoutMs?: number
  /** Whether a pooler in transaction mode stands between. */
  isTransactionPooled?: boolean
  /** Hears of every statement that is sent, with its values. */
  onStatement?: (statement: string, values: unknown[]) => void
}

export interface OpenedDatabase {
  /** What it throws because of the database's state, not of what was asked, has a DatabaseOutage as its cause. */
  db: Database
  /** The same pool for raw SQL. Dates are text here, in and out: hand in `date.toISOString()`. */
  sql: postgres.Sql
  /** Lets running queries end for at most 5 seconds, then cuts the connections. */
  close(): Promise<void>
}

/** A pool that connects when it is first asked, and again after the database was away. */
export function openDatabase(url: string, options: DatabaseOptions): OpenedDatabase {
  const { poolSize, statementTimeoutMs, queryTimeoutMs = 10_000, acquireTimeoutMs = 3_000 } = options
  const { isTransactionPooled, onStatement } = options
  const sql = connectTo(url, { max: poolSize, statementTimeoutMs, queryTimeoutMs, isTransactionPooled })
  const client = guardClient(sql, { maxAtOnce: poolSize, acquireTimeoutMs })
  const logger = onStatement && { logQuery: onStatement }
  const db = drizzle(client, { casing: 'snake_case', ...(logger && { logger }) })
  return { db, sql, close: () => sql.end({ timeout: 5 }) }
}
