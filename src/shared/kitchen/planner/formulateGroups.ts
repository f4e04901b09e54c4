import { formulateFoods } from './formulateFoods.ts'
import {
  type EntryColumn,
  type Formulation,
  formulateNutrition,
  limitCost,
  objectiveCostOfEntry,
} from './formulateProblem.ts'
import { convertToObjectivePoints, listVarietyTraits, type PlanIndex } from './indexProblem.ts'
import { infinity, type LinearModel, LinearModelBuilder, LinearSum } from './linearModel.ts'
import { maxServingsOf, mayEatFrom } from './planRules.ts'
import { noCandidate } from './planState.ts'

/** Slots in which the same entries are possible and count the same. */
type SlotGroup = readonly number[]

/**
 * A smaller program whose optimum no plan goes below: it counts how often each candidate is cooked in a group of slots that
 * are alike, without their days. Packs and food at hand keep to the end of the plan, and left-overs are eaten on any day.
 * Days that can be exchanged would otherwise make a solver prove the same for each order of them.
 */
export function formulateGroups(index: PlanIndex): LinearModel {
  const builder = new LinearModelBuilder()
  const sourcesOf = listSources(index)
  const groups = groupSlots(index, sourcesOf)
  const groupOf = new Map(groups.map((group) => [group[0]!, group]))
  const cooked = groups.flatMap((group) => addCookedColumns(index, builder, group))
  const leftOvers = groups.flatMap((group) => addLeftOverColumns(index, builder, group, sourcesOf))
  const byCandidate: EntryColumn[][] = index.candidates.map(() => [])
  for (const entry of [...cooked, ...leftOvers]) byCandidate[entry.candidate]!.push(entry)
  fillGroups(builder, groups, [...cooked, ...leftOvers])
  const isUsed = byCandidate.map((entries) => limitCandidate(index, builder, entries))
  const formulation: Formulation = {
    index: { ...index, foods: index.foods.map((food) => ({ ...food, ...keptFor(index.days) })) },
    builder,
    cooked,
    leftOvers,
    byCandidate,
    isUsed,
    slotsLike: (slot) => groupOf.get(slot)!.length,
  }
  limitCost(formulation)
  const { weights } = index.problem
  if (weights.nutrition > 0) formulateNutrition(formulation)
  if (weights.variety > 0) formulateVariety(formulation, groupOf)
  if (weights.waste > 0) formulateFoods(formulation)
  return builder.build()
}

const keptFor = (days: number) => ({ lifeDays: days, handUntil: days })

/** By slot: the candidates whose left-overs may be eaten there, with a slot in which they may be cooked. */
function listSources(index: PlanIndex): Map<number, number>[] {
  return index.slots.map((_, slot) => {
    const found = new Map<number, number>()
    for (const source of index.order)
      for (const candidate of cookableIn(index, source))
        if (!found.has(candidate) && mayEatFrom(index, slot, source, candidate)) found.set(candidate, source)
    return found
  })
}

function cookableIn({ cookable, pinned }: PlanIndex, slot: number): readonly number[] {
  const pin = pinned[slot]
  return pin
    ? cookable[slot]!.filter((candidate) => pin.source === noCandidate && pin.candidate === candidate)
    : cookable[slot]!
}

function groupSlots(index: PlanIndex, sourcesOf: readonly Map<number, number>[]): SlotGroup[] {
  const keyOf = (slot: number) => {
    const { servings, eaters } = index.slots[slot]!
    const isPinned = index.pinned[slot] !== null
    const entries = [cookableIn(index, slot), [...sourcesOf[slot]!.keys()].sort((a, b) => a - b)]
    return JSON.stringify([isPinned && slot, servings, [...eaters].sort(), entries])
  }
  return [...Map.groupBy(index.order, keyOf).values()]
}

/** How many times a candidate dish can be cooked in the whole plan. */
function maxTimesCooked({ days, slots, minDaysBetween }: PlanIndex): number {
  return minDaysBetween === 0 ? slots.length : Math.ceil(days / minDaysBetween)
}

function addCookedColumns(index: PlanIndex, builder: LinearModelBuilder, group: SlotGroup): EntryColumn[] {
  const slot = group[0]!
  const most = Math.min(group.length, maxTimesCooked(index))
  return cookableIn(index, slot).map((candidate) => {
    const column = builder.addColumn(objectiveCostOfEntry(index, slot, candidate, true), 0, most, 'integer')
    return { column, slot, candidate, source: noCandidate }
  })
}

function addLeftOverColumns(
  index: PlanIndex,
  builder: LinearModelBuilder,
  group: SlotGroup,
  sourcesOf: readonly Map<number, number>[],
): EntryColumn[] {
  const slot = group[0]!
  return Array.from(sourcesOf[slot]!, ([candidate, source]) => {
    const column = builder.addColumn(
      objectiveCostOfEntry(index, slot, candidate, false),
      0,
      group.length,
      'integer',
    )
    return { column, slot, candidate, source }
  })
}

