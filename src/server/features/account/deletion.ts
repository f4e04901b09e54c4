import { eq } from 'drizzle-orm'
import type { DeleteAccountInput } from '#shared/contract/auth.ts'
import { accountDeletedMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { outageBehind } from '../../db/outage.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { findTakeBackEnd, listOwnEmails } from '../auth/service.ts'
import { signUps, users } from '../auth/table.ts'
import { expectPassword, limitMemberTries, lockCaller } from '../callers/service.ts'
import { deleteCodesOf, forgetCodesFor } from '../codes/service.ts'
import { forgetReplyAddress, unlinkFeedback } from '../feedback/service.ts'
import { withdrawGenerations } from '../generation/service.ts'
import { forgetInvitationsTo, leaveHouseholds } from '../households/service.ts'
import { inOwnLanguage } from '../languages/service.ts'
import { forgetMailsTo, queueMail, withdrawMailsBy } from '../mail/service.ts'
import { withdrawNotes } from '../notes/service.ts'
import { forgetPhoto } from '../photos/service.ts'
import { withdrawRatings } from '../ratings/service.ts'
import { withdrawRecipes } from '../recipes/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { forgetPhoneCodes } from '../sms/service.ts'
import { keepDeletionReceipt } from './deletionReceipts.ts'

/** Recipes that one transaction changes, and keeps others from changing: half a second for the longest ones. */
const batchSize = 100
/** Messages to the operator that one transaction takes the account from: nobody else changes them. */
const feedbackBatchSize = 1_000

/** Rows that tell how recipes were generated, in one transaction: they are short. */
const generationBatchSize = 1_000

interface Deletion extends Pick<DeleteAccountInput, 'recipes' | 'deletionId'> {
  /** Hash of the password that was shown; null for an account without one. */
  provenBy: string | null
}

interface Step {
  /** Whether the account is gone. */
  isOver: boolean
  /** Photos that nothing shows once the step is committed. */
  photos: string[]
}

/**
 * Deletes the caller's account and all that is theirs alone, and drops the cookie. Their recipes go too when they say so.
 * Recipes, votes and notes go in steps that are committed one by one; the last deletes the rest with the account, in one
 * transaction. Throws INVALID when the address or the password is not theirs or the address was changed within a week,
 * FORBIDDEN without a password or a recent sign-in, TOO_MANY, UNAUTHENTICATED when the session ends meanwhile, and
 * UNAVAILABLE with a sentence of its own when it fails after a step: the account is there, and the same call goes on.
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<void> {
  const { email } = ctx.member
  await limitMemberTries(ctx)
  if (input.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('INVALID', 'auth_not_your_email')
  const { recipes, deletionId } = input
  const deletion = { recipes, deletionId, provenBy: await expectPassword(ctx, input.password) }
  const photos: string[] = []
  for (let stepsDone = 0, isOver = false; !isOver; stepsDone += 1) {
    const step = await withTransaction(ctx, (tx) => deleteStep(tx, deletion)).catch((error: unknown) => {
      throw stepsDone > 0 ? asUnfinished(error) : error
    })
    photos.push(...step.photos)
    isOver = step.isOver
  }
  ctx.cookie.drop()
  logSecurityEvent(ctx, 'account deleted', { email })
  for (const photo of photos) await forgetPhoto(ctx, photo)
}

/**
 * Takes a batch of recipes, of votes, of notes, of messages or of how recipes were generated away; when there are none left,
 * deletes the account. Nothing can be added between that look and the deletion, since both hold the account's lock. Recipes that
 * are deleted go first: a vote on one goes with it, and to take it back would index all words of the recipe once more. See
 * docs/decisions/0070.
 */
async function deleteStep(tx: MemberContext, deletion: Deletion): Promise<Step> {
  const { userId } = tx.member
  await lockForDeletion(tx, deletion)
  const some = { userId, limit: batchSize }
  if (deletion.recipes === 'delete') {
    const { count, photos } = await withdrawRecipes(tx, { ...some, fate: 'delete' })
    if (count > 0) return { isOver: false, photos }
  }
  const isTaken =
    (await withdrawRatings(tx, some)) > 0 ||
    (await withdrawNotes(tx, some)) > 0 ||
    (await unlinkFeedback(tx, { userId, limit: feedbackBatchSize })) > 0
  if (isTaken) return { isOver: false, photos: [] }
  if (deletion.recipes === 'keep') {
    // Those that it hid go, and with them their photos.
    const { count, photos } = await withdrawRecipes(tx, { ...some, fate: 'keep' })
    if (count > 0) return { isOver: false, photos }
  }
  if ((await withdrawGenerations(tx, { userId, limit: generationBatchSize })) > 0)
    return { isOver: false, photos: [] }
  await deleteRest(tx)
  if (deletion.deletionId !== null) await keepDeletionReceipt(tx, deletion.deletionId)
  return { isOver: true, photos: [] }
}

/** Locks the account. Throws unless it may be deleted at this moment, since it may have changed since the last step. */
async function lockForDeletion(tx: MemberContext, { provenBy }: Deletion): Promise<void> {
  const { userId, email } = tx.member
  const account = await lockCaller(tx)
  if (account.email !== email) throw new DomainError('INVALID', 'auth_not_your_email')
  // Somebody may have set another while this one was compared.
  if (account.passwordHash !== provenBy) throw new DomainError('INVALID', 'auth_wrong_password')
  // A thief who changed the address could otherwise delete the account before its owner takes it back.
  const possibleFrom = await findTakeBackEnd(tx, userId)
  if (possibleFrom)
    throw new DomainError('INVALID', 'account_delete_after_change', { params: { possibleFrom } })
}

async function deleteRest(tx: MemberContext): Promise<void> {
  const { userId, email } = tx.member
  await deleteCodesOf(tx, userId)
  await forgetCodesFor(tx, email)
  await leaveHouseholds(tx, userId)
  const addresses = await listOwnEmails(tx, { userId, email })
  await forgetInvitationsTo(tx, email)
  await forgetReplyAddress(tx, email)
  await forgetPhoneCodes(tx, userId)
  const words = await inOwnLanguage(tx, userId, accountDeletedMail)
  await tx.deps.db.delete(users).where(eq(users.id, userId))
  await tx.deps.db.delete(signUps).where(eq(signUps.email, email))
  await withdrawMailsBy(tx, userId)
  for (const address of addresses) await forgetMailsTo(tx, address)
  await queueMail(tx, { recipient: email, ...words, codeId: null })
}

/** What an error means to a person of whose account a part is gone: where the same call may succeed later, to repeat it. */
function asUnfinished(error: unknown): unknown {
  const mayPass = error instanceof DomainError && ['TOO_MANY', 'UNAVAILABLE'].includes(error.code)
  const retryAfterSeconds = mayPass ? error.retryAfterSeconds : outageBehind(error)?.retryAfterSeconds
  if (retryAfterSeconds === undefined) return error
  const again = retryAfterSeconds === null ? {} : { retryAfterSeconds }
  return new DomainError('UNAVAILABLE', 'account_delete_unfinished', { ...again, cause: error })
}
