import type { WeekPlanObjective } from '#shared/contract/planner/weekPlanDemands.ts'
import { weekPlanObjectives } from '#shared/contract/planner/weekPlanDemands.ts'
import type {
  WeekPlanAlternative,
  WeekPlanConflict,
  WeekPlanEntry,
  WeekPlanReason,
  WeekPlanResult,
} from '#shared/contract/planner/weekPlans.ts'
import { emptyWeekPlanResult } from '#shared/contract/planner/weekPlans.ts'
import type {
  ConflictingDemand,
  EntryAlternative,
  EntryReason,
  PlanAnswer,
  ProvenPlan,
} from '#shared/kitchen/planner/planAnswer.ts'
import type { Plan } from '#shared/kitchen/planner/planProblem.ts'
import type { PlanPricing } from '#shared/kitchen/planning/priceProblem.ts'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { PlannableDish } from './dishes.ts'

export interface WeekResultSources {
  firstDay: CalendarDate
  dishes: readonly PlannableDish[]
  unknownFoods: readonly string[]
  /** Null without a price. */
  pricing: (PlanPricing & { currency: string }) | null
}

/** A better plan while it is planned: without reasons and alternatives. */
export function resultOfProgress({ plan, gap }: ProvenPlan, content: WeekResultSources): WeekPlanResult {
  const entries = entriesOf(plan)
  return {
    ...countsOf(content),
    ...contentOf(entries, content),
    entries,
    ...amountsOf(plan, content),
    gap,
  }
}

/** The plan at the end. */
export function resultOfAnswer(answer: PlanAnswer, content: WeekResultSources): WeekPlanResult {
  if (answer.status === 'unknown') return countsOf(content)
  if (answer.status === 'infeasible')
    return { ...countsOf(content), conflict: answer.conflict.flatMap(conflictOf) }
  const alternatives = new Map((answer.alternatives ?? []).map((each) => [each.slot, each.alternatives]))
  const reasonsOf = new Map(answer.reasons.map(({ slot, reasons }) => [slot, reasons]))
  const entries = entriesOf(answer.plan).map((entry) => {
    const slot = `${entry.date} ${entry.slotId}`
    return {
      ...entry,
      reasons: (reasonsOf.get(slot) ?? []).flatMap((each) => reasonOf(each, content.firstDay)),
      alternatives: (alternatives.get(slot) ?? []).map(alternativeOf),
    }
  })
  const least = new Map(answer.tradeOffs.map(({ objective, leastFound }) => [objective, leastFound]))
  return {
    ...countsOf(content),
    ...contentOf(entries, content),
    entries,
    ...amountsOf(answer.plan, content),
    leastFound: byObjective((each) => least.get(each) ?? answer.plan.value.amounts[each]),
    gap: answer.gap,
  }
}

/** The cost is that of the foods that are bought, at the prices of the household. */
function amountsOf(plan: Plan, { pricing }: WeekResultSources): Pick<WeekPlanResult, 'amounts' | 'costs'> {
  const cost = pricing?.costOf(plan)
  const amounts = byObjective((each) => (each === 'cost' ? (cost?.amount ?? 0) : plan.value.amounts[each]))
  if (!pricing || !cost) return { amounts, costs: null }
  return {
    amounts,
    costs: {
      currency: pricing.currency,
      unreadPrices: [...pricing.unreadPrices],
      pricedDishes: pricing.pricedDishes,
      unpricedFoods: [...cost.unpricedFoods],
      hasUncountedLines: cost.hasUncountedLines,
    },
  }
}

function countsOf({ dishes, unknownFoods }: WeekResultSources): WeekPlanResult {
  const written = dishes.filter(({ shown }) => shown.recipeId === null).length
  return { ...emptyWeekPlanResult, considered: dishes.length, written, unknownFoods: [...unknownFoods] }
}

