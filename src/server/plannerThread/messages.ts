import type { PlanAnswer, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'

/** What the thread sends: each better plan or bound, and the answer at the end. Its problem is its `workerData`. */
export type MessageFromPlannerThread =
  | { kind: 'progress'; progress: ProvenPlan }
  | { kind: 'answer'; answer: PlanAnswer }
