import { expect, test } from 'vitest'
import { GapProofs } from '#server/plannerThread/gapProofs.ts'
import { HighsSolver } from '#server/plannerThread/highs.ts'
import { planWithHighs } from '#server/plannerThread/planWithHighs.ts'
import { checkPlan } from '#shared/kitchen/planner/checkPlan.ts'
import { formulateGroups } from '#shared/kitchen/planner/formulateGroups.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import { createRandomPlanProblem, findBestPlanByTryingAll } from '../../support/planner/randomPlanProblem.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)

test('the solver of the planner finds the same optimum as trying all plans, for 200 small problems', async () => {
  const solver = await HighsSolver.load()
  const differences: string[] = []
  for (const seed of seeds) {
    const problem = createRandomPlanProblem(seed)
    const best = findBestPlanByTryingAll(problem)
    const answer = planWithHighs(problem, solver)
    if (best === null) {
      if (answer.status !== 'infeasible') differences.push(`${seed}: ${answer.status}, but no plan exists`)
      continue
    }
    if (answer.status !== 'planned') {
      differences.push(`${seed}: ${answer.status}, but there is a plan of ${best.value.total}`)
      continue
    }
    const { plan, bound, gap } = answer
    if (checkPlan(problem, plan.entries).length > 0) differences.push(`${seed}: a demand is broken`)
    if (Math.abs(plan.value.total - best.value.total) > 1e-4)
      differences.push(`${seed}: ${plan.value.total}, the optimum is ${best.value.total}`)
    if (bound === null || bound > best.value.total + 1e-4)
      differences.push(`${seed}: bound ${bound} of ${best.value.total}`)
    if (gap === null || gap > 1e-3) differences.push(`${seed}: gap ${gap}`)
  }
  expect(differences).toEqual([])
})

test('the solver of the planner proves no bound above the optimum by groups of slots, for 200 small problems', async () => {
  const solver = await HighsSolver.load()
  const limits = { maxSeconds: 20, maxIterations: 100_000 }
  const tooHigh: string[] = []
  let near = 0
  for (const seed of seeds) {
    const problem = createRandomPlanProblem(seed)
    const best = findBestPlanByTryingAll(problem)
    if (best === null) continue
    const { total } = best.value
    const model = formulateGroups(indexProblem(problem))
    // Nothing above the optimum can be proven, and what is somewhat below mostly can.
    const above = solver.proveNoneBelow(model, total + 1, limits)
    if (above.outcome !== 'refuted' || above.bound > total + 1e-4)
      tooHigh.push(`${seed}: ${above.bound}, the optimum is ${total}`)
    const below = solver.proveNoneBelow(model, total * 0.9, limits)
    if (below.outcome === 'proven') near += 1
    if (below.bound > total + 1e-4) tooHigh.push(`${seed}: ${below.bound}, the optimum is ${total}`)
    const proofs = new GapProofs(model, solver, { relativeGap: 1e-3, maxIterations: limits.maxIterations })
    proofs.relax(limits.maxSeconds)
    while (proofs.proveOnce(total, limits.maxSeconds) === null) {}
    if (proofs.bound > total + 1e-4)
      tooHigh.push(`${seed}: ${proofs.bound} by several proofs, the optimum is ${total}`)
  }
  expect(tooHigh).toEqual([])
  expect(near).toBeGreaterThan(100)
})
