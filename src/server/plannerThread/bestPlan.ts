import type { ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import type { PlanState } from '#shared/kitchen/planner/planState.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'

/** Reports are at least so many milliseconds apart. */
const reportEveryMs = 100

/** Holds the best plan so far and the lowest objective that is proven possible; reports them when one has changed. */
export class BestPlan {
  state: PlanState | null = null
  proven: ProvenPlan | null = null
  readonly #report: (progress: ProvenPlan) => void
  #bound = Number.NEGATIVE_INFINITY
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(report: (progress: ProvenPlan) => void) {
    this.#report = report
  }

  offer(state: PlanState): void {
    if (this.state && state.total >= this.state.total - 1e-9) return
    this.state = state.copy()
    this.#prove(toPlan(state))
  }

  raiseBound(bound: number): void {
    if (!(bound > this.#bound)) return
    this.#bound = bound
    if (this.proven) this.#prove(this.proven.plan)
  }

  isWithin(relativeGap: number): boolean {
    return this.proven !== null && this.proven.gap !== null && this.proven.gap <= relativeGap
  }

  #prove(plan: ProvenPlan['plan']): void {
    const { total } = plan.value
    const bound = Number.isFinite(this.#bound) ? Math.min(this.#bound, total) : null
    const gap = bound === null ? null : (total - bound) / Math.max(Math.abs(total), 1e-9)
    this.proven = { plan, bound, gap }
    if (performance.now() - this.#reportedAt < reportEveryMs) return
    this.#reportedAt = performance.now()
    this.#report(this.proven)
  }
}
