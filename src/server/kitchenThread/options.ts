import type { JobInput, JobName } from './jobs.ts'

export interface KitchenThreadOptions {
  /** The module that the thread runs: of the sources, or of what was built. */
  workerFile: string
  /**
   * Milliseconds of a core that a job may take, without loading its modules: less than others wait. The worst recipe that
   * the contract allows takes a second, and two for the largest household.
   */
  timeLimitMs?: number
  /** Time without a job after which the thread ends and gives its memory back. */
  idleMs?: number
  /** Jobs that wait, and those of one caller; further ones are refused. */
  maxWaiting?: number
  maxWaitingPerCaller?: number
  /**
   * A job that has waited longer is refused. One that runs has two fifths of it while other networks wait, so that a caller
   * behind two long jobs of others is served, or nearly all of it where it has had little of a core.
   */
  maxWaitMs?: number
  /** For tests: whether less than so many bytes are free. */
  isMemoryShort?: (bytes: number) => boolean
  /** For tests: whether a job is done at once on the caller's thread. */
  isInline?: (name: JobName, input: JobInput<JobName>) => boolean
}
