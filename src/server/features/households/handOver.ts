import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import type { HandOverHouseholdInput } from '#shared/contract/households.ts'
import { householdHandedOverMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import { limitPasswordTriesOfMember, lockCallerAccount, requireCallersPassword } from '../callers/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail, toMailableName } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { lockCurrentHouseholdAsOwner, lockHouseholdMemberships } from './members.ts'
import { requireCurrentHousehold } from './notCurrentHousehold.ts'
import { householdHandoversTable, householdsTable, membershipsTable } from './table.ts'

/**
 * Makes another member the owner in the caller's place, records for a week that the caller was the owner, and mails the
 * caller. Throws FORBIDDEN unless the caller owns the household, and without a password or a recent sign-in; INVALID
 * for a wrong password and for the caller themselves, NOT_FOUND, TOO_MANY, CONFLICT when the caller's current household
 * is another.
 */
export async function handOverHousehold(
  ctx: MemberContext,
  { householdId, userId, currentPassword }: HandOverHouseholdInput,
): Promise<void> {
  const { userId: formerOwnerId, email } = ctx.member
  await requireCurrentHousehold(ctx, householdId)
  await limitPasswordTriesOfMember(ctx)
  const provenBy = await requireCallersPassword(ctx, currentPassword)
  const otherEmail = await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    // While the password was compared, a reset may have ended the session and changed it.
    if ((await lockCallerAccount(tx)).passwordHash !== provenBy)
      throw new DomainError('INVALID', 'auth_wrong_password')
    const roles = await lockCurrentHouseholdAsOwner(tx, householdId)
    if (userId === formerOwnerId) throw new DomainError('INVALID', 'households_already_owner')
    if (!roles.has(userId)) throw new DomainError('NOT_FOUND', 'households_no_such_member')
    const ofHousehold = eq(membershipsTable.householdId, householdId)
    const of = (memberId: string) => and(ofHousehold, eq(membershipsTable.userId, memberId))
    await lockHouseholdMemberships(tx, or(of(formerOwnerId), of(userId)))
    // One after the other: the database refuses two owners at any moment.
    await db.update(membershipsTable).set({ role: 'member' }).where(of(formerOwnerId))
    await db.update(membershipsTable).set({ role: 'owner' }).where(of(userId))
    await db.insert(householdHandoversTable).values({ id: randomUUID(), householdId, formerOwnerId })
    const [household] = await db
      .select({ name: householdsTable.name })
      .from(householdsTable)
      .where(eq(householdsTable.id, householdId))
    const [newOwner] = await db
      .select({ name: usersTable.name, email: usersTable.email })
      .from(usersTable)
      .where(eq(usersTable.id, userId))
    const words = await renderInLanguageOfAccount(tx, formerOwnerId, () =>
      householdHandedOverMail({
        household: toMailableName(household?.name ?? ''),
        newOwner: toMailableName(newOwner?.name ?? ''),
      }),
    )
    await queueMail(tx, { recipient: email, ...words, codeId: null })
    return newOwner?.email ?? null
  })
  logSecurityEvent(ctx, 'household ownership transferred', { email, otherEmail, household: householdId })
}
