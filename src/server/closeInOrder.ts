import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { stopSignal } from './stopSignal.ts'

/** What the process says of its own end in the log. */
const event = {
  broke: 'process broke',
  brokeAgain: 'process broke again while it was closing',
  closing: 'closing',
  databaseLost: 'database lost',
  closingFailed: 'closing failed',
  closingTimedOut: 'closing timed out',
} as const

interface Closing {
  log: FastifyBaseLogger
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
      onSecondError: (err) => log.fatal({ err }, event.brokeAgain),
      onTimeout: () => log.fatal(event.closingTimedOut),
    },
    async ({ err, signal }) => {
      isEnding = true
      if (err) log.fatal({ err }, event.broke)
      else if (databaseLost) log.fatal({ err: databaseLost }, event.databaseLost)
      else log.info({ signal: signal ?? stopSignal.reason }, event.closing)
      for (const step of steps) {
        const closed = await Promise.allSettled(step.map(async (close) => await close()))
        // What comes after it is closed all the same.
        for (const each of closed)
          if (each.status === 'rejected') log.error({ err: each.reason }, event.closingFailed)
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
