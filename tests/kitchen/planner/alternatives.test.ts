import { expect, test } from 'vitest'
import { HighsSolver } from '#server/plannerThread/highs.ts'
import { planWithHighs } from '#server/plannerThread/planWithHighs.ts'
import { checkPlan } from '#shared/kitchen/planner/checkPlan.ts'
import { findAlternatives, pinEntries } from '#shared/kitchen/planner/findAlternatives.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import {
  objectiveUnits,
  type Plan,
  type PlanProblem,
  planObjectives,
} from '#shared/kitchen/planner/planProblem.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'

async function planProblems(): Promise<{ problem: PlanProblem; plan: Plan }[]> {
  const solver = await HighsSolver.load()
  return Array.from({ length: 16 }, (_, seed) => createRandomPlanProblem(70_000 + seed, 0.1)).flatMap(
    (problem) => {
      const answer = planWithHighs({ ...problem, pinned: [] }, solver)
      return answer.status === 'planned' ? [{ problem: { ...problem, pinned: [] }, plan: answer.plan }] : []
    },
  )
}

test('the planner offers alternatives that break no demand, with the change of each objective, and none better than the optimum', async () => {
  let offered = 0
  for (const { problem, plan } of await planProblems())
    for (const { id } of problem.slots) {
      const alternatives = findAlternatives(indexProblem(problem), plan, id)
      offered += alternatives.length
      for (const { entry, plan: other, totalChange, changes } of alternatives) {
        expect(checkPlan(problem, other.entries)).toEqual([])
        expect(entry.slot).toBe(id)
        const { candidate, leftOversOf } = plan.entries.find(({ slot }) => slot === id)!
        expect([entry.candidate, entry.leftOversOf]).not.toEqual([candidate, leftOversOf])
        expect(totalChange).toBeGreaterThan(-1e-4)
        // What a dish costs and what it is weighed as can differ.
        const weighed = other.value.points.cost - plan.value.points.cost
        const points = planObjectives.map(
          (each) =>
            problem.weights[each] * (each === 'cost' ? weighed : changes[each] / objectiveUnits[each]),
        )
        expect(changes.cost).toBeCloseTo(other.value.amounts.cost - plan.value.amounts.cost, 6)
        expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(totalChange, 6)
      }
      const totals = alternatives.map(({ totalChange }) => totalChange)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
    }
  expect(offered).toBeGreaterThan(100)
})

test('the planner keeps locked entries, left-overs with the dish that they are of, when the rest is planned again', async () => {
  const solver = await HighsSolver.load()
  let leftOvers = 0
  for (const { problem, plan } of await planProblems()) {
    const locked = plan.entries.at(-1)!
    if (locked.leftOversOf !== null) leftOvers += 1
    const other = { ...problem, weights: { ...problem.weights, preference: 0, effort: 9 } }
    const answer = planWithHighs(pinEntries(other, plan, [locked.slot]), solver)
    if (answer.status !== 'planned') throw new Error(answer.status)
    expect(answer.plan.entries.find(({ slot }) => slot === locked.slot)).toMatchObject({
      candidate: locked.candidate,
      leftOversOf: locked.leftOversOf,
    })
  }
  expect(leftOvers).toBeGreaterThan(0)
})
