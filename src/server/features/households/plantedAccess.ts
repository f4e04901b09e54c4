import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { enter, holdHouseholds, takeOut } from './members.ts'
import { householdHandovers, invitations, memberships } from './table.ts'

type Transaction = Pick<Context, 'deps'>
type Membership = typeof memberships.$inferSelect

/** As long as an invitation is open: who was let in before that was seen at the household's page for a week. */
const takenBackDays = 7

/** Ends every invitation that a user has open. */
export async function endInvitationsBy({ deps: { db } }: Transaction, userId: string): Promise<void> {
  await db.delete(invitations).where(and(eq(invitations.invitedBy, userId), isNull(invitations.usedAt)))
}

/**
 * Ends what somebody who had a user's account may have planted in households: open invitations, members whom the
 * account let in during the last week with those whom they let in, and households it joined by invitation in that
 * time. A household whose owner goes so is handed to the user. For the transaction that resets the password.
 */
export async function takeBackAccess(tx: Transaction, userId: string): Promise<void> {
  const { db } = tx.deps
  await endInvitationsBy(tx, userId)
  const isPlanted = or(
    eq(memberships.invitedBy, userId),
    and(eq(memberships.userId, userId), isNotNull(memberships.invitedBy)),
  )
  const isRecent = sql`${memberships.joinedAt} > now() - ${takenBackDays} * interval '1 day'`
  const planted = await db.select().from(memberships).where(and(isPlanted, isRecent))
  const householdIds = [...new Set(planted.map(({ householdId }) => householdId))].toSorted()
  await holdHouseholds(tx, householdIds)
  for (const householdId of householdIds) {
    const here = planted.filter((each) => each.householdId === householdId).map((each) => each.userId)
    await takeBackHousehold(tx, { householdId, userId, planted: here })
  }
}

async function takeBackHousehold(
  tx: Transaction,
  { householdId, userId, planted }: { householdId: string; userId: string; planted: string[] },
): Promise<void> {
  const { db } = tx.deps
  const ofHousehold = eq(memberships.householdId, householdId)
  const members = await db.select().from(memberships).where(ofHousehold).orderBy(asc(memberships.joinedAt))
  const leaving = withTheirGuests(members, planted)
  const staying = members.filter((member) => !leaving.has(member.userId))
  const losesOwner = members.some((member) => leaving.has(member.userId) && member.role === 'owner')
  const heirId = leaving.has(userId) ? staying[0]?.userId : userId
  if (heirId === undefined) return
  if (losesOwner) {
    await db
      .update(memberships)
      .set({ role: 'member' })
      .where(and(ofHousehold, inArray(memberships.userId, [...leaving])))
    await db
      .insert(memberships)
      .values({ householdId, userId: heirId, role: 'owner', isCurrent: false })
      .onConflictDoUpdate({ target: [memberships.householdId, memberships.userId], set: { role: 'owner' } })
  }
  for (const each of leaving) await takeOut(tx, each, householdId)
  if (losesOwner && heirId === userId) await enter(tx, userId, householdId)
}

/** These members and, over and over, everybody who came in by their invitations. */
function withTheirGuests(members: readonly Membership[], first: readonly string[]): Set<string> {
  const found = new Set(first)
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { userId, invitedBy } of members)
      if (invitedBy !== null && found.has(invitedBy)) found.add(userId)
  }
  return found
}

/** Deletes handovers that are too old for a reset to undo. */
export async function deleteOldHandovers({ deps: { db } }: Transaction): Promise<void> {
  const since = sql`now() - ${takenBackDays} * interval '1 day'`
  await db.delete(householdHandovers).where(lt(householdHandovers.handedOverAt, since))
}
