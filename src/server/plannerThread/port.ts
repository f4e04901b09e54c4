import type { PlanAnswer, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'

export interface PlanSolverOptions {
  /** Called with each better plan or bound, several times a second at most; the first plan comes at once. */
  onProgress?: (progress: ProvenPlan) => void
  /** Ends the thread, which releases its memory; the call then throws the signal's reason. */
  signal?: AbortSignal
}

/** Solves a problem of the planner. Throws only when there is no plan at all, and when the call is cancelled. */
export type PlanSolver = (problem: PlanProblem, options: PlanSolverOptions) => Promise<PlanAnswer>
