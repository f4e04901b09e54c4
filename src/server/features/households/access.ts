import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { sessions } from '../auth/table.ts'
import { memberships } from './table.ts'

/**
 * Returns the household's id as one that the caller may use, whether or not it is their current one. Throws NOT_FOUND
 * unless they belong to it, UNAUTHENTICATED unless their session is valid.
 */
export async function expectMembership(
  { deps, member }: MemberContext,
  householdId: string,
): Promise<AuthorizedHouseholdId> {
  const [row] = await deps.db
    .select({ isMember: sql<boolean>`${memberships.userId} is not null` })
    .from(sessions)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.householdId, householdId)),
    )
    .where(and(eq(sessions.id, member.sessionId), sql`${sessions.expiresAt} > now()`))
  if (!row) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  if (!row.isMember) throw householdNotFoundError()
  return householdId as AuthorizedHouseholdId
}

/** The condition for the caller's membership of this household. */
export function isOwnMembership({ member }: MemberContext, householdId: string): SQL {
  return sql`${memberships.householdId} = ${householdId} and ${memberships.userId} = ${member.userId}`
}

export function householdNotFoundError(): DomainError {
  return new DomainError('NOT_FOUND', 'households_no_such_household')
}
