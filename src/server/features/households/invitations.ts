import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type {
  HouseholdInvitationLink,
  HouseholdInvitationPreview,
  HouseholdInvitationRef,
  HouseholdRef,
  InvitationTokenInput,
  InviteToHouseholdByMailInput,
} from '#shared/contract/households.ts'
import { invitationMail } from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import { limitInvitations, lockCallerAccount } from '../callers/service.ts'
import { createCodePlaceholder, createCodeWithoutDigits } from '../codes/service.ts'
import { queueMail, toMailableName } from '../mail/service.ts'
import { lockCurrentHousehold } from './members.ts'
import { requireCurrentHousehold } from './notCurrentHousehold.ts'
import { hashToken, isOpen } from './openInvitations.ts'
import { householdsTable, invitationsTable, membershipsTable } from './table.ts'

const openDays = 7

/** Maximum open invitations of one household. */
const maxOpen = 20

/** Whether it leads into a household of the user's: they see an invitation even after it was used or has expired. */
export const isOfMember = (userId: string) => sql<boolean>`exists (select from ${membershipsTable} as own
  where own.household_id = ${invitationsTable}.household_id and own.user_id = ${userId})`

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
