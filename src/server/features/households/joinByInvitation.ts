import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { InvitationTokenInput, JoinHouseholdByCodeInput } from '#shared/contract/households.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { type LockedCallerAccount, limitCodeTries, lockCallerAccount } from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { isOfMember } from './invitations.ts'
import { mailOwnerAboutJoining } from './joinNotice.ts'
import { findEmailOfUser, makeHouseholdCurrent, serializeMembershipChanges } from './members.ts'
import { hashToken, isOpen, maxHouseholds, maxMembers } from './openInvitations.ts'
import { invitationsTable, membershipsTable } from './table.ts'

/**
 * Joins a household by a link. Throws NOT_FOUND when it is not open, FORBIDDEN when it was mailed to another address,
 * INVALID when the caller is in the maximum of households.
 */
export async function joinHouseholdByLink(
  ctx: MemberContext,
  { token }: InvitationTokenInput,
): Promise<void> {
  const joined = await runInTransaction(ctx, async (tx) =>
    redeemInvitation(tx, await lockCallerAccount(tx), eq(invitationsTable.tokenHash, hashToken(token))),
  )
  logJoined(ctx, joined)
}

/** Joins a household by a code that was mailed to the caller's own address. Throws INVALID, NOT_FOUND, TOO_MANY. */
export async function joinHouseholdByCode(
  ctx: MemberContext,
  { code }: JoinHouseholdByCodeInput,
): Promise<void> {
  const { email, userId } = ctx.member
  await limitCodeTries(ctx, 'join-household', email, userId)
  const asked = { purpose: 'join-household', sentTo: email } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const { isRight, joined } = await runInTransaction(ctx, async (tx) => {
    const account = await lockCallerAccount(tx)
    const tried = { ...asked, digits: code, userId }
    // A repeated code, whose first answer may have been lost, makes the household of those who are members the current
    // one again.
    const invitationId =
      (await redeemCode(tx, tried)) ?? (await findCodeAlreadyRedeemedByCaller(tx, tried))?.subjectId ?? null
    if (invitationId === null) return { isRight: false, joined: null }
    return {
      isRight: true,
      joined: await redeemInvitation(tx, account, eq(invitationsTable.id, invitationId)),
    }
  })
  if (!isRight) throw await countWrongCodeAndCreateError(ctx, asked, 'households_code_failed')
  logJoined(ctx, joined)
}

/** The joined household, and the address of the inviting member. */
interface JoinedHousehold {
  household: string
  otherEmail: string | null
}

function logJoined(ctx: MemberContext, joined: JoinedHousehold | null): void {
  if (joined) logSecurityEvent(ctx, 'household joined', { email: ctx.member.email, ...joined })
}

/**
 * Uses an invitation: makes the caller a member and the household their current one. A member only enters it. The
 * caller's account is locked: a password reset either has ended their session, or later finds what the account joined.
 * Null for one who was a member.
 */
async function redeemInvitation(
  tx: MemberContext,
  { email }: LockedCallerAccount,
  which: SQL,
): Promise<JoinedHousehold | null> {
  const { db } = tx.deps
  const { userId } = tx.member
  const [into] = await db.select({ id: invitationsTable.householdId }).from(invitationsTable).where(which)
  if (into) await serializeMembershipChanges(tx, [into.id])
  const mayFollow = or(isOpen, isOfMember(userId))
  const [invitation] = await db.select().from(invitationsTable).where(and(which, mayFollow)).for('update')
  if (!invitation) throw new DomainError('NOT_FOUND', 'households_not_open')
  const { id, householdId, invitedBy } = invitation
  if (invitation.email !== null && invitation.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('FORBIDDEN', 'households_other_address')
  const joined = await db
    .insert(membershipsTable)
    .values({ householdId, userId, role: 'member', isCurrent: false, invitedBy })
    .onConflictDoNothing()
    .returning({ userId: membershipsTable.userId })
  if (joined.length > 0) {
    // Other calls of the same account wait for its lock, so that none is counted too late.
    if ((await db.$count(membershipsTable, eq(membershipsTable.userId, userId))) > maxHouseholds)
      throw new DomainError('INVALID', 'households_too_many_households', { params: { most: maxHouseholds } })
    if ((await db.$count(membershipsTable, eq(membershipsTable.householdId, householdId))) > maxMembers)
      throw new DomainError('INVALID', 'households_too_many_members', { params: { most: maxMembers } })
    await db.update(invitationsTable).set({ usedAt: sql`now()` }).where(eq(invitationsTable.id, id))
    await mailOwnerAboutJoining(tx, householdId)
  }
  await makeHouseholdCurrent(tx, userId, householdId)
  return joined.length > 0
    ? { household: householdId, otherEmail: await findEmailOfUser(tx, invitedBy) }
    : null
}
