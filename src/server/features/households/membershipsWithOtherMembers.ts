import { asc, eq, inArray } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { users } from '../auth/table.ts'
import { households, memberships } from './table.ts'

/** A user's memberships, each with the other members of that household, the longest-standing first. One query. */
export async function selectMembershipsWithOtherMembers(ctx: DbContext, userId: string) {
  const { db } = ctx.deps
  const own = db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const rows = await db
    .select({
      householdId: households.id,
      household: households.name,
      userId: users.id,
      name: users.name,
      role: memberships.role,
      isCurrent: memberships.isCurrent,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(memberships.householdId, own))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
  return rows
    .filter((row) => row.userId === userId)
    .map((mine) => ({
      own: mine,
      others: rows.filter((row) => row.householdId === mine.householdId && row.userId !== userId),
    }))
}