/** The dishes that entries name. */
function contentOf(
  entries: readonly WeekPlanEntry[],
  { dishes, pricing }: WeekResultSources,
): Pick<WeekPlanResult, 'dishes'> {
  const named = new Set(
    entries.flatMap(({ dishId, alternatives }) => [dishId, ...alternatives.map((each) => each.dishId)]),
  )
  return {
    dishes: dishes
      .filter(({ choice }) => named.has(choice.id))
      .map(({ shown }) => ({ ...shown, isCostKnown: pricing?.isCostKnown(shown.id) ?? false })),
  }
}

/** Meals that were fixed are in the calendar already. */
const isFixed = (slot: string) => slot.startsWith('fixed ')

function placeOf(slot: string) {
  const space = slot.indexOf(' ')
  return { date: slot.slice(0, space), slotId: slot.slice(space + 1) }
}

function entriesOf({ entries }: Plan): WeekPlanEntry[] {
  return entries
    .filter(({ slot }) => !isFixed(slot))
    .map(({ slot, candidate, leftOversOf, servings }) => ({
      ...placeOf(slot),
      dishId: candidate,
      leftOversOf: leftOversOf === null ? null : placeOf(leftOversOf),
      servings,
      reasons: [],
      alternatives: [],
    }))
}

function reasonOf(reason: EntryReason, firstDay: CalendarDate): WeekPlanReason[] {
  switch (reason.kind) {
    case 'left-overs':
      return [{ kind: reason.kind, of: placeOf(reason.of) }]
    case 'uses up':
      return [
        {
          kind: reason.kind,
          food: reason.food,
          grams: reason.grams,
          byDate: addDays(firstDay, reason.byDay),
        },
      ]
    case 'uses rest':
      // The calendar's own meals are not named: their place in the plan says nothing of their day.
      if (isFixed(reason.openedFor)) return []
      return [
        { kind: reason.kind, food: reason.food, grams: reason.grams, openedFor: placeOf(reason.openedFor) },
      ]
    case 'nutrient':
      return [{ kind: reason.kind, eaterId: reason.eater, nutrient: reason.nutrient, share: reason.share }]
    case 'cheap':
      return [{ kind: reason.kind, amount: Math.round(reason.costPerServing) }]
    case 'liked':
      return [{ kind: reason.kind, eaterIds: [...reason.eaters] }]
    default:
      return [reason]
  }
}

function alternativeOf({ entry, changes }: EntryAlternative): WeekPlanAlternative {
  return {
    dishId: entry.candidate,
    leftOversOf: entry.leftOversOf === null ? null : placeOf(entry.leftOversOf),
    changes: byObjective((each) => changes[each]),
  }
}

function conflictOf({ demand, relaxation }: ConflictingDemand): WeekPlanConflict[] {
  const relaxedTo = relaxation.kind === 'drop' ? null : relaxation.to
  switch (demand.kind) {
    case 'finding':
      return [
        { demand: { kind: demand.kind, place: placeOf(demand.slot), eaterId: demand.eater }, relaxedTo },
      ]
    case 'meal':
    case 'minutes':
    case 'pinned':
      // A meal that was fixed breaks nothing.
      if (isFixed(demand.slot)) return []
      return [{ demand: { kind: demand.kind, place: placeOf(demand.slot) }, relaxedTo }]
    case 'equipment':
      return [{ demand: { kind: demand.kind, equipment: demand.equipment }, relaxedTo }]
    case 'leftOvers':
      return [{ demand: { kind: 'left-overs' }, relaxedTo }]
    case 'budget':
      return [{ demand: { kind: demand.kind }, relaxedTo: relaxedTo === null ? null : Math.ceil(relaxedTo) }]
    default:
      return [{ demand: { kind: demand.kind }, relaxedTo }]
  }
}

function byObjective(read: (objective: WeekPlanObjective) => number): Record<WeekPlanObjective, number> {
  return Object.fromEntries(weekPlanObjectives.map((each) => [each, read(each)])) as Record<
    WeekPlanObjective,
    number
  >
}
