import type { KitchenJobInput, KitchenJobName } from './jobs.ts'

export interface KitchenThreadOptions {
  /** The module of the worker thread, from the sources or from the build. */
  workerFile: string
  /**
   * Milliseconds of a core that a job may take, without loading its modules: less than others wait. The worst recipe
   * that the contract allows takes a second, and two for the largest household.
   */
  timeLimitMs?: number
  /** Milliseconds without a job after which the thread ends and releases its memory. */
  idleMs?: number
  /** Maximum waiting jobs; below, those of one caller. More are refused. */
  maxWaiting?: number
  maxWaitingPerCaller?: number
  /**
   * A job that has waited longer is refused. A running job has two fifths of this while other networks wait, so that a
   * caller behind two long jobs of others is served, or nearly all of it where it got little of a core.
   */
  maxWaitMs?: number
  /** For tests: whether less than so many bytes are free. */
  isMemoryShort?: (bytes: number) => boolean
  /** For tests: whether a job is done at once on the caller's thread. */
  isInline?: (name: KitchenJobName, input: KitchenJobInput<KitchenJobName>) => boolean
}
