import { canEatLeftOvers, isFarFromSameDish, maxServingsOf, totalCostOfPlan } from './planRules.ts'
import { noCandidate, type PlanState } from './planState.ts'

/** The first temperature as a share of the plan's points per entry, and the last as a share of the first. */
const firstTemperature = 0.4
const lastTemperature = 0.02

export interface SearchRounds {
  /** The steps are made in so many parts. */
  rounds: number
  /** The share of the time that has passed, asked after each part: with little time the search cools down in fewer steps. */
  timeShare: () => number
  /** Called after each part with the best plan so far. */
  onRound: (best: PlanState) => void
}

/**
 * Improves a plan by simulated annealing: so many small changes at random, each kept when it makes the plan better, and
 * less and less often when it makes it worse. Leaves the state at the best plan seen. Returns whether time was too short, so
 * that the plan depends on the speed of the machine.
 */
export function improvePlan(
  state: PlanState,
  steps: number,
  random: () => number,
  search?: SearchRounds,
): boolean {
  const { index } = state
  const free = index.order.filter((slot) => !index.pinned[slot])
  if (free.length === 0) return false
  const best = state.copy()
  const first = (firstTemperature * Math.abs(state.total)) / index.slots.length + 1e-9
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const stepsPerRound = Math.ceil(steps / (search?.rounds ?? 1))
  let timeShare = 0
  let isHurried = false
  for (let step = 0; step < steps && timeShare < 1; step += 1) {
    if (search && step > 0 && step % stepsPerRound === 0) {
      search.onRound(best)
      timeShare = search.timeShare()
      isHurried ||= timeShare > step / steps
    }
    const temperature = first * lastTemperature ** Math.max(step / steps, timeShare)
    const slot = pick(free)
    const kind = random()
    const before = state.total
    const undo =
      kind < 0.7
        ? cookOther(state, slot, index.cookable[slot]!, random)
        : kind < 0.9
          ? exchange(state, slot, pick(free))
          : replaceEntryByLeftOvers(state, slot, pick(index.order))
    if (!undo) continue
    const worse = state.total - before
    if (isOverBudget(state) || (worse > 0 && random() >= Math.exp(-worse / temperature))) undo()
    else if (state.total < best.total - 1e-9) best.become(state)
  }
  state.become(best)
  search?.onRound(best)
  return isHurried
}

const isOverBudget = (state: PlanState) =>
  state.index.maxCost !== null && totalCostOfPlan(state) > state.index.maxCost + 1e-9

/** Each change returns how to undo it; null where it is not possible. */
type Undo = (() => void) | null

/** Cooks another candidate in a slot; who eats its left-overs later, eats those of the new one. */
function cookOther(
  state: PlanState,
  slot: number,
  candidates: readonly number[],
  random: () => number,
): Undo {
  if (candidates.length === 0) return null
  const candidate = candidates[Math.floor(random() * candidates.length)]!
  return replaceDish(state, slot, candidate)
}

/** Cooks a candidate in a filled slot, and lets those who eat its left-overs eat the new ones. */
export function replaceDish(state: PlanState, slot: number, candidate: number): Undo {
  const { index, candidateOf, sourceOf } = state
  const previous = candidateOf[slot]!
  const previousSource = sourceOf[slot]!
  if (previous === candidate && previousSource === noCandidate) return null
  if (!isFarFromSameDish(state, slot, candidate)) return null
  const eaters = index.order.filter((each) => sourceOf[each] === slot)
  if (eaters.some((each) => index.pinned[each])) return null
  for (const each of [...eaters, slot]) state.clear(each)
  state.put(slot, candidate)
  const undo = () => {
    for (const each of eaters) if (candidateOf[each] !== noCandidate) state.clear(each)
    state.clear(slot)
    state.put(slot, previous, previousSource)
    for (const each of eaters) state.put(each, previous, slot)
  }
  for (const each of eaters) {
    if (!canEatLeftOvers(state, each, slot)) {
      undo()
      return null
    }
    state.put(each, candidate, slot)
  }
  return undo
}

/** Exchanges the dishes of two slots. */
function exchange(state: PlanState, one: number, other: number): Undo {
  const { index, candidateOf, sourceOf } = state
  const [first, second] = [candidateOf[one]!, candidateOf[other]!]
  if (one === other || first === second || sourceOf[one] !== noCandidate || sourceOf[other] !== noCandidate)
    return null
  if (state.isEatenLater(one) || state.isEatenLater(other)) return null
  if (!index.cookable[one]!.includes(second) || !index.cookable[other]!.includes(first)) return null
  state.clear(one)
  state.clear(other)
  const undo = () => {
    if (candidateOf[one] !== noCandidate) state.clear(one)
    if (candidateOf[other] !== noCandidate) state.clear(other)
    state.put(one, first)
    state.put(other, second)
  }
  if (isFarFromSameDish(state, one, second)) {
    state.put(one, second)
    if (isFarFromSameDish(state, other, first)) {
      state.put(other, first)
      return undo
    }
  }
  undo()
  return null
}

/** Replaces the entry of a slot by left-overs of `source`. */
export function replaceEntryByLeftOvers(state: PlanState, slot: number, source: number): Undo {
  const { candidateOf, sourceOf, index } = state
  const previous = candidateOf[slot]!
  const previousSource = sourceOf[slot]!
  if (slot === source || previousSource === source || state.isEatenLater(slot)) return null
  if (maxServingsOf(index, source, Math.max(0, candidateOf[source]!)) <= index.slots[source]!.servings)
    return null
  state.clear(slot)
  const undo = () => {
    if (candidateOf[slot] !== noCandidate) state.clear(slot)
    state.put(slot, previous, previousSource)
  }
  if (canEatLeftOvers(state, slot, source)) {
    state.put(slot, candidateOf[source]!, source)
    return undo
  }
  undo()
  return null
}