function fillGroups(
  builder: LinearModelBuilder,
  groups: readonly SlotGroup[],
  entries: readonly EntryColumn[],
): void {
  const bySlot = Map.groupBy(entries, ({ slot }) => slot)
  for (const group of groups) {
    const sum = new LinearSum()
    for (const { column } of bySlot.get(group[0]!) ?? []) sum.add(column, 1)
    builder.addRow(group.length, sum, group.length)
  }
}

/** Limits how often a candidate is cooked, and its left-overs by its servings; returns the column that says whether it is cooked. */
function limitCandidate(
  index: PlanIndex,
  builder: LinearModelBuilder,
  entries: readonly EntryColumn[],
): number | undefined {
  const cooked = entries.filter(({ source }) => source === noCandidate)
  if (cooked.length === 0) return undefined
  const isUsed = builder.addColumn(0, 0, 1, 'integer')
  const times = new LinearSum().add(isUsed, -maxTimesCooked(index))
  const batches = new LinearSum()
  for (const { column, slot, candidate } of cooked) {
    times.add(column, 1)
    batches.add(column, index.slots[slot]!.servings - maxServingsOf(index, slot, candidate))
  }
  builder.addRow(-infinity, times, 0)
  const eaten = entries.filter(({ source }) => source !== noCandidate)
  for (const { column, slot } of eaten) batches.add(column, index.slots[slot]!.servings)
  if (eaten.length > 0) builder.addRow(-infinity, batches, 0)
  return isUsed
}

/**
 * Repeats of each trait within adjacent days. A trait that a plan is likely to have is counted by slot, where each group is
 * free to spread it; for the others only the sum over all pairs of days is bounded.
 */
function formulateVariety(
  { index, builder, cooked }: Formulation,
  groupOf: ReadonlyMap<number, SlotGroup>,
): void {
  const cost = index.problem.weights.variety * convertToObjectivePoints('variety', 1)
  const pairs = Math.max(1, index.days - 1)
  const pairsOf = (slot: number) => {
    const { day } = index.slots[slot]!
    return Math.min(day, pairs - 1) - Math.max(0, day - 1) + 1
  }
  const oneOfKind = new Map<string, LinearSum>()
  for (const { kind, entries, candidates } of listTraitUses(index, cooked)) {
    if (candidates < index.candidates.length / index.slots.length) {
      const sum = new LinearSum().add(builder.addColumn(cost, 0, infinity, 'continuous'), -1)
      for (const { column, slot } of entries) sum.add(column, Math.min(...groupOf.get(slot)!.map(pairsOf)))
      builder.addRow(-infinity, sum, pairs)
      continue
    }
    const sums = Array.from({ length: pairs }, () => new LinearSum())
    for (const [first, inGroup] of Map.groupBy(entries, ({ slot }) => slot)) {
      const spread = new LinearSum()
      for (const { column } of inGroup) spread.add(column, -1)
      for (const slot of groupOf.get(first)!) {
        const column = builder.addColumn(0, 0, 1, 'continuous')
        spread.add(column, 1)
        const key = `${slot} ${kind}`
        if (!oneOfKind.has(key)) oneOfKind.set(key, new LinearSum())
        oneOfKind.get(key)!.add(column, 1)
        const { day } = index.slots[slot]!
        for (let pair = Math.max(0, day - 1); pair <= day && pair < pairs; pair += 1)
          sums[pair]!.add(column, 1)
      }
      builder.addRow(0, spread, 0)
    }
    for (const sum of sums)
      if (sum.columns.length > 1)
        builder.addRow(-infinity, sum.add(builder.addColumn(cost, 0, infinity, 'continuous'), -1), 1)
  }
  for (const sum of oneOfKind.values()) builder.addRow(-infinity, sum, 1)
}

interface TraitUse {
  kind: string
  /** The columns that cook a dish with the trait, and the number of such dishes. */
  entries: EntryColumn[]
  candidates: number
}

function listTraitUses(index: PlanIndex, cooked: readonly EntryColumn[]): TraitUse[] {
  const uses = new Map<string, EntryColumn[]>()
  for (const entry of cooked)
    for (const trait of listVarietyTraits(index.candidates[entry.candidate]!)) {
      if (!uses.has(trait)) uses.set(trait, [])
      uses.get(trait)!.push(entry)
    }
  return Array.from(uses, ([trait, entries]) => ({
    kind: trait.slice(0, trait.indexOf(' ')),
    entries,
    candidates: new Set(entries.map(({ candidate }) => candidate)).size,
  }))
}
