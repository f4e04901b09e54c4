import {
  type Demand,
  demandKey,
  everyDemandApplies,
  findBrokenDemands,
  type IsDemanded,
  listDemands,
} from './demands.ts'
import { indexProblem } from './indexProblem.ts'
import type { ConflictingDemand, DemandRelaxation } from './planAnswer.ts'
import type { PlanProblem, SkillGrade } from './planProblem.ts'

/** Steps from a budget to the dearest plan: a relaxed budget is dear by one of them at most. */
const stepsOfCost = 1_000

/** Whether there is any plan when only these demands apply. */
export type IsFeasible = (problem: PlanProblem, isDemanded: IsDemanded) => boolean

/**
 * A minimal set of demands that no plan meets together: without any one of them there is a plan that meets the others.
 * Each has the least relaxation after which all demands can be met; where there is none, the least after which the set can be.
 * Null when all demands can be met.
 */
export function findConflict(problem: PlanProblem, isFeasible: IsFeasible): ConflictingDemand[] | null {
  const test = (demands: readonly Demand[], changed = problem) => isFeasible(changed, demandsOf(demands))
  const all = listDemands(problem)
  const candidates = demandsOfEmptySlot(problem) ?? all
  if (candidates === all && test(all)) return null
  const conflict = findMinimalSet([], candidates, (demands) => !test(demands))
  return conflict.map((demand) => {
    const whole = findRelaxation(problem, demand, (changed) => test(all, changed))
    return {
      demand,
      relaxation:
        whole.kind === 'drop' ? findRelaxation(problem, demand, (changed) => test(conflict, changed)) : whole,
    }
  })
}

function demandsOf(demands: readonly Demand[]): IsDemanded {
  const keys = new Set(demands.map(demandKey))
  return (demand) => keys.has(demandKey(demand))
}

/** The demands of a slot for which they leave no candidate at all: most conflicts are of one slot. */
function demandsOfEmptySlot(problem: PlanProblem): Demand[] | null {
  const { slots, cookable, pinned } = indexProblem(problem, everyDemandApplies)
  const empty = slots.find((slot, at) => cookable[at]!.length === 0 && !slot.mayBeLeftOvers && !pinned[at])
  if (!empty) return null
  const broken = new Set(
    problem.candidates.flatMap((each) => findBrokenDemands(problem, empty, each, true).map(demandKey)),
  )
  return listDemands(problem).filter((demand) => broken.has(demandKey(demand)))
}

/**
 * QuickXplain (Junker 2004): a minimal part of `demands` that conflicts together with `kept`. Halves the demands, so that it
 * tests few sets where the conflict is small.
 */
function findMinimalSet(
  kept: readonly Demand[],
  demands: readonly Demand[],
  isConflict: (demands: readonly Demand[]) => boolean,
  isKeptChanged = false,
): readonly Demand[] {
  if (isKeptChanged && isConflict(kept)) return []
  if (demands.length <= 1) return demands
  const half = Math.floor(demands.length / 2)
  const [first, second] = [demands.slice(0, half), demands.slice(half)]
  const ofFirst = findMinimalSet([...kept, ...second], first, isConflict, second.length > 0)
  const ofSecond = findMinimalSet([...kept, ...ofFirst], second, isConflict, ofFirst.length > 0)
  return [...ofFirst, ...ofSecond]
}

function findRelaxation(
  problem: PlanProblem,
  demand: Demand,
  isMended: (changed: PlanProblem) => boolean,
): DemandRelaxation {
  if (demand.kind === 'minutes') {
    const limit = problem.slots.find(({ id }) => id === demand.slot)?.maxMinutes ?? 0
    const to = findFirst(
      distinct(problem.candidates.map(({ minutes }) => minutes)).filter((each) => each > limit),
      (minutes) =>
        isMended({
          ...problem,
          slots: problem.slots.map((slot) =>
            slot.id === demand.slot ? { ...slot, maxMinutes: minutes } : slot,
          ),
        }),
    )
    return to === null ? { kind: 'drop' } : { kind: 'minutes', to }
  }
  if (demand.kind === 'skill') {
    const higherSkillGrades = ([2, 3] as const).filter((grade) => grade > problem.maxSkill)
    const to = findFirst<SkillGrade>(higherSkillGrades, (maxSkill) => isMended({ ...problem, maxSkill }))
    return to === null ? { kind: 'drop' } : { kind: 'skill', to }
  }
  if (demand.kind === 'repetition') {
    const fewer = Array.from(
      { length: problem.minDaysBetweenSameDish },
      (_, at) => problem.minDaysBetweenSameDish - 1 - at,
    )
    const to = findFirst(fewer, (days) => isMended({ ...problem, minDaysBetweenSameDish: days }))
    return to === null ? { kind: 'drop' } : { kind: 'days between the same dish', to }
  }
  if (demand.kind === 'budget') {
    const highest = Math.max(0, ...problem.candidates.map(({ costPerServing }) => costPerServing ?? 0))
    const most = highest * problem.slots.reduce((sum, { servings }) => sum + servings, 0)
    const from = problem.maxCost ?? 0
    const step = (most - from) / stepsOfCost
    const costs = Array.from({ length: stepsOfCost }, (_, at) => from + step * (at + 1))
    const to = findFirst(costs, (maxCost) => isMended({ ...problem, maxCost }))
    return to === null ? { kind: 'drop' } : { kind: 'cost', to }
  }
  return { kind: 'drop' }
}

const distinct = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)

/** The first value that passes, in a list where all after it pass too; null when none does. */
function findFirst<T>(values: readonly T[], passes: (value: T) => boolean): T | null {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(values[middle]!)) high = middle
    else low = middle + 1
  }
  return values[low] ?? null
}
