import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import type { HandOverInput } from '#shared/contract/households.ts'
import { householdHandedOverMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { users } from '../auth/table.ts'
import { expectCallersPassword, limitPasswordTriesOfMember, lockCaller } from '../callers/service.ts'
import { inLanguageOfAccount } from '../languages/service.ts'
import { mailableName, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { lockHouseholdAsOwner, lockMemberships } from './members.ts'
import { expectCurrentHousehold } from './notCurrentHousehold.ts'
import { householdHandovers, households, memberships } from './table.ts'

/**
 * Makes another member the owner in the caller's place, records for a week that the caller was the owner, and mails the
 * caller. Throws FORBIDDEN unless the caller owns the household, and without a password or a recent sign-in; INVALID
 * for a wrong password and for the caller themselves, NOT_FOUND, TOO_MANY, CONFLICT when the caller's current household
 * is another.
 */
export async function handOverHousehold(
  ctx: MemberContext,
  { householdId, userId, currentPassword }: HandOverInput,
): Promise<void> {
  const { userId: formerOwnerId, email } = ctx.member
  await expectCurrentHousehold(ctx, householdId)
  await limitPasswordTriesOfMember(ctx)
  const provenBy = await expectCallersPassword(ctx, currentPassword)
  const otherEmail = await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    // While the password was compared, a reset may have ended the session and changed it.
    if ((await lockCaller(tx)).passwordHash !== provenBy)
      throw new DomainError('INVALID', 'auth_wrong_password')
    const roles = await lockHouseholdAsOwner(tx, householdId)
    if (userId === formerOwnerId) throw new DomainError('INVALID', 'households_already_owner')
    if (!roles.has(userId)) throw new DomainError('NOT_FOUND', 'households_no_such_member')
    const ofHousehold = eq(memberships.householdId, householdId)
    const of = (memberId: string) => and(ofHousehold, eq(memberships.userId, memberId))
    await lockMemberships(tx, or(of(formerOwnerId), of(userId)))
    // One after the other: the database refuses two owners at any moment.
    await db.update(memberships).set({ role: 'member' }).where(of(formerOwnerId))
    await db.update(memberships).set({ role: 'owner' }).where(of(userId))
    await db.insert(householdHandovers).values({ id: randomUUID(), householdId, formerOwnerId })
    const [household] = await db
      .select({ name: households.name })
      .from(households)
      .where(eq(households.id, householdId))
    const [newOwner] = await db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
    const words = await inLanguageOfAccount(tx, formerOwnerId, () =>
      householdHandedOverMail({
        household: mailableName(household?.name ?? ''),
        newOwner: mailableName(newOwner?.name ?? ''),
      }),
    )
    await queueMail(tx, { recipient: email, ...words, codeId: null })
    return newOwner?.email ?? null
  })
  logSecurityEvent(ctx, 'household handed over', { email, otherEmail, household: householdId })
}
