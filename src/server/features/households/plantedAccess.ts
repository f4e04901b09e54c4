import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { DbContextWithTextLocale } from '../../db/dbContext.ts'
import {
  endInvitationsAfterRemoval,
  endInvitationsOfAccount,
  invitationsToEndCondition,
} from './invitationDeletion.ts'
import {
  endHouseholdMembership,
  lockHouseholdMemberships,
  makeHouseholdCurrent,
  serializeMembershipChanges,
} from './members.ts'
import {
  endedMembershipsTable,
  householdHandoversTable,
  invitationsTable,
  membershipsTable,
} from './table.ts'

type Transaction = DbContextWithTextLocale

/** As long as an invitation is open. Older members have been visible on the household's page for at least a week. */
const takenBackDays = 7

/** The conditions for recent events, before the time when an account was taken, or before now. */
function recentEventConditions(takenAt: Date | null) {
  const since = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now()) - ${takenBackDays} * interval '1 day'`
  return {
    isHandover: gt(householdHandoversTable.handedOverAt, since),
    hasJoined: gt(membershipsTable.joinedAt, since),
    hadJoined: gt(endedMembershipsTable.joinedAt, since),
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
export async function undoAttackersHouseholdChanges(
  tx: Transaction,
  account: RestoredAccount,
): Promise<void> {
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
  await lockHouseholdMemberships(tx, inArray(membershipsTable.userId, changed))
  for (const plan of plans) await takeBackHousehold(tx, plan, userId)
}

/** The households whose members or open invitations a reset may change. */
async function findTouchedHouseholds(
  { deps: { db } }: Transaction,
  { userId, mailedTo }: RestoredAccount,
  { isHandover, hasJoined, hadJoined }: RecentEventConditions,
): Promise<string[]> {
  const isMemberInvitedByAttacker = or(
    eq(membershipsTable.invitedBy, userId),
    and(eq(membershipsTable.userId, userId), isNotNull(membershipsTable.invitedBy)),
  )
  const touched = await db
    .select({ householdId: membershipsTable.householdId })
    .from(membershipsTable)
    .where(and(isMemberInvitedByAttacker, hasJoined))
    .union(
      db
        .select({ householdId: endedMembershipsTable.householdId })
        .from(endedMembershipsTable)
        .where(and(eq(endedMembershipsTable.invitedBy, userId), hadJoined)),
    )
    .union(
      db
        .select({ householdId: householdHandoversTable.householdId })
        .from(householdHandoversTable)
        .where(and(eq(householdHandoversTable.formerOwnerId, userId), isHandover)),
    )
    .union(
      db
        .select({ householdId: invitationsTable.householdId })
        .from(invitationsTable)
        .where(invitationsToEndCondition({ userId, mailedTo })),
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
    .select({ userId: membershipsTable.userId, role: membershipsTable.role })
    .from(membershipsTable)
    .where(eq(membershipsTable.householdId, householdId))
    .orderBy(asc(membershipsTable.joinedAt), membershipsTable.userId)
  const handovers = await db
    .select({
      formerOwnerId: householdHandoversTable.formerOwnerId,
      handedOverAt: householdHandoversTable.handedOverAt,
    })
    .from(householdHandoversTable)
    .where(and(eq(householdHandoversTable.householdId, householdId), recent.isHandover))
    .orderBy(desc(householdHandoversTable.handedOverAt))
  const handedOverAt = handovers.findLast(({ formerOwnerId }) => formerOwnerId === userId)?.handedOverAt
  const invitedByAttacker = plantedUsers(await recentInvitees(tx, householdId, recent), {
    userId,
    handedOverAt,
  })
  const leaving = members.map((member) => member.userId).filter((id) => invitedByAttacker.has(id))
  const ownerId = members.find((member) => member.role === 'owner')?.userId
  if (ownerId === undefined || !leaving.includes(ownerId)) return { householdId, leaving, newOwnerId: null }
  const staying = members.flatMap((member) => (invitedByAttacker.has(member.userId) ? [] : [member.userId]))
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
      .update(membershipsTable)
      .set({ role: 'member' })
      .where(and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.role, 'owner')))
    await db
      .insert(membershipsTable)
      .values({ householdId, userId: newOwnerId, role: 'owner', isCurrent: false })
      .onConflictDoUpdate({
        target: [membershipsTable.householdId, membershipsTable.userId],
        set: { role: 'owner' },
      })
  }
  for (const each of leaving) await endHouseholdMembership(tx, each, householdId)
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
  const { userId, joinedAt } = membershipsTable
  return await db
    .select({ userId, invitedBy: sql<string>`${membershipsTable.invitedBy}`, joinedAt })
    .from(membershipsTable)
    .where(
      and(eq(membershipsTable.householdId, householdId), isNotNull(membershipsTable.invitedBy), hasJoined),
    )
    .unionAll(
      db
        .select({
          userId: endedMembershipsTable.userId,
          invitedBy: sql<string>`${endedMembershipsTable.invitedBy}`,
          joinedAt: endedMembershipsTable.joinedAt,
        })
        .from(endedMembershipsTable)
        .where(and(eq(endedMembershipsTable.householdId, householdId), hadJoined)),
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
