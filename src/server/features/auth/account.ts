import { eq } from 'drizzle-orm'
import * as m from '#messages'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { DeleteAccountInput, DeletionPlan } from '#shared/contract/auth.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { forgetCodesFor } from '../codes/service.ts'
import { feedbackData } from '../feedback/service.ts'
import { groceryData } from '../grocery/service.ts'
import { forgetInvitationsTo, householdData, leaveHouseholds, planLeaving } from '../households/service.ts'
import { forgetMailsTo, mailData } from '../mail/service.ts'
import { noteData, withdrawNotes } from '../notes/service.ts'
import { preferences } from '../preferences/table.ts'
import { ratingData, withdrawRatings } from '../ratings/service.ts'
import { recipeData } from '../recipes/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { forgetPhoneCodes, textData } from '../sms/service.ts'
import { deviceOf } from './device.ts'
import { limitTries } from './limits.ts'
import { expectPassword } from './passwordChanges.ts'
import { identities, sessions, signUps, users } from './table.ts'

/** Everything that is kept of the caller; each feature words its own part. No secret is in it, hashed or not. */
export async function downloadData(ctx: MemberContext): Promise<AccountData> {
  return {
    madeAt: new Date().toISOString(),
    account: await accountData(ctx),
    identities: await identityData(ctx),
    sessions: await sessionData(ctx),
    preferences: await preferenceData(ctx),
    households: await householdData(ctx, ctx.member.userId),
    recipes: await recipeData(ctx, ctx.member.userId),
    ratings: await ratingData(ctx, ctx.member.userId),
    notes: await noteData(ctx, ctx.member.userId),
    feedback: await feedbackData(ctx, ctx.member.userId),
    groceries: await groceryData(ctx, ctx.member.userId),
    texts: await textData(ctx, ctx.member.userId),
    mails: await mailData(ctx, ctx.member.email),
  }
}

async function accountData({ deps, member }: MemberContext): Promise<AccountData['account']> {
  const { userId, email, name, hasPassword } = member
  const [user] = await deps.db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('UNAUTHENTICATED', m.auth_not_signed_in())
  return { userId, email, name, hasPassword, createdAt: user.createdAt.toISOString() }
}

async function identityData({ deps, member }: MemberContext): Promise<AccountData['identities']> {
  const rows = await deps.db.select().from(identities).where(eq(identities.userId, member.userId))
  return rows.map(({ provider, subject, createdAt }) => ({
    provider,
    subject,
    createdAt: createdAt.toISOString(),
  }))
}

async function sessionData({ deps, member }: MemberContext): Promise<AccountData['sessions']> {
  const rows = await deps.db.select().from(sessions).where(eq(sessions.userId, member.userId))
  return rows.map(({ userAgent, visitor, createdAt, lastUsedAt, expiresAt }) => ({
    device: deviceOf(userAgent),
    userAgent,
    network: visitor,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

async function preferenceData({ deps, member }: MemberContext): Promise<AccountData['preferences']> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  if (!row) return null
  const { userId: _, version: __, ...told } = row
  return told
}

/** What deleting the account would do to the caller's households, told before it is done. */
export async function planDeletion(ctx: MemberContext): Promise<DeletionPlan> {
  const leaving = await planLeaving(ctx, ctx.member.userId)
  return {
    endingHouseholds: leaving.filter(({ isLast }) => isLast).map(({ name }) => name),
    stayingHouseholds: leaving
      .filter(({ isLast }) => !isLast)
      .map(({ name, heir }) => ({ name, newOwner: heir?.name ?? null })),
  }
}

/**
 * Deletes the caller's account and all that is theirs alone, in one transaction, and drops the cookie. Throws INVALID
 * when the address or the password is not theirs, TOO_MANY after too many tries.
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<void> {
  const { userId, email } = ctx.member
  await limitTries(ctx, email, true)
  if (input.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('INVALID', m.auth_not_your_email())
  await expectPassword(ctx, input.password)
  await withTransaction(ctx, async (tx) => {
    await leaveHouseholds(tx, userId)
    await forgetInvitationsTo(tx, email)
    await withdrawNotes(tx, userId)
    await withdrawRatings(tx, userId)
    await forgetPhoneCodes(tx, userId)
    await tx.deps.db.delete(users).where(eq(users.id, userId))
    await tx.deps.db.delete(signUps).where(eq(signUps.email, email))
    await forgetMailsTo(tx, email)
    await forgetCodesFor(tx, email)
  })
  ctx.cookie.drop()
  logSecurityEvent(ctx, 'account deleted', { email })
}
