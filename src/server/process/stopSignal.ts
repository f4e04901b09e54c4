const controller = new AbortController()
/** Ctrl+C reaches every process of the terminal's group, and npm forwards the signal as well: one request arrives twice. */
const repeatedWithinMs = 1_000
let stoppedAt: number | null = null

function stop(name: NodeJS.Signals) {
  if (stoppedAt === null) {
    stoppedAt = performance.now()
    controller.abort(name)
  } else if (performance.now() - stoppedAt > repeatedWithinMs) process.exit(1)
}

for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, stop)

/**
 * Aborted by the first SIGTERM or SIGINT, with its name as the reason; a later signal ends the process at once. The
 * first module that loads installs the handlers, because process 1 of a container ignores a signal without a handler.
 */
export const stopSignal = controller.signal
