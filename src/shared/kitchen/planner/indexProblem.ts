import { everyDemandApplies, findBrokenDemands, type IsDemanded } from './demands.ts'
import { type EatenNutrients, groupTargets, type IndexedTarget, indexTargets } from './indexTargets.ts'
import { type TrackedFood, wasteShareOfRest } from './packWaste.ts'
import {
  type CandidateDish,
  objectiveUnits,
  type PlanProblem,
  type PlanSlot,
  type planObjectives,
} from './planProblem.ts'

/** A problem with numbers in place of ids, for code that looks at every candidate of every slot. */
export interface PlanIndex {
  problem: PlanProblem
  slots: readonly PlanSlot[]
  candidates: readonly CandidateDish[]
  days: number
  /** Slots by day, and by their order in the problem within one. */
  order: readonly number[]
  placeInOrder: readonly number[]
  /** Candidates that may be cooked in each slot; for each slot whether a candidate may be cooked, and its left-overs eaten. */
  cookable: readonly (readonly number[])[]
  isCookable: readonly Uint8Array[]
  isEdible: readonly Uint8Array[]
  /** By slot; null where nothing is pinned. `source` is -1 where the candidate is cooked. */
  pinned: readonly ({ candidate: number; source: number } | null)[]
  areLeftOverRulesDemanded: boolean
  areServingsDemanded: boolean
  minDaysBetween: number
  maxCost: number | null
  foods: readonly TrackedFood[]
  /** Tracked foods of each candidate, and grams of each in a serving. */
  foodsOf: readonly { foods: Int32Array; grams: Float64Array }[]
  /** What each candidate counts for in variety: a value of a kind each, "cuisine Thai". */
  traitsOf: readonly Int32Array[]
  traits: number
  targets: readonly IndexedTarget[]
  eaten: EatenNutrients
  /** The targets of a slot's eaters. */
  targetsOf: readonly Int32Array[]
  /** Unweighted points of preference of each candidate in each slot. */
  preference: readonly Float64Array[]
}

/** What a serving of a candidate costs where plans are compared. */
export const weighedCost = ({
  costToWeigh,
  costPerServing,
}: Pick<CandidateDish, 'costToWeigh' | 'costPerServing'>) => costToWeigh ?? costPerServing ?? 0

/** The unweighted points of a quantity in the natural unit of an objective. */
export const convertToObjectivePoints = (objective: (typeof planObjectives)[number], amount: number) =>
  amount / objectiveUnits[objective]

