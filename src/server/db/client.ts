import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { connectToPostgres } from './connection.ts'
import type { Database } from './database.ts'
import { guardDatabaseClient } from './guardedClient.ts'

export interface DatabaseOptions {
  /** Maximum connections; Postgres has 100 for all processes together by default. */
  poolSize: number
  /**
   * A statement that runs longer is cancelled with SQLSTATE 57014. By default, and behind a pooler that does not
   * forward statement_timeout, the server's own limit applies.
   */
  statementTimeoutMs?: number
  /** Milliseconds without an answer to a statement after which its connection is closed; 10,000 by default. */
  queryTimeoutMs?: number
  /** Milliseconds that a call may wait for a connection; 3,000 by default. */
  acquireTimeoutMs?: number
  /** Whether a pooler in transaction mode is in between. */
  isTransactionPooled?: boolean
  /** Called with every statement that is sent, and its values. */
  onStatement?: (statement: string, values: unknown[]) => void
}

export interface OpenedDatabase {
  /** An error that the state of the database caused, rather than the call, has a DatabaseOutage as its cause. */
  db: Database
  /** The same pool for raw SQL. Dates are text in both directions: pass `date.toISOString()`. */
  sql: postgres.Sql
  /** Waits at most 5 seconds for running queries, then closes the connections. */
  close(): Promise<void>
}

/** A pool that connects at the first query, and reconnects after an outage of the database. */
export function openDatabase(url: string, options: DatabaseOptions): OpenedDatabase {
  const { poolSize, statementTimeoutMs, queryTimeoutMs = 10_000, acquireTimeoutMs = 3_000 } = options
  const { isTransactionPooled, onStatement } = options
  const sql = connectToPostgres(url, {
    max: poolSize,
    statementTimeoutMs,
    queryTimeoutMs,
    isTransactionPooled,
    plansForValues: true,
  })
  const client = guardDatabaseClient(sql, { maxAtOnce: poolSize, acquireTimeoutMs })
  const logger = onStatement && { logQuery: onStatement }
  const db = drizzle(client, { casing: 'snake_case', ...(logger && { logger }) })
  return { db, sql, close: () => sql.end({ timeout: 5 }) }
}
