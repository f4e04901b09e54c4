import type { WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { DishToChoose } from '#shared/kitchen/planning/createPlanProblem.ts'
import type { MealType } from '#shared/kitchen/questionnaire.ts'

/** Meals for which the same dishes would do: the same eaters, wishes and kind of meal. */
export interface MealGroup {
  mealType: MealType
  eaterIds: readonly string[]
  wishes: readonly number[]
  /** Of each of its meals; null without a limit. */
  maxMinutes: readonly (number | null)[]
}

/** Whether a dish would do for at least one meal of a group. */
export function isDishSuitable(
  { mealType, minutes, facts, forbiddenFor, breaksWishes }: DishToChoose,
  group: MealGroup,
  { maxSkill, missingEquipment }: Pick<WeekPlanDemands, 'maxSkill' | 'missingEquipment'>,
): boolean {
  return (
    (group.mealType === 'Dinner' ? ['Lunch', 'Dinner'] : [group.mealType]).includes(mealType) &&
    group.maxMinutes.some((limit) => limit === null || minutes <= limit) &&
    facts.skill <= maxSkill &&
    !facts.equipment.some((each) => missingEquipment.includes(each)) &&
    !forbiddenFor.some((each) => group.eaterIds.includes(each)) &&
    !breaksWishes.some((each) => group.wishes.includes(each))
  )
}

/**
 * The limits in minutes of the meals that stay without a dish when each gets one of its own, the strictest first; null for
 * a meal without a limit.
 */
export function limitsOfMealsWithoutDish(
  { maxMinutes }: Pick<MealGroup, 'maxMinutes'>,
  minutesOfDishes: readonly number[],
): (number | null)[] {
  const byStrictness = (one: number | null, other: number | null) => (one ?? Infinity) - (other ?? Infinity)
  const dishes = [...minutesOfDishes].sort((one, other) => one - other)
  // The strictest meal gets the quickest dish: no other choice serves more meals.
  return [...maxMinutes]
    .sort((one, other) => (one === other ? 0 : byStrictness(one, other)))
    .filter((limit) => {
      if (dishes.length === 0 || dishes[0]! > (limit ?? Infinity)) return true
      dishes.shift()
      return false
    })
}
