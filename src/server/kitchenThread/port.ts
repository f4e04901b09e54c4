import type { RequestReads } from '../reads.ts'
import type { QueueCaller } from '../turns/fairQueue.ts'

/** The caller of a job. */
export interface KitchenCaller {
  /**
   * The caller as the fair queue counts them: a member or a visitor's home. Null for a task of the server, for which no
   * caller waits: the thread does it, however small it is.
   */
  queueCaller: QueueCaller | null
  /**
   * Charged for the time that the job takes; its slot among the reads is free while the thread works. The job is
   * skipped if the caller has left when its turn comes.
   */
  reads: RequestReads | null
}

/** Runs the kitchen's jobs; `runKitchenJobInTurn` adds the types of each job's input and output. */
export interface KitchenJobRunner {
  /** Whether the worker thread is running. */
  readonly isRunning: boolean
  run(caller: KitchenCaller, name: string, input: unknown): Promise<unknown>
  close(): Promise<void>
}
