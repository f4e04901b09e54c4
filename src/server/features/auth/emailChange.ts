import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  ConfirmEmailInput,
  PendingEmailChange,
  RequestEmailChangeInput,
} from '#shared/contract/auth/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { isUniqueViolationError } from '../../db/uniqueViolation.ts'
import { DomainError } from '../../errors.ts'
import {
  limitCodeTries,
  limitEmailChanges,
  limitPasswordTriesOfMember,
  lockCallerAccount,
  queueMailRequestedByStranger,
  requireCallersPassword,
} from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  deleteCodesAtOtherAddresses,
  deleteCodesSentTo,
  findAddressOfPendingCode,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { deleteInvitationsMailedTo } from '../households/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { type MailToQueue, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { findFormerOwnerOfEmail, undoEmailChangesSince } from './emailTakeBack.ts'
import { deleteSignUpsOfBrowser } from './ownSignUps.ts'
import { mailRecoveryNotice } from './securityNotices.ts'
import { endSessionsOfUser } from './sessions/endSessions.ts'
import { emailChangesTable, usersTable } from './table.ts'

/**
 * Mails a code to the new address that the caller wants, and a notice to the current one. An address that belongs to an
 * account gets a mail that says so instead of the code; the answer is the same. Throws INVALID for the account's own
 * address and a wrong password, FORBIDDEN without a password or a recent sign-in, TOO_MANY.
 */
export async function requestEmailChange(
  ctx: MemberContext,
  { email, currentPassword }: RequestEmailChangeInput,
): Promise<void> {
  const { userId, email: currentEmail } = ctx.member
  if (email.toLowerCase() === currentEmail.toLowerCase())
    throw new DomainError('INVALID', 'account_email_same')
  await limitPasswordTriesOfMember(ctx)
  await requireCallersPassword(ctx, currentPassword)
  await limitEmailChanges(ctx, email)
  const browserHash = ctx.browserId.keep()
  await runInTransaction(ctx, async (tx) => {
    // Of two simultaneous requests the later one counts, and a session that a password reset has ended must not request
    // anything.
    await lockCallerAccount(tx)
    const refusal = await findRefusal(tx, email)
    const code = { purpose: 'change-email', sentTo: email, subjectId: userId } as const
    // Only the address that was requested last can become the account's.
    await deleteCodesAtOtherAddresses(tx, code)
    const codeId = await createCodeWithoutDigits(tx, { ...code, browserHash })
    const withCode = { recipient: email, ...mails.changeEmailMail(createCodePlaceholder(codeId)), codeId }
    await queueMailRequestedByStranger(tx, refusal ?? withCode)
    const notice = await renderInLanguageOfAccount(tx, userId, mails.emailChangeRequestedMail)
    await queueMail(tx, { recipient: currentEmail, ...notice, codeId: null })
  })
  logSecurityEvent(ctx, 'email change requested', { email: currentEmail, newEmail: email })
}

/**
 * The mail for an address that the caller cannot have, because it belongs to another account, or did within a week and
 * can be restored to it. Null when they can have it.
 */
async function findRefusal(tx: MemberContext, email: string): Promise<MailToQueue | null> {
  const [owner] = await tx.deps.db
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.email, email))
  // Always queried, so that the response time does not reveal which addresses have an account.
  const formerOwner = await findFormerOwnerOfEmail(tx, email)
  const recipient = owner ?? (formerOwner?.id === tx.member.userId ? undefined : formerOwner)
  const words = await renderInLanguageOfAccount(tx, recipient?.id ?? 'nobody', () =>
    owner ? mails.emailTakenMail() : mails.noticeToFormerEmailMail(),
  )
  return recipient ? { recipient: recipient.email, ...words, codeId: null } : null
}

/** The requested address that waits for its code, whichever of the account's browsers requested it; null when there is none. */
export async function findPendingEmailChange(ctx: MemberContext): Promise<PendingEmailChange> {
  const email = await findAddressOfPendingCode(ctx, { purpose: 'change-email', subjectId: ctx.member.userId })
  return { email }
}

/**
 * Changes the caller's address to the one that a mailed code was entered for. As with a changed password, all other
 * sessions end; so do codes and invitations that were mailed to the former address. That address can restore the
 * account for a week, see emailTakeBack.ts, and gets a notice with a code for it. Throws INVALID, TOO_MANY.
 */
export async function confirmEmailChange(
  ctx: MemberContext,
  { email, code }: ConfirmEmailInput,
): Promise<void> {
  const { userId, email: formerEmail } = ctx.member
  await limitCodeTries(ctx, 'change-email', email, userId)
  const tried = {
    purpose: 'change-email',
    sentTo: email,
    subjectId: userId,
    digits: code,
    browserHash: ctx.browserId.hash,
  } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const isChanged = await runInTransaction(ctx, async (tx) => {
    const account = await lockCallerAccount(tx)
    if ((await redeemCode(tx, tried)) === null || account.email !== formerEmail) return false
    return await changeEmail(tx, email)
  }).catch((error: unknown) => {
    // Another account was created with the address since the code was mailed.
    if (isUniqueViolationError(error)) return false
    throw error
  })
  if (!isChanged) {
    // The answer to an earlier call with the same code may have been lost.
    if (
      formerEmail.toLowerCase() === email.toLowerCase() &&
      (await findCodeAlreadyRedeemedByCaller(ctx, tried))
    )
      return
    logSecurityEvent(ctx, 'code rejected', { email: formerEmail, purpose: 'change-email' })
    throw await countWrongCodeAndCreateError(ctx, tried, 'account_prove_failed')
  }
  logSecurityEvent(ctx, 'email changed', { email: formerEmail, newEmail: email })
}

/**
 * False when the caller can no longer have the address. Fails on a unique value when another account has it by now. The
 * caller's account is locked; its row is changed last, see lockCallerAccount.
 */
async function changeEmail(tx: MemberContext, email: string): Promise<boolean> {
  const { db } = tx.deps
  const { userId, sessionId, email: formerEmail } = tx.member
  if (await findRefusal(tx, email)) return false
  await deleteCodesSentTo(tx, formerEmail)
  const isReturn = (await undoEmailChangesSince(tx, { userId, email })) !== null
  if (!isReturn) await db.insert(emailChangesTable).values({ id: randomUUID(), userId, formerEmail })
  await deleteSignUpsOfBrowser(tx, email)
  await deleteInvitationsMailedTo(tx, formerEmail)
  await endSessionsOfUser(tx, userId, sessionId)
  if (isReturn) {
    const words = await renderInLanguageOfAccount(tx, userId, mails.emailRestoredMail)
    await queueMail(tx, { recipient: formerEmail, ...words, codeId: null })
  } else await mailRecoveryNotice(tx, { recipient: formerEmail, userId }, mails.emailChangedMail)
  await db.update(usersTable).set({ email }).where(eq(usersTable.id, userId))
  return true
}
