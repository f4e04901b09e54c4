import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { doJob, type JobInput, type JobName } from './jobs.ts'
import type { JobAnswer } from './kitchenThread.ts'

// Linux gives each thread a priority; elsewhere this would lower that of the whole process. A host may forbid it.
try {
  if (process.platform === 'linux') setPriority(0, Math.max(10, getPriority(0)))
} catch {}

/** One job at a time: KitchenThread sends the next when this one is answered. */
parentPort?.on('message', async ({ name, input }: { name: JobName; input: JobInput<JobName> }) => {
  let outcome: Pick<JobAnswer, 'output' | 'failure' | 'cpuMs'>
  try {
    outcome = { ...(await doJob(name, input)), failure: null }
  } catch (error) {
    outcome = { output: undefined, failure: String(error), cpuMs: 0 }
  }
  const { user, system } = process.threadCpuUsage()
  parentPort?.postMessage({ ...outcome, threadCpuMs: (user + system) / 1_000 } satisfies JobAnswer)
})
