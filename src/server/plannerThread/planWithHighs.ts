import { explainPlan, findTradeOffs } from '#shared/kitchen/planner/explainPlan.ts'
import { findConflict } from '#shared/kitchen/planner/findConflict.ts'
import { formulateProblem } from '#shared/kitchen/planner/formulateProblem.ts'
import { improvePlan } from '#shared/kitchen/planner/improvePlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import type { PlanAnswer, PlanStop, ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import type { PlanState } from '#shared/kitchen/planner/planState.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'
import { type HighsSolver, stateOf } from './highs.ts'

/** Searches from the greedy plan, each with other random numbers: the best of several short ones beats one long one. */
const searches = 6
/** Steps of each search, for each entry that can be chosen. */
const stepsPerChoice = 100
const maxSteps = 400_000
const roundsOfSearch = 20
/** The share of the time after which no better plan is searched for before the solver begins. */
const maxShareOfSearch = 0.8
/** Reports are at least so many milliseconds apart. */
const reportEveryMs = 100
/** Seconds for one test whether demands can be met together. */
const maxSecondsPerTest = 20

/** Plans in this thread, in four steps: greedily, a bound by the relaxation, local search, and then both by HiGHS. */
export function planWithHighs(
  problem: PlanProblem,
  solver: HighsSolver,
  report: (progress: ProvenPlan) => void = () => {},
): PlanAnswer {
  const startedAt = performance.now()
  const { maxSeconds, maxIterations, relativeGap } = problem.limits
  const secondsLeft = () => Math.max(0.05, maxSeconds - (performance.now() - startedAt) / 1_000)
  const index = indexProblem(problem)
  const found = new BestPlan(report)
  const greedy = planGreedily(index)
  if (greedy) found.offer(greedy)
  const formulated = formulateProblem(index)
  const relaxed = solver.relax(formulated, secondsLeft())
  if (relaxed === Number.POSITIVE_INFINITY) return answerConflict(problem, solver)
  if (relaxed !== null) found.raiseBound(relaxed)
  if (greedy) {
    const seconds = Math.max(0.05, secondsLeft() - maxSeconds * (1 - maxShareOfSearch))
    searchLocally(greedy, seconds, (state) => found.offer(state))
  }
  if (found.isWithin(relativeGap)) return answerPlan(found, found.isWithin(1e-6) ? 'optimum' : 'gap')
  const limits = { maxSeconds: secondsLeft(), maxIterations, relativeGap }
  const result = solver.solve(formulated, found.state, limits, ({ values, bound }) => {
    if (values) found.offer(stateOf(index, formulated, values))
    found.raiseBound(bound)
  })
  if (result.outcome === 'infeasible') return answerConflict(problem, solver)
  if (result.values) found.offer(stateOf(index, formulated, result.values))
  found.raiseBound(result.bound)
  return answerPlan(found, result.outcome)
}

/** Improves a plan several times, in so many seconds together at most: each time in half of those that are left. */
function searchLocally(greedy: PlanState, seconds: number, offer: (state: PlanState) => void): void {
  const { cookable, problem } = greedy.index
  const choices = cookable.reduce((sum, { length }) => sum + length, 0)
  const steps = Math.min(maxSteps, choices * stepsPerChoice)
  const random = createRandom(problem.seed)
  const endsAt = performance.now() + seconds * 1_000
  for (let search = 0; search < searches; search += 1) {
    const startedAt = performance.now()
    const timeShare = () => (performance.now() - startedAt) / Math.max(1, (endsAt - startedAt) / 2)
    improvePlan(greedy.copy(), steps, random, { rounds: roundsOfSearch, timeShare, onRound: offer })
  }
}

function answerPlan({ proven, state }: BestPlan, stoppedBy: PlanStop): PlanAnswer {
  if (!proven || !state) return { status: 'unknown', stoppedBy }
  return {
    status: 'planned',
    ...proven,
    stoppedBy,
    reasons: explainPlan(state),
    tradeOffs: findTradeOffs(state),
  }
}

function answerConflict(problem: PlanProblem, solver: HighsSolver): PlanAnswer {
  const conflict = findConflict(problem, (changed, isDemanded) => {
    const index = indexProblem(changed, isDemanded)
    if (planGreedily(index)) return true
    const limits = { maxSeconds: maxSecondsPerTest, maxIterations: Number.MAX_SAFE_INTEGER, relativeGap: 0 }
    const program = formulateProblem(index, { hasObjective: false })
    return solver.solve(program, null, limits).outcome !== 'infeasible'
  })
  return conflict ? { status: 'infeasible', conflict } : { status: 'unknown', stoppedBy: 'failure' }
}

/** Holds the best plan so far and the lowest objective that is proven possible; reports them when one has changed. */
class BestPlan {
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
