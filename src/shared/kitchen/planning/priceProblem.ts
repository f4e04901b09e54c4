import type { CandidateDish, Plan, PlanProblem } from '../planner/planProblem.ts'
import { type PackPrice, pricePerGram, type ReadFoodPrices, readFoodPrices } from './foodPrices.ts'

/** What a week may cost, and the prices that are known, the oldest first. */
export interface PricesOfWeek {
  prices: readonly PackPrice[]
  /** In the smallest part of the currency; null without a budget. */
  budget: number | null
}

/** What a plan costs, as far as prices are known. */
export interface CostOfPlan {
  /** Of the foods with a price, beyond those at hand; in the smallest part of the currency, rounded. */
  amount: number
  /** Foods that are bought and have no price, by their names in the catalogue. */
  unpricedFoods: readonly string[]
  /** Whether some dish has a line without an amount, or of a food that is not known. */
  hasUncountedLines: boolean
}

export interface PlanPricing {
  /** Names of prices that count for nothing; see `ReadFoodPrices`. */
  unreadPrices: readonly string[]
  /** Dishes to choose from whose cost is known in full. */
  pricedDishes: number
  isCostKnown: (candidate: string) => boolean
  costOf: (plan: Pick<Plan, 'entries'>) => CostOfPlan
}

/** Less than this is an error of rounding. */
const leastGrams = 0.5

/**
 * Adds the cost of each dish to a problem: what the grams of a serving cost, of foods with a price. What is left of a pack counts as
 * waste, not as cost. In the objective a dish of which only some foods have a price costs the mean of the dishes of which all
 * have one, or the sum of its known prices if that is more, so that a missing price makes a dish neither better nor worse.
 * `uncountedLines` is by the id of a dish.
 */
export function priceProblem(
  problem: PlanProblem,
  { prices, budget }: PricesOfWeek,
  uncountedLines: ReadonlyMap<string, number>,
): { problem: PlanProblem; pricing: PlanPricing } {
  const read = readFoodPrices(prices)
  const isAtHand = findFoodsAtHandForAll(problem)
  const costs = new Map(
    problem.candidates
      .filter(({ id }) => uncountedLines.has(id))
      .map((each) => [each.id, costOfServing(each, read, isAtHand, uncountedLines.get(each.id)!)] as const),
  )
  const known = [...costs.values()].flatMap(({ isKnown, amount }) => (isKnown ? [amount] : []))
  const mean = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length)
  const servings = problem.slots.reduce((sum, each) => sum + each.servings, 0) / problem.slots.length
  const meanOfMeal = mean * servings
  return {
    problem: {
      ...problem,
      candidates: problem.candidates.map((each) => {
        const cost = costs.get(each.id)
        if (!cost) return each
        const costPerServing = cost.amount
        return cost.isKnown
          ? { ...each, costPerServing }
          : { ...each, costPerServing, costToWeigh: Math.max(costPerServing, mean) }
      }),
      // A point is what a meal costs on average, in any currency.
      weights: { ...problem.weights, cost: meanOfMeal > 0 ? problem.weights.cost / meanOfMeal : 0 },
      maxCost: budget,
    },
    pricing: {
      unreadPrices: read.unread,
      pricedDishes: known.length,
      isCostKnown: (candidate) => costs.get(candidate)?.isKnown ?? false,
      costOf: (plan) => costOfPlan(problem, plan, read, uncountedLines),
    },
  }
}

function costOfServing(
  { foods }: CandidateDish,
  read: ReadFoodPrices,
  isAtHand: (food: string) => boolean,
  uncounted: number,
): { amount: number; isKnown: boolean } {
  let amount = 0
  let isKnown = uncounted === 0
  for (const { food, grams } of foods) {
    if (isAtHand(food)) continue
    const price = pricePerGram(food, read)
    if (price === null) isKnown = false
    else amount += price * grams
  }
  return { amount, isKnown }
}

/** Foods of which there is as much at hand, until the last day, as the plan could use at most: none of them is bought. */
function findFoodsAtHandForAll({ slots, candidates, foodsToUseUp }: PlanProblem): (food: string) => boolean {
  const lastDay = Math.max(...slots.map(({ day }) => day))
  const servings = slots.reduce((sum, each) => sum + each.servings, 0)
  const isEnough = new Set(
    foodsToUseUp
      .filter(({ food, grams, byDay }) => {
        const most = Math.max(0, ...candidates.flatMap((each) => gramsOf(each, food)))
        return byDay >= lastDay && grams >= most * servings
      })
      .map(({ food }) => food),
  )
  return (food) => isEnough.has(food)
}

const gramsOf = ({ foods }: CandidateDish, food: string): number =>
  foods.find((each) => each.food === food)?.grams ?? 0

/**
 * The cost of the foods that the planned meals need beyond the food at hand, which can be used until its last day. Meals that the
 * calendar has already use it first; their own cost is not counted.
 */
function costOfPlan(
  { slots, candidates, foodsToUseUp }: PlanProblem,
  { entries }: Pick<Plan, 'entries'>,
  read: ReadFoodPrices,
  uncountedLines: ReadonlyMap<string, number>,
): CostOfPlan {
  const dayOf = new Map(slots.map(({ id, day }) => [id, day]))
  const candidateOf = new Map(candidates.map((each) => [each.id, each]))
  const handOf = new Map(foodsToUseUp.map((each) => [each.food, each]))
  const cooked = entries.filter(({ leftOversOf }) => leftOversOf === null)
  const isChosen = ({ candidate }: (typeof cooked)[number]) => uncountedLines.has(candidate)
  const used = new Map<string, { chosen: number; chosenInTime: number; othersInTime: number }>()
  for (const entry of cooked)
    for (const { food, grams } of candidateOf.get(entry.candidate)?.foods ?? []) {
      const sums = used.get(food) ?? { chosen: 0, chosenInTime: 0, othersInTime: 0 }
      const needed = grams * entry.servings
      const isInTime = dayOf.get(entry.slot)! <= (handOf.get(food)?.byDay ?? -1)
      if (isChosen(entry)) sums.chosen += needed
      if (isInTime) sums[isChosen(entry) ? 'chosenInTime' : 'othersInTime'] += needed
      used.set(food, sums)
    }
  let amount = 0
  const unpricedFoods: string[] = []
  for (const [food, { chosen, chosenInTime, othersInTime }] of used) {
    const left = Math.max(0, (handOf.get(food)?.grams ?? 0) - othersInTime)
    const bought = chosen - Math.min(left, chosenInTime)
    const price = pricePerGram(food, read)
    if (price !== null) amount += price * bought
    else if (bought > leastGrams) unpricedFoods.push(food)
  }
  return {
    amount: Math.round(amount),
    unpricedFoods,
    hasUncountedLines: cooked.some(({ candidate }) => (uncountedLines.get(candidate) ?? 0) > 0),
  }
}
