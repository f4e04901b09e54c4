import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import type { HighsSolver, Relaxation } from './highs.ts'

/** The widest gap worth a proof, and by how much each further one is narrower. */
const widestGap = 0.05
const gapStep = 0.01
/** The least share of the total by which a further proof must be able to raise the bound. */
const minRaiseShare = 0.0025
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
  #relaxation: Relaxation | null = null
  /** The highest bound that is proven; -Infinity before the first. */
  bound = Number.NEGATIVE_INFINITY

  constructor(model: LinearModel, solver: HighsSolver, { relativeGap, maxIterations }: ProofOptions) {
    this.#model = model
    this.#solver = solver
    this.#relativeGap = relativeGap
    this.#iterationsLeft = maxIterations
  }

  /** Proves the bound that is had the soonest, so that there is one on a busy machine too. */
  relax(maxSeconds: number): void {
    this.#relaxation = this.#solver.relaxWithCosts(this.#model, maxSeconds)
    this.bound = Math.max(this.bound, this.#relaxation?.bound ?? this.bound)
  }

  /** Tries one proof for a plan of this total. Null when another may raise the bound further. */
  proveOnce(total: number, maxSeconds: number): ProofEnd | null {
    const target = this.#nextTarget(total, Math.max(1e-9, Math.abs(total)))
    if (typeof target === 'string') return target
    if (maxSeconds <= 0) return 'time'
    const proof = this.#solver.proveNoneBelow(this.#withoutColumnsAbove(target), target, {
      maxSeconds,
      maxIterations: this.#iterationsLeft,
    })
    this.#iterationsLeft -= proof.iterations
    this.bound = Math.max(this.bound, proof.bound)
    if (proof.outcome === 'refuted')
      this.#optimumAtMost = Math.min(this.#optimumAtMost, proof.lowestObjectiveFound)
    return proof.outcome === 'refuted' || proof.outcome === 'proven' ? null : proof.outcome
  }

  /**
   * The program without the columns that no solution below the target has: by its reduced cost, one unit of them alone lifts the
   * objective above it. For the targets of proofs these are half of all columns and more, and proofs take a fifth of the time.
   */
  #withoutColumnsAbove(target: number): LinearModel {
    if (!this.#relaxation) return this.#model
    const { bound, reducedCosts } = this.#relaxation
    const { colLower, colUpper, isInteger } = this.#model
    const exceedsTarget = (column: number) =>
      isInteger[column] === 1 && colLower[column] === 0 && bound + reducedCosts[column]! > target
    return { ...this.#model, colUpper: colUpper.map((upper, column) => (exceedsTarget(column) ? 0 : upper)) }
  }

  #nextTarget(total: number, size: number): number | 'gap' | 'exhausted' {
    const { bound } = this
    const gap = (total - bound) / size
    if (gap <= this.#relativeGap) return 'gap'
    const narrowerGap = Math.min(widestGap, gap - gapStep)
    const target = total - Math.max(this.#relativeGap, narrowerGap) * size + margin * Math.max(1, size)
    if (target < this.#optimumAtMost) return target
    if (this.#optimumAtMost - bound < minRaiseShare * size) return 'exhausted'
    return (Math.max(bound, this.#optimumAtMost - 2 * widestGap * size) + this.#optimumAtMost) / 2
  }
}
