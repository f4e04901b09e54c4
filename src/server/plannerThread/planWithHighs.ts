import { explainPlan, findTradeOffs } from '#shared/kitchen/planner/explainPlan.ts'
import { findAlternativesOfPlan } from '#shared/kitchen/planner/findAlternatives.ts'
import { findConflict } from '#shared/kitchen/planner/findConflict.ts'
import { formulateGroups } from '#shared/kitchen/planner/formulateGroups.ts'
import { formulateProblem } from '#shared/kitchen/planner/formulateProblem.ts'
import { improvePlan } from '#shared/kitchen/planner/improvePlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import type {
  PlanAnswer,
  PlannedAnswer,
  PlanStopReason,
  ProvenPlan,
} from '#shared/kitchen/planner/planAnswer.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import type { PlanState } from '#shared/kitchen/planner/planState.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'
import { BestPlan } from './bestPlan.ts'
import { GapProofs, type ProofEnd } from './gapProofs.ts'
import { type HighsSolver, stateOf } from './highs.ts'

/** Searches from the greedy plan, each with other random numbers: the best of several beats one that is as long as all. */
const searches = 5
/** Steps of each search, for each entry that can be chosen. */
const stepsPerChoice = 100
const maxSteps = 400_000
const roundsOfSearch = 20
/** The share of the time after which no better plan is searched for. */
const maxShareOfSearch = { wholeProgram: 0.45, groups: 0.6 }
/** The share of the time that is kept for the reasons, trade-offs and alternatives of the plan. */
const shareOfReasons = 0.07
/** From so many entries on, a bound is proven by groups of slots: the whole program is then too large for a good one. */
const minEntriesOfGroups = 500
/** HiGHS needs more than a second for the relaxation of so many entries; with less time it finds nothing. */
const entriesPerSecond = 1_500
/** Seconds for one test whether demands can be met together. */
const maxSecondsPerTest = 20

export interface PlanRun {
  report?: (progress: ProvenPlan) => void
  /** When the time of the problem's limits began, by the clock of `performance.now`. */
  startedAt?: number
}

/** Plans in this thread, in four steps: greedily, local search, a bound by a relaxation, and then both by HiGHS. */
export function planWithHighs(
  problem: PlanProblem,
  solver: HighsSolver,
  { report = () => {}, startedAt = performance.now() }: PlanRun = {},
): PlanAnswer {
  const { maxIterations, relativeGap } = problem.limits
  const maxSeconds = problem.limits.maxSeconds * (1 - shareOfReasons)
  const secondsLeft = () => Math.max(0.05, maxSeconds - (performance.now() - startedAt) / 1_000)
  const index = indexProblem(problem)
  const found = new BestPlan(report)
  const greedy = planGreedily(index)
  if (greedy) found.offer(greedy)
  const formulated = formulateProblem(index)
  const hasGroups = greedy !== null && formulated.entries.length >= minEntriesOfGroups
  const proofs = hasGroups && new GapProofs(formulateGroups(index), solver, { relativeGap, maxIterations })
  const proveOnce = (): ProofEnd | null => {
    if (!proofs || !found.proven) return null
    const end = proofs.proveOnce(found.proven.plan.value.total, secondsLeft())
    found.raiseBound(proofs.bound)
    return end
  }
  if (!proofs) {
    const relaxed = solver.relax(formulated, secondsLeft())
    if (relaxed === Number.POSITIVE_INFINITY) return answerConflict(problem, solver)
    if (relaxed !== null) found.raiseBound(relaxed)
  }
  const seconds = Math.max(
    0.05,
    secondsLeft() - maxSeconds * (1 - maxShareOfSearch[proofs ? 'groups' : 'wholeProgram']),
  )
  const relaxGroups = () => {
    if (!proofs) return
    proofs.relax(secondsLeft())
    found.raiseBound(proofs.bound)
  }
  const isHurried = greedy !== null && searchLocally(greedy, seconds, found, proofs ? relaxGroups : undefined)
  const answer = (stoppedBy: PlanStopReason): PlanAnswer => {
    const { proven, state } = found
    if (!proven || !state) return { status: 'unknown', stoppedBy }
    return { status: 'planned', ...proven, stoppedBy, ...explain(problem, state) }
  }
  if (proofs) {
    let end: ProofEnd | null = null
    while (end === null) end = proveOnce()
    const isTooLate = secondsLeft() < formulated.entries.length / entriesPerSecond
    if (end === 'iterations') return answer(end)
    if (!found.isWithin(relativeGap) && isTooLate) return answer('time')
  }
  if (found.isWithin(1e-6)) return answer('optimum')
  if (found.isWithin(relativeGap)) return answer(isHurried ? 'time' : 'gap')
  const limits = { maxSeconds: secondsLeft(), maxIterations, relativeGap }
  const result = solver.solve(formulated, found.state, limits, ({ values, bound }) => {
    if (values) found.offer(stateOf(index, formulated, values))
    found.raiseBound(bound)
  })
  if (result.outcome === 'infeasible') return answerConflict(problem, solver)
  if (result.values) found.offer(stateOf(index, formulated, result.values))
  found.raiseBound(result.bound)
  return answer(result.outcome)
}

/**
 * Improves a plan several times, in so many seconds together at most. Returns whether time was too short for all steps.
 * `onFirst` is called after the first search.
 */
function searchLocally(greedy: PlanState, seconds: number, found: BestPlan, onFirst?: () => void): boolean {
  const { cookable, problem } = greedy.index
  const choices = cookable.reduce((sum, { length }) => sum + length, 0)
  const steps = Math.min(maxSteps, choices * stepsPerChoice)
  const random = createRandom(problem.seed)
  const endsAt = performance.now() + seconds * 1_000
  // What can be proven depends on the time: the same problem gets the same plan only if it does not matter here.
  const isDone = () => !onFirst && found.isWithin(problem.limits.relativeGap)
  let isHurried = false
  for (let search = 0; search < searches && !isDone(); search += 1) {
    const startedAt = performance.now()
    const searchMs = (2 * (endsAt - startedAt)) / Math.max(2, searches - search)
    const timeShare = () => (performance.now() - startedAt) / Math.max(1, searchMs)
    const onRound = (state: PlanState) => found.offer(state)
    const rounds = { rounds: roundsOfSearch, timeShare, onRound }
    isHurried = improvePlan(greedy.copy(), steps, random, rounds) || isHurried
    if (search === 0) onFirst?.()
  }
  return isHurried
}

type Explanation = Pick<PlannedAnswer, 'reasons' | 'tradeOffs' | 'alternatives'>

function explain(problem: PlanProblem, state: PlanState): Explanation {
  return {
    reasons: explainPlan(state),
    tradeOffs: findTradeOffs(state),
    alternatives: findAlternativesOfPlan(problem, toPlan(state)),
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
