import { and, eq } from 'drizzle-orm'
import type { StartWeekPlanInput, WeekPlanRef } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError, tooManyForNow } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { identifiedEatersOfHousehold, requireHouseholdMembership } from '../households/service.ts'
import { cancelJobOfMember, enqueueJob, followJobsOfCaller } from '../jobs/service.ts'
import { countAndGetWaitSeconds } from '../limits/service.ts'
import { planWeekJobKind } from './planWeekJob.ts'
import { readNewestWeekPlans, readWeekPlanOfMember } from './stored.ts'
import { weekPlansTable } from './table.ts'
import { expectClearWishes } from './wishes.ts'

export { planWeekJobKind } from './planWeekJob.ts'
export { deleteOldWeekPlans } from './stored.ts'

/** Plans that a household may begin in an hour. */
const maxPlansPerHour = 60

/**
 * Begins to plan a week, as a job; an earlier plan of the caller's that is not finished ends. A repeated id changes nothing.
 * Throws NOT_FOUND unless the caller belongs to the household and has the plan that is kept of; INVALID,
 * "week_plan_wish_unclear", for a wish that may leave something out and cannot be read for certain; TOO_MANY.
 */
export async function startWeekPlan(ctx: MemberContext, input: StartWeekPlanInput): Promise<void> {
  const householdId = await requireHouseholdMembership(ctx, input.householdId)
  const { userId } = ctx.member
  if (await readWeekPlanOfMember(ctx, userId, input.weekPlanId)) return
  if (input.keeps && !(await readWeekPlanOfMember(ctx, userId, input.keeps.weekPlanId)))
    throw new DomainError('NOT_FOUND', 'week_plan_not_found')
  const names = (await identifiedEatersOfHousehold(ctx, householdId)).map(({ eater }) => eater.name)
  await expectClearWishes(ctx, [input.demands.wish, ...input.demands.meals.map(({ wish }) => wish)], names)
  await requireDatabaseRoomForText(ctx)
  const { db, logDigestKey } = ctx.deps
  const wait = await countAndGetWaitSeconds({ db, logDigestKey }, [
    { key: `week plans of ${householdId}`, most: maxPlansPerHour, windowMs: 60 * 60_000 },
  ])
  if (wait !== null) throw tooManyForNow(wait)
  await runInTransaction(ctx, async (tx) => {
    await cancelOpenPlans(tx, userId)
    const added = await tx.deps.db
      .insert(weekPlansTable)
      .values({ id: input.weekPlanId, householdId, userId, request: input })
      .onConflictDoNothing()
      .returning({ id: weekPlansTable.id })
    if (added.length === 0) throw new DomainError('INVALID', 'errors_bad_input')
    const { weekPlanId } = input
    await enqueueJob(tx, planWeekJobKind, { weekPlanId }, { id: weekPlanId, userId })
  })
}

async function cancelOpenPlans(tx: MemberContext, userId: string): Promise<void> {
  const open = await tx.deps.db
    .update(weekPlansTable)
    .set({ state: 'cancelled' })
    .where(and(eq(weekPlansTable.userId, userId), eq(weekPlansTable.state, 'planning')))
    .returning({ id: weekPlansTable.id })
  for (const { id } of open) await cancelJobOfMember(tx, planWeekJobKind, { id, userId })
}

/** The caller's plan. Throws NOT_FOUND. */
export async function getWeekPlan(ctx: MemberContext, { weekPlanId }: WeekPlanRef): Promise<WeekPlan> {
  const plan = await readWeekPlanOfMember(ctx, ctx.member.userId, weekPlanId)
  if (!plan) throw new DomainError('NOT_FOUND', 'week_plan_not_found')
  return plan
}

/** The caller's newest plans for a household, two at most: what was asked last time, and what to compare with. */
export async function listNewestWeekPlans(
  ctx: MemberContext,
  { householdId }: { householdId: string },
): Promise<WeekPlan[]> {
  await requireHouseholdMembership(ctx, householdId)
  return await readNewestWeekPlans(ctx, { userId: ctx.member.userId, householdId }, 2)
}

/** Yields the caller's plan, and again whenever it is better, until it has ended. Throws as `getWeekPlan`. */
export async function* followWeekPlan(
  ctx: MemberContext,
  ref: WeekPlanRef,
  signal: AbortSignal,
): AsyncGenerator<WeekPlan, void> {
  for await (const _ of followJobsOfCaller(ctx, signal)) {
    const plan = await getWeekPlan(ctx, ref)
    yield plan
    if (plan.state !== 'planning') return
  }
}
