import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import type { BestPlan } from './bestPlan.ts'
import type { HighsSolver } from './highs.ts'

/** The widest gap worth a proof of its own unless a wider one is asked for, and by how much each further one is narrower. */
const firstGap = 0.05
const gapStep = 0.01
/** The least share of the total by which a further proof must be able to raise the bound. */
const leastRaise = 0.0025
/** More than the tolerance that is taken off a proven bound. */
const margin = 1e-5

interface ProofOptions {
  relativeGap: number
  secondsLeft: () => number
  maxIterations: number
}

/**
 * Raises the bound of a plan by proofs that a program has no solution below some total, each for a narrower gap than the
 * one before. `exhausted`: no such program can prove more, since its own optimum is not much above the bound.
 */
export function proveGap(
  model: LinearModel,
  found: BestPlan,
  solver: HighsSolver,
  { relativeGap, secondsLeft, maxIterations }: ProofOptions,
): 'gap' | 'exhausted' | 'iterations' | 'time' {
  let iterationsLeft = maxIterations
  let optimumAtMost = Number.POSITIVE_INFINITY
  while (found.proven && !found.isWithin(relativeGap)) {
    const { total } = found.proven.plan.value
    const { bound, gap } = found.proven
    const wanted = Math.max(relativeGap, Math.min(firstGap, (gap ?? 1) - gapStep))
    let target = total - wanted * Math.abs(total) + margin * Math.max(1, Math.abs(total))
    if (target >= optimumAtMost) {
      if (bound === null || optimumAtMost - bound < leastRaise * Math.abs(total)) return 'exhausted'
      target = (bound + optimumAtMost) / 2
    }
    const proof = solver.proveNoneBelow(model, target, {
      maxSeconds: secondsLeft(),
      maxIterations: iterationsLeft,
    })
    found.raiseBound(proof.bound)
    iterationsLeft -= proof.iterations
    if (proof.outcome === 'refuted') optimumAtMost = Math.min(optimumAtMost, proof.leastFound)
    else if (proof.outcome !== 'proven') return proof.outcome
  }
  return 'gap'
}
