import { and, eq, sql } from 'drizzle-orm'
import type {
  ChangePasswordInput,
  CodeRequestAnswer,
  EmailInput,
  ResetPasswordInput,
} from '#shared/contract/auth/auth.ts'
import { longPasswordCodeDigits } from '#shared/contract/auth/codeLengths.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { isUniqueViolationError } from '../../db/uniqueViolation.ts'
import { DomainError } from '../../errors.ts'
import {
  createCodeRequestAnswer,
  doesPasswordMatchHash,
  hashPassword,
  hasJustRequestedCode,
  limitCodeTries,
  limitLongDigitsTries,
  limitPasswordChanges,
  limitPasswordTriesOfMember,
  limitRequestedMails,
  lockCallerAccount,
  queueMailRequestedByStranger,
  requireCallersPassword,
  resetLimitOfResetMails,
} from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  createLongDigitsPlaceholder,
  deleteResetCodesMailedTo,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
  redeemLongDigits,
} from '../codes/service.ts'
import { endInvitationsOfInviter, undoAttackersHouseholdChanges } from '../households/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { endMealPlanFeedsOfUser } from '../mealPlanner/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { deleteRecentlyConfirmedPhone } from '../sms/service.ts'
import { isAmongCommonPasswords } from './commonPasswords.ts'
import {
  findFormerOwnerOfEmail,
  lockAccountForPasswordReset,
  restoreFormerEmail,
  undoEmailChangesSince,
} from './emailTakeBack.ts'
import { findUserAndSignUp } from './findUserAndSignUp.ts'
import { runOneAtATimePerEmailAndNetwork } from './oneAtATime.ts'
import { removeRecentIdentities } from './removedIdentities.ts'
import { mailPasswordChangeNotice } from './securityNotices.ts'
import { endSessionsOfUser } from './sessions/endSessions.ts'
import { storeBrowserAsKnownWithoutSignIn } from './sessions/sessions.ts'
import { sessionsTable, usersTable } from './table.ts'

/** Minutes in which a repeated change of a password is answered as done. */
const repeatMinutes = 15

/**
 * Mails a code to set a new password, or that there is no account, with the same answer and work for both. An address
 * that an account had within a week gets a code too, which restores the account to it.
 */
export async function mailPasswordResetCode(ctx: Context, input: EmailInput): Promise<CodeRequestAnswer> {
  await runOneAtATimePerEmailAndNetwork(ctx, input.email, () => mailReset(ctx, input))
  return createCodeRequestAnswer(ctx)
}

async function mailReset(ctx: Context, { email }: EmailInput): Promise<void> {
  const { user } = await findUserAndSignUp(ctx, email)
  const isNew = await limitRequestedMails(ctx, {
    what: 'forgot',
    email,
    isKnownBrowser: user?.isThisBrowser ?? false,
    isRepeated: () => hasJustRequestedCode(ctx, 'reset-password', email),
  })
  if (!isNew) return
  const formerOwner = await findFormerOwnerOfEmail(ctx, email)
  const owner = user ?? formerOwner
  const recipient = owner?.email ?? email
  const browserHash = ctx.browserId.keep()
  await runInTransaction(ctx, async (tx) => {
    const codeId = await createCodeWithoutDigits(tx, {
      purpose: 'reset-password',
      sentTo: recipient,
      subjectId: owner?.id ?? 'nobody',
      browserHash,
    })
    const words = await renderInLanguageOfAccount(tx, owner?.id ?? 'nobody', () =>
      owner
        ? mails.resetPasswordMail(createCodePlaceholder(codeId), createLongDigitsPlaceholder(codeId))
        : mails.noPendingSignUpMail(),
    )
    await queueMailRequestedByStranger(tx, { recipient, ...words, codeId: owner ? codeId : null })
  })
}

