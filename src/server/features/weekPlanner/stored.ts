import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { StartWeekPlanInput, type WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import {
  emptyWeekPlanResult,
  type WeekPlan,
  type WeekPlanResult,
} from '#shared/contract/planner/weekPlans.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { weekPlansTable } from './table.ts'

type Row = typeof weekPlansTable.$inferSelect

/** Days for which a proposal is kept. */
const keptDays = 30

/** A plan that a member had made; null where there is none of theirs by this id. */
export async function readWeekPlanOfMember(
  { deps: { db } }: DbContext,
  userId: string,
  weekPlanId: string,
): Promise<WeekPlan | null> {
  const [row] = await db
    .select()
    .from(weekPlansTable)
    .where(and(eq(weekPlansTable.id, weekPlanId), eq(weekPlansTable.userId, userId)))
  return row ? toWeekPlan(row) : null
}

/** The procedure that answers parses it, many times while a plan is made. */
export function toWeekPlan({ id, state, request, result }: Row): WeekPlan {
  return {
    weekPlanId: id,
    state,
    demands: demandsOf(request),
    ...((result as WeekPlanResult | null) ?? emptyWeekPlanResult),
  }
}

const demandsOf = (request: unknown): WeekPlanDemands => StartWeekPlanInput.parse(request).demands

/** The newest plans of a member for a household, the newest first. */
export async function readNewestWeekPlans(
  { deps: { db } }: DbContext,
  { userId, householdId }: { userId: string; householdId: string },
  count: number,
): Promise<WeekPlan[]> {
  const rows = await db
    .select()
    .from(weekPlansTable)
    .where(and(eq(weekPlansTable.userId, userId), eq(weekPlansTable.householdId, householdId)))
    .orderBy(desc(weekPlansTable.createdAt), desc(weekPlansTable.id))
    .limit(count)
  return rows.map(toWeekPlan)
}

export async function deleteOldWeekPlans({ deps: { db } }: DbContext): Promise<void> {
  await db
    .delete(weekPlansTable)
    .where(lt(weekPlansTable.createdAt, sql`now() - make_interval(days => ${keptDays})`))
}
