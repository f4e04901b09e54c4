import { lt, sql } from 'drizzle-orm'
import type { SignInInput, SignInResult, ViewerAndProviders } from '#shared/contract/auth/auth.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import {
  createCodeRequestAnswer,
  doesPasswordMatchHash,
  hashPassword,
  hasJustRequestedCode,
  isPasswordHashOutdated,
  limitPasswordTries,
  limitRequestedMails,
} from '../callers/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { findUserAndSignUp } from './findUserAndSignUp.ts'
import { runOneAtATimePerEmailAndNetwork } from './oneAtATime.ts'
import { storePasswordHash } from './passwordChanges.ts'
import { endSessionButKeepBrowserKnown } from './sessions/endSessions.ts'
import { beginSession } from './sessions/sessions.ts'
import { mailEmailConfirmation } from './signUp.ts'
import { providerVisitsTable, signUpsTable } from './table.ts'

export { createUser } from './createUser.ts'
export { findEndOfEmailRestorePeriod, listEmailsOfAccount } from './emailTakeBack.ts'

/** The signed-in member, and the ways to sign in that are configured. */
export function getViewerAndSignInProviders({ member, deps }: Context): ViewerAndProviders {
  const viewer = member && {
    userId: member.userId,
    name: member.name,
    email: member.email,
    hasPassword: member.hasPassword,
    householdId: member.householdId,
  }
  return { viewer, providers: deps.providers.map(({ name }) => name) }
}

/**
 * Signs the caller's browser in: one Argon2id hash and three queries, whether the address is known or not. With the
 * right password of a sign-up that waits for its code, typed in the browser or network of the sign-up, it mails a new
 * code instead, which costs one more hash. Throws INVALID, TOO_MANY.
 */
export async function signIn(ctx: Context, { email, password }: SignInInput): Promise<SignInResult> {
  const found = await findUserAndSignUp(ctx, email)
  const { user, signUp } = found
  await limitPasswordTries(ctx, email, user?.isThisBrowser ? ctx.browserId.hash : null)
  const isRight = await doesPasswordMatchHash(ctx, password, user?.passwordHash ?? null)
  // Also when the address has an account, and in the same time: otherwise strangers could sign up with an address and
  // learn from this answer whether it has an account.
  const isOfSignUp = Boolean(
    signUp &&
      (signUp.isThisBrowser || signUp.isHere) &&
      (await doesPasswordMatchHash(ctx, password, signUp.passwordHash)),
  )
  if (user?.passwordHash && isRight && (await beginSession(ctx, user.id, user.passwordHash))) {
    if (isPasswordHashOutdated(user.passwordHash))
      await storePasswordHash(ctx, user.id, await hashPassword(ctx, password), user.passwordHash)
    logSecurityEvent(ctx, 'sign-in succeeded', { email, by: 'password' })
    return { outcome: 'signed in' }
  }
  if (!isOfSignUp) {
    logSecurityEvent(ctx, 'sign-in failed', { email, by: 'password' })
    throw new DomainError('INVALID', 'auth_sign_in_failed')
  }
  await runOneAtATimePerEmailAndNetwork(ctx, email, async () => {
    const isNew = await limitRequestedMails(ctx, {
      what: 'confirm',
      email,
      isKnownBrowser: false,
      isRepeated: () => hasJustRequestedCode(ctx, 'confirm-email', email),
    })
    if (isNew) await mailEmailConfirmation(ctx, email, found)
  })
  return { outcome: 'confirm email', ...createCodeRequestAnswer(ctx) }
}

/** Ends the caller's session, if there is one. */
export async function signOut(ctx: Context): Promise<void> {
  const { member } = ctx
  if (member) await endSessionButKeepBrowserKnown(ctx, member.sessionId)
  ctx.cookie.drop()
}

/** Deletes sign-ups whose code was not entered within three days. */
export async function deleteOldSignUps(ctx: DbContext): Promise<void> {
  await ctx.deps.db.delete(signUpsTable).where(lt(signUpsTable.createdAt, sql`now() - interval '3 days'`))
}

/** Deletes sign-ins at Google or Apple that began more than a day ago; they expired after ten minutes. */
export async function deleteOldProviderVisits(ctx: DbContext): Promise<void> {
  await ctx.deps.db
    .delete(providerVisitsTable)
    .where(lt(providerVisitsTable.createdAt, sql`now() - interval '1 day'`))
}
