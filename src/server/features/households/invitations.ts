import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type {
  HouseholdRef,
  Invitation,
  InvitationLink,
  InvitationRef,
  InvitationTokenInput,
  InviteByMailInput,
  JoinByCodeInput,
} from '#shared/contract/households.ts'
import { invitationMail } from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { users } from '../auth/table.ts'
import { type LockedCaller, limitCodeTries, limitInvitations, lockCaller } from '../callers/service.ts'
import {
  codePlaceholder,
  findCodeRedeemedAgain,
  openCode,
  redeemCode,
  refuseWrongCode,
} from '../codes/service.ts'
import { mailableName, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { mailOwnerAboutJoining } from './joinNotice.ts'
import {
  findEmailOfUser,
  lockHousehold,
  makeHouseholdCurrent,
  serializeMembershipChanges,
} from './members.ts'
import { expectCurrentHousehold } from './notCurrentHousehold.ts'
import { households, invitations, memberships } from './table.ts'

const openDays = 7
/** Maximum open invitations of one household. */
const maxOpen = 20
/** Maximum households of one account; one that was in more before this limit existed stays in them. */
const maxHouseholds = 20
/** Maximum members of one household. */
const maxMembers = 30

/** Whether it leads into a household of the user's: they see an invitation even after it was used or has expired. */
const isOfMember = (userId: string) => sql<boolean>`exists (select from ${memberships} as own
  where own.household_id = ${invitations}.household_id and own.user_id = ${userId})`

const isOpen = and(isNull(invitations.usedAt), sql`${invitations.expiresAt} > now()`) as SQL

/**
 * Makes an invitation into the caller's household for anybody who gets its link. Throws INVALID when too many are open,
 * CONFLICT when the caller's current household is another.
 */
export async function inviteByLink(
  ctx: MemberContext,
  { householdId }: HouseholdRef,
): Promise<InvitationLink> {
  return await runInTransaction(ctx, async (tx) => {
    await lockCaller(tx)
    await lockHousehold(tx, householdId)
    const { token, expiresAt } = await openInvitation(tx, { householdId, email: null })
    return { token, expiresAt }
  })
}

/**
 * Mails a code that opens the caller's household to the person who has, or will have, an account with this address;
 * with a link if our own address is configured. It replaces an earlier one to the same address. Throws INVALID,
 * TOO_MANY, and CONFLICT when the caller's current household is another.
 */
export async function inviteByMail(
  ctx: MemberContext,
  { householdId, email }: InviteByMailInput,
): Promise<void> {
  await expectCurrentHousehold(ctx, householdId)
  await limitInvitations(ctx, email)
  const { name, userId: invitedBy } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { db, config } = tx.deps
    await lockCaller(tx)
    await lockHousehold(tx, householdId)
    const [account] = await db
      .select({ email: users.email, isThere: sql<boolean>`${memberships.userId} is not null` })
      .from(users)
      .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.householdId, householdId)))
      .where(eq(users.email, email))
    if (account?.isThere) throw new DomainError('INVALID', 'households_already_member')
    await db
      .delete(invitations)
      .where(
        and(
          eq(invitations.householdId, householdId),
          sql`lower(${invitations.email}) = lower(${email})`,
          isNull(invitations.usedAt),
        ),
      )
    const { id, token } = await openInvitation(tx, { householdId, email })
    const codeId = await openCode(tx, { purpose: 'join-household', sentTo: email, subjectId: id })
    const [household] = await db.select().from(households).where(eq(households.id, householdId))
    const words = invitationMail({
      by: mailableName(name) ?? undefined,
      to: mailableName(household!.name) ?? undefined,
      link: config.publicUrl && `${config.publicUrl}/join/${token}`,
      code: codePlaceholder(codeId),
    })
    await queueMail(tx, { recipient: account?.email ?? email, ...words, codeId, causedBy: invitedBy })
  })
}

async function openInvitation(
  tx: MemberContext,
  { householdId, email }: { householdId: string; email: string | null },
) {
  const { db } = tx.deps
  const { userId: invitedBy } = tx.member
  const count = await db.$count(invitations, and(eq(invitations.householdId, householdId), isOpen))
  if (count >= maxOpen)
    throw new DomainError('INVALID', 'households_too_many_invitations', { params: { most: maxOpen } })
  const token = randomBytes(32).toString('base64url')
  const [row] = await db
    .insert(invitations)
    .values({
      id: randomUUID(),
      householdId,
      invitedBy,
      email,
      tokenHash: hashToken(token),
      expiresAt: sql`now() + ${openDays} * interval '1 day'`,
    })
    .returning({ id: invitations.id, expiresAt: invitations.expiresAt })
  return { id: row!.id, token, expiresAt: row!.expiresAt.toISOString() }
}

