import { describe, expect, test } from 'vitest'
import { HighsSolver } from '#server/plannerThread/highs.ts'
import { planWithHighs } from '#server/plannerThread/planWithHighs.ts'
import type { CandidateDish, PlanEntry, PlanProblem } from '#shared/kitchen/planner/planProblem.ts'
import { readFoodPrices } from '#shared/kitchen/planning/foodPrices.ts'
import { priceProblem } from '#shared/kitchen/planning/priceProblem.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'

const price = (name: string, pack: string, amount: number) => ({ name, pack, amount })

const dish = (id: string, foods: CandidateDish['foods']): CandidateDish => ({
  id,
  foods,
  meals: ['Dinner'],
  minutes: 20,
  skill: 1,
  equipment: [],
  maxServings: null,
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
const grams = (food: string, count: number) => ({ food, grams: count })

/** Two dinners for two, of rice with tofu, or of rice with saffron. */
function dinners(changes: Partial<PlanProblem> = {}): PlanProblem {
  const slot = { meal: 'Dinner', eaters: ['Ada'], servings: 2, maxMinutes: null, mayBeLeftOvers: false }
  return {
    ...createRandomPlanProblem(1, 0),
    slots: [
      { ...slot, id: 'Monday', day: 0 },
      { ...slot, id: 'Tuesday', day: 1 },
    ],
    eaters: [{ id: 'Ada', targets: [], dislikes: [] }],
    candidates: [
      dish('tofu rice', [grams('rice', 100), grams('tofu', 100), grams('water', 200), grams('salt', 2)]),
      dish('plain rice', [grams('rice', 100)]),
      dish('saffron rice', [grams('rice', 100), grams('saffron', 1)]),
    ],
    packs: [],
    foodsToUseUp: [],
    pinned: [],
    minDaysBetweenSameDish: 0,
    maxSkill: 3,
    maxCost: null,
    weights: { waste: 0, nutrition: 0, variety: 0, preference: 0, effort: 0, cost: 1 },
    ...changes,
  }
}
const linesOf = (problem: PlanProblem) => new Map(problem.candidates.map(({ id }) => [id, 0]))
const entry = (slot: string, candidate: string): PlanEntry => ({
  ...{ slot, candidate, leftOversOf: null, servings: 2 },
})
/** A gram of rice costs 0.2, one of tofu 1. */
const prices = [price('rice', '1 kg', 200), price('tofu', '200 g', 200)]

test('a price is read of a pack in grams, litres or pieces, and of two for one food the later counts', () => {
  const { perGram, unread } = readFoodPrices([
    price('rice', '1 kg', 500),
    price('rice', '500 g', 100),
    price('milk', '1 l', 103),
    price('eggs', '10', 250),
    price('Mehl', '1 kg', 80),
    price('blorvik', '100 g', 100),
    price('tofu', 'a bag', 100),
  ])
  expect(perGram.get('rice')).toBeCloseTo(0.2)
  expect(perGram.get('milk')).toBeCloseTo(0.1, 2)
  expect(perGram.get('egg')).toBeCloseTo(0.5, 1)
  expect(unread).toContain('blorvik')
  expect(unread).toContain('tofu')
})

describe('a dish', () => {
  const { problem, pricing } = priceProblem(dinners(), { prices, budget: null }, linesOf(dinners()))
  const costs = (id: string) => {
    const { costPerServing, costToWeigh } = problem.candidates.find((each) => each.id === id)!
    return { costPerServing, costToWeigh }
  }

  test('a dish costs what the grams of a serving cost, water and salt nothing', () => {
    expect(costs('tofu rice')).toEqual({ costPerServing: 120, costToWeigh: undefined })
    expect(pricing.isCostKnown('tofu rice')).toBe(true)
  })

  test('a dish with a food without a price has a lower bound of its cost, and is weighed as the others on average', () => {
    expect(costs('saffron rice')).toEqual({ costPerServing: 20, costToWeigh: 70 })
    expect(pricing.isCostKnown('saffron rice')).toBe(false)
    expect(pricing.pricedDishes).toBe(2)
  })

  test('a dish with a line whose grams are unknown has no exact cost', () => {
    const lines = linesOf(dinners()).set('plain rice', 1)
    const counted = priceProblem(dinners(), { prices, budget: null }, lines).pricing
    expect(counted.isCostKnown('plain rice')).toBe(false)
    expect(counted.costOf({ entries: [entry('Monday', 'plain rice')] }).hasUncountedLines).toBe(true)
  })

  test('no dish is compared by cost while no dish has all its prices', () => {
    const some = priceProblem(
      dinners(),
      { prices: [price('tofu', '200 g', 200)], budget: null },
      linesOf(dinners()),
    )
    expect(some.problem.weights.cost).toBe(0)
    expect(some.pricing.pricedDishes).toBe(0)
  })
})

describe('a plan', () => {
  const costOf = (problem: PlanProblem, entries: PlanEntry[], lines = linesOf(problem)) =>
    priceProblem(problem, { prices, budget: null }, lines).pricing.costOf({ entries })

  test('a plan costs what it needs beyond the food at hand, and names foods without a price', () => {
    const problem = dinners({ foodsToUseUp: [{ food: 'tofu', grams: 150, byDay: 1 }] })
    const entries = [entry('Monday', 'tofu rice'), entry('Tuesday', 'saffron rice')]
    expect(costOf(problem, entries)).toEqual({
      amount: 130,
      unpricedFoods: ['saffron'],
      hasUncountedLines: false,
    })
  })

  test('a plan uses no food at hand after its last day, nor what a meal of the calendar needs', () => {
    const problem = dinners({ foodsToUseUp: [{ food: 'tofu', grams: 300, byDay: 0 }] })
    const [monday, tuesday] = [entry('Monday', 'tofu rice'), entry('Tuesday', 'tofu rice')]
    expect(costOf(problem, [tuesday]).amount).toBe(240)
    const calendar = { ...problem.candidates[0]!, id: 'fixed' }
    const withCalendar = { ...problem, candidates: [...problem.candidates, calendar] }
    const eaten = { ...monday, candidate: 'fixed' }
    expect(costOf(withCalendar, [monday, eaten], linesOf(problem)).amount).toBe(140)
  })

  test('a plan needs no price for a food that is at hand for all that is cooked', () => {
    const problem = dinners({ foodsToUseUp: [{ food: 'saffron', grams: 10, byDay: 1 }] })
    const { pricing } = priceProblem(problem, { prices, budget: null }, linesOf(problem))
    expect(pricing.isCostKnown('saffron rice')).toBe(true)
    expect(costOf(problem, [entry('Monday', 'saffron rice')]).unpricedFoods).toEqual([])
  })
})

describe('the solver', () => {
  const limits = { maxSeconds: 60, maxIterations: 1_000_000, relativeGap: 0 }
  const solve = async (problem: PlanProblem, budget: number | null) => {
    const priced = priceProblem({ ...problem, limits }, { prices, budget }, linesOf(problem))
    return planWithHighs(priced.problem, await HighsSolver.load())
  }

  test('the solver prefers the cheap dish, and does not take one whose prices are missing for cheaper', async () => {
    const unknown = dish('saffron broth', [grams('saffron', 1), grams('water', 300)])
    const answer = await solve(dinners({ candidates: [...dinners().candidates, unknown] }), null)
    if (answer.status !== 'planned') throw new Error(answer.status)
    expect(answer.plan.entries.map(({ candidate }) => candidate)).toEqual(['plain rice', 'plain rice'])
    expect(answer.plan.value.amounts.cost).toBe(80)
  })

  test('the solver names a budget that no plan keeps, with the least that one needs', async () => {
    const problem = dinners({ candidates: dinners().candidates.slice(0, 1) })
    const answer = await solve(problem, 300)
    if (answer.status !== 'infeasible') throw new Error(answer.status)
    expect(answer.conflict).toMatchObject([{ demand: { kind: 'budget' }, relaxation: { kind: 'cost' } }])
    const needed = answer.conflict.flatMap(({ relaxation }) =>
      relaxation.kind === 'cost' ? [relaxation.to] : [],
    )
    expect(needed).toEqual([expect.closeTo(480, 0)])
    expect((await solve(problem, Math.ceil(needed[0]!))).status).toBe('planned')
  })
})
