import closeWithGrace from 'close-with-grace'
import { type Log, logEvents } from './logEvents.ts'
import { stopSignal } from './stopSignal.ts'

interface Closing {
  log: Log
  /** Writes what the log still holds. */
  flushLog: () => void
  /** After so long the process ends whatever is still open. */
  timeoutMs: number
  /** One after the other; what is in one of them is closed at the same time. */
  steps: (() => unknown)[][]
}

/**
 * Closes in order when something broke that nothing caught: then it is logged as fatal at once, since the process ends
 * with it whatever fails meanwhile, and ends with 1. Returns how to close otherwise: with 0, or with 1 when it is called
 * with the loss of the database, so that a restart policy starts us again. Called again, it changes nothing.
 * SIGTERM and SIGINT are heard by stopSignal.ts alone.
 */
export function closeInOrder({ log, flushLog, timeoutMs, steps }: Closing): (lost?: Error) => void {
  let isEnding = false
  let databaseLost: Error | undefined
  const { close } = closeWithGrace(
    {
      delay: timeoutMs,
      logger: false,
      skip: ['SIGTERM', 'SIGINT'],
      onSecondError: (err) => log.fatal({ err }, logEvents.processFailedWhileClosing),
      onTimeout: () => log.fatal(logEvents.closingTimedOut),
    },
    async ({ err, signal }) => {
      isEnding = true
      if (err) log.fatal({ err }, logEvents.processFailed)
      else if (databaseLost) log.fatal({ err: databaseLost }, logEvents.databaseLost)
      else log.info({ signal: signal ?? stopSignal.reason }, logEvents.closing)
      for (const step of steps) {
        const closed = await Promise.allSettled(step.map(async (close) => await close()))
        // What comes after it is closed all the same.
        for (const each of closed)
          if (each.status === 'rejected') log.error({ err: each.reason }, logEvents.closingFailed)
      }
      flushLog()
      if (databaseLost) throw databaseLost
    },
  )
  return (lost) => {
    if (isEnding) return
    isEnding = true
    databaseLost = lost
    close()
  }
}
