import { parentPort, workerData } from 'node:worker_threads'
import type { MessageFromPlannerThread, PlanTask } from '#server/plannerThread/messages.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'

// A thread of the planner whose solver breaks after the greedy plan.
const { problem } = workerData as PlanTask
const state = planGreedily(indexProblem(problem))
if (state) {
  const progress = { plan: toPlan(state), bound: null, gap: null }
  parentPort?.postMessage({ kind: 'progress', progress } satisfies MessageFromPlannerThread)
}
throw new Error('The solver ran out of memory.')
