import type { Reads } from '../reads.ts'
import type { QueueCaller } from '../turns/fairQueue.ts'

/** Who asks for a job. */
export interface KitchenCaller {
  /**
   * Who shares a place in the queue: a member or a visitor's home. Null for a task of the server, for which no caller waits:
   * the thread does it, however small it is.
   */
  queueCaller: QueueCaller | null
  /**
   * Charged for the time that the job takes; the place among the reads is free while the thread works. The job is left out
   * when its turn comes and the caller is gone.
   */
  reads: Reads | null
}

/** What does the kitchen's jobs, as the server knows it; `askKitchen` gives each job the types of what it takes and gives. */
export interface JobRunner {
  /** Whether its thread is running. */
  readonly isRunning: boolean
  run(caller: KitchenCaller, name: string, input: unknown): Promise<unknown>
  close(): Promise<void>
}
