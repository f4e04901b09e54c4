const controller = new AbortController()
/** A terminal sends Ctrl+C to every process of the group, and npm passes on what it was sent: one wish, told twice. */
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
 * Aborted by the first SIGTERM or SIGINT, with its name as the reason; a later one ends the process at once. The
 * handlers are installed by the first module that loads: process 1 of a container ignores a signal without a handler.
 */
export const stopSignal = controller.signal
