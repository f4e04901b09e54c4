import { makePgArray } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { parse as parseArray } from 'postgres-array'
import { DatabaseUnavailableError } from './unavailable.ts'

/** How a process connects to its database, for requests, migrations or LISTEN. */
export interface ConnectionOptions {
  /** Maximum connections. */
  max: number
  /** Milliseconds after which the server cancels a statement with SQLSTATE 57014; the server's own limit by default. */
  statementTimeoutMs?: number | undefined
  /** Milliseconds without an answer to a statement after which its connection is closed; no limit by default. */
  queryTimeoutMs?: number | undefined
  /** Whether a pooler in transaction mode is in between: each transaction may get another session. */
  isTransactionPooled?: boolean | undefined
  /**
   * Whether a prepared statement is planned for the values of each use. A pooler in session mode may refuse that, so its
   * calls need `sendWithAcceptedSettings`.
   */
  plansForValues?: boolean
  /** Whether a connection stays open for good; otherwise it is replaced within an hour. */
  keepsConnection?: boolean
  onNotify?: (channel: string, payload: string) => void
  onClose?: () => void
}

const connectTimeoutSeconds = 5
const keepAliveSeconds = 15
/** Maximum seconds until a database is noticed that answers again, however long the outage was. */
const maxReconnectDelaySeconds = 0.5

/**
 * Arrays of text: text[] and varchar[]. The driver's own parser adds to a string for each character: 0.8 ms and 2 MB of
 * garbage for the lines of a long recipe, instead of 0.03 ms.
 */
const textArray = {
  to: 1009,
  from: [1009, 1015],
  parse: (text: string) => parseArray(text),
  serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
}

/** Opens connections when they are first used, and reopens lost ones. Sends one statement at a time on each. */
export function connectToPostgres(url: string, options: ConnectionOptions): postgres.Sql {
  const { statementTimeoutMs, queryTimeoutMs, isTransactionPooled } = options
  const { keepsConnection, onNotify, onClose } = options
  // In transaction mode sessions are shared: a setting of one would affect other clients.
  const hasStatementTimeout = statementTimeoutMs !== undefined && !isTransactionPooled
  const sql = postgres(url, {
    max: options.max,
    max_pipeline: 0,
    prepare: !isTransactionPooled,
    connect_timeout: connectTimeoutSeconds,
    keep_alive: keepAliveSeconds,
    query_timeout: queryTimeoutMs === undefined ? null : queryTimeoutMs / 1_000,
    backoff: (failures) =>
      Math.min(maxReconnectDelaySeconds, 0.02 * 2 ** failures) * (0.5 + Math.random() / 2),
    connection: {
      application_name: 'larder',
      ...(hasStatementTimeout && { statement_timeout: statementTimeoutMs }),
      // A prepared statement is planned for the values of each use, as an unprepared one is: a plan for any values may
      // read a whole table where these need a few rows.
      ...(options.plansForValues && !isTransactionPooled && { plan_cache_mode: 'force_custom_plan' }),
    },
    onnotice() {},
    types: { textArray },
    ...(keepsConnection && { max_lifetime: null }),
    ...(onNotify && { onnotify: onNotify }),
    ...(onClose && { onclose: onClose }),
  })
  expectPatchedDriver(sql)
  return sql
}

/**
 * Calls `send`. If a pooler refuses the connection because of a setting, as PgBouncer does by default, it removes ours
 * from this pool and calls `send` once more. A refused connection has carried no statement.
 */
export async function sendWithAcceptedSettings<Result>(
  { options }: postgres.Sql,
  send: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!isSettingRefused(error)) throw error
    // The driver reads the options for each new connection.
    delete options.connection.statement_timeout
    delete options.connection.plan_cache_mode
    return await send()
  }
}

/** Whether prepared statements of this pool are planned for the values of each use. */
export function plansForValues({ options }: postgres.Sql): boolean {
  return options.connection.plan_cache_mode !== undefined
}

/**
 * PgBouncer has one SQLSTATE for all its refusals; only the message shows that a setting was refused, which happens
 * before any statement.
 */
function isSettingRefused(error: unknown): boolean {
  return (
    error instanceof postgres.PostgresError &&
    error.code === '08P01' &&
    // Old versions capitalize the first word.
    /^unsupported startup parameter/i.test(error.message)
  )
}

/** Throws a DatabaseUnavailableError unless the driver has our patches; without them a lost connection ends the process. */
function expectPatchedDriver({ options }: postgres.Sql): void {
  if ('query_timeout' in options) return
  throw new DatabaseUnavailableError(
    'The package postgres lacks the patches of this project: run npm ci without --ignore-scripts.',
  )
}
