import closeWithGrace from 'close-with-grace'
import { type Log, logEvents } from '../logEvents.ts'
import { stopSignal } from './stopSignal.ts'

interface Closing {
  log: Log
  /** Writes the log lines that are still in memory. */
  flushLog: () => void
  /** After this many milliseconds the process ends, even if something is still open. */
  timeoutMs: number
  /** Runs one step after the other; the functions of one step run at the same time. */
  steps: (() => unknown)[][]
}

/**
 * Closes in order after an uncaught error: logs it as fatal at once, because the process may end before the steps are
 * done, and exits with 1. Returns a function that closes at any other time: it exits with 0, or with 1 when it is given
 * the error that lost the database, so that a restart policy starts Larder again. Calling it twice changes nothing.
 * Only stopSignal.ts handles SIGTERM and SIGINT.
 */
export function closeProcessInOrder({ log, flushLog, timeoutMs, steps }: Closing): (lost?: Error) => void {
  let isEnding = false
  let databaseNotRestarted: Error | undefined
  const { close } = closeWithGrace(
    {
      delay: timeoutMs,
      logger: false,
      skip: ['SIGTERM', 'SIGINT'],
      onSecondError: (err) => log.fatal({ err }, logEvents.processFailedWhileClosing),
      onTimeout: () => log.fatal(logEvents.processClosingTimedOut),
    },
    async ({ err, signal }) => {
      isEnding = true
      if (err) log.fatal({ err }, logEvents.processFailed)
      else if (databaseNotRestarted) log.fatal({ err: databaseNotRestarted }, logEvents.databaseNotRestarted)
      else log.info({ signal: signal ?? stopSignal.reason }, logEvents.processClosing)
      for (const step of steps) {
        const closed = await Promise.allSettled(step.map(async (close) => await close()))
        // A failed step does not stop the later ones.
        for (const each of closed)
          if (each.status === 'rejected') log.error({ err: each.reason }, logEvents.processClosingStepFailed)
      }
      flushLog()
      if (databaseNotRestarted) throw databaseNotRestarted
    },
  )
  return (lost) => {
    if (isEnding) return
    isEnding = true
    databaseNotRestarted = lost
    close()
  }
}
