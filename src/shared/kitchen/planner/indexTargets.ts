import { objectiveUnits, type PlanProblem, type PlanSlot } from './planProblem.ts'

export interface IndexedTarget {
  eater: string
  nutrient: string
  perDay: number
  /** For all days on which the eater has a meal in the plan. */
  amount: number
  underWeight: number
  overWeight: number
  /** The amount in one serving of each candidate. */
  perServing: Float64Array
}

/**
 * What plans give of each nutrient to eaters with the same meals, with the numbers of the targets it is compared with: for code
 * that works out every change of a plan.
 */
export interface EatenNutrients {
  /** By target: the place of its amount in `eaten` of `PlanSums`. Targets for one nutrient of eaters with the same meals share it. */
  placeOf: Int32Array
  /** By place: its targets. */
  targetsOf: readonly Int32Array[]
  /** By slot: the places that an entry there adds to. */
  placesOf: readonly Int32Array[]
  /** What one serving gives to each place, candidate by candidate. */
  perServing: Float64Array
  /** By target: what should be eaten, and the unweighted points of each unit below and above it. */
  amount: Float64Array
  underPoints: Float64Array
  overPoints: Float64Array
}

export function indexTargets(problem: PlanProblem): IndexedTarget[] {
  return problem.eaters.flatMap((eater) => targetsOfEater(problem, eater))
}

function targetsOfEater(
  { slots, candidates }: PlanProblem,
  { id, targets }: PlanProblem['eaters'][number],
): IndexedTarget[] {
  const days = new Set(slots.flatMap(({ eaters, day }) => (eaters.includes(id) ? [day] : []))).size
  return targets.map(({ nutrient, perDay, kind, weight }) => ({
    eater: id,
    nutrient,
    perDay,
    amount: perDay * days,
    underWeight: kind === 'at most' ? 0 : weight,
    overWeight: kind === 'at least' ? 0 : weight,
    perServing: Float64Array.from(candidates, ({ nutrients }) => nutrients[nutrient] ?? 0),
  }))
}

export function groupTargets(
  targets: readonly IndexedTarget[],
  slots: readonly PlanSlot[],
  candidates: number,
): EatenNutrients {
  const mealsOf = (eater: string) =>
    slots.flatMap(({ eaters }, slot) => (eaters.includes(eater) ? [slot] : []))
  const keyOf = ({ eater, nutrient }: IndexedTarget) => JSON.stringify([nutrient, mealsOf(eater)])
  const groups = [...Map.groupBy(targets.keys(), (target) => keyOf(targets[target]!)).values()]
  const placeOf = new Int32Array(targets.length)
  const perServing = new Float64Array(candidates * groups.length)
  groups.forEach((group, place) => {
    for (const target of group) placeOf[target] = place
    const amounts = targets[group[0]!]!.perServing
    for (let candidate = 0; candidate < candidates; candidate += 1)
      perServing[candidate * groups.length + place] = amounts[candidate]!
  })
  const isEatenIn = (place: number, slot: number) =>
    slots[slot]!.eaters.includes(targets[groups[place]![0]!]!.eater)
  const pointsOf = (weight: number, perDay: number) => weight / perDay / objectiveUnits.nutrition
  return {
    placeOf,
    targetsOf: groups.map((group) => Int32Array.from(group)),
    placesOf: slots.map((_, slot) =>
      Int32Array.from([...groups.keys()].filter((place) => isEatenIn(place, slot))),
    ),
    perServing,
    amount: Float64Array.from(targets, ({ amount }) => amount),
    underPoints: Float64Array.from(targets, ({ underWeight, perDay }) => pointsOf(underWeight, perDay)),
    overPoints: Float64Array.from(targets, ({ overWeight, perDay }) => pointsOf(overWeight, perDay)),
  }
}
