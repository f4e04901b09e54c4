import { createKitchenBusyError } from './busy.ts'
import type { KitchenJobInput, KitchenJobName } from './jobs.ts'
import type { KitchenJobDoneMessage } from './threadMessages.ts'

export interface QueuedJob {
  id: number
  name: KitchenJobName
  input: KitchenJobInput<KitchenJobName>
  network: string
  /** When its turn began: on performance.now(). */
  turnAt: number
  /** When its modules were loaded, and the CPU time of the thread by then; null before. */
  begun: { at: number; threadCpuMs: number } | null
  /** Charges the caller for the CPU time of the job. */
  charge: (cpuMs: number) => void
  resolve: (answer: KitchenJobDoneMessage) => void
  reject: (error: Error) => void
}

export function withoutMemory({ name }: Pick<QueuedJob, 'name'>): Error {
  return createKitchenBusyError(new Error(`${name}: too little memory is free`))
}