/**
 * Withdraws an invitation into the caller's household. Throws NOT_FOUND when it was used or belongs to another
 * household, CONFLICT when the caller's current household is another.
 */
export async function revokeInvitation(
  ctx: MemberContext,
  { householdId, invitationId }: InvitationRef,
): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    await lockHousehold(tx, householdId)
    const isOurs = and(eq(invitations.id, invitationId), eq(invitations.householdId, householdId))
    const [revoked] = await tx.deps.db
      .delete(invitations)
      .where(and(isOurs, isNull(invitations.usedAt)))
      .returning({ id: invitations.id })
    if (!revoked) throw new DomainError('NOT_FOUND', 'households_no_such_invitation')
  })
}

/** Who made an invitation and into which household, for anybody who has its link. Throws NOT_FOUND. */
export async function lookAtInvitation(ctx: Context, { token }: InvitationTokenInput): Promise<Invitation> {
  const viewerId = ctx.member?.userId ?? ''
  const [found] = await ctx.deps.db
    .select({
      householdName: households.name,
      invitedBy: users.name,
      isMember: isOfMember(viewerId),
    })
    .from(invitations)
    .innerJoin(households, eq(households.id, invitations.householdId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, hashToken(token)), or(isOpen, isOfMember(viewerId))))
  if (!found) throw new DomainError('NOT_FOUND', 'households_not_open')
  return found
}

/**
 * Joins a household by a link. Throws NOT_FOUND when it is not open, FORBIDDEN when it was mailed to another address,
 * INVALID when the caller is in the maximum of households.
 */
export async function joinByLink(ctx: MemberContext, { token }: InvitationTokenInput): Promise<void> {
  const joined = await runInTransaction(ctx, async (tx) =>
    redeemInvitation(tx, await lockCaller(tx), eq(invitations.tokenHash, hashToken(token))),
  )
  logJoined(ctx, joined)
}

/** Joins a household by a code that was mailed to the caller's own address. Throws INVALID, NOT_FOUND, TOO_MANY. */
export async function joinByCode(ctx: MemberContext, { code }: JoinByCodeInput): Promise<void> {
  const { email, userId } = ctx.member
  await limitCodeTries(ctx, 'join-household', email, userId)
  const asked = { purpose: 'join-household', sentTo: email } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const { isRight, joined } = await runInTransaction(ctx, async (tx) => {
    const account = await lockCaller(tx)
    const tried = { ...asked, digits: code, userId }
    // A repeated code, whose first answer may have been lost, makes the household of those who are members the current
    // one again.
    const invitationId =
      (await redeemCode(tx, tried)) ?? (await findCodeRedeemedAgain(tx, tried))?.subjectId ?? null
    if (invitationId === null) return { isRight: false, joined: null }
    return { isRight: true, joined: await redeemInvitation(tx, account, eq(invitations.id, invitationId)) }
  })
  if (!isRight) throw await refuseWrongCode(ctx, asked, 'households_code_failed')
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
  { email }: LockedCaller,
  which: SQL,
): Promise<JoinedHousehold | null> {
  const { db } = tx.deps
  const { userId } = tx.member
  const [into] = await db.select({ id: invitations.householdId }).from(invitations).where(which)
  if (into) await serializeMembershipChanges(tx, [into.id])
  const mayFollow = or(isOpen, isOfMember(userId))
  const [invitation] = await db.select().from(invitations).where(and(which, mayFollow)).for('update')
  if (!invitation) throw new DomainError('NOT_FOUND', 'households_not_open')
  const { id, householdId, invitedBy } = invitation
  if (invitation.email !== null && invitation.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('FORBIDDEN', 'households_other_address')
  const joined = await db
    .insert(memberships)
    .values({ householdId, userId, role: 'member', isCurrent: false, invitedBy })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId })
  if (joined.length > 0) {
    // Other calls of the same account wait for its lock, so that none is counted too late.
    if ((await db.$count(memberships, eq(memberships.userId, userId))) > maxHouseholds)
      throw new DomainError('INVALID', 'households_too_many_households', { params: { most: maxHouseholds } })
    if ((await db.$count(memberships, eq(memberships.householdId, householdId))) > maxMembers)
      throw new DomainError('INVALID', 'households_too_many_members', { params: { most: maxMembers } })
    await db.update(invitations).set({ usedAt: sql`now()` }).where(eq(invitations.id, id))
    await mailOwnerAboutJoining(tx, householdId)
  }
  await makeHouseholdCurrent(tx, userId, householdId)
  return joined.length > 0
    ? { household: householdId, otherEmail: await findEmailOfUser(tx, invitedBy) }
    : null
}

/** A plain hash is enough, because a token of 256 random bits cannot be guessed. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
