import { CollectedChanges } from './collectedChanges.ts'
import { convertToObjectivePoints, type PlanIndex, weighedCost } from './indexProblem.ts'
import { gramsWastedOfFood } from './packWaste.ts'

/** Grams below which a demand is an error of rounding. */
const leastDemand = 1e-9

/**
 * What the entries of a plan add up to: nutrients eaten, repeats of traits, foods cooked by day, and the weighted points of
 * it all. Entries are collected first; then they are either counted or only weighed.
 */
export class PlanSums {
  /** By place of the index's `eaten`. */
  readonly eaten: Float64Array
  /** Of each trait in each pair of adjacent days. */
  readonly repeats: Int32Array
  /** Grams by food and day. */
  readonly demand: Float64Array
  readonly demandOf: readonly Float64Array[]
  /** Grams wasted of each food. */
  readonly waste: Float64Array
  /** Unweighted points of each target. */
  readonly distance: Float64Array
  readonly #index: PlanIndex
  readonly #weights: PlanIndex['problem']['weights']
  readonly #pairs: number
  readonly #changedEaten: CollectedChanges
  readonly #changedRepeats: CollectedChanges
  readonly #changedDemand: CollectedChanges
  readonly #changedFoods: CollectedChanges
  readonly #demandBefore: Float64Array
  #changedPoints = 0

  constructor(index: PlanIndex, weights: PlanIndex['problem']['weights']) {
    const { targets, eaten, foods, days, traits } = index
    this.#index = index
    this.#weights = weights
    this.#pairs = Math.max(1, days - 1)
    this.eaten = new Float64Array(eaten.targetsOf.length)
    this.repeats = new Int32Array(this.#pairs * traits)
    this.demand = new Float64Array(foods.length * days)
    this.demandOf = foods.map((_, food) => this.demand.subarray(food * days, (food + 1) * days))
    this.waste = Float64Array.from(foods, (food, at) => gramsWastedOfFood(food, this.demandOf[at]!))
    this.distance = Float64Array.from(targets, (_, target) => this.#distanceOf(target, 0))
    this.#changedEaten = new CollectedChanges(this.eaten.length)
    this.#changedRepeats = new CollectedChanges(this.repeats.length)
    this.#changedDemand = new CollectedChanges(this.demand.length)
    this.#changedFoods = new CollectedChanges(foods.length)
    this.#demandBefore = new Float64Array(this.demand.length)
  }

  /** The weighted points of a plan without entries. */
  pointsOfNothing(): number {
    const sum = (values: Float64Array) => values.reduce((total, each) => total + each, 0)
    return this.#weights.nutrition * sum(this.distance) + this.#pointsOfWaste(sum(this.waste))
  }

  /** Collects that an entry comes (1) or goes (-1). `cookedOn` is the day on which its dish is cooked. */
  collect(slot: number, candidate: number, cookedOn: number, isCookedHere: boolean, sign: 1 | -1): void {
    const { slots, candidates, preference, eaten, foodsOf, days } = this.#index
    const weights = this.#weights
    const { servings } = slots[slot]!
    let fixed = weights.preference * convertToObjectivePoints('preference', preference[slot]![candidate]!)
    fixed += weights.cost * convertToObjectivePoints('cost', servings * weighedCost(candidates[candidate]!))
    if (isCookedHere) {
      fixed += weights.effort * convertToObjectivePoints('effort', candidates[candidate]!.minutes)
      for (const trait of this.#index.traitsOf[candidate]!)
        for (let pair = Math.max(0, cookedOn - 1); pair <= cookedOn && pair < this.#pairs; pair += 1)
          this.#changedRepeats.add(trait * this.#pairs + pair, sign)
    }
    this.#changedPoints += sign * fixed
    const places = eaten.placesOf[slot]!
    const first = candidate * this.eaten.length
    for (let at = 0; at < places.length; at += 1)
      this.#changedEaten.add(places[at]!, sign * eaten.perServing[first + places[at]!]!)
    const { foods, grams } = foodsOf[candidate]!
    for (let at = 0; at < foods.length; at += 1) {
      this.#changedDemand.add(foods[at]! * days + cookedOn, sign * servings * grams[at]!)
      this.#changedFoods.add(foods[at]!, 0)
    }
  }

  /** The change of the weighted points by all entries collected, which are counted only if `isKept`; forgets them. */
  settle(isKept: boolean): number {
    const points =
      this.#changedPoints +
      this.#settleNutrition(isKept) +
      this.#settleRepeats(isKept) +
      this.#settleFoods(isKept)
    this.#changedPoints = 0
    return points
  }

  #settleNutrition(isKept: boolean): number {
    const changed = this.#changedEaten
    let change = 0
    for (let at = 0; at < changed.count; at += 1) {
      const place = changed.places[at]!
      const eaten = this.eaten[place]! + changed.changeAt[place]!
      if (isKept) this.eaten[place] = eaten
      const targets = this.#index.eaten.targetsOf[place]!
      for (let each = 0; each < targets.length; each += 1) {
        const target = targets[each]!
        const distance = this.#distanceOf(target, eaten)
        change += distance - this.distance[target]!
        if (isKept) this.distance[target] = distance
      }
    }
    changed.clear()
    return this.#weights.nutrition * change
  }

  #settleRepeats(isKept: boolean): number {
    const changed = this.#changedRepeats
    let change = 0
    for (let at = 0; at < changed.count; at += 1) {
      const place = changed.places[at]!
      const before = this.repeats[place]!
      const after = before + changed.changeAt[place]!
      change += Math.max(0, after - 1) - Math.max(0, before - 1)
      if (isKept) this.repeats[place] = after
    }
    changed.clear()
    return this.#weights.variety * convertToObjectivePoints('variety', change)
  }

  #settleFoods(isKept: boolean): number {
    const demands = this.#changedDemand
    const changed = this.#changedFoods
    let change = 0
    if (isKept || this.#weights.waste > 0) {
      for (let at = 0; at < demands.count; at += 1) {
        const place = demands.places[at]!
        this.#demandBefore[at] = this.demand[place]!
        const grams = this.demand[place]! + demands.changeAt[place]!
        this.demand[place] = Math.abs(grams) < leastDemand ? 0 : grams
      }
      for (let at = 0; at < changed.count; at += 1) {
        const food = changed.places[at]!
        const waste = gramsWastedOfFood(this.#index.foods[food]!, this.demandOf[food]!)
        change += waste - this.waste[food]!
        if (isKept) this.waste[food] = waste
      }
      if (!isKept)
        for (let at = 0; at < demands.count; at += 1)
          this.demand[demands.places[at]!] = this.#demandBefore[at]!
    }
    demands.clear()
    changed.clear()
    return this.#pointsOfWaste(change)
  }

  #distanceOf(target: number, eaten: number): number {
    const { amount, underPoints, overPoints } = this.#index.eaten
    const over = eaten - amount[target]!
    return over > 0 ? over * overPoints[target]! : -over * underPoints[target]!
  }

  #pointsOfWaste(grams: number): number {
    return this.#weights.waste * convertToObjectivePoints('waste', grams)
  }
}
