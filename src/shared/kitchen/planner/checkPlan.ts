import { type Demand, findBrokenDemands } from './demands.ts'
import type { PlanEntry, PlanProblem } from './planProblem.ts'

/** A demand that a plan does not meet; `wrong entry` for what no household could relax. */
export type PlanFault = Demand | { kind: 'wrong entry'; slot: string }

/** Finds what a plan does not meet, from the problem as it was asked: independent of the code that plans. */
export function checkPlan(problem: PlanProblem, entries: readonly PlanEntry[]): PlanFault[] {
  const slots = new Map(problem.slots.map((slot) => [slot.id, slot]))
  const candidates = new Map(problem.candidates.map((candidate) => [candidate.id, candidate]))
  const entryOf = new Map(entries.map((entry) => [entry.slot, entry]))
  const pinOf = new Map(problem.pinned.map((pin) => [pin.slot, pin]))
  const faults: PlanFault[] = problem.slots
    .filter(({ id }) => !entryOf.has(id))
    .map(({ id }) => ({ kind: 'wrong entry', slot: id }))
  let cost = 0
  for (const entry of entries) {
    const slot = slots.get(entry.slot)
    const candidate = candidates.get(entry.candidate)
    if (!slot || !candidate) {
      faults.push({ kind: 'wrong entry', slot: entry.slot })
      continue
    }
    faults.push(...findBrokenDemands(problem, slot, candidate, entry.leftOversOf === null))
    cost += slot.servings * (candidate.costPerServing ?? 0)
    const pin = pinOf.get(slot.id)
    if (pin && (pin.candidate !== entry.candidate || pin.leftOversOf !== entry.leftOversOf))
      faults.push({ kind: 'pinned', slot: slot.id })
    if (entry.leftOversOf !== null) {
      const source = slots.get(entry.leftOversOf)
      const cooked = entryOf.get(entry.leftOversOf)
      const isEarlier = source && problem.slots.indexOf(source) < problem.slots.indexOf(slot)
      const days = source ? slot.day - source.day : -1
      if (!cooked || cooked.leftOversOf !== null || cooked.candidate !== entry.candidate)
        faults.push({ kind: 'wrong entry', slot: slot.id })
      if (days < 0 || (days === 0 && !isEarlier) || days > candidate.keepsDays || candidate.keepsDays === 0)
        faults.push({ kind: 'leftOvers' })
      if (!slot.mayBeLeftOvers && !pin) faults.push({ kind: 'leftOvers' })
      if (entry.servings !== 0) faults.push({ kind: 'wrong entry', slot: slot.id })
      continue
    }
    const eaten = entries.filter(({ leftOversOf }) => leftOversOf === slot.id)
    const needed = eaten.reduce((sum, each) => sum + (slots.get(each.slot)?.servings ?? 0), slot.servings)
    if (entry.servings !== needed) faults.push({ kind: 'wrong entry', slot: slot.id })
    if (eaten.length > 0 && needed > slot.servings * problem.maxBatchFactor)
      faults.push({ kind: 'leftOvers' })
    if (candidate.maxServings !== null && needed > candidate.maxServings) faults.push({ kind: 'servings' })
    for (const other of entries)
      if (other !== entry && other.leftOversOf === null && other.candidate === entry.candidate) {
        const days = Math.abs((slots.get(other.slot)?.day ?? 0) - slot.day)
        if (days < problem.minDaysBetweenSameDish) faults.push({ kind: 'repetition' })
      }
  }
  if (problem.maxCost !== null && cost > problem.maxCost + 1e-6) faults.push({ kind: 'budget' })
  return faults
}
