import { setTimeout as sleep } from 'node:timers/promises'
import { type LogEvent, logEvents } from '../../logEvents.ts'
import { DatabaseUnavailableError } from '../unavailable.ts'

/** How a start waits for work that may take hours: a recovery, an upgrade, or another process that does either. */
export interface LongWaitOptions {
  log: (event: LogEvent, data: Record<string, unknown>) => void
  /** Milliseconds between two log lines about the same wait. */
  reportEveryMs: number
  /** Milliseconds after which the start fails if postmaster.pid does not say that Postgres is starting. */
  startTimeoutMs: number
  /** Aborted when the process must stop. */
  signal?: AbortSignal | undefined
}

const shortestRestMs = 5
const longestRestMs = 250

/**
 * Calls `look` until it returns something other than undefined: at first every 5 ms, later four times a second. Logs
 * what it waits for every `reportEveryMs`. Has no time limit of its own; throws what `look` throws, or a
 * DatabaseUnavailableError when the signal aborts.
 */
export async function waitUntilFound<Found>(
  { log, reportEveryMs, signal }: LongWaitOptions,
  look: () => Found | undefined,
  describe: () => Record<string, unknown>,
): Promise<Found> {
  const startedAt = performance.now()
  let reportAt = startedAt + reportEveryMs
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (signal?.aborted)
      throw new DatabaseUnavailableError('Larder was stopped before its database was ready.')
    const now = performance.now()
    const waitedMs = Math.round(now - startedAt)
    if (now >= reportAt) {
      log(logEvents.databaseStartDelayed, { ...describe(), waitedMs })
      reportAt = now + reportEveryMs
    }
    await sleep(Math.min(longestRestMs, Math.max(shortestRestMs, waitedMs / 50)))
  }
}
