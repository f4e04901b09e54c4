const early = new AbortController()
const remember = () => early.abort()
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, remember)

/**
 * Aborted when the process was told to stop before its start was over. Heard from the first module on: as process 1
 * of a container it would otherwise run on as if nobody had said a word.
 */
export const stopSignal = early.signal
