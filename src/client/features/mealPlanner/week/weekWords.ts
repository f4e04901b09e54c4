import * as m from '#messages'
import {
  type WeekPlanDemands,
  type WeekPlanObjective,
  weekPlanObjectives,
} from '#shared/contract/planner/weekPlanDemands.ts'
import type {
  WeekPlan,
  WeekPlanConflict,
  WeekPlanCosts,
  WeekPlanReason,
} from '#shared/contract/planner/weekPlans.ts'
import { formatNumber, getCurrentLocale, joinWordsAsList } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import type { EquipmentId } from '#shared/kitchen/planning/equipment.ts'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import type { HouseholdEater } from '../eaters.ts'
import { formatMoney } from '../prices/money.ts'
import { formatLongDay, mealPlaceName } from '../words.ts'

/** What sentences about a plan need to name things. */
export interface NamesForPlanSentences {
  slots: readonly MealSlot[]
  household: readonly HouseholdEater[]
}

export const objectiveName = (objective: WeekPlanObjective): string => objectiveNames[objective]()
const objectiveNames: Record<WeekPlanObjective, () => string> = {
  waste: m.week_plan_objectives_waste,
  nutrition: m.week_plan_objectives_nutrition,
  variety: m.week_plan_objectives_variety,
  preference: m.week_plan_objectives_preference,
  effort: m.week_plan_objectives_effort,
  cost: m.week_plan_objectives_cost,
}

/** The objectives of a plan. Cost is one only if the household has entered a price. */
export const objectivesWith = (hasPrices: boolean): readonly WeekPlanObjective[] =>
  weekPlanObjectives.filter((each) => each !== 'cost' || hasPrices)

export const objectiveWeightName = (weight: number): string => (weightNames[weight] ?? weightNames[2]!)()
const weightNames = [
  m.week_plan_weights_none,
  m.week_plan_weights_little,
  m.week_plan_weights_normal,
  m.week_plan_weights_much,
  m.week_plan_weights_most,
]

/** What a plan has of an objective, in words: "120 g thrown away". */
export function objectiveAmountSentence(
  objective: WeekPlanObjective,
  amount: number,
  costs: WeekPlanCosts | null,
): string {
  if (objective !== 'cost') return amountSentences[objective](formatNumber(rounded(objective, amount)))
  if (!costs) return ''
  const told = { amount: formatMoney(amount, costs.currency) }
  return isCostKnown(costs) ? m.week_plan_amounts_cost(told) : m.week_plan_amounts_cost_at_least(told)
}
const isCostKnown = ({ unpricedFoods, hasUncountedLines }: WeekPlanCosts) =>
  unpricedFoods.length === 0 && !hasUncountedLines
const amountSentences: Record<Exclude<WeekPlanObjective, 'cost'>, (amount: string) => string> = {
  waste: (amount) => m.week_plan_amounts_waste({ amount }),
  nutrition: (amount) => m.week_plan_amounts_nutrition({ amount }),
  variety: (amount) => m.week_plan_amounts_variety({ amount }),
  preference: (amount) => m.week_plan_amounts_preference({ amount }),
  effort: (amount) => m.week_plan_amounts_effort({ amount }),
}

const rounded = (objective: Exclude<WeekPlanObjective, 'cost'>, amount: number) =>
  objective === 'waste' || objective === 'effort' ? Math.round(amount / 5) * 5 : Math.round(amount * 10) / 10

/** How an alternative changes a plan, in words; null where the change is too small to be told. */
export function alternativeChangeSentence(
  objective: WeekPlanObjective,
  change: number,
  costs: WeekPlanCosts | null,
): string | null {
  if (objective === 'cost') {
    if (!costs || Math.round(change) === 0) return null
    const amount = formatMoney(Math.abs(change), costs.currency)
    return change > 0 ? m.week_plan_cost_more({ amount }) : m.week_plan_cost_less({ amount })
  }
  const told = rounded(objective, Math.abs(change))
  if (told === 0) return null
  const amount = amountSentences[objective](formatNumber(told))
  return change > 0 ? m.week_plan_change_more({ amount }) : m.week_plan_change_less({ amount })
}

const nameOfEater = (id: string, { household }: NamesForPlanSentences) =>
  household.find((each) => each.id === id)?.name ?? ''

