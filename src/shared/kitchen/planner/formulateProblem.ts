import { formulateFoods } from './formulateFoods.ts'
import { convertToObjectivePoints, type PlanIndex, weighedCost } from './indexProblem.ts'
import { infinity, type LinearModel, LinearModelBuilder, LinearSum } from './linearModel.ts'
import { maxServingsOf, mayEatFrom } from './planRules.ts'
import { noCandidate, type PlanState } from './planState.ts'

/** A column that is 1 where a candidate is cooked in a slot, or where its left-overs from the slot `source` are eaten. */
export interface EntryColumn {
  column: number
  slot: number
  candidate: number
  source: number
}

/** A problem as a mixed-integer linear program whose optimum is the best plan. */
export interface FormulatedProblem {
  model: LinearModel
  entries: readonly EntryColumn[]
}

/** The parts of a program that its constraints share. */
export interface Formulation {
  index: PlanIndex
  builder: LinearModelBuilder
  cooked: readonly EntryColumn[]
  leftOvers: readonly EntryColumn[]
  /** By candidate: all columns that cook or eat it. */
  byCandidate: readonly (readonly EntryColumn[])[]
  /**
   * By candidate: a column that is 1 if it is cooked at all. It gives lower bounds for the needed foods, which tightens the
   * linear relaxation. Absent for a candidate that is never cooked.
   */
  isUsed: readonly (number | undefined)[]
  /** How many slots the columns of a slot stand for; 1 where each has its own. */
  slotsLike: (slot: number) => number
}

/**
 * Formulates a problem; `hasObjective: false` asks for any plan that breaks no hard constraint. docs/planner.md gives
 * the program in the usual notation.
 */
export function formulateProblem(index: PlanIndex, { hasObjective = true } = {}): FormulatedProblem {
  const builder = new LinearModelBuilder()
  const cooked = addCookedColumns(index, builder, hasObjective)
  const leftOvers = addLeftOverColumns(index, builder, cooked, hasObjective)
  const byCandidate: EntryColumn[][] = index.candidates.map(() => [])
  for (const entry of [...cooked, ...leftOvers]) byCandidate[entry.candidate]!.push(entry)
  requireOneEntryPerSlot(index, builder, [...cooked, ...leftOvers])
  limitBatches(index, builder, cooked, leftOvers)
  const isUsed = limitRepetition(index, builder, byCandidate)
  const slotsLike = () => 1
  const formulation: Formulation = { index, builder, cooked, leftOvers, byCandidate, isUsed, slotsLike }
  limitCost(formulation)
  if (hasObjective) {
    const { weights } = index.problem
    if (weights.nutrition > 0) formulateNutrition(formulation)
    if (weights.variety > 0) formulateVariety(formulation)
    if (weights.waste > 0) formulateFoods(formulation)
  }
  return { model: builder.build(), entries: [...cooked, ...leftOvers] }
}

/** What an entry adds to the value by itself. */
export function objectiveCostOfEntry(
  { problem, candidates, slots, preference }: PlanIndex,
  slot: number,
  candidate: number,
  isCooked: boolean,
) {
  const { weights } = problem
  return (
    weights.preference * convertToObjectivePoints('preference', preference[slot]![candidate]!) +
    weights.cost *
      convertToObjectivePoints('cost', slots[slot]!.servings * weighedCost(candidates[candidate]!)) +
    (isCooked ? weights.effort * convertToObjectivePoints('effort', candidates[candidate]!.minutes) : 0)
  )
}

function addCookedColumns(
  index: PlanIndex,
  builder: LinearModelBuilder,
  hasObjective: boolean,
): EntryColumn[] {
  return index.slots.flatMap((_, slot) => {
    const pin = index.pinned[slot]
    const candidates = index.cookable[slot]!.filter(
      (candidate) => !pin || (pin.source === noCandidate && pin.candidate === candidate),
    )
    return candidates.map((candidate) => {
      const cost = hasObjective ? objectiveCostOfEntry(index, slot, candidate, true) : 0
      return { column: builder.addColumn(cost, 0, 1, 'integer'), slot, candidate, source: noCandidate }
    })
  })
}

function addLeftOverColumns(
  index: PlanIndex,
  builder: LinearModelBuilder,
  cooked: readonly EntryColumn[],
  hasObjective: boolean,
): EntryColumn[] {
  return index.slots.flatMap((_, slot) =>
    cooked
      .filter(({ slot: source, candidate }) => mayEatFrom(index, slot, source, candidate))
      .map(({ slot: source, candidate }) => {
        const cost = hasObjective ? objectiveCostOfEntry(index, slot, candidate, false) : 0
        return { column: builder.addColumn(cost, 0, 1, 'integer'), slot, candidate, source }
      }),
  )
}

function requireOneEntryPerSlot(
  index: PlanIndex,
  builder: LinearModelBuilder,
  entries: readonly EntryColumn[],
): void {
  const sums = index.slots.map(() => new LinearSum())
  for (const { slot, column } of entries) sums[slot]!.add(column, 1)
  for (const sum of sums) builder.addRow(1, sum, 1)
}

/** Left-overs come only from a dish that the plan cooks, and never exceed its servings. */
function limitBatches(
  index: PlanIndex,
  builder: LinearModelBuilder,
  cooked: readonly EntryColumn[],
  leftOvers: readonly EntryColumn[],
): void {
  const bySource = Map.groupBy(leftOvers, ({ source, candidate }) => `${source} ${candidate}`)
  for (const { column, slot, candidate } of cooked) {
    const eaten = bySource.get(`${slot} ${candidate}`) ?? []
    const extra = maxServingsOf(index, slot, candidate) - index.slots[slot]!.servings
    const sum = new LinearSum().add(column, -extra)
    for (const each of eaten) {
      builder.addRow(-infinity, new LinearSum().add(each.column, 1).add(column, -1), 0)
      if (index.areLeftOverRulesDemanded || !index.pinned[each.slot])
        sum.add(each.column, index.slots[each.slot]!.servings)
    }
    if (eaten.length > 1 && sum.columns.length > 1 && Number.isFinite(extra))
      builder.addRow(-infinity, sum, 0)
  }
}

