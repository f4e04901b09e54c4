import { FairQueue } from './fairQueue.ts'

/**
 * Turns of homes at look-ups that each request needs before anything is charged, of who is signed in and of how much was
 * written: of the ten connections to the database that there are by default, those who ask most take two.
 */
export function openLookUpQueue(): FairQueue {
  return new FairQueue({
    maxRunning: 4,
    maxRunningPerCaller: 2,
    maxWaiting: 1_000,
    maxWaitingPerCaller: 400,
    maxWaitMs: 5_000,
  })
}
