import loadHighs, { type Highs, type Model } from 'highs'
import type { FormulatedProblem } from '#shared/kitchen/planner/formulateProblem.ts'
import { solverStartOfState } from '#shared/kitchen/planner/formulateProblem.ts'
import type { PlanIndex } from '#shared/kitchen/planner/indexProblem.ts'
import type { LinearModel } from '#shared/kitchen/planner/linearModel.ts'
import { PlanState } from '#shared/kitchen/planner/planState.ts'

/** The bound of an interior point is exact to some eight digits; so much is taken off it. */
const boundTolerance = 1e-6
const subtractTolerance = (bound: number) => bound - boundTolerance * Math.max(1, Math.abs(bound))

/**
 * Larger programs are not presolved: for a week of 500 candidates it takes longer than the first bound, and removes a
 * twentieth of the program.
 */
const maxPresolvedEntries = 2_000

/** A proof that there is no solution finds none: to look for solutions took up to half of its time. */
const withoutHeuristics = {
  mip_heuristic_effort: 0,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_root_reduced_cost: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_detect_symmetry: false,
}

export interface ProgramLimits {
  maxSeconds: number
  maxIterations: number
  relativeGap: number
}

export interface ProgramProgress {
  /** The solution of a better plan, as values of all columns; null when only the bound is better. */
  values: Float64Array | null
  bound: number
}

export interface LinearProgramResult {
  values: Float64Array | null
  bound: number
  outcome: 'optimum' | 'gap' | 'infeasible' | 'iterations' | 'time'
}

export interface Relaxation {
  bound: number
  /** By column: what the objective of a solution is above the bound, at least, for each unit of the column. */
  reducedCosts: Float64Array
}

export type ProofLimits = Pick<ProgramLimits, 'maxSeconds' | 'maxIterations'>

/** `lowestObjectiveFound` is the objective of a solution below the total, which refutes what should be proven. */
export type Proof = { bound: number; iterations: number } & (
  | { outcome: 'proven' | 'iterations' | 'time' }
  | { outcome: 'refuted'; lowestObjectiveFound: number }
)

/** Solves programs with HiGHS, in this thread: calls return when the solver ends. */
export class HighsSolver {
  readonly #highs: Highs

  private constructor(highs: Highs) {
    this.#highs = highs
  }

  static async load(): Promise<HighsSolver> {
    return new HighsSolver(await loadHighs())
  }

