import type { PlanIndex } from './indexProblem.ts'
import { canEatLeftOvers, isFarFromSameDish, isWithinBudget } from './planRules.ts'
import { noCandidate, PlanState } from './planState.ts'

/** Slots emptied again before the search gives up; each costs some milliseconds. */
const maxSteps = 2_000

interface Choice {
  candidate: number
  source: number
  total: number
}

/**
 * Fills the slots one by one, those with the fewest candidates first, each by the entry that adds least to the value.
 * Where no entry is left it tries the next best one of the slot before. Null when it finds no plan within its steps,
 * which says nothing about whether there is one.
 */
export function planGreedily(index: PlanIndex, weights = index.problem.weights): PlanState | null {
  const state = new PlanState(index, weights)
  const slots = orderSlots(index)
  const choicesAt: Choice[][] = []
  let steps = 0
  for (let place = 0; place < slots.length; ) {
    const slot = slots[place]!
    const choices = choicesAt[place] ?? listChoices(state, slot)
    choicesAt[place] = choices
    const next = choices.pop()
    if (next) {
      state.put(slot, next.candidate, next.source)
      place += 1
      continue
    }
    choicesAt.length = place
    place -= 1
    steps += 1
    if (place < 0 || steps > maxSteps) return null
    state.clear(slots[place]!)
  }
  return state
}

/** Pinned entries first, sources before their left-overs; then by the number of candidates. */
function orderSlots({ pinned, order, cookable }: PlanIndex): number[] {
  const rank = (slot: number) => {
    const pin = pinned[slot]
    if (!pin) return 2 + cookable[slot]!.length
    return pin.source === noCandidate ? 0 : 1
  }
  return [...order].sort((a, b) => rank(a) - rank(b))
}

/** What can be put in an empty slot, the best last. */
function listChoices(state: PlanState, slot: number): Choice[] {
  const { index } = state
  const pin = index.pinned[slot]
  const choices: Choice[] = []
  const tryEntry = (candidate: number, source: number) => {
    const changes = [{ slot, candidate, source }]
    if (isWithinBudget(state, changes)) choices.push({ candidate, source, total: state.totalAfter(changes) })
  }
  const isPinnedTo = (candidate: number, source: number) =>
    !pin || (pin.candidate === candidate && pin.source === source)
  for (const candidate of index.cookable[slot]!)
    if (isPinnedTo(candidate, noCandidate) && isFarFromSameDish(state, slot, candidate))
      tryEntry(candidate, noCandidate)
  for (const source of index.order)
    if (isPinnedTo(state.candidateOf[source]!, source) && canEatLeftOvers(state, slot, source))
      tryEntry(state.candidateOf[source]!, source)
  return choices.sort((a, b) => b.total - a.total)
}
