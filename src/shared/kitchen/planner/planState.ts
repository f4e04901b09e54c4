import { convertToObjectivePoints, type PlanIndex, weighedCost } from './indexProblem.ts'
import { type PlanObjective, type PlanValue, planObjectives } from './planProblem.ts'
import { PlanSums } from './planSums.ts'

/** No candidate yet; as a source: cooked in the slot itself. */
export const noCandidate = -1

/** What a slot gets in place of what it has: a candidate that is cooked there, or left-overs of the slot `source`. */
export interface EntryChange {
  slot: number
  candidate: number
  source: number
}

/**
 * A plan that is changed entry by entry, with the value of the entries it has so far. Entries are numbers of the index;
 * hard constraints are the concern of `planRules.ts`.
 */
export class PlanState {
  readonly index: PlanIndex
  readonly candidateOf: Int32Array
  readonly sourceOf: Int32Array
  /** Weighted points of all objectives. */
  total: number
  readonly #weights: PlanIndex['problem']['weights']
  readonly #sums: PlanSums

  constructor(index: PlanIndex, weights = index.problem.weights) {
    this.index = index
    this.candidateOf = new Int32Array(index.slots.length).fill(noCandidate)
    this.sourceOf = new Int32Array(index.slots.length).fill(noCandidate)
    this.#weights = weights
    this.#sums = new PlanSums(index, weights)
    this.total = this.#sums.pointsOfNothing()
  }

  /** Cooks a candidate in an empty slot, or eats left-overs of the slot `source` there. */
  put(slot: number, candidate: number, source: number = noCandidate): void {
    this.apply([{ slot, candidate, source }])
  }

  clear(slot: number): void {
    this.#collectPresent(slot)
    this.total += this.#sums.settle(true)
    this.candidateOf[slot] = noCandidate
    this.sourceOf[slot] = noCandidate
  }

  /** Makes changes of different slots at once. */
  apply(changes: readonly EntryChange[]): void {
    this.#collect(changes)
    this.total += this.#sums.settle(true)
    for (const { slot, candidate, source } of changes) {
      this.candidateOf[slot] = candidate
      this.sourceOf[slot] = source
    }
  }

  /** What `total` would be after `apply`, in a fraction of the time of making and undoing the changes. */
  totalAfter(changes: readonly EntryChange[]): number {
    this.#collect(changes)
    return this.total + this.#sums.settle(false)
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
    return this.#sums.demandOf[food]!.slice()
  }

  /** What an eater gets of a target's nutrient. */
  eatenOf(target: number): number {
    return this.#sums.eaten[this.index.eaten.placeOf[target]!]!
  }

  value(): PlanValue {
    const { slots, candidates, preference } = this.index
    const sum = (values: Float64Array) => values.reduce((total, each) => total + each, 0)
    const amounts: Record<PlanObjective, number> = {
      waste: sum(this.#sums.waste),
      nutrition: sum(this.#sums.distance),
      variety: this.#sums.repeats.reduce((total, count) => total + Math.max(0, count - 1), 0),
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
      planObjectives.map((objective) => [objective, convertToObjectivePoints(objective, amounts[objective])]),
    ) as Record<PlanObjective, number>
    points.cost = convertToObjectivePoints('cost', weighed)
    const total = planObjectives.reduce((all, each) => all + this.#weights[each] * points[each], 0)
    return { amounts, points, total }
  }

  #collect(changes: readonly EntryChange[]): void {
    for (const { slot, candidate, source } of changes) {
      this.#collectPresent(slot)
      this.#sums.collect(slot, candidate, this.#dayCooked(slot, source), source === noCandidate, 1)
    }
  }

  #collectPresent(slot: number): void {
    const candidate = this.candidateOf[slot]!
    const source = this.sourceOf[slot]!
    if (candidate !== noCandidate)
      this.#sums.collect(slot, candidate, this.#dayCooked(slot, source), source === noCandidate, -1)
  }

  #dayCooked(slot: number, source: number): number {
    return this.index.slots[source === noCandidate ? slot : source]!.day
  }
}
