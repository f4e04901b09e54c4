import type { WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { MealToFill } from '#shared/kitchen/planning/createPlanProblem.ts'
import type { WeekPlanningData } from './gatherWeek.ts'
import { isDishSuitable } from './suitableDishes.ts'
import type { MealGroupToWriteFor } from './writtenDishes.ts'

/** How many dishes there should be for each meal of a group, so that there is something to choose. */
const dishesPerMeal = 3
const leastDishes = 8
/** Maximum dishes that are written for one plan. */
const maxWritten = 60

/** The kinds of meals that have too few dishes, with how many are missing. */
export function findGroupsWithTooFewDishes(
  { week, dishes }: Pick<WeekPlanningData, 'week' | 'dishes'>,
  demands: Pick<WeekPlanDemands, 'maxSkill' | 'missingEquipment'>,
): MealGroupToWriteFor[] {
  const keyOf = ({ mealType, eaterIds, wishes }: MealToFill) =>
    JSON.stringify([mealType === 'Lunch' ? 'Dinner' : mealType, [...eaterIds].sort(), wishes])
  const groups = [...Map.groupBy(week.meals, keyOf).values()].map((meals) => {
    const { eaterIds, wishes } = meals[0]!
    const mealType = meals.find((each) => each.mealType === 'Dinner')?.mealType ?? meals[0]!.mealType
    const limits = meals.map(({ maxMinutes }) => maxMinutes)
    const group = { mealType, eaterIds, wishes, maxMinutes: limits }
    const suitable = dishes.filter(({ choice }) => isDishSuitable(choice, group, demands))
    const wanted = Math.max(leastDishes, dishesPerMeal * meals.length)
    return {
      ...group,
      missing: Math.max(0, wanted - suitable.length),
      minutesOfDishes: suitable.map(({ choice }) => choice.minutes),
    }
  })
  const missing = groups.reduce((sum, group) => sum + group.missing, 0)
  const share = Math.min(1, maxWritten / Math.max(1, missing))
  return groups.map((group) => ({ ...group, missing: Math.ceil(group.missing * share) }))
}