  /** The least objective when columns need not be whole; infinity when even so there is no plan, null when the time ended. */
  relax({ model, entries }: FormulatedProblem, maxSeconds: number): number | null {
    if (entries.length === 0) return Number.POSITIVE_INFINITY
    const { modelStatus } = this.#highs.constants
    return this.#withModel(model, false, (solver) => {
      solver.options.set({ solver: 'ipm', run_crossover: 'off', time_limit: maxSeconds })
      try {
        solver.run()
      } catch {
        // The interior point method breaks down on few programs; the search for the optimum proves a bound without it.
        return null
      }
      const status = solver.getModelStatus()
      if (this.#isInfeasible(status)) return Number.POSITIVE_INFINITY
      return status === modelStatus.optimal ? subtractTolerance(solver.getObjectiveValue()) : null
    })
  }

  /** The relaxation of a program that has a solution, with its reduced costs; null when the time ended. */
  relaxWithCosts(model: LinearModel, maxSeconds: number): Relaxation | null {
    return this.#withModel(model, false, (solver) => {
      solver.options.set({ solver: 'simplex', presolve: 'off', time_limit: maxSeconds })
      solver.run()
      if (solver.getModelStatus() !== this.#highs.constants.modelStatus.optimal) return null
      return {
        bound: subtractTolerance(solver.getObjectiveValue()),
        reducedCosts: solver.getSolution().colDual,
      }
    })
  }

  /**
   * Proves that a program has no solution below `total`, or a lower bound. HiGHS leaves out at once what cannot be part of
   * such a solution, so that this takes far less time than the search for the best.
   */
  proveNoneBelow(model: LinearModel, total: number, { maxSeconds, maxIterations }: ProofLimits): Proof {
    const { modelStatus, callbackType } = this.#highs.constants
    return this.#withModel(model, true, (solver) => {
      solver.options.set({
        ...withoutHeuristics,
        objective_bound: total,
        time_limit: maxSeconds,
        mip_rel_gap: 0,
      })
      let bound = Number.NEGATIVE_INFINITY
      let iterations = 0
      let least = Number.POSITIVE_INFINITY
      solver.run({
        [callbackType.mipImprovingSolution]: ({ data }) => {
          least = Math.min(least, data.objective_function_value ?? least)
        },
        [callbackType.mipInterrupt]: (event) => {
          bound = Math.max(bound, event.data.mip_dual_bound ?? bound)
          iterations = Number(event.data.mip_total_lp_iterations ?? 0n)
          if (iterations >= maxIterations || least < total) event.interrupt()
        },
      })
      const status = solver.getModelStatus()
      const isRefuted = least < total
      const isProven =
        !isRefuted && (this.#isInfeasible(status) || status === modelStatus.optimal || bound >= total)
      const lower = subtractTolerance(isProven ? total : Math.min(bound, total))
      const proof = { bound: lower, iterations }
      if (isRefuted) return { ...proof, outcome: 'refuted', lowestObjectiveFound: least }
      if (isProven) return { ...proof, outcome: 'proven' }
      return { ...proof, outcome: status === modelStatus.interrupted ? 'iterations' : 'time' }
    })
  }

  /** Solves a program from a plan on, or from nothing. */
  solve(
    problem: FormulatedProblem,
    start: PlanState | null,
    { maxSeconds, maxIterations, relativeGap }: ProgramLimits,
    report: (progress: ProgramProgress) => void = () => {},
  ): LinearProgramResult {
    const { modelStatus, callbackType } = this.#highs.constants
    if (problem.entries.length === 0)
      return { values: null, bound: Number.POSITIVE_INFINITY, outcome: 'infeasible' }
    const complete = start && this.#complete(problem, start, maxSeconds)
    return this.#withModel(problem.model, true, (solver) => {
      solver.options.set({
        presolve: problem.entries.length > maxPresolvedEntries ? 'off' : 'on',
        time_limit: maxSeconds,
        mip_rel_gap: relativeGap,
        mip_abs_gap: 1e-6,
      })
      if (complete) solver.setSolution({ colValue: complete })
      let bound = Number.NEGATIVE_INFINITY
      solver.run({
        [callbackType.mipImprovingSolution]: ({ data }) => {
          report({ values: data.mip_solution ?? null, bound: data.mip_dual_bound ?? bound })
        },
        [callbackType.mipInterrupt]: (event) => {
          const { mip_dual_bound = bound, mip_total_lp_iterations: iterations = 0n } = event.data
          if (mip_dual_bound > bound) {
            bound = mip_dual_bound
            report({ values: null, bound })
          }
          if (iterations >= maxIterations) event.interrupt()
        },
      })
      const status = solver.getModelStatus()
      if (this.#isInfeasible(status))
        return { values: null, bound: Number.POSITIVE_INFINITY, outcome: 'infeasible' }
      const hasPlan =
        solver.info.get('primal_solution_status') === this.#highs.constants.solutionStatus.feasible
      bound = Math.max(bound, Number(solver.info.get('mip_dual_bound')))
      const values = hasPlan ? solver.getSolution().colValue : null
      if (status === modelStatus.optimal) {
        const isOptimal = solver.getObjectiveValue() - bound <= 1e-6 * Math.max(1, Math.abs(bound))
        return { values, bound, outcome: isOptimal ? 'optimum' : 'gap' }
      }
      return { values, bound, outcome: status === modelStatus.interrupted ? 'iterations' : 'time' }
    })
  }

  /**
   * The values of all columns for a plan. Left to HiGHS, this would be a program of its own whose bounds the callbacks could
   * not tell from those of the whole.
   */
  #complete(problem: FormulatedProblem, start: PlanState, maxSeconds: number): Float64Array | null {
    const values = solverStartOfState(problem, start)
    const colLower = problem.model.colLower.slice()
    const colUpper = problem.model.colUpper.slice()
    problem.entries.forEach(({ column }, at) => {
      colLower[column] = values[at]!
      colUpper[column] = values[at]!
    })
    return this.#withModel({ ...problem.model, colLower, colUpper }, true, (solver) => {
      solver.options.set({ time_limit: maxSeconds, mip_rel_gap: 0 })
      solver.run()
      const isSolved = solver.getModelStatus() === this.#highs.constants.modelStatus.optimal
      return isSolved ? solver.getSolution().colValue : null
    })
  }

  /** No program of ours is unbounded: nothing has a cost below 0 without a bound. */
  #isInfeasible(status: number): boolean {
    const { infeasible, unboundedOrInfeasible } = this.#highs.constants.modelStatus
    return status === infeasible || status === unboundedOrInfeasible
  }

  #withModel<T>(model: LinearModel, isInteger: boolean, use: (solver: Model) => T): T {
    const numCols = model.colCost.length
    const numRows = model.rowLower.length
    const { starts, indices, values, isInteger: integers, ...rest } = model
    const solver = this.#highs.createModel({
      ...rest,
      numCols,
      numRows,
      matrix: { format: 'csr', numRows, numCols, starts, indices, values },
      ...(isInteger ? { integrality: Int32Array.from(integers) } : {}),
    })
    try {
      solver.options.set({ output_flag: false, random_seed: 0 })
      return use(solver)
    } finally {
      solver.dispose()
    }
  }
}

/** The plan of a solution. */
export function stateOf(index: PlanIndex, { entries }: FormulatedProblem, values: Float64Array): PlanState {
  const state = new PlanState(index)
  for (const { column, slot, candidate, source } of entries)
    if (values[column]! > 0.5) state.put(slot, candidate, source)
  return state
}
