import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

/** What the process says of its own end in the log. */
const event = {
  broke: 'process broke',
  brokeAgain: 'process broke again while it was closing',
  closing: 'closing',
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
 * Closes in order when the process is told to stop, and when something broke that nothing caught: then it is logged as
 * fatal at once, since the process ends with it whatever fails meanwhile, and ends with 1.
 */
export function closeInOrder({ log, flushLog, timeoutMs, steps }: Closing): void {
  closeWithGrace(
    {
      delay: timeoutMs,
      logger: false,
      onSecondError: (err) => log.fatal({ err }, event.brokeAgain),
      onTimeout: () => log.fatal(event.closingTimedOut),
    },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, event.broke)
      else log.info({ signal }, event.closing)
      for (const step of steps) {
        const closed = await Promise.allSettled(step.map(async (close) => await close()))
        // What comes after it is closed all the same.
        for (const each of closed)
          if (each.status === 'rejected') log.error({ err: each.reason }, event.closingFailed)
      }
      flushLog()
    },
  )
}
