import { and, asc, eq, sql } from 'drizzle-orm'
import type {
  MealPlanFeedRef,
  MealPlanFeedSummary,
  MealPlanFeedToken,
} from '#shared/contract/planner/mealPlanFeeds.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { createSecretToken } from '../../tokens.ts'
import { lockCallerAccount } from '../callers/service.ts'
import {
  callerMembershipCondition,
  createHouseholdNotFoundError,
  requireHouseholdMembership,
} from '../households/service.ts'
import { membershipsTable } from '../households/table.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { mealPlanFeedsTable } from './table.ts'

/** The calendars of a household's meals that the caller made. Throws NOT_FOUND unless they belong to the household. */
export async function listMealPlanFeeds(
  ctx: MemberContext,
  { householdId }: Pick<MealPlanFeedRef, 'householdId'>,
): Promise<MealPlanFeedSummary[]> {
  await requireHouseholdMembership(ctx, householdId)
  const { scope, createdAt } = mealPlanFeedsTable
  const rows = await ctx.deps.db
    .select({ scope, createdAt })
    .from(mealPlanFeedsTable)
    .where(
      and(eq(mealPlanFeedsTable.householdId, householdId), eq(mealPlanFeedsTable.userId, ctx.member.userId)),
    )
    .orderBy(asc(scope))
  return rows.map((row) => ({ scope: row.scope, createdAt: row.createdAt.toISOString() }))
}

/**
 * Makes an address for a calendar of the household's meals, in the caller's language; an earlier address of the same scope
 * stops working. Throws NOT_FOUND unless they belong to the household.
 */
export async function renewMealPlanFeed(
  ctx: MemberContext,
  { householdId, scope }: MealPlanFeedRef,
): Promise<MealPlanFeedToken> {
  const { userId, email } = ctx.member
  const { token, hash } = createSecretToken()
  await runInTransaction(ctx, async (tx) => {
    await lockCallerAccount(tx)
    const { db } = tx.deps
    // Locked, because the membership may end at this moment.
    const [membership] = await db
      .select({ userId: membershipsTable.userId })
      .from(membershipsTable)
      .where(callerMembershipCondition(tx, householdId))
      .for('key share')
    if (!membership) throw createHouseholdNotFoundError()
    const made = { tokenHash: hash, locale: ctx.locale, createdAt: sql`now()` }
    const { householdId: household, userId: member, scope: part } = mealPlanFeedsTable
    await db
      .insert(mealPlanFeedsTable)
      .values({ householdId, userId, scope, ...made })
      .onConflictDoUpdate({ target: [household, member, part], set: made })
  })
  logSecurityEvent(ctx, 'calendar feed address created', { email, household: householdId })
  return { token }
}

/**
 * Ends the address of one of the caller's calendars; succeeds where there is none. Throws NOT_FOUND unless they belong to
 * the household.
 */
export async function removeMealPlanFeed(
  ctx: MemberContext,
  { householdId, scope }: MealPlanFeedRef,
): Promise<void> {
  await requireHouseholdMembership(ctx, householdId)
  const { userId } = ctx.member
  await ctx.deps.db
    .delete(mealPlanFeedsTable)
    .where(
      and(
        eq(mealPlanFeedsTable.householdId, householdId),
        eq(mealPlanFeedsTable.userId, userId),
        eq(mealPlanFeedsTable.scope, scope),
      ),
    )
}

/** Ends the addresses of all calendars that a user made. For the transaction that changes the password. */
export async function endMealPlanFeedsOfUser({ deps: { db } }: DbContext, userId: string): Promise<void> {
  await db.delete(mealPlanFeedsTable).where(eq(mealPlanFeedsTable.userId, userId))
}
