import type { MessagePort } from 'node:worker_threads'
import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import type { PlanAnswer, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import type { ProofEnd } from './proveGap.ts'

/** What the thread sends: each better plan or bound, and the answer at the end. */
export type MessageFromPlannerThread =
  | { kind: 'progress'; progress: ProvenPlan }
  | { kind: 'answer'; answer: PlanAnswer }

/** What a thread begins with: a problem to plan, or a program to prove bounds of. */
export type PlannerThreadTask = PlanTask | ProofTask

/** Its time began at `startedAt`, by the clock of `performance.now`, which threads share. */
export interface PlanTask {
  kind: 'plan'
  problem: PlanProblem
  startedAt: number
}

export interface ProofTask extends ProofDemand {
  kind: 'proof'
  /** Gets the total of each better plan, and sends a `MessageFromProver` for each higher bound and at the end. */
  port: MessagePort
  /** One number, which changes with each message to the planner, so that a thread that waits for it wakes up. */
  wakeUp: Int32Array
}

export interface ProofDemand {
  model: LinearModel
  relativeGap: number
  maxIterations: number
  /** By the clock of `performance.now`. */
  endsAt: number
}

export type MessageFromProver = { kind: 'bound'; bound: number } | { kind: 'end'; end: ProofEnd }
