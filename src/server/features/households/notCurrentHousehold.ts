import { and, eq } from 'drizzle-orm'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { householdsTable, membershipsTable } from './table.ts'

/**
 * Returns the id of the household that the caller's screen shows as one that they may use. Throws CONFLICT when it is
 * not their current one: they may have switched or been removed since the page was rendered. See docs/decisions/0106.
 */
export async function requireCurrentHousehold(
  ctx: MemberContext,
  householdId: string,
): Promise<AuthorizedHouseholdId> {
  if (householdId !== ctx.member.householdId) throw await createNotCurrentHouseholdError(ctx)
  return ctx.member.householdId
}

/** The refusal of a call for a household that is not the caller's current one, with the name of the current one. */
export async function createNotCurrentHouseholdError({ deps, member }: MemberContext): Promise<DomainError> {
  const [current] = await deps.db
    .select({ household: householdsTable.name })
    .from(membershipsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .where(and(eq(membershipsTable.userId, member.userId), membershipsTable.isCurrent))
  return new DomainError('CONFLICT', 'households_not_current', {
    params: { household: current?.household ?? '' },
  })
}
