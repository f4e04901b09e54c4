import type { DeleteAccountInput } from '#shared/contract/auth/auth.ts'
import { accountDeletedMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { findOutageAmongCauses } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { findEndOfEmailRestorePeriod, listEmailsOfAccount } from '../auth/service.ts'
import { limitPasswordTriesOfMember, lockCallerAccount, requireCallersPassword } from '../callers/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { deletePhotoFiles } from '../photos/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { storeDeletionReceipt } from './deletionReceipts.ts'
import { accountErasers } from './personalData.ts'

interface Deletion extends Pick<DeleteAccountInput, 'recipes' | 'deletionId'> {
  /** Hash of the password that was entered; null for an account without one. */
  provenBy: string | null
}

interface DeletionStepResult {
  /** Whether the account is deleted. */
  isOver: boolean
  /** Photos that nothing refers to once the step is committed. */
  photos: string[]
}

/**
 * Deletes the caller's account and all data that only they own, and drops the cookie. Deletes their recipes too if they
 * chose that. Recipes, votes and notes go in steps that are committed one by one; the last one deletes the rest with
 * the account, in one transaction. Throws INVALID when the address or the password is wrong or the address was changed
 * within a week, FORBIDDEN without a password or a recent sign-in, TOO_MANY, UNAUTHENTICATED when the session ends
 * meanwhile, and UNAVAILABLE with a sentence of its own when it fails after a step: the account still exists, and
 * repeating the call continues the deletion.
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<void> {
  const { email } = ctx.member
  await limitPasswordTriesOfMember(ctx)
  if (input.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('INVALID', 'auth_not_your_email')
  const { recipes, deletionId } = input
  const deletion = { recipes, deletionId, provenBy: await requireCallersPassword(ctx, input.password) }
  const photos: string[] = []
  for (let stepsDone = 0, isOver = false; !isOver; stepsDone += 1) {
    const step = await runInTransaction(ctx, (tx) => deleteStep(tx, deletion)).catch((error: unknown) => {
      throw stepsDone > 0 ? toUnfinishedDeletionError(error) : error
    })
    photos.push(...step.photos)
    isOver = step.isOver
  }
  ctx.cookie.drop()
  logSecurityEvent(ctx, 'account deleted', { email })
  for (const photo of photos) await deletePhotoFiles(ctx, photo)
}

/**
 * Deletes one batch of possibly many rows; when none are left, deletes the account with the rest. Nothing can be added
 * between that check and the deletion, because both hold the account's lock. See docs/decisions/0070.
 */
async function deleteStep(
  tx: MemberContext,
  { recipes, deletionId, provenBy }: Deletion,
): Promise<DeletionStepResult> {
  const { userId, email } = tx.member
  await lockForDeletion(tx, provenBy)
  const erasure = { userId, email, addresses: await listEmailsOfAccount(tx, { userId, email }), recipes }
  for (const { eraseBatch } of accountErasers) {
    const { count, photos } = (await eraseBatch?.(tx, erasure)) ?? { count: 0, photos: [] }
    if (count > 0) return { isOver: false, photos }
  }
  const words = await renderInLanguageOfAccount(tx, userId, accountDeletedMail)
  for (const { erase } of accountErasers) await erase?.(tx, erasure)
  await queueMail(tx, { recipient: email, ...words, codeId: null })
  if (deletionId !== null) await storeDeletionReceipt(tx, deletionId)
  return { isOver: true, photos: [] }
}

/** Locks the account. Throws unless it may be deleted now, because it may have changed since the last step. */
async function lockForDeletion(tx: MemberContext, provenBy: Deletion['provenBy']): Promise<void> {
  const { userId, email } = tx.member
  const account = await lockCallerAccount(tx)
  if (account.email !== email) throw new DomainError('INVALID', 'auth_not_your_email')
  // The password may have been changed while it was compared.
  if (account.passwordHash !== provenBy) throw new DomainError('INVALID', 'auth_wrong_password')
  // An attacker who changed the address could otherwise delete the account before its owner restores it.
  const possibleFrom = await findEndOfEmailRestorePeriod(tx, userId)
  if (possibleFrom)
    throw new DomainError('INVALID', 'account_delete_after_change', { params: { possibleFrom } })
}

/**
 * Converts an error after a part of the account was deleted: where the same call may succeed later, into one that says
 * to repeat it.
 */
function toUnfinishedDeletionError(error: unknown): unknown {
  const mayPass = error instanceof DomainError && ['TOO_MANY', 'UNAVAILABLE'].includes(error.code)
  const retryAfterSeconds = mayPass
    ? error.retryAfterSeconds
    : findOutageAmongCauses(error)?.retryAfterSeconds
  if (retryAfterSeconds === undefined) return error
  const again = retryAfterSeconds === null ? {} : { retryAfterSeconds }
  return new DomainError('UNAVAILABLE', 'account_delete_unfinished', { ...again, cause: error })
}
