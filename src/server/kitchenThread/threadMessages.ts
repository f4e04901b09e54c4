import type { JobInput, JobName } from './jobs.ts'

/** Messages to the thread: `load` a job's modules; after its answer, do the job that was loaded last. */
export type MessageToThread =
  | { kind: 'load'; id: number; name: JobName; input: JobInput<JobName> }
  | { kind: 'do' }

export type MessageFromThread = Loaded | JobAnswer

export interface Loaded {
  kind: 'loaded'
  id: number
  /** Why the modules could not be loaded; else null. */
  failure: string | null
  /** Milliseconds of a core that the thread has taken since its start. */
  threadCpuMs: number
}

export interface JobAnswer {
  kind: 'done'
  id: number
  output: unknown
  /** What the job threw; else null. */
  failure: string | null
  /** Whether it threw because it was too much, and not by a defect. */
  isOverLimit?: boolean
  /** Milliseconds of CPU for the job itself, without loading its modules. */
  cpuMs: number
  /** What the thread's heap holds after the job, dead objects too that were not collected yet. */
  heapBytes: number
}
