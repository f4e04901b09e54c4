import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import type { HighsSolver } from './highs.ts'

/** The gap that is proven first, in a tenth of a second, so that there is a bound when the machine is busy. */
const wideGap = 0.1
/** The widest gap worth a further proof, and by how much each one after it is narrower. */
const secondGap = 0.05
const gapStep = 0.01
/** The least share of the total by which a further proof must be able to raise the bound. */
const leastRaise = 0.0025
/** More than the tolerance that is taken off a proven bound. */
const margin = 1e-5

/** Why no further bound is proven. `exhausted`: the program's own optimum is not much above the last one. */
export type ProofEnd = 'gap' | 'exhausted' | 'iterations' | 'time'

interface ProofOptions {
  relativeGap: number
  maxIterations: number
}

/** Proves that a program has no solution below some total, again and again, each time for a narrower gap below the best plan. */
export class GapProofs {
  readonly #model: LinearModel
  readonly #solver: HighsSolver
  readonly #relativeGap: number
  #iterationsLeft: number
  /** The total of a solution of the program, which no bound can exceed. */
  #optimumAtMost = Number.POSITIVE_INFINITY
  /** The highest bound that is proven; -Infinity before the first. */
  bound = Number.NEGATIVE_INFINITY

  constructor(model: LinearModel, solver: HighsSolver, { relativeGap, maxIterations }: ProofOptions) {
    this.#model = model
    this.#solver = solver
    this.#relativeGap = relativeGap
    this.#iterationsLeft = maxIterations
  }

  /** Tries one proof for a plan of this total. Null when another may raise the bound further. */
  proveOnce(total: number, maxSeconds: number): ProofEnd | null {
    const size = Math.max(1e-9, Math.abs(total))
    const target = this.#nextTarget(total, size)
    if (typeof target === 'string') return target
    if (maxSeconds <= 0) return 'time'
    const proof = this.#solver.proveNoneBelow(this.#model, target, {
      maxSeconds,
      maxIterations: this.#iterationsLeft,
      isPresolved: Number.isFinite(this.bound),
    })
    this.#iterationsLeft -= proof.iterations
    this.bound = Math.max(this.bound, proof.bound)
    if (proof.outcome === 'refuted') this.#optimumAtMost = Math.min(this.#optimumAtMost, proof.leastFound)
    return proof.outcome === 'refuted' || proof.outcome === 'proven' ? null : proof.outcome
  }

  #nextTarget(total: number, size: number): number | 'gap' | 'exhausted' {
    const { bound } = this
    const gap = (total - bound) / size
    if (gap <= this.#relativeGap) return 'gap'
    const narrower = Number.isFinite(bound) ? Math.min(secondGap, gap - gapStep) : wideGap
    const target = total - Math.max(this.#relativeGap, narrower) * size + margin * Math.max(1, size)
    if (target < this.#optimumAtMost) return target
    if (this.#optimumAtMost - bound < leastRaise * size) return 'exhausted'
    return Number.isFinite(bound) ? (bound + this.#optimumAtMost) / 2 : this.#optimumAtMost - wideGap * size
  }
}
