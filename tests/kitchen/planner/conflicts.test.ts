import { expect, test } from 'vitest'
import { HighsSolver } from '#server/plannerThread/highs.ts'
import { planWithHighs } from '#server/plannerThread/planWithHighs.ts'
import { type Demand, demandKey } from '#shared/kitchen/planner/demands.ts'
import { formulateProblem } from '#shared/kitchen/planner/formulateProblem.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import type { PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'

const limits = { maxSeconds: 60, maxIterations: 1_000_000, relativeGap: 0 }

/** Whether any plan meets these demands, by the solver alone. */
function canMeet(solver: HighsSolver, problem: PlanProblem, demands: readonly Demand[]): boolean {
  const keys = new Set(demands.map(demandKey))
  const index = indexProblem(problem, (demand) => keys.has(demandKey(demand)))
  return solver.solve(formulateProblem(index, { hasObjective: false }), null, limits).outcome !== 'infeasible'
}

test('the planner names a minimal set of demands for 100 problems without a plan: without any one of them there is a plan', async () => {
  const solver = await HighsSolver.load()
  const faults: string[] = []
  const sizes = new Set<number>()
  let conflicts = 0
  for (let seed = 50_000; conflicts < 100; seed += 1) {
    const problem = createRandomPlanProblem(seed, 0.7)
    const answer = planWithHighs({ ...problem, limits: { ...limits, relativeGap: 1 } }, solver)
    if (answer.status !== 'infeasible') continue
    conflicts += 1
    const demands = answer.conflict.map(({ demand }) => demand)
    sizes.add(demands.length)
    if (canMeet(solver, problem, demands)) faults.push(`${seed}: the set can be met`)
    for (const left of demands)
      if (
        !canMeet(
          solver,
          problem,
          demands.filter((each) => each !== left),
        )
      )
        faults.push(`${seed}: ${JSON.stringify(left)} is not needed`)
  }
  expect(faults).toEqual([])
  expect(sizes.size).toBeGreaterThan(1)
})

const dish = (id: string, minutes: number): PlanProblem['candidates'][number] => ({
  id,
  meals: [],
  minutes,
  skill: 1,
  equipment: [],
  maxServings: null,
  foods: [],
  nutrients: {},
  cuisine: null,
  mainFood: null,
  technique: null,
  protein: null,
  forbiddenFor: [],
  preference: {},
  keepsDays: 0,
  costPerServing: null,
})

test('the planner names the least minutes that mend a conflict, and that a guest can stay away', async () => {
  const problem: PlanProblem = {
    ...createRandomPlanProblem(1, 0),
    slots: [
      {
        id: 'Monday',
        day: 0,
        meal: 'Dinner',
        eaters: ['Ada'],
        servings: 1,
        maxMinutes: 15,
        mayBeLeftOvers: false,
      },
    ],
    eaters: [{ id: 'Ada', targets: [], dislikes: [] }],
    candidates: [dish('stew', 90), dish('curry', 40), { ...dish('toast', 10), forbiddenFor: ['Ada'] }],
    pinned: [],
    maxCost: null,
  }
  const answer = planWithHighs(problem, await HighsSolver.load())
  expect(answer).toEqual({
    status: 'infeasible',
    conflict: [
      { demand: { kind: 'minutes', slot: 'Monday' }, relaxation: { kind: 'minutes', to: 40 } },
      { demand: { kind: 'finding', slot: 'Monday', eater: 'Ada' }, relaxation: { kind: 'drop' } },
    ],
  })
})
