import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { DbContext, LocalDbContext } from '../../db/dbContext.ts'
import {
  endInvitationsAfterRemoval,
  endInvitationsOfAccount,
  isInvitationEndedWith,
} from './invitationDeletion.ts'
import {
  endMembership,
  lockMemberships,
  makeHouseholdCurrent,
  serializeMembershipChanges,
} from './members.ts'
import { endedMemberships, householdHandovers, invitations, memberships } from './table.ts'

type Transaction = LocalDbContext

/** As long as an invitation is open. Older members have been visible on the household's page for at least a week. */
const takenBackDays = 7
/** Maximum memberships of one statement, so that others who change one of them do not wait long. */
const forgottenAtOnce = 1000
/** A reset that undoes a change of address a week ago looks back another week from there. */
const keptDays = 14
const keptSince = sql`now() - ${keptDays} * interval '1 day'`

/** The conditions for recent events, before the time when an account was taken, or before now. */
function recentEventConditions(takenAt: Date | null) {
  const since = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now()) - ${takenBackDays} * interval '1 day'`
  return {
    isHandover: gt(householdHandovers.handedOverAt, since),
    hasJoined: gt(memberships.joinedAt, since),
    hadJoined: gt(endedMemberships.joinedAt, since),
  }
}
type RecentEventConditions = ReturnType<typeof recentEventConditions>

/** The account that regains its households. */
interface RestoredAccount {
  userId: string
  /** An address that the account loses; invitations that were mailed to it end too. Null where it keeps its own. */
  mailedTo: string | null
  /** The change of address that is undone, from which the week counts back; null where none is. */
  takenAt: Date | null
}

/**
 * Undoes what an attacker who took a user's account may have done in households during the last week: ends open
 * invitations, removes the members whom the account let in then with those whom they let in (even if members in between
 * have left), and leaves households it joined by invitation. A household that loses its owner by this goes back to its
 * last owner of that week who stays, else to its longest-standing member. For the transaction that resets the password.
 * Locks households, then invitations, then memberships, each in one order.
 */
export async function takeBackAccess(tx: Transaction, account: RestoredAccount): Promise<void> {
  const { userId, mailedTo } = account
  const recent = recentEventConditions(account.takenAt)
  const householdIds = await findTouchedHouseholds(tx, account, recent)
  await serializeMembershipChanges(tx, householdIds)
  await endInvitationsOfAccount(tx, { userId, mailedTo })
  const plans: HouseholdResetPlan[] = []
  for (const householdId of householdIds) {
    const plan = await planTakingBack(tx, { householdId, userId, recent })
    if (plan) plans.push(plan)
  }
  await endInvitationsAfterRemoval(
    tx,
    plans.map(({ householdId, leaving }) => ({ householdId, userIds: leaving })),
  )
  const changed = plans.flatMap(({ leaving, newOwnerId }) => [...leaving, newOwnerId ?? []].flat())
  await lockMemberships(tx, inArray(memberships.userId, changed))
  for (const plan of plans) await takeBackHousehold(tx, plan, userId)
}

/** The households whose members or open invitations a reset may change. */
async function findTouchedHouseholds(
  { deps: { db } }: Transaction,
  { userId, mailedTo }: RestoredAccount,
  { isHandover, hasJoined, hadJoined }: RecentEventConditions,
): Promise<string[]> {
  const isPlanted = or(
    eq(memberships.invitedBy, userId),
    and(eq(memberships.userId, userId), isNotNull(memberships.invitedBy)),
  )
  const touched = await db
    .select({ householdId: memberships.householdId })
    .from(memberships)
    .where(and(isPlanted, hasJoined))
    .union(
      db
        .select({ householdId: endedMemberships.householdId })
        .from(endedMemberships)
        .where(and(eq(endedMemberships.invitedBy, userId), hadJoined)),
    )
    .union(
      db
        .select({ householdId: householdHandovers.householdId })
        .from(householdHandovers)
        .where(and(eq(householdHandovers.formerOwnerId, userId), isHandover)),
    )
    .union(
      db
        .select({ householdId: invitations.householdId })
        .from(invitations)
        .where(isInvitationEndedWith({ userId, mailedTo })),
    )
  return touched.map(({ householdId }) => householdId)
}

/** The changes of a reset in one household. */
interface HouseholdResetPlan {
  householdId: string
  leaving: string[]
  /** The new owner, if necessary as a new member; null where the owner stays. */
  newOwnerId: string | null
}

/** For a locked household. Null where nothing has to change, or no member could own it. */
async function planTakingBack(
  tx: Transaction,
  { householdId, userId, recent }: { householdId: string; userId: string; recent: RecentEventConditions },
): Promise<HouseholdResetPlan | null> {
  const { db } = tx.deps
  const members = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.householdId, householdId))
    .orderBy(asc(memberships.joinedAt), memberships.userId)
  const handovers = await db
    .select({
      formerOwnerId: householdHandovers.formerOwnerId,
      handedOverAt: householdHandovers.handedOverAt,
    })
    .from(householdHandovers)
    .where(and(eq(householdHandovers.householdId, householdId), recent.isHandover))
    .orderBy(desc(householdHandovers.handedOverAt))
  const handedOverAt = handovers.findLast(({ formerOwnerId }) => formerOwnerId === userId)?.handedOverAt
  const planted = plantedUsers(await recentInvitees(tx, householdId, recent), { userId, handedOverAt })
  const leaving = members.map((member) => member.userId).filter((id) => planted.has(id))
  const ownerId = members.find((member) => member.role === 'owner')?.userId
  if (ownerId === undefined || !leaving.includes(ownerId)) return { householdId, leaving, newOwnerId: null }
  const staying = members.flatMap((member) => (planted.has(member.userId) ? [] : [member.userId]))
  // The account stays too, or returns, if an attacker who became owner removed it.
  const mayOwn = (id: string) => staying.includes(id) || (id === userId && !leaving.includes(id))
  // An account that joined and owned the household in that week keeps it, rather than a member whom an attacker let in.
  const hasOwned = ownerId === userId || handedOverAt !== undefined
  const formerOwnerId = handovers.map((handover) => handover.formerOwnerId).find(mayOwn)
  const newOwnerId = formerOwnerId ?? staying[0] ?? (hasOwned ? userId : undefined)
  // Without a possible owner, it stays with its members.
  if (newOwnerId === undefined) return null
  return { householdId, leaving: leaving.filter((id) => id !== newOwnerId), newOwnerId }
}

/** The memberships of all whom the plan names are locked. */
async function takeBackHousehold(
  tx: Transaction,
  { householdId, leaving, newOwnerId }: HouseholdResetPlan,
  userId: string,
): Promise<void> {
  const { db } = tx.deps
  if (newOwnerId !== null) {
    await db
      .update(memberships)
      .set({ role: 'member' })
      .where(and(eq(memberships.householdId, householdId), eq(memberships.role, 'owner')))
    await db
      .insert(memberships)
      .values({ householdId, userId: newOwnerId, role: 'owner', isCurrent: false })
      .onConflictDoUpdate({ target: [memberships.householdId, memberships.userId], set: { role: 'owner' } })
  }
  for (const each of leaving) await endMembership(tx, each, householdId)
  if (newOwnerId === userId) await makeHouseholdCurrent(tx, userId, householdId)
}

interface Invitee {
  userId: string
  invitedBy: string
  joinedAt: Date
}

/**
 * Who joined a household by whose invitation during the last week, former members included. One who left and joined
 * again occurs twice.
 */
async function recentInvitees(
  { deps: { db } }: Transaction,
  householdId: string,
  { hasJoined, hadJoined }: RecentEventConditions,
): Promise<Invitee[]> {
  const { userId, joinedAt } = memberships
  return await db
    .select({ userId, invitedBy: sql<string>`${memberships.invitedBy}`, joinedAt })
    .from(memberships)
    .where(and(eq(memberships.householdId, householdId), isNotNull(memberships.invitedBy), hasJoined))
    .unionAll(
      db
        .select({
          userId: endedMemberships.userId,
          invitedBy: sql<string>`${endedMemberships.invitedBy}`,
          joinedAt: endedMemberships.joinedAt,
        })
        .from(endedMemberships)
        .where(and(eq(endedMemberships.householdId, householdId), hadJoined)),
    )
}

/**
 * Everybody whom a user let in, directly or through others, and the user if they joined in that week. `handedOverAt` is
 * when they first handed the household over: one who owned it before they joined was only let in again.
 */
function plantedUsers(
  invitees: readonly Invitee[],
  { userId, handedOverAt }: { userId: string; handedOverAt: Date | undefined },
): Set<string> {
  const others = invitees.filter((invitee) => invitee.userId !== userId)
  const found = new Set([userId])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const invitee of others) if (found.has(invitee.invitedBy)) found.add(invitee.userId)
  }
  const joins = invitees.filter((invitee) => invitee.userId === userId).map(({ joinedAt }) => joinedAt)
  const hasOwnedBefore = handedOverAt !== undefined && joins.every((joinedAt) => joinedAt > handedOverAt)
  if (joins.length === 0 || hasOwnedBefore) found.delete(userId)
  return found
}

/** Deletes handovers that are too old for a reset to undo. */
export async function deleteOldHandovers({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(householdHandovers).where(lt(householdHandovers.handedOverAt, keptSince))
}

/** Deletes who invited whom where that is too long ago for a reset to undo. */
export async function forgetOldInviters({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(endedMemberships).where(lt(endedMemberships.joinedAt, keptSince))
  const old = db
    .select({ householdId: memberships.householdId, userId: memberships.userId })
    .from(memberships)
    .where(and(isNotNull(memberships.invitedBy), lt(memberships.joinedAt, keptSince)))
    .limit(forgottenAtOnce)
    .for('update', { skipLocked: true })
  for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce; )
    forgotten = (
      await db
        .update(memberships)
        .set({ invitedBy: null })
        .where(sql`(${memberships.householdId}, ${memberships.userId}) in ${old}`)
        .returning({ userId: memberships.userId })
    ).length
}
