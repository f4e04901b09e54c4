import { and, eq } from 'drizzle-orm'
import * as m from '#messages'
import type { ChangePasswordInput, EmailInput, ResetPasswordInput } from '#shared/contract/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { codePlaceholder, openCode, redeemCode } from '../codes/service.ts'
import { endInvitationsBy, takeBackAccess } from '../households/service.ts'
import { mailableName, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { findPerson } from './findPerson.ts'
import { expectRecentProof } from './identityProof.ts'
import { limitCodeTries, limitMemberTries } from './limits.ts'
import { limitMails, queueAskedMail } from './mailLimits.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf, rememberBrowser } from './sessions.ts'
import { users } from './table.ts'

/** Mails a code to set a new password, or that there is no account. The same answer and work for both. */
export async function forgotPassword(ctx: Context, { email }: EmailInput): Promise<void> {
  const { user } = await findPerson(ctx, email)
  await limitMails(ctx, { what: 'forgot', email, isKnownBrowser: user?.isThisBrowser ?? false })
  const recipient = user?.email ?? email
  const browserHash = ctx.browserId.keep()
  await withTransaction(ctx, async (tx) => {
    const codeId = await openCode(tx, {
      purpose: 'reset-password',
      sentTo: recipient,
      subjectId: user?.id ?? 'nobody',
      browserHash,
    })
    const words = user
      ? mails.resetPasswordMail(mailableName(user.name), codePlaceholder(codeId))
      : mails.nobodyHereMail()
    await queueAskedMail(tx, { recipient, ...words, codeId: user ? codeId : null })
  })
}

/**
 * Sets a new password by a mailed code, and ends what somebody who knew the old one may have planted: every session,
 * open invitation and recent membership. Of the browsers that were known only the caller's stays so. Throws INVALID, TOO_MANY.
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const { email, code, newPassword } = input
  if (await isCommonPassword(newPassword)) throw new DomainError('INVALID', m.auth_password_too_common())
  const { user } = await findPerson(ctx, email)
  const browserHash = ctx.browserId.hash
  await limitCodeTries(ctx, 'reset-password', email, user?.isThisBrowser ? browserHash : null)
  const passwordHash = await hashPassword(ctx, newPassword)
  const isReset = await withTransaction(ctx, async (tx) => {
    const tried = { purpose: 'reset-password', sentTo: email, digits: code, browserHash } as const
    const userId = await redeemCode(tx, tried)
    if (!userId) return false
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, null)
    await rememberBrowser(tx, userId)
    await takeBackAccess(tx, userId)
    const words = mails.passwordWasResetMail(mailableName(user?.name ?? ''))
    await queueMail(tx, { recipient: email, ...words, codeId: null })
    return true
  })
  if (!isReset) {
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'reset-password' })
    throw new DomainError('INVALID', m.auth_reset_failed())
  }
  logSecurityEvent(ctx, 'password reset', { email })
}

/**
 * Changes the caller's password, and ends their other sessions and the invitations they have open. Throws INVALID,
 * TOO_MANY, and FORBIDDEN where the first password of an account asks for a recent sign-in.
 */
export async function changePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<void> {
  const { userId, email, name, sessionId } = ctx.member
  await limitMemberTries(ctx)
  await expectPassword(ctx, input.currentPassword)
  if (await isCommonPassword(input.newPassword))
    throw new DomainError('INVALID', m.auth_password_too_common())
  const passwordHash = await hashPassword(ctx, input.newPassword)
  await withTransaction(ctx, async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, sessionId)
    await endInvitationsBy(tx, userId)
    const mailOf = input.currentPassword === null ? mails.passwordSetMail : mails.passwordChangedMail
    await queueMail(tx, { recipient: email, ...mailOf(mailableName(name)), codeId: null })
  })
  logSecurityEvent(ctx, 'password changed', { email })
}

/**
 * Throws INVALID when it is not the caller's password. An account without one hands in null, and must have been signed
 * in to within ten minutes; else FORBIDDEN. Returns the hash it was compared with, null without a password: whoever
 * changes the account compares it again once they have locked it (see lockCaller).
 */
export async function expectPassword(ctx: MemberContext, password: string | null): Promise<string | null> {
  const [user] = await ctx.deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.member.userId))
  const hash = user?.passwordHash ?? null
  const isRight =
    hash === null ? password === null : password !== null && (await isPassword(ctx, password, hash))
  if (!isRight) {
    logSecurityEvent(ctx, 'password rejected', { email: ctx.member.email })
    throw new DomainError('INVALID', m.auth_wrong_password())
  }
  if (hash === null) await expectRecentProof(ctx)
  return hash
}

/** With `inPlaceOf`, only where that is still the password's hash. */
export async function setPassword(
  ctx: Pick<Context, 'deps'>,
  userId: string,
  passwordHash: string,
  inPlaceOf?: string,
): Promise<void> {
  const isStill = inPlaceOf === undefined ? undefined : eq(users.passwordHash, inPlaceOf)
  await ctx.deps.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isStill))
}
