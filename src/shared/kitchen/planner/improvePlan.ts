import { exchangeDishes, replaceByLeftOvers, replaceDish } from './planChanges.ts'
import { isWithinBudget } from './planRules.ts'
import type { EntryChange, PlanState } from './planState.ts'

/** The first temperature as a share of the plan's points per entry, and the last as a share of the first. */
const firstTemperature = 0.2
const lastTemperature = 0.1

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
    const changes =
      kind < 0.6
        ? cookOther(state, slot, index.cookable[slot]!, random)
        : kind < 0.9
          ? exchangeDishes(state, slot, pick(free))
          : replaceByLeftOvers(state, slot, pick(index.order))
    if (!changes) continue
    const costIncrease = state.totalAfter(changes) - state.total
    if (costIncrease > 0 && random() >= Math.exp(-costIncrease / temperature)) continue
    if (!isWithinBudget(state, changes)) continue
    state.apply(changes)
    if (state.total < best.total - 1e-9) best.become(state)
  }
  state.become(best)
  search?.onRound(best)
  return isHurried
}

/** Cooks another candidate in a slot; who eats its left-overs later, eats those of the new one. */
function cookOther(
  state: PlanState,
  slot: number,
  candidates: readonly number[],
  random: () => number,
): EntryChange[] | null {
  if (candidates.length === 0) return null
  const candidate = candidates[Math.floor(random() * candidates.length)]!
  return replaceDish(state, slot, candidate)
}
