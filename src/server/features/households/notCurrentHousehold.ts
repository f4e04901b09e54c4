import { and, eq } from 'drizzle-orm'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { households, memberships } from './table.ts'

/**
 * Returns the id of the household that the caller's screen shows as one that they may use. Throws CONFLICT when it is
 * not their current one: they may have switched or been removed since the page was rendered. See docs/decisions/0106.
 */
export async function expectCurrentHousehold(
  ctx: MemberContext,
  householdId: string,
): Promise<AuthorizedHouseholdId> {
  if (householdId !== ctx.member.householdId) throw await notCurrentHouseholdError(ctx)
  return ctx.member.householdId
}

/** The refusal of a call for a household that is not the caller's current one, with the name of the current one. */
export async function notCurrentHouseholdError({ deps, member }: MemberContext): Promise<DomainError> {
  const [current] = await deps.db
    .select({ household: households.name })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .where(and(eq(memberships.userId, member.userId), memberships.isCurrent))
  return new DomainError('CONFLICT', 'households_not_current', {
    params: { household: current?.household ?? '' },
  })
}
