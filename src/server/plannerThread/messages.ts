import type { PlanAnswer, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'

/** What the thread sends: each better plan or bound, and the answer at the end. */
export type MessageFromPlannerThread =
  | { kind: 'progress'; progress: ProvenPlan }
  | { kind: 'answer'; answer: PlanAnswer }

/**
 * The input of the planner thread. Its time limit counts from `startedAt`, a time of `performance.now`, whose clock threads
 * share.
 */
export interface PlanTask {
  problem: PlanProblem
  startedAt: number
}