/**
 * Sets a new password by a mailed code, and removes what an attacker who knew the old one may have added: every
 * session, open invitation, calendar address, recent membership, recently linked provider and recently confirmed phone number. Only the
 * caller's browser stays known. With an address that the account had within a week it restores that too. Throws
 * INVALID, TOO_MANY.
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const { email, code, newPassword } = input
  if (await isAmongCommonPasswords(newPassword)) throw new DomainError('INVALID', 'auth_password_too_common')
  const { user } = await findUserAndSignUp(ctx, email)
  const browserHash = ctx.browserId.hash
  const isLong = code.length === longPasswordCodeDigits
  const knownBrowser = user?.isThisBrowser ? browserHash : null
  if (isLong) await limitLongDigitsTries(ctx, knownBrowser)
  else await limitCodeTries(ctx, 'reset-password', email, knownBrowser)
  const passwordHash = await hashPassword(ctx, newPassword)
  const tried = { purpose: 'reset-password', sentTo: email, digits: code, browserHash } as const
  const account = await runInTransaction(ctx, async (tx) => {
    const locked = await lockAccountForPasswordReset(tx, email)
    const userId = await (isLong ? redeemLongDigits : redeemCode)(tx, tried)
    if (!locked || userId !== locked.id) return null
    const takenAt = locked.isCurrent ? null : await undoEmailChangesSince(tx, { userId, email })
    if (!locked.isCurrent && takenAt === null) return null
    await storePasswordHash(tx, userId, passwordHash)
    await endSessionsOfUser(tx, userId, null)
    await storeBrowserAsKnownWithoutSignIn(tx, userId)
    const providers = await removeRecentIdentities(tx, { userId, takenAt })
    await deleteRecentlyConfirmedPhone(tx, { userId, takenAt })
    await undoAttackersHouseholdChanges(tx, {
      userId,
      mailedTo: locked.isCurrent ? null : locked.email,
      takenAt,
    })
    await endMealPlanFeedsOfUser(tx, userId)
    await resetLimitOfResetMails(tx, email)
    const words = await renderInLanguageOfAccount(tx, userId, () => mails.passwordWasResetMail(providers))
    await queueMail(tx, { recipient: locked.foundEmail, ...words, codeId: null })
    if (!locked.isCurrent) await restoreFormerEmail(tx, locked)
    return { restoredFrom: locked.isCurrent ? null : locked.email }
  }).catch((error: unknown) => {
    // Another account has the address that was to be restored.
    if (isUniqueViolationError(error)) return null
    throw error
  })
  if (!account) {
    // The answer to an earlier call with the same code and password may have been lost.
    if ((await findCodeAlreadyRedeemedByCaller(ctx, tried)) && (await hasPassword(ctx, email, newPassword)))
      return
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'reset-password' })
    throw isLong
      ? new DomainError('INVALID', 'auth_reset_failed')
      : await countWrongCodeAndCreateError(ctx, tried, 'auth_reset_failed')
  }
  if (account.restoredFrom !== null)
    logSecurityEvent(ctx, 'former email restored', { email: account.restoredFrom, newEmail: email })
  logSecurityEvent(ctx, 'password reset', { email })
}

async function hasPassword(ctx: Context, email: string, password: string): Promise<boolean> {
  const { user } = await findUserAndSignUp(ctx, email)
  return await doesPasswordMatchHash(ctx, password, user?.passwordHash ?? null)
}

/**
 * Changes the caller's password, and ends their other sessions, open invitations, calendar addresses and the reset codes that were
 * mailed to the account's address. Codes at a former address stay: its owner may need them. A change that is repeated
 * because no answer came succeeds. Throws INVALID, TOO_MANY, and FORBIDDEN where the first password of an account
 * requires a recent sign-in.
 */
export async function changePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<void> {
  await limitPasswordTriesOfMember(ctx)
  const before = await findJustChanged(ctx)
  if (before !== null && (await isSameChange(ctx, input, before))) return
  try {
    await replacePassword(ctx, input)
  } catch (error) {
    const isWrong = error instanceof DomainError && error.reason === 'auth_wrong_password'
    if (!isWrong) throw error
    // The first of two calls for the same change may have ended while this one was running.
    const now = await findJustChanged(ctx)
    if (now === null || now === before || !(await isSameChange(ctx, input, now))) throw error
  }
}

async function replacePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<void> {
  const { userId, email, sessionId } = ctx.member
  const provenBy = await requireCallersPassword(ctx, input.currentPassword)
  if (await isAmongCommonPasswords(input.newPassword))
    throw new DomainError('INVALID', 'auth_password_too_common')
  const passwordHash = await hashPassword(ctx, input.newPassword)
  await runInTransaction(ctx, async (tx) => {
    // The password may have been changed while it was compared.
    const account = await lockCallerAccount(tx)
    if (account.passwordHash !== provenBy) throw new DomainError('INVALID', 'auth_wrong_password')
    await limitPasswordChanges(tx)
    await deleteResetCodesMailedTo(tx, { email: account.email, userId })
    await storePasswordHash(tx, userId, passwordHash)
    await tx.deps.db
      .update(sessionsTable)
      .set({ passwordChangedAt: sql`now()` })
      .where(eq(sessionsTable.id, sessionId))
    await endSessionsOfUser(tx, userId, sessionId)
    await endInvitationsOfInviter(tx, userId)
    await endMealPlanFeedsOfUser(tx, userId)
    await mailPasswordChangeNotice(tx, { recipient: account.email, isFirst: input.currentPassword === null })
  })
  logSecurityEvent(ctx, 'password changed', { email })
}

/** The hash of the caller's password if it was changed in their session a moment ago; else null. */
async function findJustChanged({ deps: { db }, member }: MemberContext): Promise<string | null> {
  const isRecent = sql<boolean>`${sessionsTable.passwordChangedAt} > now() - ${repeatMinutes} * interval '1 minute'`
  const [changed] = await db
    .select({ passwordHash: usersTable.passwordHash })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(eq(sessionsTable.id, member.sessionId), isRecent))
  return changed?.passwordHash ?? null
}

/**
 * Whether a change sets the password that the account already has. Where it does not, both the new and the current
 * password count as attempts. Throws TOO_MANY.
 */
async function isSameChange(
  ctx: MemberContext,
  { currentPassword, newPassword }: ChangePasswordInput,
  passwordHash: string,
): Promise<boolean> {
  if (currentPassword === newPassword) return false
  const isSame = await doesPasswordMatchHash(ctx, newPassword, passwordHash)
  if (!isSame) await limitPasswordTriesOfMember(ctx)
  return isSame
}

/** With `inPlaceOf`, only if that is still the password's hash. */
export async function storePasswordHash(
  ctx: DbContext,
  userId: string,
  passwordHash: string,
  inPlaceOf?: string,
): Promise<void> {
  const isStill = inPlaceOf === undefined ? undefined : eq(usersTable.passwordHash, inPlaceOf)
  await ctx.deps.db
    .update(usersTable)
    .set({ passwordHash })
    .where(and(eq(usersTable.id, userId), isStill))
}
