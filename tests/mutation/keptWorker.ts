import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = (...values: unknown[]) => void

let thread: ThreadsPoolWorker | null = null

/**
 * Runs the tests of every mutant in one thread. Vitest ends a thread after each run, so that the foods and all code would be
 * loaded again for every mutant, which takes longer than most of its tests.
 */
export function createKeptWorker(options: PoolOptions) {
  thread ??= new ThreadsPoolWorker(options)
  const kept = thread
  const listeners: [event: string, listener: Listener][] = []
  return {
    name: 'kept',
    start: () => kept.start(),
    stop: async () => {
      for (const [event, listener] of listeners) kept.off(event, listener)
    },
    on: (event: string, listener: Listener) => {
      listeners.push([event, listener])
      kept.on(event, listener)
    },
    off: (event: string, listener: Listener) => kept.off(event, listener),
    send: (message: WorkerRequest) => {
      if (message.type !== 'stop') return kept.send(message)
      const stopped = { type: 'stopped', __vitest_worker_response__: true }
      for (const [event, listener] of listeners) if (event === 'message') listener(stopped)
    },
    deserialize: (data: unknown) => data,
  }
}