/** Why an entry is in a plan; null for what says too little. */
export function entryReasonSentence(
  reason: WeekPlanReason,
  { foodNames, costs }: Pick<WeekPlan, 'foodNames' | 'costs'>,
  names: NamesForPlanSentences,
): string | null {
  const food = (name: string) => translateFoodName(getCurrentLocale(), name, foodNames)
  const place = (of: MealPlace) => mealPlaceName(names.slots, of)
  switch (reason.kind) {
    case 'left-overs':
      return m.week_plan_reason_left_overs({ place: place(reason.of) })
    case 'uses up':
      return m.week_plan_reason_uses_up({
        food: food(reason.food),
        amount: formatNumber(Math.round(reason.grams)),
        day: formatLongDay(reason.byDate),
      })
    case 'uses rest':
      if (reason.grams < minGramsShown) return null
      return m.week_plan_reason_uses_rest({ food: food(reason.food), place: place(reason.openedFor) })
    case 'nutrient': {
      const nutrient = nutrientNames[reason.nutrient]
      return nutrient
        ? m.week_plan_reason_nutrient({ nutrient: nutrient(), name: nameOfEater(reason.eaterId, names) })
        : null
    }
    case 'quick':
      return m.week_plan_reason_quick({ count: reason.minutes })
    case 'cheap':
      return costs && m.week_plan_reason_cheap({ amount: formatMoney(reason.amount, costs.currency) })
    case 'liked':
      return m.week_plan_reason_liked({
        names: joinWordsAsList(reason.eaterIds.map((id) => nameOfEater(id, names))),
      })
    case 'new cuisine':
      return m.week_plan_reason_new_cuisine()
  }
}

/** A smaller left-over amount of a food is no reason to choose a meal. */
const minGramsShown = 20

const nutrientNames: Readonly<Record<string, () => string>> = {
  kcal: m.week_plan_nutrients_energy,
  proteinGrams: m.week_plan_nutrients_protein,
  fibreGrams: m.week_plan_nutrients_fibre,
}

export const equipmentName = (id: EquipmentId): string => equipmentNames[id]()
const equipmentNames: Record<EquipmentId, () => string> = {
  oven: m.week_plan_equipment_oven,
  grill: m.week_plan_equipment_grill,
  blender: m.week_plan_equipment_blender,
  mixer: m.week_plan_equipment_mixer,
  'slow cooker': m.week_plan_equipment_slow_cooker,
  'pressure cooker': m.week_plan_equipment_pressure_cooker,
  'air fryer': m.week_plan_equipment_air_fryer,
  microwave: m.week_plan_equipment_microwave,
}

/** A demand of a conflict, and what its button does. */
export function conflictSentences(
  { demand, relaxedTo }: WeekPlanConflict,
  { mayWriteRecipes, budget }: WeekPlanDemands,
  names: NamesForPlanSentences,
): { demand: string; relaxation: string } {
  const place = 'place' in demand ? mealPlaceName(names.slots, demand.place) : ''
  switch (demand.kind) {
    case 'minutes':
      return {
        demand: m.week_plan_demand_minutes({ place }),
        relaxation:
          relaxedTo === null
            ? m.week_plan_relax_minutes_any()
            : m.week_plan_relax_minutes({ count: relaxedTo }),
      }
    case 'finding': {
      const name = nameOfEater(demand.eaterId, names)
      return {
        demand: m.week_plan_demand_finding({ place, name }),
        relaxation: m.week_plan_relax_finding({ name }),
      }
    }
    case 'meal':
      return {
        demand: m.week_plan_demand_meal({ place }),
        relaxation: mayWriteRecipes ? m.week_plan_relax_meal() : m.week_plan_relax_write(),
      }
    case 'equipment':
      return {
        demand: m.week_plan_demand_equipment({ name: equipmentName(demand.equipment as EquipmentId) }),
        relaxation: m.week_plan_relax_equipment(),
      }
    case 'skill':
      return { demand: m.week_plan_demand_skill(), relaxation: m.week_plan_relax_skill() }
    case 'repetition':
      return {
        demand: m.week_plan_demand_repetition(),
        relaxation: m.week_plan_relax_repetition({ count: relaxedTo ?? 0 }),
      }
    case 'budget': {
      const { amount, currency } = budget!
      return {
        demand: m.week_plan_demand_budget({ amount: formatMoney(amount, currency) }),
        relaxation:
          relaxedTo === null
            ? m.week_plan_relax_budget_any()
            : m.week_plan_relax_budget({ amount: formatMoney(relaxedTo, currency) }),
      }
    }
    case 'pinned':
      return { demand: m.week_plan_demand_pinned({ place }), relaxation: m.week_plan_relax_pinned() }
    default:
      return { demand: m.week_plan_demand_left_overs(), relaxation: m.week_plan_relax_pinned() }
  }
}