/** At most one cooking of a dish in any so many days; returns the column of each candidate that says whether it is cooked. */
function limitRepetition(
  { days, slots, minDaysBetween }: PlanIndex,
  builder: LinearModelBuilder,
  byCandidate: readonly (readonly EntryColumn[])[],
): (number | undefined)[] {
  return byCandidate.map((entries) => {
    const cooked = entries.filter(({ source }) => source === noCandidate)
    if (cooked.length === 0) return undefined
    const isUsed = builder.addColumn(0, 0, 1, 'continuous')
    const windowDays = Math.max(1, minDaysBetween)
    for (let first = 0; first === 0 || first + windowDays <= days; first += 1) {
      const inWindow = cooked.filter(
        ({ slot }) => slots[slot]!.day >= first && slots[slot]!.day < first + windowDays,
      )
      if (minDaysBetween === 0)
        for (const { column } of inWindow)
          builder.addRow(-infinity, new LinearSum().add(column, 1).add(isUsed, -1), 0)
      else if (inWindow.length > 0) {
        const sum = new LinearSum().add(isUsed, -1)
        for (const { column } of inWindow) sum.add(column, 1)
        builder.addRow(-infinity, sum, 0)
      }
    }
    return isUsed
  })
}

export function limitCost({ index, builder, cooked, leftOvers }: Formulation): void {
  if (index.maxCost === null) return
  const sum = new LinearSum()
  for (const { column, slot, candidate } of [...cooked, ...leftOvers])
    sum.add(column, index.slots[slot]!.servings * (index.candidates[candidate]!.costPerServing ?? 0))
  builder.addRow(-infinity, sum, index.maxCost)
}

/** Eaters with the same meals share columns of how often they eat each candidate, so that rows of nutrients stay short. */
export function formulateNutrition({ index, builder, byCandidate }: Formulation): void {
  const { slots, targets, problem } = index
  const slotsOf = (eater: string) =>
    slots.flatMap((slot, at) => (slot.eaters.includes(eater) ? [at] : [])).join(' ')
  for (const [mealsText, group] of Map.groupBy(targets, ({ eater }) => slotsOf(eater))) {
    const meals = new Set(mealsText.split(' ').filter(Boolean).map(Number))
    const timesEaten = byCandidate.map((entries) => {
      const eaten = entries.filter(({ slot }) => meals.has(slot))
      if (eaten.length === 0) return null
      const times = builder.addColumn(0, 0, infinity, 'continuous')
      const sum = new LinearSum().add(times, -1)
      for (const { column } of eaten) sum.add(column, 1)
      builder.addRow(0, sum, 0)
      return times
    })
    for (const { perServing, amount, perDay, underWeight, overWeight } of group) {
      const cost = (weight: number) =>
        problem.weights.nutrition * convertToObjectivePoints('nutrition', weight)
      // In days of the target, so that all rows have coefficients of the same size.
      const sum = new LinearSum()
        .add(builder.addColumn(cost(underWeight), 0, infinity, 'continuous'), 1)
        .add(builder.addColumn(cost(overWeight), 0, infinity, 'continuous'), -1)
      timesEaten.forEach((times, candidate) => {
        if (times !== null) sum.add(times, perServing[candidate]! / perDay)
      })
      builder.addRow(amount / perDay, sum, amount / perDay)
    }
  }
}

/** Repeats of a trait within two adjacent days: one less than it occurs there. */
function formulateVariety({ index, builder, cooked }: Formulation): void {
  const cost = index.problem.weights.variety * convertToObjectivePoints('variety', 1)
  const byTraitAndDay = new Map<number, LinearSum>()
  for (const { column, slot, candidate } of cooked)
    for (const trait of index.traitsOf[candidate]!) {
      const place = trait * index.days + index.slots[slot]!.day
      if (!byTraitAndDay.has(place)) byTraitAndDay.set(place, new LinearSum())
      byTraitAndDay.get(place)!.add(column, 1)
    }
  const countOf = new Map<number, number>()
  for (const [place, sum] of byTraitAndDay) {
    const count = builder.addColumn(0, 0, infinity, 'continuous')
    builder.addRow(0, sum.add(count, -1), 0)
    countOf.set(place, count)
  }
  for (let trait = 0; trait < index.traits; trait += 1)
    for (let day = 0; day < Math.max(1, index.days - 1); day += 1) {
      const counts = [day, day + 1]
        .filter((each) => each < index.days)
        .flatMap((each) => countOf.get(trait * index.days + each) ?? [])
      if (counts.length === 0) continue
      const sum = new LinearSum().add(builder.addColumn(cost, 0, infinity, 'continuous'), -1)
      for (const count of counts) sum.add(count, 1)
      builder.addRow(-infinity, sum, 1)
    }
}

/** The values that make a plan of a state out of the columns of its entries: a start for the solver. */
export function solverStartOfState(
  { entries }: FormulatedProblem,
  { candidateOf, sourceOf }: PlanState,
): number[] {
  return entries.map(({ slot, candidate, source }) =>
    candidateOf[slot] === candidate && sourceOf[slot] === source ? 1 : 0,
  )
}
