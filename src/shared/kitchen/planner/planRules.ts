import type { PlanIndex } from './indexProblem.ts'
import { type EntryChange, noCandidate, type PlanState } from './planState.ts'

// The hard constraints between entries, for code that builds a plan step by step.

/** Whether a dish can be cooked in a slot as far as other entries are concerned; neither the slot itself nor `except` counts. */
export function isFarFromSameDish(
  state: PlanState,
  slot: number,
  candidate: number,
  except: number = slot,
): boolean {
  const { slots, minDaysBetween } = state.index
  if (minDaysBetween === 0) return true
  for (let other = 0; other < slots.length; other += 1)
    if (
      other !== slot &&
      other !== except &&
      state.candidateOf[other] === candidate &&
      state.sourceOf[other] === noCandidate &&
      Math.abs(slots[other]!.day - slots[slot]!.day) < minDaysBetween
    )
      return false
  return true
}

/** Whether left-overs of the dish cooked in `source` can still be eaten in `slot`. */
function mayKeepUntil(index: PlanIndex, source: number, slot: number, candidate: number): boolean {
  const { slots, candidates, placeInOrder } = index
  if (placeInOrder[source]! >= placeInOrder[slot]!) return false
  const { keepsDays } = candidates[candidate]!
  return keepsDays > 0 && slots[slot]!.day - slots[source]!.day <= keepsDays
}

/** The most servings that can be cooked at once in a slot. */
export function maxServingsOf(index: PlanIndex, slot: number, candidate: number): number {
  const { problem, slots, candidates, areServingsDemanded } = index
  const byFactor = Math.floor(slots[slot]!.servings * problem.maxBatchFactor + 1e-9)
  const { maxServings } = candidates[candidate]!
  return maxServings === null || !areServingsDemanded ? byFactor : Math.min(byFactor, maxServings)
}

/** Whether `slot` may be served from `source`; rules of left-overs that are not demanded hold for no pinned entry. */
export function mayEatFrom(index: PlanIndex, slot: number, source: number, candidate: number): boolean {
  const pin = index.pinned[slot]
  if (slot === source || !index.isEdible[slot]![candidate]) return false
  if (pin && (pin.source !== source || pin.candidate !== candidate)) return false
  if (pin && !index.areLeftOverRulesDemanded) return true
  const servings = index.slots[source]!.servings + index.slots[slot]!.servings
  return (
    (pin || index.slots[slot]!.mayBeLeftOvers) &&
    mayKeepUntil(index, source, slot, candidate) &&
    servings <= maxServingsOf(index, source, candidate)
  )
}

/** Whether the empty `slot` can be served from what a state cooks in `source`. */
export function canEatLeftOvers(state: PlanState, slot: number, source: number): boolean {
  const { index } = state
  const candidate = state.candidateOf[source]!
  if (candidate === noCandidate || state.sourceOf[source] !== noCandidate) return false
  if (!mayEatFrom(index, slot, source, candidate)) return false
  if (index.pinned[slot] && !index.areLeftOverRulesDemanded) return true
  return state.servingsCooked(source) + index.slots[slot]!.servings <= maxServingsOf(index, source, candidate)
}

/** What all entries of a plan cost together, when some are changed. */
export function totalCostOfPlan(
  { index, candidateOf }: PlanState,
  changes: readonly EntryChange[] = [],
): number {
  const costIn = (slot: number, candidate: number) =>
    candidate === noCandidate
      ? 0
      : index.slots[slot]!.servings * (index.candidates[candidate]!.costPerServing ?? 0)
  let cost = 0
  for (let slot = 0; slot < candidateOf.length; slot += 1) cost += costIn(slot, candidateOf[slot]!)
  for (const { slot, candidate } of changes)
    cost += costIn(slot, candidate) - costIn(slot, candidateOf[slot]!)
  return cost
}

/** Whether a plan keeps to the budget, when some of its entries are changed. */
export function isWithinBudget(state: PlanState, changes: readonly EntryChange[]): boolean {
  const { maxCost } = state.index
  return maxCost === null || totalCostOfPlan(state, changes) <= maxCost + 1e-9
}
