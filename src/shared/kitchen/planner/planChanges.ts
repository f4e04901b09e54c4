import { canEatLeftOvers, isFarFromSameDish, maxServingsOf, mayEatFrom } from './planRules.ts'
import { type EntryChange, noCandidate, type PlanState } from './planState.ts'

// Changes of a complete plan that keep all hard constraints but the budget; null where there is none.

/** Cooks a candidate in a slot, and lets those who eat left-overs of what was cooked there eat the new ones. */
export function replaceDish(state: PlanState, slot: number, candidate: number): EntryChange[] | null {
  const { index, candidateOf, sourceOf } = state
  if (candidateOf[slot] === candidate && sourceOf[slot] === noCandidate) return null
  if (!isFarFromSameDish(state, slot, candidate)) return null
  const changes = [{ slot, candidate, source: noCandidate }]
  if (!state.isEatenLater(slot)) return changes
  let servings = index.slots[slot]!.servings
  for (let each = 0; each < sourceOf.length; each += 1) {
    if (sourceOf[each] !== slot) continue
    servings += index.slots[each]!.servings
    if (index.pinned[each] || !mayEatFrom(index, each, slot, candidate)) return null
    changes.push({ slot: each, candidate, source: slot })
  }
  return servings <= maxServingsOf(index, slot, candidate) ? changes : null
}

/** Exchanges the dishes that are cooked in two slots whose left-overs are not eaten later. */
export function exchangeDishes(state: PlanState, one: number, other: number): EntryChange[] | null {
  const { index, candidateOf, sourceOf } = state
  const [first, second] = [candidateOf[one]!, candidateOf[other]!]
  if (one === other || first === second || sourceOf[one] !== noCandidate || sourceOf[other] !== noCandidate)
    return null
  if (state.isEatenLater(one) || state.isEatenLater(other)) return null
  if (!index.isCookable[one]![second] || !index.isCookable[other]![first]) return null
  if (!isFarFromSameDish(state, one, second, other) || !isFarFromSameDish(state, other, first, one))
    return null
  return [
    { slot: one, candidate: second, source: noCandidate },
    { slot: other, candidate: first, source: noCandidate },
  ]
}

/** Replaces the entry of a slot by left-overs of `source`. */
export function replaceByLeftOvers(state: PlanState, slot: number, source: number): EntryChange[] | null {
  const { candidateOf, sourceOf } = state
  if (slot === source || sourceOf[slot] === source || state.isEatenLater(slot)) return null
  return canEatLeftOvers(state, slot, source) ? [{ slot, candidate: candidateOf[source]!, source }] : null
}
