import { indexProblem, type PlanIndex } from './indexProblem.ts'
import type { EntryAlternative, EntryAlternatives } from './planAnswer.ts'
import { replaceByLeftOvers, replaceDish } from './planChanges.ts'
import { type Plan, type PlanObjective, type PlanProblem, planObjectives } from './planProblem.ts'
import { isWithinBudget } from './planRules.ts'
import type { EntryChange } from './planState.ts'
import { toPlan, toState } from './toPlan.ts'

/** A plan in which one entry is another, with what that changes. */
interface PlanAlternative extends EntryAlternative {
  plan: Plan
}

/** The alternatives of each entry of a plan that is not pinned. */
export function findAlternativesOfPlan(problem: PlanProblem, plan: Plan): EntryAlternatives[] {
  const index = indexProblem(problem)
  const pinned = new Set(problem.pinned.map(({ slot }) => slot))
  return plan.entries
    .filter(({ slot }) => !pinned.has(slot))
    .map(({ slot }) => ({
      slot,
      alternatives: findAlternatives(index, plan, slot).map(({ plan: _, ...alternative }) => alternative),
    }))
}

/**
 * The best other entries of a slot when all others stay, the best first. Those who eat left-overs of the entry eat those of
 * the other one; where that is not possible, it is no alternative.
 */
export function findAlternatives(index: PlanIndex, plan: Plan, slotId: string, count = 3): PlanAlternative[] {
  const state = toState(index, plan.entries)
  const slot = index.slots.findIndex(({ id }) => id === slotId)
  const before = state.value()
  const found: { total: number; changes: EntryChange[] }[] = []
  const offer = (changes: EntryChange[] | null) => {
    if (changes && isWithinBudget(state, changes)) found.push({ total: state.totalAfter(changes), changes })
  }
  for (const candidate of index.cookable[slot]!) offer(replaceDish(state, slot, candidate))
  for (const source of index.order) offer(replaceByLeftOvers(state, slot, source))
  found.sort((a, b) => a.total - b.total)
  return found.slice(0, count).map(({ changes: entries }) => {
    const other = state.copy()
    other.apply(entries)
    const changed = toPlan(other)
    const changes = planObjectives.map(
      (each) => [each, changed.value.amounts[each] - before.amounts[each]] as const,
    )
    return {
      entry: changed.entries[slot]!,
      plan: changed,
      totalChange: changed.value.total - before.total,
      changes: Object.fromEntries(changes) as Record<PlanObjective, number>,
    }
  })
}

/**
 * A problem in which the entries of some slots are pinned as a plan has them, to plan the others again. Where left-overs are
 * pinned, so is the dish that they are of.
 */
export function pinEntries(problem: PlanProblem, plan: Plan, slots: readonly string[]): PlanProblem {
  const chosen = plan.entries.filter(({ slot }) => slots.includes(slot))
  const locked = new Set(chosen.flatMap(({ slot, leftOversOf }) => [slot, leftOversOf ?? slot]))
  const pins = plan.entries
    .filter(({ slot }) => locked.has(slot))
    .map(({ slot, candidate, leftOversOf }) => ({ slot, candidate, leftOversOf }))
  return { ...problem, pinned: [...problem.pinned.filter(({ slot }) => !locked.has(slot)), ...pins] }
}
