import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { explainPlan } from '#shared/kitchen/planner/explainPlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import type { PlanAnswer, PlanStopReason, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import { toState } from '#shared/kitchen/planner/toPlan.ts'
import type { MessageFromPlannerThread, PlanTask } from './messages.ts'
import type { PlanSolverOptions } from './port.ts'

export interface SolvePlanOptions extends PlanSolverOptions {
  /** The module of the worker thread, from the sources or from the build. */
  workerFile: string
}

/** The worker file of a server that runs from its sources. */
export const plannerWorkerFile = path.join(import.meta.dirname, 'worker.ts')

/** Finding a conflict is not counted in the limit of a problem; more is a solver that hangs. */
const maxExtraMs = 60_000
/** The heap of the thread without the memory of HiGHS, which is outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 6 }

/**
 * Plans on a thread of its own, which ends with the answer. When the solver fails or hangs, the answer is the best plan until
 * then. Throws only when there is none, and when the call is cancelled.
 */
export async function solvePlan(
  problem: PlanProblem,
  { workerFile, onProgress, signal }: SolvePlanOptions,
): Promise<PlanAnswer> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<PlanAnswer>()
  const workerData: PlanTask = { problem, startedAt: performance.now() }
  const worker = new Worker(workerFile, { workerData, execArgv: [], env: {}, resourceLimits })
  let best: ProvenPlan | null = null
  let isAnswered = false
  const settle = (stoppedBy: PlanStopReason, error: Error) => {
    if (isAnswered) return
    if (best) resolve(explainBest(problem, best, stoppedBy))
    else reject(error)
  }
  const timer = setTimeout(
    () => settle('time', new Error('The planner found no plan in time.')),
    problem.limits.maxSeconds * 1_000 + maxExtraMs,
  )
  const cancel = () => reject(signal?.reason)
  signal?.addEventListener('abort', cancel)
  worker.on('message', (message: MessageFromPlannerThread) => {
    if (message.kind === 'answer') {
      isAnswered = true
      return resolve(message.answer)
    }
    best = message.progress
    if (!signal?.aborted) onProgress?.(best)
  })
  // An error may arrive before the last plan that the thread sent; all of its messages have arrived when it has ended.
  let failure = new Error('The thread of the planner ended without an answer.')
  worker.on('error', (error) => {
    failure = error
  })
  worker.on('exit', () => settle('failure', failure))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    await worker.terminate()
  }
}

/** Without trade-offs: to find them takes too long on the server's own thread. */
function explainBest(problem: PlanProblem, best: ProvenPlan, stoppedBy: PlanStopReason): PlanAnswer {
  const state = toState(indexProblem(problem), best.plan.entries)
  return { status: 'planned', ...best, stoppedBy, reasons: explainPlan(state), tradeOffs: [] }
}
