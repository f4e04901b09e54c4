import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import type { HighsSolver } from './highs.ts'

/** The gap that is proven first, in a tenth of a second, so that there is a bound when the machine is busy. */
const wideGap = 0.1
/** The widest gap worth a further proof, and by how much each one after it is narrower. */
const secondGap = 0.05
const gapStep = 0.01
/** The least share of the total by which a further proof must be able to raise the bound. */
const leastRaise = 0.0025
/** The share of the total by which a better plan makes a proof begin again. */
const outdatedBy = 0.005
/** More than the tolerance that is taken off a proven bound. */
const margin = 1e-5

/** Why no further bound is proven. `exhausted`: the program's own optimum is not much above the last one. */
export type ProofEnd = 'gap' | 'exhausted' | 'iterations' | 'time' | 'failure'

interface Proofs {
  relativeGap: number
  maxIterations: number
  secondsLeft: () => number
  /** The total of the best plan so far, which another thread may lower at any time. */
  readTotal: () => number
  onBound: (bound: number) => void
}

/** Proves that a program has no solution below some total, again and again, each time for a narrower gap below the best plan. */
export function proveGap(
  model: LinearModel,
  solver: HighsSolver,
  { relativeGap, maxIterations, secondsLeft, readTotal, onBound }: Proofs,
): ProofEnd {
  let iterationsLeft = maxIterations
  let optimumAtMost = Number.POSITIVE_INFINITY
  let bound = Number.NEGATIVE_INFINITY
  for (;;) {
    const total = readTotal()
    const size = Math.max(1e-9, Math.abs(total))
    const gap = (total - bound) / size
    if (gap <= relativeGap) return 'gap'
    const isFirst = bound === Number.NEGATIVE_INFINITY
    const narrower = isFirst ? wideGap : Math.min(secondGap, gap - gapStep)
    const wanted = Math.max(relativeGap, narrower)
    let target = total - wanted * size + margin * Math.max(1, size)
    if (target >= optimumAtMost) {
      if (optimumAtMost - bound < leastRaise * size) return 'exhausted'
      target = Number.isFinite(bound) ? (bound + optimumAtMost) / 2 : optimumAtMost - wideGap * size
    }
    const maxSeconds = secondsLeft()
    if (maxSeconds <= 0) return 'time'
    const proof = solver.proveNoneBelow(model, target, {
      maxSeconds,
      maxIterations: iterationsLeft,
      isPresolved: !isFirst,
      // A proof for a plan that is no longer the best asks for too much.
      isOutdated: () => total - readTotal() > outdatedBy * size,
    })
    iterationsLeft -= proof.iterations
    if (proof.bound > bound) {
      bound = proof.bound
      onBound(bound)
    }
    if (proof.outcome === 'refuted') optimumAtMost = Math.min(optimumAtMost, proof.leastFound)
    else if (proof.outcome !== 'proven' && proof.outcome !== 'outdated') return proof.outcome
  }
}
