import { improvePlan } from './improvePlan.ts'
import { convertToObjectivePoints, type PlanIndex } from './indexProblem.ts'
import { choosePackOpenings, demandAfterFoodAtHand, gramsUsedOfFoodAtHand } from './packWaste.ts'
import type { EntryReason, EntryReasons, TradeOff } from './planAnswer.ts'
import { planGreedily } from './planGreedily.ts'
import { type CandidateDish, type PlanObjective, planObjectives } from './planProblem.ts'
import { noCandidate, type PlanState } from './planState.ts'
import { createRandom } from './randomNumbers.ts'

const maxReasons = 3
/** A dish is a reason for a nutrient when it gives so much of a day's need. */
const minShareOfDay = 0.4
/** Liked from this preference on. */
const minLiked = 0.5
/** Quick when not more than so large a share of the dishes for the slot take as little time. */
const maxShareAsQuick = 0.25
/** Cheap when not more than so large a share of the dishes for the slot, of those whose cost is known, cost as little. */
const maxShareAsCheap = 0.25
/** Steps of the search for each objective alone, some 50 ms at most: so many for each entry that can be chosen. */
const maxStepsAlone = 20_000
const stepsPerChoice = 50

/** Up to three reasons for each entry, as data: the strongest first. */
export function explainPlan(state: PlanState): EntryReasons[] {
  const rests = findUsedRests(state)
  return state.index.slots.map(({ id }, slot) => ({
    slot: id,
    reasons: reasonsOf(state, slot, rests.get(slot) ?? []).slice(0, maxReasons),
  }))
}

function reasonsOf(state: PlanState, slot: number, rests: readonly EntryReason[]): EntryReason[] {
  const { index } = state
  const candidate = index.candidates[state.candidateOf[slot]!]!
  const source = state.sourceOf[slot]!
  const liking = index.slots[slot]!.eaters.filter((eater) => (candidate.preference[eater] ?? 0) >= minLiked)
  const liked: EntryReason[] = liking.length > 0 ? [{ kind: 'liked', eaters: liking }] : []
  if (source !== noCandidate) return [{ kind: 'left-overs', of: index.slots[source]!.id }, ...liked]
  const isNew = candidate.cuisine !== null && !index.problem.recentCuisines.includes(candidate.cuisine)
  return [
    ...rests,
    ...nutrientReasons(index, slot, state.candidateOf[slot]!),
    ...(isQuick(index, slot, candidate.minutes)
      ? [{ kind: 'quick' as const, minutes: candidate.minutes }]
      : []),
    ...cheapReasons(index, slot, candidate),
    ...liked,
    ...(isNew ? [{ kind: 'new cuisine' as const, cuisine: candidate.cuisine! }] : []),
  ]
}

/** The nutrient that a dish gives most of, among those that an eater needs a least amount of. */
function nutrientReasons({ targets, targetsOf }: PlanIndex, slot: number, candidate: number): EntryReason[] {
  const shares = Array.from(targetsOf[slot]!, (at) => targets[at]!)
    .filter(({ overWeight, underWeight }) => overWeight === 0 && underWeight > 0)
    .map(({ eater, nutrient, perDay, perServing }) => ({
      eater,
      nutrient,
      share: perServing[candidate]! / perDay,
    }))
    .filter(({ share }) => share >= minShareOfDay)
    .sort((a, b) => b.share - a.share)
  return shares.slice(0, 1).map((reason) => ({ kind: 'nutrient', ...reason }))
}

function isQuick({ cookable, candidates }: PlanIndex, slot: number, minutes: number): boolean {
  const others = cookable[slot]!
  const countOfAsQuick = others.filter((candidate) => candidates[candidate]!.minutes <= minutes).length
  return countOfAsQuick <= others.length * maxShareAsQuick
}

function cheapReasons(index: PlanIndex, slot: number, candidate: CandidateDish): EntryReason[] {
  const costOf = ({ costPerServing, costToWeigh }: CandidateDish) =>
    costToWeigh === undefined ? costPerServing : null
  const cost = costOf(candidate)
  if (cost === null || index.problem.weights.cost === 0) return []
  const others = index.cookable[slot]!.flatMap((each) => costOf(index.candidates[each]!) ?? [])
  const asCheap = others.filter((each) => each <= cost).length
  return asCheap <= others.length * maxShareAsCheap ? [{ kind: 'cheap', costPerServing: cost }] : []
}

/** By slot: foods at hand that it uses up, and rests of packs that were opened on an earlier day. */
function findUsedRests(state: PlanState): Map<number, EntryReason[]> {
  const { index } = state
  const reasons = new Map<number, EntryReason[]>()
  const cooksOn = (day: number, food: number) =>
    index.order.filter(
      (slot) =>
        index.slots[slot]!.day === day &&
        state.sourceOf[slot] === noCandidate &&
        index.foodsOf[state.candidateOf[slot]!]!.foods.includes(food),
    )
  const add = (slot: number, reason: EntryReason) => reasons.set(slot, [...(reasons.get(slot) ?? []), reason])
  index.foods.forEach((food, at) => {
    const demand = state.demandOf(at)
    const used = food.handGrams > 0 ? gramsUsedOfFoodAtHand(food, demand) : 0
    const bought = used > 0 ? demandAfterFoodAtHand(food, demand, used, 1) : Array.from(demand)
    demand.forEach((grams, day) => {
      const taken = grams - bought[day]!
      const [slot] = cooksOn(day, at)
      if (slot !== undefined && taken > 0.5)
        add(slot, { kind: 'uses up', food: food.id, grams: Math.round(taken), byDay: food.handUntil })
    })
    if (food.packGrams === 0) return
    const opened = choosePackOpenings(food, bought)
    bought.forEach((grams, day) => {
      const gramsFromOpenedPack = grams - opened[day]! * food.packGrams
      const openedOn = opened.findLastIndex((packs, earlier) => packs > 0 && earlier < day)
      const [slot] = cooksOn(day, at)
      const [openedFor] = openedOn < 0 ? [] : cooksOn(openedOn, at)
      if (slot !== undefined && openedFor !== undefined && grams > 0.5 && gramsFromOpenedPack > 0.5)
        add(slot, {
          kind: 'uses rest',
          food: food.id,
          grams: Math.round(gramsFromOpenedPack),
          openedFor: index.slots[openedFor]!.id,
        })
    })
  })
  return reasons
}

/** What the plan has of each objective beside the least that was found when nothing else counted. */
export function findTradeOffs(state: PlanState): TradeOff[] {
  const { amounts } = state.value()
  return planObjectives.map((objective) => ({
    objective,
    amount: amounts[objective],
    leastFound: Math.min(amounts[objective], leastOf(state.index, objective)),
  }))
}

function leastOf(index: PlanIndex, objective: PlanObjective): number {
  const alone = Object.fromEntries(
    planObjectives.map((each) => [each, each === objective ? 1 : 0]),
  ) as Record<PlanObjective, number>
  const state = planGreedily(index, alone)
  if (!state) return Number.POSITIVE_INFINITY
  const choices = index.cookable.reduce((sum, { length }) => sum + length, 0)
  if (convertToObjectivePoints(objective, state.value().amounts[objective]) > 0)
    improvePlan(state, Math.min(maxStepsAlone, choices * stepsPerChoice), createRandom(index.problem.seed))
  return state.value().amounts[objective]
}
