import { parentPort } from 'node:worker_threads'
import { doJob, type JobInput, type JobName } from '#server/kitchenThread/jobs.ts'
import type { JobAnswer } from '#server/kitchenThread/kitchenThread.ts'
import { unansweredWords } from './unansweredWords.ts'

/** A kitchen thread that does every job but those with certain words, which it never answers. */
parentPort?.on('message', async ({ name, input }: { name: JobName; input: JobInput<JobName> }) => {
  if (JSON.stringify(input).includes(unansweredWords)) return
  const answer: JobAnswer = { ...(await doJob(name, input)), failure: null, threadCpuMs: 0 }
  parentPort?.postMessage(answer)
})
