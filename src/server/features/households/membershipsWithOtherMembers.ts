import { asc, eq, inArray } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { usersTable } from '../auth/table.ts'
import { householdsTable, membershipsTable } from './table.ts'

/** A user's memberships, each with the other members of that household, the longest-standing first. One query. */
export async function selectMembershipsWithOtherMembers(ctx: DbContext, userId: string) {
  const { db } = ctx.deps
  const own = db
    .select({ id: membershipsTable.householdId })
    .from(membershipsTable)
    .where(eq(membershipsTable.userId, userId))
  const rows = await db
    .select({
      householdId: householdsTable.id,
      household: householdsTable.name,
      userId: usersTable.id,
      name: usersTable.name,
      role: membershipsTable.role,
      isCurrent: membershipsTable.isCurrent,
      joinedAt: membershipsTable.joinedAt,
    })
    .from(membershipsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .where(inArray(membershipsTable.householdId, own))
    .orderBy(asc(membershipsTable.joinedAt), asc(membershipsTable.userId))
  return rows
    .filter((row) => row.userId === userId)
    .map((mine) => ({
      own: mine,
      others: rows.filter((row) => row.householdId === mine.householdId && row.userId !== userId),
    }))
}
