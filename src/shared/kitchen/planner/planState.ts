import { objectivePointsOfAmount, type PlanIndex, weighedCost } from './indexProblem.ts'
import { gramsWastedOfFood } from './packWaste.ts'
import { type PlanObjective, type PlanValue, planObjectives } from './planProblem.ts'

/** No candidate yet; as a source: cooked in the slot itself. */
export const noCandidate = -1

/**
 * A plan that is changed entry by entry, with the value of the entries it has so far. Entries are numbers of the index;
 * hard constraints are the concern of `planRules.ts`.
 */
export class PlanState {
  readonly index: PlanIndex
  readonly candidateOf: Int32Array
  readonly sourceOf: Int32Array
  /** Weighted points of all objectives. */
  total = 0
  readonly #weights: PlanIndex['problem']['weights']
  readonly #eaten: Float64Array
  readonly #distance: Float64Array
  readonly #repeats: Int32Array
  readonly #demand: Float64Array
  readonly #waste: Float64Array
  readonly #windows: number
  /** The part of `#demand` of each food. */
  readonly #demandOf: readonly Float64Array[]

  constructor(index: PlanIndex, weights = index.problem.weights) {
    const { slots, targets, foods, days, traits } = index
    this.index = index
    this.#weights = weights
    this.candidateOf = new Int32Array(slots.length).fill(noCandidate)
    this.sourceOf = new Int32Array(slots.length).fill(noCandidate)
    this.#eaten = new Float64Array(targets.length)
    this.#distance = new Float64Array(targets.length)
    this.#windows = Math.max(1, days - 1)
    this.#repeats = new Int32Array(this.#windows * traits)
    this.#demand = new Float64Array(foods.length * days)
    this.#demandOf = foods.map((_, food) => this.#demand.subarray(food * days, (food + 1) * days))
    this.#waste = new Float64Array(foods.length)
    for (let target = 0; target < targets.length; target += 1) this.#updateDistance(target)
    for (let food = 0; food < foods.length; food += 1) this.#updateWaste(food)
  }

  /** Cooks a candidate in an empty slot, or eats left-overs of the slot `source` there. */
  put(slot: number, candidate: number, source: number = noCandidate): void {
    this.candidateOf[slot] = candidate
    this.sourceOf[slot] = source
    this.#change(slot, candidate, source, 1)
  }

  clear(slot: number): void {
    this.#change(slot, this.candidateOf[slot]!, this.sourceOf[slot]!, -1)
    this.candidateOf[slot] = noCandidate
    this.sourceOf[slot] = noCandidate
  }

