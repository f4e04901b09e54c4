import type { KitchenJobInput, KitchenJobName } from './jobs.ts'

/** Messages to the thread: `load` a job's modules; after the answer, do the job that was loaded last. */
export type MessageToKitchenThread =
  | { kind: 'load'; id: number; name: KitchenJobName; input: KitchenJobInput<KitchenJobName> }
  | { kind: 'do' }

export type MessageFromKitchenThread = JobModulesLoaded | KitchenJobDoneMessage

export interface JobModulesLoaded {
  kind: 'loaded'
  id: number
  /** The error if the modules could not be loaded; else null. */
  failure: string | null
  /** Milliseconds of CPU of the thread since its start. */
  threadCpuMs: number
}

export interface KitchenJobDoneMessage {
  kind: 'done'
  id: number
  output: unknown
  /** The error that the job threw; else null. */
  failure: string | null
  /** Whether it threw because it exceeded a limit, and not because of a defect. */
  isOverLimit?: boolean
  /** Milliseconds of CPU for the job itself, without loading its modules. */
  cpuMs: number
  /** Bytes in the thread's heap after the job, including garbage that was not collected yet. */
  heapBytes: number
}
