import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { HighsSolver } from './highs.ts'
import type { MessageFromPlannerThread, PlanTask } from './messages.ts'
import { planWithHighs } from './planWithHighs.ts'

// Linux has a priority for each thread; elsewhere this would lower that of the whole process. A host may forbid it.
try {
  if (process.platform === 'linux') setPriority(0, Math.max(10, getPriority(0)))
} catch {}

const send = (message: MessageFromPlannerThread) => parentPort?.postMessage(message)

const { problem, startedAt } = workerData as PlanTask
const answer = planWithHighs(problem, await HighsSolver.load(), {
  startedAt,
  report: (progress) => send({ kind: 'progress', progress }),
})
send({ kind: 'answer', answer })
