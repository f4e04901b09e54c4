import { expect, test } from 'vitest'
import { HighsSolver } from '#server/plannerThread/highs.ts'
import { planWithHighs } from '#server/plannerThread/planWithHighs.ts'
import { checkPlan } from '#shared/kitchen/planner/checkPlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import type { Plan, PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'
import { sampleOf } from '../../support/grid.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'

const limits: PlanProblem['limits'] = { maxSeconds: 60, maxIterations: 1_000, relativeGap: 0.05 }

/** The first 2,000 random problems for which there is a greedy plan. */
function planRandomProblems(): { problem: PlanProblem; plan: Plan }[] {
  const planned: { problem: PlanProblem; plan: Plan }[] = []
  for (let seed = 10_000; planned.length < 2_000; seed += 1) {
    const problem = { ...createRandomPlanProblem(seed, 0.2, 8, 9), limits }
    const state = planGreedily(indexProblem(problem))
    if (state) planned.push({ problem, plan: toPlan(state) })
  }
  return planned
}

const planned = planRandomProblems()
const problems = planned.map(({ problem }) => problem)

test('the planner breaks no demand with any of 2,000 greedy plans', () => {
  const faults = planned.flatMap(({ problem, plan }) =>
    checkPlan(problem, plan.entries).map((fault) => `${problem.seed}: ${JSON.stringify(fault)}`),
  )
  expect(faults).toEqual([])
})

test('the planner breaks no demand with any solved plan, and values it as the plan is', async () => {
  const solver = await HighsSolver.load()
  const faults: string[] = []
  for (const problem of sampleOf(problems, 39)) {
    const answer = planWithHighs(problem, solver)
    if (answer.status !== 'planned') {
      faults.push(`${problem.seed}: ${answer.status}`)
      continue
    }
    for (const fault of checkPlan(problem, answer.plan.entries))
      faults.push(`${problem.seed}: ${JSON.stringify(fault)}`)
    if (answer.bound !== null && answer.bound > answer.plan.value.total + 1e-6)
      faults.push(`${problem.seed}: bound`)
  }
  expect(faults).toEqual([])
})

test('the planner gives the same plan for the same problem and seed', async () => {
  const solver = await HighsSolver.load()
  for (const problem of problems.filter((_, at) => at % 401 === 0)) {
    const first = planWithHighs(problem, solver)
    const second = planWithHighs(problem, await HighsSolver.load())
    expect(second).toEqual(first)
  }
})
