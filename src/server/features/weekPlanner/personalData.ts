import { asc, eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { householdsTable } from '../households/table.ts'
import { toWeekPlan } from './stored.ts'
import { weekPlansTable } from './table.ts'

/** Proposals are deleted with the membership. */
export const weekPlannerPersonalData = {
  export: { weekPlans: (ctx, { userId }) => readWeekPlanData(ctx, userId) },
} satisfies PersonalData<MemberContext, 'weekPlans'>

async function readWeekPlanData(ctx: DbContext, userId: string): Promise<AccountData['weekPlans']> {
  const rows = await ctx.deps.db
    .select({ household: householdsTable.name, plan: weekPlansTable })
    .from(weekPlansTable)
    .innerJoin(householdsTable, eq(householdsTable.id, weekPlansTable.householdId))
    .where(eq(weekPlansTable.userId, userId))
    .orderBy(asc(weekPlansTable.createdAt), asc(weekPlansTable.id))
  return rows.map(({ household, plan }) => {
    const { demands, dishes, entries } = toWeekPlan(plan)
    const nameOf = new Map(dishes.map(({ id, name }) => [id, name]))
    return {
      household,
      createdAt: plan.createdAt.toISOString(),
      wishes: [demands.wish, ...demands.meals.map(({ wish }) => wish)].filter((wish) => wish !== ''),
      meals: entries.map(({ date, dishId }) => ({ date, dish: nameOf.get(dishId) ?? '' })),
    }
  })
}