  copy(): PlanState {
    const copy = new PlanState(this.index, this.#weights)
    copy.become(this)
    return copy
  }

  /** Takes over all entries of another state of the same problem. */
  become({ candidateOf, sourceOf }: PlanState): void {
    const changed = [...candidateOf.keys()].filter(
      (slot) => this.candidateOf[slot] !== candidateOf[slot] || this.sourceOf[slot] !== sourceOf[slot],
    )
    for (const slot of changed) if (this.candidateOf[slot] !== noCandidate) this.clear(slot)
    for (const slot of changed)
      if (candidateOf[slot] !== noCandidate) this.put(slot, candidateOf[slot]!, sourceOf[slot])
  }

  /** Whether left-overs of a slot are eaten later. */
  isEatenLater(slot: number): boolean {
    return this.sourceOf.includes(slot)
  }

  /** Servings cooked in a slot, left-overs for later included. */
  servingsCooked(slot: number): number {
    let servings = 0
    for (let each = 0; each < this.sourceOf.length; each += 1)
      if ((each === slot && this.sourceOf[slot] === noCandidate) || this.sourceOf[each] === slot)
        servings += this.index.slots[each]!.servings
    return servings
  }

  /** Grams of a food that are cooked, by day. */
  demandOf(food: number): Float64Array {
    return this.#demandOf[food]!.slice()
  }

  /** What an eater gets of a target's nutrient. */
  eatenOf(target: number): number {
    return this.#eaten[target]!
  }

  value(): PlanValue {
    const { slots, candidates, preference } = this.index
    const amounts: Record<PlanObjective, number> = {
      waste: this.#waste.reduce((sum, grams) => sum + grams, 0),
      nutrition: this.#distance.reduce((sum, each) => sum + each, 0),
      variety: this.#repeats.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      preference: 0,
      effort: 0,
      cost: 0,
    }
    let weighed = 0
    for (let slot = 0; slot < slots.length; slot += 1) {
      const candidate = this.candidateOf[slot]!
      if (candidate === noCandidate) continue
      amounts.preference += preference[slot]![candidate]!
      if (this.sourceOf[slot] === noCandidate) amounts.effort += candidates[candidate]!.minutes
      amounts.cost += slots[slot]!.servings * (candidates[candidate]!.costPerServing ?? 0)
      weighed += slots[slot]!.servings * weighedCost(candidates[candidate]!)
    }
    const points = Object.fromEntries(
      planObjectives.map((objective) => [objective, objectivePointsOfAmount(objective, amounts[objective])]),
    ) as Record<PlanObjective, number>
    points.cost = objectivePointsOfAmount('cost', weighed)
    const total = planObjectives.reduce((sum, each) => sum + this.#weights[each] * points[each], 0)
    return { amounts, points, total }
  }

  #change(slot: number, candidate: number, source: number, sign: 1 | -1): void {
    const { slots, candidates, preference, targets, targetsOf, foodsOf, days } = this.index
    const weights = this.#weights
    const { servings, day } = slots[slot]!
    let fixed = weights.preference * objectivePointsOfAmount('preference', preference[slot]![candidate]!)
    fixed += weights.cost * objectivePointsOfAmount('cost', servings * weighedCost(candidates[candidate]!))
    if (source === noCandidate) {
      fixed += weights.effort * objectivePointsOfAmount('effort', candidates[candidate]!.minutes)
      this.#changeRepeats(candidate, day, sign)
    }
    this.total += sign * fixed
    for (const target of targetsOf[slot]!) {
      this.#eaten[target]! += sign * targets[target]!.perServing[candidate]!
      this.#updateDistance(target)
    }
    const cookedOn = source === noCandidate ? day : slots[source]!.day
    const { foods, grams } = foodsOf[candidate]!
    for (let each = 0; each < foods.length; each += 1) {
      const place = foods[each]! * days + cookedOn
      const demand = this.#demand[place]! + sign * servings * grams[each]!
      this.#demand[place] = Math.abs(demand) < 1e-9 ? 0 : demand
      this.#updateWaste(foods[each]!)
    }
  }

  #changeRepeats(candidate: number, day: number, sign: 1 | -1): void {
    for (const trait of this.index.traitsOf[candidate]!)
      for (let window = Math.max(0, day - 1); window <= day && window < this.#windows; window += 1) {
        const place = trait * this.#windows + window
        const before = this.#repeats[place]!
        this.#repeats[place] = before + sign
        const change = Math.max(0, before + sign - 1) - Math.max(0, before - 1)
        this.total += this.#weights.variety * objectivePointsOfAmount('variety', change)
      }
  }

  #updateDistance(target: number): void {
    const { amount, perDay, underWeight, overWeight } = this.index.targets[target]!
    const over = this.#eaten[target]! - amount
    const distance = (over > 0 ? over * overWeight : -over * underWeight) / perDay
    this.total +=
      this.#weights.nutrition * objectivePointsOfAmount('nutrition', distance - this.#distance[target]!)
    this.#distance[target] = distance
  }

  #updateWaste(food: number): void {
    const waste = gramsWastedOfFood(this.index.foods[food]!, this.#demandOf[food]!)
    this.total += this.#weights.waste * objectivePointsOfAmount('waste', waste - this.#waste[food]!)
    this.#waste[food] = waste
  }
}
