import { FairQueue } from './fairQueue.ts'

/**
 * The queue for the look-ups that each request needs before it is charged: of the signed-in user, and of the writes
 * counted so far. Of ten database connections by default, the callers with the most requests use two.
 */
export function createLookUpQueue(): FairQueue {
  return new FairQueue({
    maxRunning: 4,
    maxRunningPerCaller: 2,
    maxWaiting: 1_000,
    maxWaitingPerCaller: 400,
    maxWaitMs: 5_000,
  })
}
