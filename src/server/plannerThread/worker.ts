import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { GapProver, runProofs } from './gapProver.ts'
import { HighsSolver } from './highs.ts'
import type { MessageFromPlannerThread, PlannerThreadTask } from './messages.ts'
import { planWithHighs } from './planWithHighs.ts'

// Linux has a priority for each thread; elsewhere this would lower that of the whole process. A host may forbid it.
try {
  if (process.platform === 'linux') setPriority(0, Math.max(10, getPriority(0)))
} catch {}

const send = (message: MessageFromPlannerThread) => parentPort?.postMessage(message)

const task = workerData as PlannerThreadTask
const solver = await HighsSolver.load()
if (task.kind === 'proof') runProofs(task, solver)
else {
  const answer = planWithHighs(task.problem, solver, {
    startedAt: task.startedAt,
    report: (progress) => send({ kind: 'progress', progress }),
    startProver: (demand) => new GapProver(demand, import.meta.filename),
  })
  send({ kind: 'answer', answer })
}
