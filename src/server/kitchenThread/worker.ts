import { parentPort } from 'node:worker_threads'
import { type JobInput, type JobName, kitchenJobs } from './jobs.ts'

/** One job at a time: KitchenThread sends the next when this one is answered. */
parentPort?.on('message', async ({ name, input }: { name: JobName; input: JobInput<JobName> }) => {
  const work = kitchenJobs[name] as (input: JobInput<JobName>) => unknown
  parentPort?.postMessage(await work(input))
})
