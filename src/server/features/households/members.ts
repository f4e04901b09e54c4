import { and, asc, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { HouseholdMemberRef, HouseholdRef } from '#shared/contract/households.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext, DbContextWithTextLocale } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { createHousehold } from './createHousehold.ts'
import { endInvitationsAfterRemoval } from './invitationDeletion.ts'
import { renameDefaultNamedHousehold } from './madeNames.ts'
import { createNotCurrentHouseholdError } from './notCurrentHousehold.ts'
import { householdsTable, membershipsTable } from './table.ts'

/** Makes another of the caller's households their current one. Throws NOT_FOUND when they do not belong to it. */
export async function switchCurrentHousehold(
  ctx: MemberContext,
  { householdId }: HouseholdRef,
): Promise<void> {
  await runInTransaction(ctx, (tx) => makeHouseholdCurrent(tx, ctx.member.userId, householdId))
}

/**
 * Removes the caller from their current household; another of theirs becomes the current one. Throws INVALID for its
 * owner and for a sole member, CONFLICT when their current household is another.
 */
export async function leaveCurrentHousehold(
  ctx: MemberContext,
  { householdId }: HouseholdRef,
): Promise<void> {
  const { userId, email } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const roles = await lockCurrentHousehold(tx, householdId)
    if (roles.size === 1) throw new DomainError('INVALID', 'households_sole_member')
    if (roles.get(userId) === 'owner') throw new DomainError('INVALID', 'households_owner_must_hand_over')
    await endHouseholdMembership(tx, userId, householdId)
  })
  logSecurityEvent(ctx, 'household left', { email, household: householdId })
}

/**
 * Removes another member from the caller's household and ends its open invitation links, so that they cannot come back
 * by one. Throws FORBIDDEN unless the caller owns it, NOT_FOUND, INVALID, and CONFLICT when the caller's current
 * household is another.
 */
export async function removeHouseholdMember(
  ctx: MemberContext,
  { householdId, userId }: HouseholdMemberRef,
): Promise<void> {
  const { email } = ctx.member
  const otherEmail = await runInTransaction(ctx, async (tx) => {
    const roles = await lockCurrentHouseholdAsOwner(tx, householdId)
    if (userId === ctx.member.userId) throw new DomainError('INVALID', 'households_not_yourself')
    if (!roles.has(userId)) throw new DomainError('NOT_FOUND', 'households_no_such_member')
    await endInvitationsAfterRemoval(tx, [{ householdId, userIds: [userId] }])
    await endHouseholdMembership(tx, userId, householdId)
    return await findEmailOfUser(tx, userId)
  })
  logSecurityEvent(ctx, 'household member removed', { email, otherEmail, household: householdId })
}

/** A user's address; null when the account no longer exists. */
export async function findEmailOfUser({ deps: { db } }: DbContext, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  return user?.email ?? null
}

/** Makes one of a user's households their current one. Throws NOT_FOUND when they do not belong to it. Only in a transaction. */
export async function makeHouseholdCurrent(
  tx: DbContext,
  userId: string,
  householdId: string,
): Promise<void> {
  const { db } = tx.deps
  const own = eq(membershipsTable.userId, userId)
  await lockHouseholdMemberships(tx, own)
  await db.update(membershipsTable).set({ isCurrent: false }).where(and(own, membershipsTable.isCurrent))
  const entered = await db
    .update(membershipsTable)
    .set({ isCurrent: true })
    .where(and(own, eq(membershipsTable.householdId, householdId)))
    .returning({ userId: membershipsTable.userId })
  if (entered.length === 0) throw new DomainError('NOT_FOUND', 'households_no_such_household')
}

/**
 * Locks memberships until the transaction ends, in the same order everywhere. Taken last, after households and
 * invitations; code that changes the memberships of several people locks them all at once.
 */
export async function lockHouseholdMemberships(
  { deps: { db } }: DbContext,
  which: SQL | undefined,
): Promise<void> {
  const { userId, householdId } = membershipsTable
  await db.select().from(membershipsTable).where(which).orderBy(userId, householdId).for('update')
}

/**
 * Serializes changes of who is in households. Taken before any lock on an invitation or a membership; weak enough that
 * the foreign key checks of the database do not wait for it.
 */
export async function serializeMembershipChanges(
  { deps: { db } }: DbContext,
  householdIds: string[] | SQLWrapper,
): Promise<void> {
  await db
    .select()
    .from(householdsTable)
    .where(inArray(householdsTable.id, householdIds))
    .orderBy(householdsTable.id)
    .for('no key update')
}

/**
 * Locks the memberships of the household that the caller's screen shows until the transaction ends. Returns the role of
 * each member by their id. Throws CONFLICT when it is not the caller's current one.
 */
export async function lockCurrentHousehold(
  tx: MemberContext,
  householdId: string,
): Promise<Map<string, 'owner' | 'member'>> {
  const { db } = tx.deps
  const { userId } = tx.member
  const ofHousehold = eq(membershipsTable.householdId, householdId)
  // A household that is not the caller's is not locked.
  const own = db
    .select({ id: membershipsTable.householdId })
    .from(membershipsTable)
    .where(and(ofHousehold, eq(membershipsTable.userId, userId)))
  await serializeMembershipChanges(tx, own)
  const rows = await db.select().from(membershipsTable).where(ofHousehold)
  const isCurrent = rows.some((row) => row.userId === userId && row.isCurrent)
  if (!isCurrent) throw await createNotCurrentHouseholdError(tx)
  return new Map(rows.map((row) => [row.userId, row.role]))
}

/** Locks the memberships of a household, as lockCurrentHousehold does. Throws FORBIDDEN unless the caller owns it. */
export async function lockCurrentHouseholdAsOwner(
  tx: MemberContext,
  householdId: string,
): Promise<Map<string, 'owner' | 'member'>> {
  const roles = await lockCurrentHousehold(tx, householdId)
  if (roles.get(tx.member.userId) !== 'owner') throw new DomainError('FORBIDDEN', 'households_only_owner')
  return roles
}

/** Ends a membership. If it was the user's current household, their oldest other one becomes current, or a new one of their own. */
export async function endHouseholdMembership(
  tx: DbContextWithTextLocale,
  userId: string,
  householdId: string,
): Promise<void> {
  const { db } = tx.deps
  await lockHouseholdMemberships(tx, eq(membershipsTable.userId, userId))
  const [ended] = await db
    .delete(membershipsTable)
    .where(and(eq(membershipsTable.userId, userId), eq(membershipsTable.householdId, householdId)))
    .returning({ wasCurrent: membershipsTable.isCurrent })
  const [user] = await db.select({ name: usersTable.name }).from(usersTable).where(eq(usersTable.id, userId))
  if (user) await renameDefaultNamedHousehold(tx, householdId, user.name)
  if (!ended?.wasCurrent) return
  const [other] = await db
    .select({ householdId: membershipsTable.householdId })
    .from(membershipsTable)
    .where(eq(membershipsTable.userId, userId))
    .orderBy(asc(membershipsTable.joinedAt), membershipsTable.householdId)
    .limit(1)
  if (other) return await makeHouseholdCurrent(tx, userId, other.householdId)
  await createHousehold(tx, { userId, name: user?.name ?? '' })
}
