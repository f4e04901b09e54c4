import { eq } from 'drizzle-orm'
import * as m from '#messages'
import type { ChangeNameInput, DeleteAccountInput, DeletionPlan } from '#shared/contract/auth.ts'
import { deleteAfterChange } from '#shared/messages/accountDeletion.ts'
import { accountDeletedMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { deleteCodesOf, forgetCodesFor } from '../codes/service.ts'
import { unlinkFeedback } from '../feedback/service.ts'
import { forgetInvitationsTo, leaveHouseholds, planLeaving } from '../households/service.ts'
import { forgetMailsTo, mailableName, queueMail } from '../mail/service.ts'
import { withdrawNotes } from '../notes/service.ts'
import { forgetPhoto } from '../photos/service.ts'
import { withdrawRatings } from '../ratings/service.ts'
import { countRecipesOf, renewStampsOf, withdrawRecipes } from '../recipes/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { forgetPhoneCodes } from '../sms/service.ts'
import { lockCaller } from './callerLock.ts'
import { findTakeBackEnd, listOwnEmails } from './emailTakeBack.ts'
import { limitMemberTries } from './limits.ts'
import { expectPassword } from './passwordChanges.ts'
import { signUps, users } from './table.ts'

/** Gives the caller another name, everywhere it is shown. */
export async function changeName(ctx: MemberContext, { name }: ChangeNameInput): Promise<void> {
  const { userId } = ctx.member
  await withTransaction(ctx, async (tx) => {
    await tx.deps.db.update(users).set({ name }).where(eq(users.id, userId))
    await renewStampsOf(tx, userId)
  })
}

/** What deleting the account would do to the caller's households, told before it is done. */
export async function planDeletion(ctx: MemberContext): Promise<DeletionPlan> {
  const { userId } = ctx.member
  const leaving = await planLeaving(ctx, userId)
  return {
    possibleFrom: (await findTakeBackEnd(ctx, userId))?.toISOString() ?? null,
    endingHouseholds: leaving.filter(({ isLast }) => isLast).map(({ name }) => name),
    stayingHouseholds: leaving
      .filter(({ isLast }) => !isLast)
      .map(({ name, heir }) => ({ name, newOwner: heir?.name ?? null })),
    recipeCount: await countRecipesOf(ctx, userId),
  }
}

/**
 * Deletes the caller's account and all that is theirs alone, in one transaction, and drops the cookie. Their recipes go
 * too when they say so. Throws INVALID when the address or the password is not theirs or the address was changed within a week, FORBIDDEN without a password or a recent sign-in, TOO_MANY.
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<void> {
  const { userId, email, name } = ctx.member
  await limitMemberTries(ctx)
  if (input.email.toLowerCase() !== email.toLowerCase())
    throw new DomainError('INVALID', m.auth_not_your_email())
  const provenBy = await expectPassword(ctx, input.password)
  const photos = await withTransaction(ctx, async (tx) => {
    const account = await lockCaller(tx)
    if (account.email !== email) throw new DomainError('INVALID', m.auth_not_your_email())
    // Somebody may have set another while this one was compared.
    if (account.passwordHash !== provenBy) throw new DomainError('INVALID', m.auth_wrong_password())
    // Else whoever took the account by another address could end it before its owner takes it back.
    const possibleFrom = await findTakeBackEnd(tx, userId)
    if (possibleFrom) throw new DomainError('INVALID', deleteAfterChange(possibleFrom))
    await deleteCodesOf(tx, userId)
    await forgetCodesFor(tx, email)
    await leaveHouseholds(tx, userId)
    const addresses = await listOwnEmails(tx, { userId, email })
    await forgetInvitationsTo(tx, email)
    await withdrawNotes(tx, userId)
    await withdrawRatings(tx, userId)
    const removedPhotos = await withdrawRecipes(tx, userId, input.recipes)
    await unlinkFeedback(tx, { userId, email })
    await forgetPhoneCodes(tx, userId)
    await tx.deps.db.delete(users).where(eq(users.id, userId))
    await tx.deps.db.delete(signUps).where(eq(signUps.email, email))
    for (const address of addresses) await forgetMailsTo(tx, address)
    await queueMail(tx, { recipient: email, ...accountDeletedMail(mailableName(name)), codeId: null })
    return removedPhotos
  })
  ctx.cookie.drop()
  logSecurityEvent(ctx, 'account deleted', { email })
  for (const photo of photos) await forgetPhoto(ctx, photo)
}
