import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { endInvitationsAfterRemoval, endInvitationsOf, isEndedWith } from './invitationDeletion.ts'
import { endMembership, enter, holdHouseholds, lockMemberships } from './members.ts'
import { endedMemberships, householdHandovers, invitations, memberships } from './table.ts'

type Transaction = Pick<Context, 'deps' | 'locale'>

/** As long as an invitation is open. The household's page showed older members for at least a week. */
const takenBackDays = 7
/** Memberships in one statement, so that nobody who changes one of them waits long. */
const forgottenAtOnce = 1000
/** A reset that undoes a change of address a week ago looks back a week from there. */
const keptDays = 14
const keptSince = sql`now() - ${keptDays} * interval '1 day'`

/** What happened lately, seen from the moment in which an account was taken, or from now. */
function lately(takenAt: Date | null) {
  const since = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now()) - ${takenBackDays} * interval '1 day'`
  return {
    isHandover: gt(householdHandovers.handedOverAt, since),
    hasJoined: gt(memberships.joinedAt, since),
    hadJoined: gt(endedMemberships.joinedAt, since),
  }
}
type Lately = ReturnType<typeof lately>

/** Whose access is taken back. */
interface Account {
  userId: string
  /** An address that the account loses; invitations that were mailed there end too. Null where it keeps its own. */
  mailedTo: string | null
  /** The change of address that is undone, from which the week counts back; null where none is. */
  takenAt: Date | null
}

/**
 * Undoes what a thief of a user's account may have planted in households during the last week: open invitations, members
 * whom the account let in then with those whom they let in then, though members between may be gone, and households it
 * joined by invitation. A household that loses its owner so goes back to the last owner of that week who stays, else to its
 * longest-standing member. For the transaction that resets the password. Locks households, then invitations, then memberships, each in one order.
 */
export async function takeBackAccess(tx: Transaction, account: Account): Promise<void> {
  const { userId, mailedTo } = account
  const recent = lately(account.takenAt)
  const householdIds = await findTouchedHouseholds(tx, account, recent)
  await holdHouseholds(tx, householdIds)
  await endInvitationsOf(tx, { userId, mailedTo })
  const plans: Plan[] = []
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

/** The households that a reset may change: who is in them, or which invitations into them are open. */
async function findTouchedHouseholds(
  { deps: { db } }: Transaction,
  { userId, mailedTo }: Account,
  { isHandover, hasJoined, hadJoined }: Lately,
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
        .where(isEndedWith({ userId, mailedTo })),
    )
  return touched.map(({ householdId }) => householdId)
}

/** What a reset changes in one household. */
interface Plan {
  householdId: string
  leaving: string[]
  /** Who owns it from then on, if need be as a new member; null where its owner stays. */
  newOwnerId: string | null
}

/** For a household that is held. Null where nothing is to be changed, or nobody is left to own it. */
async function planTakingBack(
  tx: Transaction,
  { householdId, userId, recent }: { householdId: string; userId: string; recent: Lately },
): Promise<Plan | null> {
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
  // The account stays too, or comes back, when a planted owner removed it.
  const mayOwn = (id: string) => staying.includes(id) || (id === userId && !leaving.includes(id))
  // An account that joined and owned it that week keeps it, rather than who was planted there.
  const hasOwned = ownerId === userId || handedOverAt !== undefined
  const formerOwnerId = handovers.map((handover) => handover.formerOwnerId).find(mayOwn)
  const newOwnerId = formerOwnerId ?? staying[0] ?? (hasOwned ? userId : undefined)
  // Without anybody to own it, it stays with those who are there.
  if (newOwnerId === undefined) return null
  return { householdId, leaving: leaving.filter((id) => id !== newOwnerId), newOwnerId }
}

/** The memberships of all whom the plan names are locked. */
async function takeBackHousehold(
  tx: Transaction,
  { householdId, leaving, newOwnerId }: Plan,
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
  if (newOwnerId === userId) await enter(tx, userId, householdId)
}

interface Invitee {
  userId: string
  invitedBy: string
  joinedAt: Date
}

/**
 * Who followed whose invitation into a household during the last week, members who are gone included. One who left and
 * came again is in it twice.
 */
async function recentInvitees(
  { deps: { db } }: Transaction,
  householdId: string,
  { hasJoined, hadJoined }: Lately,
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
 * Whom a user let in, over and over those whom they let in, and the user where they joined in that week. `handedOverAt` is
 * when they first gave the household away: one who owned it before they joined was only let in again.
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

/** Forgets who let whom in where that is too long ago for a reset to undo. */
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
