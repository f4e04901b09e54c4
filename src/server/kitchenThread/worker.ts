import { getPriority, setPriority } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { KitchenJobFailure } from './jobFailure.ts'
import { doKitchenJob, loadModulesOfKitchenJob } from './jobs.ts'
import type { JobModulesLoaded, KitchenJobDoneMessage, MessageToKitchenThread } from './threadMessages.ts'

type LoadedJob = Extract<MessageToKitchenThread, { kind: 'load' }>

// Linux has a priority for each thread; elsewhere this would lower that of the whole process. A host may forbid it.
try {
  if (process.platform === 'linux') setPriority(0, Math.max(10, getPriority(0)))
} catch {}

/** One job at a time: KitchenThread sends the next one when this one is answered, or is dropped before it starts. */
let lastLoaded: LoadedJob | null = null

parentPort?.on('message', async (message: MessageToKitchenThread) => {
  if (message.kind === 'load') {
    lastLoaded = message
    parentPort?.postMessage(await load(message))
  } else if (lastLoaded) {
    const job = lastLoaded
    lastLoaded = null
    parentPort?.postMessage(await performJob(job))
  }
})

async function load({ id, name, input }: LoadedJob): Promise<JobModulesLoaded> {
  const failure = await loadModulesOfKitchenJob(name, input).then(() => null, String)
  return { kind: 'loaded', id, failure, threadCpuMs: cpuMsOf(process.threadCpuUsage()) }
}

async function performJob({ id, name, input }: LoadedJob): Promise<KitchenJobDoneMessage> {
  const before = process.threadCpuUsage()
  const done = await doKitchenJob(name, input).then(
    (answered) => ({ failure: null, ...answered }),
    (error: unknown) => ({
      failure: error instanceof KitchenJobFailure ? error.message : String(error),
      isOverLimit: error instanceof KitchenJobFailure && error.reason === 'limit',
      output: undefined,
      cpuMs: cpuMsOf(process.threadCpuUsage(before)),
    }),
  )
  return { kind: 'done', id, heapBytes: getHeapStatistics().used_heap_size, ...done }
}

function cpuMsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
