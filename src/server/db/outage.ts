import { type Log, logEvents } from '../logEvents.ts'

/**
 * Why the database did not answer: `busy`, it runs but had no time or connection for this; `away`, it could not be
 * reached, or was lost meanwhile; `full`, it has no space to write.
 */
export type DatabaseOutageReason = 'busy' | 'away' | 'full'

const retryAfterSeconds: Record<DatabaseOutageReason, number> = { busy: 2, away: 1, full: 30 }

/** A call that failed because of the database's state, not of its input. The same call may succeed later. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage'
  readonly reason: DatabaseOutageReason
  /** Whole seconds after which a caller may try again. */
  readonly retryAfterSeconds: number

  constructor(reason: DatabaseOutageReason, options?: ErrorOptions) {
    super(`The database is ${reason}.`, options)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds[reason]
  }
}

// SQLSTATEs of https://www.postgresql.org/docs/current/errcodes-appendix.html, then codes of the driver and the system.
const reasonsByCode: [RegExp, DatabaseOutageReason][] = [
  [/^(?:57014|53[24]00|55P03|40001|40P01|QUERY_TIMEOUT)$/, 'busy'],
  [/^53100$/, 'full'],
  [/^(?:08|57P0)|^(?:53300|25P03|25006)$/, 'away'],
  [/^(?:CONNECTION_(?:CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|COMMIT_ROLLED_BACK)$/, 'away'],
  [/^(?:ECONN|EHOST|ENET)|^(?:EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/, 'away'],
]

/** Converts an error of the driver into an outage where it is one, else returns it. */
export function toOutageIfCausedByDatabase(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasonsByCode.find(([codes]) => codes.test(code))?.[1]
  return reason ? new DatabaseOutage(reason, { cause: error }) : error
}

/** Whether an error was caused by Postgres ending a transaction in a deadlock. */
export const isDeadlockError = (error: unknown) => hasCode(error, '40P01')

/** Whether an error was caused by Postgres cancelling a statement at its time limit. */
export const isStatementTimeoutError = (error: unknown) => hasCode(error, '57014')

function hasCode(error: unknown, code: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === code) return true
  return false
}

/** The outage among an error's causes, which Drizzle and tRPC may have wrapped; null when there is none. */
export function findOutageAmongCauses(error: unknown): DatabaseOutage | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (at instanceof DatabaseOutage) return at
  return null
}

/**
 * Saves what a read stores for later, such as a report that it computed or the time a session was last used. While the
 * database accepts no writes, on a full disk for example, the read still succeeds: the failure is logged, and the next
 * read tries again.
 */
export async function tryOptionalDatabaseWrite(
  log: Pick<Log, 'warn'>,
  what: string,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!findOutageAmongCauses(error)) throw error
    log.warn({ err: error, what }, logEvents.bestEffortWriteFailed)
  }
}
