import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { sessionsTable } from '../auth/table.ts'
import { membershipsTable } from './table.ts'

/**
 * Returns the household's id as one that the caller may use, whether or not it is their current one. Throws NOT_FOUND
 * unless they belong to it, UNAUTHENTICATED unless their session is valid.
 */
export async function requireHouseholdMembership(
  { deps, member }: MemberContext,
  householdId: string,
): Promise<AuthorizedHouseholdId> {
  const [row] = await deps.db
    .select({ isMember: sql<boolean>`${membershipsTable.userId} is not null` })
    .from(sessionsTable)
    .leftJoin(
      membershipsTable,
      and(eq(membershipsTable.userId, sessionsTable.userId), eq(membershipsTable.householdId, householdId)),
    )
    .where(and(eq(sessionsTable.id, member.sessionId), sql`${sessionsTable.expiresAt} > now()`))
  if (!row) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  if (!row.isMember) throw createHouseholdNotFoundError()
  return householdId as AuthorizedHouseholdId
}

/** The household's id for work that the server does for one of its members later; null once they have left it. */
export async function findHouseholdOfMember(
  { deps: { db } }: DbContext,
  { userId, householdId }: { userId: string; householdId: string },
): Promise<AuthorizedHouseholdId | null> {
  const isMember = and(eq(membershipsTable.userId, userId), eq(membershipsTable.householdId, householdId))
  return (await db.$count(membershipsTable, isMember)) > 0 ? (householdId as AuthorizedHouseholdId) : null
}

/** The condition for the caller's membership of this household. */
export function callerMembershipCondition({ member }: MemberContext, householdId: string): SQL {
  return sql`${membershipsTable.householdId} = ${householdId} and ${membershipsTable.userId} = ${member.userId}`
}

export function createHouseholdNotFoundError(): DomainError {
  return new DomainError('NOT_FOUND', 'households_no_such_household')
}
