import { randomUUID } from 'node:crypto'
import { weekPlansTable } from '#server/features/weekPlanner/table.ts'
import type {
  MealToPlan,
  StartWeekPlanInput,
  WeekPlanDemands,
} from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { householdOf } from '../households/households.ts'
import type { TestMember, TestSite } from '../testSite.ts'
import { firstMonday } from './mealPlans.ts'

/** A meal to plan on a day of the first week. */
export const mealToPlan = (day: number, changes: Partial<MealToPlan> = {}): MealToPlan => ({
  date: addDays(firstMonday, day),
  slotId: 'dinner',
  eaterIds: [],
  servings: 2,
  maxMinutes: null,
  mayBeLeftOvers: false,
  wish: '',
  ...changes,
})

export const demandsFor = (
  meals: readonly MealToPlan[],
  changes: Partial<WeekPlanDemands> = {},
): WeekPlanDemands => ({
  meals: [...meals],
  maxSkill: 3,
  missingEquipment: [],
  minDaysBetweenSameDish: 7,
  weights: { waste: 2, nutrition: 2, variety: 2, preference: 2, effort: 2, cost: 2 },
  wish: '',
  mayUsePublicRecipes: true,
  mayWriteRecipes: true,
  budget: null,
  seed: 1,
  ...changes,
})

/** Starts a plan for a member's household. Meals without eaters are for the member. */
export async function startWeekPlan(
  member: TestMember,
  demands: WeekPlanDemands,
  keeps: StartWeekPlanInput['keeps'] = null,
): Promise<string> {
  const weekPlanId = randomUUID()
  const meals = demands.meals.map((meal) => ({
    ...meal,
    eaterIds: meal.eaterIds.length > 0 ? meal.eaterIds : [member.userId],
  }))
  await member.caller.weekPlanner.start({
    weekPlanId,
    householdId: (await householdOf(member)).id,
    demands: { ...demands, meals },
    keeps,
  })
  return weekPlanId
}

/** Follows a plan until it has ended. Returns the last state. */
export async function awaitWeekPlan(member: TestMember, weekPlanId: string): Promise<WeekPlan> {
  let last: WeekPlan | null = null
  for await (const plan of await member.caller.weekPlanner.follow({ weekPlanId })) last = plan
  if (!last) throw new Error('The plan was not followed.')
  return last
}

/** A plan that has ended without a dish. */
export async function addWeekPlan({ deps }: TestSite, member: TestMember): Promise<string> {
  const id = randomUUID()
  const { id: householdId } = await householdOf(member)
  const demands = demandsFor([mealToPlan(0, { eaterIds: [member.userId] })])
  const request: StartWeekPlanInput = { weekPlanId: id, householdId, demands, keeps: null }
  await deps.db
    .insert(weekPlansTable)
    .values({ id, householdId, userId: member.userId, state: 'unfinished', request })
  return id
}

/** Plans these meals for a member's household. Returns the plan that has ended. */
export const planWeek = async (member: TestMember, ...request: Parameters<typeof demandsFor>) =>
  await awaitWeekPlan(member, await startWeekPlan(member, demandsFor(...request)))

/** A dinner to plan on each of so many days. */
export const dinners = (days: number) => Array.from({ length: days }, (_, day) => mealToPlan(day))

/** The dishes of a plan in the order of its meals, and their names. */
export const dishesOfPlan = ({ entries, dishes }: WeekPlan) =>
  entries.map(({ dishId }) => dishes.find(({ id }) => id === dishId)!)
export const dishNamesOfPlan = (planned: WeekPlan) => dishesOfPlan(planned).map(({ name }) => name)
