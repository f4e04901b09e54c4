import type { Demand } from './demands.ts'
import type { Plan, PlanEntry, PlanObjective } from './planProblem.ts'

/** Why the search ended. `time` is the only one that depends on the machine; `failure` keeps the best plan until then. */
export type PlanStopReason = 'optimum' | 'gap' | 'iterations' | 'time' | 'failure'

/** What the planner found. `unknown`: no plan within the limits, and no proof that there is none. */
export type PlanAnswer =
  | PlannedAnswer
  | { status: 'infeasible'; conflict: ConflictingDemand[] }
  | UnknownAnswer

interface UnknownAnswer {
  status: 'unknown'
  stoppedBy: PlanStopReason
}

export interface PlannedAnswer extends ProvenPlan {
  status: 'planned'
  stoppedBy: PlanStopReason
  reasons: readonly EntryReasons[]
  /** Empty where the solver failed before they were looked for. */
  tradeOffs: readonly TradeOff[]
  /** Absent where the solver failed before they were looked for. */
  alternatives?: readonly EntryAlternatives[]
}

/** The best other entries of a slot that is not pinned when all others stay, three at most, the best first. */
export interface EntryAlternatives {
  slot: string
  alternatives: readonly EntryAlternative[]
}

export interface EntryAlternative {
  entry: PlanEntry
  /** Of the weighted sum; below 0 where the alternative is better. */
  totalChange: number
  /** Of each objective, in its natural unit. */
  changes: Readonly<Record<PlanObjective, number>>
}

export interface ProvenPlan {
  plan: Plan
  /** No plan has a lower total than this; null when nothing is proven yet. */
  bound: number | null
  /** (total - bound) / total, from 0 to 1; null when nothing is proven yet. */
  gap: number | null
}

export interface ConflictingDemand {
  demand: Demand
  relaxation: DemandRelaxation
}

/** The least change of a demand that mends a conflict; `drop` where there is no less than leaving it out. */
export type DemandRelaxation =
  | { kind: 'minutes'; to: number }
  | { kind: 'skill'; to: number }
  | { kind: 'days between the same dish'; to: number }
  | { kind: 'cost'; to: number }
  | { kind: 'drop' }

export interface EntryReasons {
  slot: string
  reasons: readonly EntryReason[]
}

export type EntryReason =
  | { kind: 'left-overs'; of: string }
  | { kind: 'uses up'; food: string; grams: number; byDay: number }
  /** The rest of a pack that is opened for the dish of an earlier slot. */
  | { kind: 'uses rest'; food: string; grams: number; openedFor: string }
  /** `share` of what the eater needs in a day. */
  | { kind: 'nutrient'; eater: string; nutrient: string; share: number }
  | { kind: 'quick'; minutes: number }
  | { kind: 'cheap'; costPerServing: number }
  | { kind: 'liked'; eaters: readonly string[] }
  | { kind: 'new cuisine'; cuisine: string }

/** What a plan has of an objective, in its natural unit, and the least that a search for it alone found, which is not proven. */
export interface TradeOff {
  objective: PlanObjective
  amount: number
  leastFound: number
}
