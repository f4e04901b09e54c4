import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type JobInput, type JobName, kitchenJobs } from './jobs.ts'
import type { JobAnswer } from './kitchenThread.ts'

// Linux gives each thread a priority; elsewhere this would lower that of the whole process. A host may forbid it.
try {
  if (process.platform === 'linux') setPriority(0, Math.max(10, getPriority(0)))
} catch {}

/** One job at a time: KitchenThread sends the next when this one is answered. */
parentPort?.on('message', async ({ name, input }: { name: JobName; input: JobInput<JobName> }) => {
  const work = kitchenJobs[name] as (input: JobInput<JobName>) => unknown
  const before = process.threadCpuUsage()
  const answer: JobAnswer = { output: undefined, failure: null, cpuMs: 0 }
  try {
    answer.output = await work(input)
  } catch (error) {
    answer.failure = String(error)
  }
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage({ ...answer, cpuMs: (user + system) / 1_000 })
})