/** Indexes a problem whose ids are all known. Demands that do not apply are left out. */
export function indexProblem(problem: PlanProblem, isDemanded: IsDemanded = everyDemandApplies): PlanIndex {
  const { slots, candidates } = problem
  const order = slots.map((_, slot) => slot).sort((a, b) => slots[a]!.day - slots[b]!.day || a - b)
  const slotAt = placesOf(slots)
  const candidateAt = placesOf(candidates)
  const pinned: ({ candidate: number; source: number } | null)[] = slots.map(() => null)
  for (const { slot, candidate, leftOversOf } of problem.pinned)
    if (isDemanded({ kind: 'pinned', slot }))
      pinned[slotAt.get(slot)!] = {
        candidate: candidateAt.get(candidate)!,
        source: leftOversOf === null ? -1 : slotAt.get(leftOversOf)!,
      }
  const days = Math.max(...slots.map(({ day }) => day)) + 1
  const foods = trackFoods(problem, days)
  const foodAt = placesOf(foods)
  const traitAt = new Map<string, number>()
  const targets = indexTargets(problem)
  const areAllDemanded = isDemanded === everyDemandApplies
  const isAllowed = (slot: PlanSlot, candidate: CandidateDish, isCooked: boolean) => {
    const broken = findBrokenDemands(problem, slot, candidate, isCooked)
    return areAllDemanded ? broken.length === 0 : !broken.some(isDemanded)
  }
  const candidatesAllowedBySlot = (isCooked: boolean) =>
    slots.map((slot) =>
      Uint8Array.from(candidates, (candidate) => (isAllowed(slot, candidate, isCooked) ? 1 : 0)),
    )
  const isCookable = candidatesAllowedBySlot(true)
  return {
    problem,
    slots,
    candidates,
    days,
    order,
    placeInOrder: slots.map((_, slot) => order.indexOf(slot)),
    cookable: isCookable.map((allowed) => candidates.flatMap((_, at) => (allowed[at] ? [at] : []))),
    isCookable,
    isEdible: candidatesAllowedBySlot(false),
    pinned,
    areLeftOverRulesDemanded: isDemanded({ kind: 'leftOvers' }),
    areServingsDemanded: isDemanded({ kind: 'servings' }),
    minDaysBetween: isDemanded({ kind: 'repetition' }) ? problem.minDaysBetweenSameDish : 0,
    maxCost: isDemanded({ kind: 'budget' }) ? problem.maxCost : null,
    foods,
    foodsOf: candidates.map((candidate) => {
      const tracked = candidate.foods.filter(({ food }) => foodAt.has(food))
      return {
        foods: Int32Array.from(tracked, ({ food }) => foodAt.get(food)!),
        grams: Float64Array.from(tracked, ({ grams }) => grams),
      }
    }),
    traitsOf: candidates.map((candidate) =>
      Int32Array.from(listVarietyTraits(candidate), (trait) => {
        if (!traitAt.has(trait)) traitAt.set(trait, traitAt.size)
        return traitAt.get(trait)!
      }),
    ),
    traits: traitAt.size,
    targets,
    eaten: groupTargets(targets, slots, candidates.length),
    targetsOf: slots.map(({ eaters }) =>
      Int32Array.from(targets.flatMap(({ eater }, at) => (eaters.includes(eater) ? [at] : []))),
    ),
    preference: slots.map((slot) => preferenceIn(problem, slot)),
  }
}

function placesOf(things: readonly { id: string }[]): Map<string, number> {
  return new Map(things.map(({ id }, place) => [id, place]))
}

/** Foods that can be wasted: those at hand, and packs whose rest does not keep for the next plan. */
function trackFoods({ packs, foodsToUseUp }: PlanProblem, days: number): TrackedFood[] {
  const spoiling = packs.filter(({ shelfLifeDays }) => wasteShareOfRest(shelfLifeDays, days) > 0)
  const packOf = new Map(spoiling.map((pack) => [pack.food, pack]))
  const atHand = new Map(foodsToUseUp.map((each) => [each.food, each]))
  return Array.from(new Set([...packOf.keys(), ...atHand.keys()]), (id) => {
    const lifeDays = packOf.get(id)?.shelfLifeDays ?? 0
    return {
      id,
      packGrams: packOf.get(id)?.grams ?? 0,
      lifeDays,
      restShare: wasteShareOfRest(lifeDays, days),
      handGrams: atHand.get(id)?.grams ?? 0,
      handUntil: atHand.get(id)?.byDay ?? 0,
    }
  })
}

export function listVarietyTraits({ cuisine, mainFood, technique, protein }: CandidateDish): string[] {
  const traits = { cuisine, mainFood, technique, protein }
  return Object.entries(traits).flatMap(([kind, value]) => (value === null ? [] : [`${kind} ${value}`]))
}

/** From 0 for each eater who likes a dish best to 1, and one more where it has a food that the eater does not like. */
function preferenceIn({ candidates, eaters }: PlanProblem, slot: PlanSlot): Float64Array {
  const present = eaters.filter(({ id }) => slot.eaters.includes(id))
  return Float64Array.from(candidates, ({ preference, foods }) =>
    present.reduce((sum, { id, dislikes }) => {
      const isDisliked = foods.some(({ food }) => dislikes.includes(food))
      return sum + (1 - (preference[id] ?? 0)) / 2 + (isDisliked ? 1 : 0)
    }, 0),
  )
}
