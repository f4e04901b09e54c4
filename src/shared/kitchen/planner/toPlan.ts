import type { PlanIndex } from './indexProblem.ts'
import type { Plan, PlanEntry } from './planProblem.ts'
import { noCandidate, PlanState } from './planState.ts'

/** A state in which every slot is filled, with ids. */
export function toPlan(state: PlanState): Plan {
  const { slots, candidates } = state.index
  const entries = slots.map(({ id }, slot): PlanEntry => {
    const source = state.sourceOf[slot]!
    return {
      slot: id,
      candidate: candidates[state.candidateOf[slot]!]!.id,
      leftOversOf: source === noCandidate ? null : slots[source]!.id,
      servings: state.servingsCooked(slot),
    }
  })
  return { entries, value: state.value() }
}

/** The state of a plan of the same problem; `weights` may be other ones. */
export function toState(
  index: PlanIndex,
  entries: readonly Pick<PlanEntry, 'slot' | 'candidate' | 'leftOversOf'>[],
  weights = index.problem.weights,
): PlanState {
  const state = new PlanState(index, weights)
  const slotAt = new Map(index.slots.map(({ id }, slot) => [id, slot]))
  const candidateAt = new Map(index.candidates.map(({ id }, candidate) => [id, candidate]))
  for (const { slot, candidate, leftOversOf } of entries)
    state.put(
      slotAt.get(slot)!,
      candidateAt.get(candidate)!,
      leftOversOf === null ? noCandidate : slotAt.get(leftOversOf)!,
    )
  return state
}
