import { and, eq, or } from 'drizzle-orm'
import type { DbContext, DbContextWithTextLocale } from '../../db/dbContext.ts'
import { usersTable } from '../auth/table.ts'
import { renameDefaultNamedHousehold } from './madeNames.ts'
import { lockHouseholdMemberships, serializeMembershipChanges } from './members.ts'
import { selectMembershipsWithOtherMembers } from './membershipsWithOtherMembers.ts'
import { householdsTable, membershipsTable } from './table.ts'

interface LeftHousehold {
  householdId: string
  name: string
  /** Whether the user is its only member, so that it is deleted. */
  isLast: boolean
  /** Its next owner: the longest-standing other member. Null when the user does not own it, or is its only member. */
  nextOwner: { userId: string; name: string } | null
}

/** What happens to each household of a user who deletes their account. */
export async function previewLeavingAllHouseholds(ctx: DbContext, userId: string): Promise<LeftHousehold[]> {
  const all = await selectMembershipsWithOtherMembers(ctx, userId)
  return all.map(({ own, others }) => {
    const [eldest] = others
    const nextOwner = own.role === 'owner' && eldest ? { userId: eldest.userId, name: eldest.name } : null
    return { householdId: own.householdId, name: own.household, isLast: others.length === 0, nextOwner }
  })
}

/**
 * Removes a user from every household, in the transaction that deletes them. A household they own passes to its
 * longest-standing other member; one whose only member they are is deleted. Who invited them this week, and whom they
 * invited, is kept by ids for the rest of the week, so that a reset of a stolen account finds everybody it let in.
 */
export async function leaveAllHouseholds(ctx: DbContextWithTextLocale, userId: string): Promise<void> {
  const { db } = ctx.deps
  const own = db
    .select({ id: membershipsTable.householdId })
    .from(membershipsTable)
    .where(eq(membershipsTable.userId, userId))
  // One after the other: if two members left at once, each would expect the other to stay.
  await serializeMembershipChanges(ctx, own)
  const ownersToLock = (await previewLeavingAllHouseholds(ctx, userId)).flatMap(
    ({ householdId, nextOwner }) =>
      nextOwner
        ? [and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.userId, nextOwner.userId))]
        : [],
  )
  await lockHouseholdMemberships(ctx, or(eq(membershipsTable.userId, userId), ...ownersToLock))
  const [leaver] = await db
    .select({ name: usersTable.name })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  // Planned again: meanwhile the user may have been removed from a household and got one of their own.
  for (const { householdId, isLast, nextOwner } of await previewLeavingAllHouseholds(ctx, userId)) {
    const at = (who: string) =>
      and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.userId, who))
    if (isLast) {
      await db.delete(householdsTable).where(eq(householdsTable.id, householdId))
      continue
    }
    await db.delete(membershipsTable).where(at(userId))
    if (nextOwner) await db.update(membershipsTable).set({ role: 'owner' }).where(at(nextOwner.userId))
    await renameDefaultNamedHousehold(ctx, householdId, leaver?.name ?? '')
  }
}
