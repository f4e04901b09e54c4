import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type {
  HouseholdInvitationLink,
  HouseholdInvitationPreview,
  HouseholdInvitationRef,
  HouseholdRef,
  InvitationTokenInput,
  InviteToHouseholdByMailInput,
  JoinHouseholdByCodeInput,
} from '#shared/contract/households.ts'
import { invitationMail } from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import {
  type LockedCallerAccount,
  limitCodeTries,
  limitInvitations,
  lockCallerAccount,
} from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { queueMail, toMailableName } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { mailOwnerAboutJoining } from './joinNotice.ts'
import {
  findEmailOfUser,
  lockCurrentHousehold,
  makeHouseholdCurrent,
  serializeMembershipChanges,
} from './members.ts'
import { requireCurrentHousehold } from './notCurrentHousehold.ts'
import { householdsTable, invitationsTable, membershipsTable } from './table.ts'

const openDays = 7
/** Maximum open invitations of one household. */
const maxOpen = 20
/** Maximum households of one account; one that was in more before this limit existed stays in them. */
const maxHouseholds = 20
/** Maximum members of one household. */
const maxMembers = 30

/** Whether it leads into a household of the user's: they see an invitation even after it was used or has expired. */
const isOfMember = (userId: string) => sql<boolean>`exists (select from ${membershipsTable} as own
  where own.household_id = ${invitationsTable}.household_id and own.user_id = ${userId})`

const isOpen = and(isNull(invitationsTable.usedAt), sql`${invitationsTable.expiresAt} > now()`) as SQL

/**
 * Makes an invitation into the caller's household for anybody who gets its link. Throws INVALID when too many are open,
 * CONFLICT when the caller's current household is another.
 */
export async function inviteToHouseholdByLink(
  ctx: MemberContext,
  { householdId }: HouseholdRef,
): Promise<HouseholdInvitationLink> {
  return await runInTransaction(ctx, async (tx) => {
    await lockCallerAccount(tx)
    await lockCurrentHousehold(tx, householdId)
    const { token, expiresAt } = await openInvitation(tx, { householdId, email: null })
    return { token, expiresAt }
  })
}

/**
 * Mails a code that opens the caller's household to the person who has, or will have, an account with this address;
 * with a link if our own address is configured. It replaces an earlier one to the same address. Throws INVALID,
 * TOO_MANY, and CONFLICT when the caller's current household is another.
 */
export async function inviteToHouseholdByMail(
  ctx: MemberContext,
  { householdId, email }: InviteToHouseholdByMailInput,
): Promise<void> {
  await requireCurrentHousehold(ctx, householdId)
  await limitInvitations(ctx, email)
  const { name, userId: invitedBy } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { db, config } = tx.deps
    await lockCallerAccount(tx)
    await lockCurrentHousehold(tx, householdId)
    const [account] = await db
      .select({ email: usersTable.email, isThere: sql<boolean>`${membershipsTable.userId} is not null` })
      .from(usersTable)
      .leftJoin(
        membershipsTable,
        and(eq(membershipsTable.userId, usersTable.id), eq(membershipsTable.householdId, householdId)),
      )
      .where(eq(usersTable.email, email))
    if (account?.isThere) throw new DomainError('INVALID', 'households_already_member')
    await db
      .delete(invitationsTable)
      .where(
        and(
          eq(invitationsTable.householdId, householdId),
          sql`lower(${invitationsTable.email}) = lower(${email})`,
          isNull(invitationsTable.usedAt),
        ),
      )
    const { id, token } = await openInvitation(tx, { householdId, email })
    const codeId = await createCodeWithoutDigits(tx, {
      purpose: 'join-household',
      sentTo: email,
      subjectId: id,
    })
    const [household] = await db.select().from(householdsTable).where(eq(householdsTable.id, householdId))
    const words = invitationMail({
      by: toMailableName(name) ?? undefined,
      to: toMailableName(household!.name) ?? undefined,
      link: config.publicUrl && `${config.publicUrl}/join/${token}`,
      code: createCodePlaceholder(codeId),
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
  const count = await db.$count(invitationsTable, and(eq(invitationsTable.householdId, householdId), isOpen))
  if (count >= maxOpen)
    throw new DomainError('INVALID', 'households_too_many_invitations', { params: { most: maxOpen } })
  const token = randomBytes(32).toString('base64url')
  const [row] = await db
    .insert(invitationsTable)
    .values({
      id: randomUUID(),
      householdId,
      invitedBy,
      email,
      tokenHash: hashToken(token),
      expiresAt: sql`now() + ${openDays} * interval '1 day'`,
    })
    .returning({ id: invitationsTable.id, expiresAt: invitationsTable.expiresAt })
  return { id: row!.id, token, expiresAt: row!.expiresAt.toISOString() }
}

/**
 * Withdraws an invitation into the caller's household. Throws NOT_FOUND when it was used or belongs to another
 * household, CONFLICT when the caller's current household is another.
 */
export async function revokeHouseholdInvitation(
  ctx: MemberContext,
  { householdId, invitationId }: HouseholdInvitationRef,
): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    await lockCurrentHousehold(tx, householdId)
    const isOurs = and(eq(invitationsTable.id, invitationId), eq(invitationsTable.householdId, householdId))
    const [revoked] = await tx.deps.db
      .delete(invitationsTable)
      .where(and(isOurs, isNull(invitationsTable.usedAt)))
      .returning({ id: invitationsTable.id })
    if (!revoked) throw new DomainError('NOT_FOUND', 'households_no_such_invitation')
  })
}

/** Who made an invitation and into which household, for anybody who has its link. Throws NOT_FOUND. */
export async function getInvitationPreview(
  ctx: Context,
  { token }: InvitationTokenInput,
): Promise<HouseholdInvitationPreview> {
  const viewerId = ctx.member?.userId ?? ''
  const [found] = await ctx.deps.db
    .select({
      householdName: householdsTable.name,
      invitedBy: usersTable.name,
      isMember: isOfMember(viewerId),
    })
    .from(invitationsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, invitationsTable.householdId))
    .innerJoin(usersTable, eq(usersTable.id, invitationsTable.invitedBy))
    .where(and(eq(invitationsTable.tokenHash, hashToken(token)), or(isOpen, isOfMember(viewerId))))
  if (!found) throw new DomainError('NOT_FOUND', 'households_not_open')
  return found
}

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

/** A plain hash is enough, because a token of 256 random bits cannot be guessed. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
