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
import { isUniqueViolation } from '../../db/uniqueViolation.ts'
import { DomainError } from '../../errors.ts'
import {
  expectCallersPassword,
  limitCodeTries,
  limitEmailChanges,
  limitPasswordTriesOfMember,
  lockCaller,
  queueAskedMail,
} from '../callers/service.ts'
import {
  codePlaceholder,
  deleteCodesAtOtherAddresses,
  findCodeRedeemedAgain,
  findPendingAddress,
  forgetCodesFor,
  openCode,
  redeemCode,
  refuseWrongCode,
} from '../codes/service.ts'
import { forgetInvitationsTo } from '../households/service.ts'
import { inLanguageOfAccount } from '../languages/service.ts'
import { type Mail, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { findFormerOwner, undoChangesSince } from './emailTakeBack.ts'
import { deleteSignUpsOfBrowser } from './ownSignUps.ts'
import { endSessionsOf } from './sessions/sessions.ts'
import { emailChanges, users } from './table.ts'
import { mailRecoveryNotice } from './wayBack.ts'

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
  await expectCallersPassword(ctx, currentPassword)
  await limitEmailChanges(ctx, email)
  const browserHash = ctx.browserId.keep()
  await runInTransaction(ctx, async (tx) => {
    // Of two simultaneous requests the later one counts, and a session that a password reset has ended must not request
    // anything.
    await lockCaller(tx)
    const refusal = await findRefusal(tx, email)
    const code = { purpose: 'change-email', sentTo: email, subjectId: userId } as const
    // Only the address that was requested last can become the account's.
    await deleteCodesAtOtherAddresses(tx, code)
    const codeId = await openCode(tx, { ...code, browserHash })
    const withCode = { recipient: email, ...mails.changeEmailMail(codePlaceholder(codeId)), codeId }
    await queueAskedMail(tx, refusal ?? withCode)
    const notice = await inLanguageOfAccount(tx, userId, mails.emailChangeAskedMail)
    await queueMail(tx, { recipient: currentEmail, ...notice, codeId: null })
  })
  logSecurityEvent(ctx, 'email change requested', { email: currentEmail, newEmail: email })
}

/**
 * The mail for an address that the caller cannot have, because it belongs to another account, or did within a week and
 * can be restored to it. Null when they can have it.
 */
async function findRefusal(tx: MemberContext, email: string): Promise<Mail | null> {
  const [owner] = await tx.deps.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email))
  // Always queried, so that the response time does not reveal which addresses have an account.
  const formerOwner = await findFormerOwner(tx, email)
  const recipient = owner ?? (formerOwner?.id === tx.member.userId ? undefined : formerOwner)
  const words = await inLanguageOfAccount(tx, recipient?.id ?? 'nobody', () =>
    owner ? mails.emailTakenMail() : mails.formerEmailMail(),
  )
  return recipient ? { recipient: recipient.email, ...words, codeId: null } : null
}

/** The requested address that waits for its code, whichever of the account's browsers requested it; null when there is none. */
export async function findPendingEmailChange(ctx: MemberContext): Promise<PendingEmailChange> {
  const email = await findPendingAddress(ctx, { purpose: 'change-email', subjectId: ctx.member.userId })
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
    const account = await lockCaller(tx)
    if ((await redeemCode(tx, tried)) === null || account.email !== formerEmail) return false
    return await changeEmail(tx, email)
  }).catch((error: unknown) => {
    // Another account was created with the address since the code was mailed.
    if (isUniqueViolation(error)) return false
    throw error
  })
  if (!isChanged) {
    // The answer to an earlier call with the same code may have been lost.
    if (formerEmail.toLowerCase() === email.toLowerCase() && (await findCodeRedeemedAgain(ctx, tried))) return
    logSecurityEvent(ctx, 'code rejected', { email: formerEmail, purpose: 'change-email' })
    throw await refuseWrongCode(ctx, tried, 'account_prove_failed')
  }
  logSecurityEvent(ctx, 'email changed', { email: formerEmail, newEmail: email })
}

/**
 * False when the caller can no longer have the address. Fails on a unique value when another account has it by now. The
 * caller's account is locked; its row is changed last, see lockCaller.
 */
async function changeEmail(tx: MemberContext, email: string): Promise<boolean> {
  const { db } = tx.deps
  const { userId, sessionId, email: formerEmail } = tx.member
  if (await findRefusal(tx, email)) return false
  await forgetCodesFor(tx, formerEmail)
  const isReturn = (await undoChangesSince(tx, { userId, email })) !== null
  if (!isReturn) await db.insert(emailChanges).values({ id: randomUUID(), userId, formerEmail })
  await deleteSignUpsOfBrowser(tx, email)
  await forgetInvitationsTo(tx, formerEmail)
  await endSessionsOf(tx, userId, sessionId)
  if (isReturn) {
    const words = await inLanguageOfAccount(tx, userId, mails.emailRestoredMail)
    await queueMail(tx, { recipient: formerEmail, ...words, codeId: null })
  } else await mailRecoveryNotice(tx, { recipient: formerEmail, userId }, mails.emailChangedMail)
  await db.update(users).set({ email }).where(eq(users.id, userId))
  return true
}
