import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import * as m from '#messages'
import type {
  ChangePasswordInput,
  ConfirmEmailInput,
  EmailInput,
  Entrance,
  ResetPasswordInput,
  SignInInput,
  SignInResult,
  SignUpInput,
} from '#shared/contract/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { openCode, useCode } from '../codes/service.ts'
import { foundHousehold } from '../households/service.ts'
import { mailableName, queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { type FoundPerson, findPerson } from './findPerson.ts'
import { limitMails, limitTries } from './limits.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { beginSession, endSessionsOf, retireSession } from './sessions.ts'
import { providerVisits, signUps, users } from './table.ts'

export { limitMails, limitTries }

/** Who is signed in, and which other doors are open. */
export function getEntrance({ member, deps }: Context): Entrance {
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
 * Keeps a sign-up until its code comes back, and mails that code. An address that has an account gets a mail that says
 * so instead; the answer and the work are the same, so that nobody learns who has an account. Throws INVALID, TOO_MANY.
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<void> {
  const { email, name, password } = input
  if (await isCommonPassword(password)) throw new DomainError('INVALID', m.auth_password_too_common())
  const { user } = await findPerson(ctx, email)
  await limitMails(ctx, { what: 'sign up', email, isKnownHere: user?.isHere ?? false })
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  await withTransaction(ctx, async (tx) => {
    await tx.deps.db.insert(signUps).values({ id, email, name, passwordHash, visitor: ctx.visitor })
    const codeId = await openCode(tx, { purpose: 'confirm-email', sentTo: email, subjectId: id })
    const words = user ? mails.alreadyHereMail() : mails.confirmEmailMail(mailableName(name))
    await queueMail(tx, { recipient: email, ...words, codeId: user ? null : codeId })
  })
  logSecurityEvent(ctx, 'sign-up received', { email })
}

/** Mails a new code to whoever signed up with this address, and a mail that says how it is to everybody else. */
export async function resendCode(ctx: Context, { email }: EmailInput): Promise<void> {
  const found = await findPerson(ctx, email)
  await limitMails(ctx, { what: 'confirm', email, isKnownHere: found.user?.isHere ?? false })
  await mailConfirmation(ctx, email, found)
}

async function mailConfirmation(ctx: Context, email: string, { user, signUp }: FoundPerson): Promise<void> {
  const waiting = user ? undefined : signUp
  await withTransaction(ctx, async (tx) => {
    const codeId = await openCode(tx, {
      purpose: 'confirm-email',
      sentTo: email,
      subjectId: waiting?.id ?? 'nobody',
    })
    const words = user
      ? mails.alreadyHereMail()
      : waiting
        ? mails.confirmEmailMail(mailableName(waiting.name))
        : mails.nobodyHereMail()
    await queueMail(tx, { recipient: email, ...words, codeId: waiting ? codeId : null })
  })
}

/**
 * Makes an account, with a household, of a sign-up. The code shows whose the address is, not whose sign-up: others may
 * have typed the same address, and must not end up with its account. Throws INVALID, TOO_MANY.
 */
export async function confirmEmail(ctx: Context, { email, code }: ConfirmEmailInput): Promise<void> {
  await limitTries(ctx, 'code', email, false)
  // A wrong code refuses after the transaction: within it, the count of its try would be undone.
  const isConfirmed = await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const signUpId = await useCode(tx, { purpose: 'confirm-email', sentTo: email, digits: code })
    const signedUp = signUpId === null ? null : await signUpMeant(tx, email)
    if (!signedUp) return false
    const made = await createUser(tx, signedUp)
    await db.delete(signUps).where(eq(signUps.email, email))
    return made !== null
  })
  if (!isConfirmed) {
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'confirm-email' })
    throw new DomainError('INVALID', m.auth_confirm_failed())
  }
  logSecurityEvent(ctx, 'account created', { email, by: 'password' })
}

/**
 * The newest sign-up from the caller's network, else the only one there is. Of several from elsewhere nobody can say
 * which password is the owner's, so the account begins without one, to be set by a mailed code.
 */
async function signUpMeant(ctx: Context, email: string): Promise<NewUser | null> {
  const waiting = await ctx.deps.db
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(eq(signUps.visitor, ctx.visitor)), desc(signUps.createdAt))
  const [meant] = waiting
  if (!meant) return null
  const isCertain = waiting.length === 1 || meant.visitor === ctx.visitor
  return { email: meant.email, name: meant.name, passwordHash: isCertain ? meant.passwordHash : null }
}

interface NewUser {
  email: string
  name: string
  passwordHash: string | null
}

/** A user with a household of their own; null when there is one with this address. */
export async function createUser(ctx: Pick<Context, 'deps'>, user: NewUser): Promise<string | null> {
  const id = randomUUID()
  const [made] = await ctx.deps.db
    .insert(users)
    .values({ id, ...user })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!made) return null
  await foundHousehold(ctx, { userId: id, name: user.name })
  return id
}

/**
 * Signs the caller's browser in: one Argon2id hash and three queries, known address or not. Whoever has the right
 * password of a sign-up that waits for its code gets a new code instead, in the network where they signed up, which
 * costs one hash more. Throws INVALID, TOO_MANY.
 */
export async function signIn(ctx: Context, { email, password }: SignInInput): Promise<SignInResult> {
  const found = await findPerson(ctx, email)
  const { user, signUp } = found
  await limitTries(ctx, 'sign in', email, user?.isHere ?? false)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  // An account does not hide it, nor does it take less time then: by their own sign-up for it, strangers would learn
  // whether an address has one.
  const isOfSignUp = signUp?.isHere === true && (await isPassword(password, signUp.passwordHash))
  if (user?.passwordHash && isRight && (await beginSession(ctx, user.id, user.passwordHash))) {
    if (isOutdated(user.passwordHash))
      await setPassword(ctx, user.id, await hashPassword(password), user.passwordHash)
    logSecurityEvent(ctx, 'sign-in succeeded', { email, by: 'password' })
    return { outcome: 'signed in' }
  }
  if (!isOfSignUp) {
    logSecurityEvent(ctx, 'sign-in failed', { email, by: 'password' })
    throw new DomainError('INVALID', m.auth_sign_in_failed())
  }
  await limitMails(ctx, { what: 'confirm', email, isKnownHere: false })
  await mailConfirmation(ctx, email, found)
  return { outcome: 'confirm email' }
}

/** Ends the caller's session, if there is one. */
export async function signOut(ctx: Context): Promise<void> {
  const { member } = ctx
  if (member) await retireSession(ctx, member.sessionId)
  ctx.cookie.drop()
}

/** Mails a code to set a new password, or that there is no account. The same answer and work for both. */
export async function forgotPassword(ctx: Context, { email }: EmailInput): Promise<void> {
  const { user } = await findPerson(ctx, email)
  await limitMails(ctx, { what: 'forgot', email, isKnownHere: user?.isHere ?? false })
  await withTransaction(ctx, async (tx) => {
    const codeId = await openCode(tx, {
      purpose: 'reset-password',
      sentTo: email,
      subjectId: user?.id ?? 'nobody',
    })
    const words = user ? mails.resetPasswordMail(mailableName(user.name)) : mails.nobodyHereMail()
    await queueMail(tx, { recipient: email, ...words, codeId: user ? codeId : null })
  })
}

/** Sets a new password by a mailed code, and ends every session of the account. Throws INVALID, TOO_MANY. */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const { email, code, newPassword } = input
  if (await isCommonPassword(newPassword)) throw new DomainError('INVALID', m.auth_password_too_common())
  const { user } = await findPerson(ctx, email)
  await limitTries(ctx, 'code', email, user?.isHere ?? false)
  const passwordHash = await hashPassword(newPassword)
  const isReset = await withTransaction(ctx, async (tx) => {
    const userId = await useCode(tx, { purpose: 'reset-password', sentTo: email, digits: code })
    if (!userId) return false
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, null)
    return true
  })
  if (!isReset) {
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'reset-password' })
    throw new DomainError('INVALID', m.auth_reset_failed())
  }
  logSecurityEvent(ctx, 'password reset', { email })
}

/** Changes the caller's password and ends their other sessions. Throws INVALID, TOO_MANY. */
export async function changePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<void> {
  const { userId, email, sessionId } = ctx.member
  await limitTries(ctx, 'sign in', email, true)
  await expectPassword(ctx, input.currentPassword)
  if (await isCommonPassword(input.newPassword))
    throw new DomainError('INVALID', m.auth_password_too_common())
  const passwordHash = await hashPassword(input.newPassword)
  await withTransaction(ctx, async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, sessionId)
  })
  logSecurityEvent(ctx, 'password changed', { email })
}

/** Throws INVALID when it is not the caller's password; whoever has none hands in null. */
export async function expectPassword(ctx: MemberContext, password: string | null): Promise<void> {
  const [user] = await ctx.deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.member.userId))
  const hash = user?.passwordHash ?? null
  const isRight = hash === null ? password === null : password !== null && (await isPassword(password, hash))
  if (!isRight) {
    logSecurityEvent(ctx, 'password rejected', { email: ctx.member.email })
    throw new DomainError('INVALID', m.auth_wrong_password())
  }
}

/** With `inPlaceOf`, only where that is still the password's hash. */
async function setPassword(
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

/** Forgets sign-ups whose code never came back within three days. */
export async function forgetOldSignUps(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(signUps).where(lt(signUps.createdAt, sql`now() - interval '3 days'`))
}

/** Forgets ways to Google or Apple that began more than a day ago; they were over after ten minutes. */
export async function forgetOldVisits(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(providerVisits).where(lt(providerVisits.createdAt, sql`now() - interval '1 day'`))
}
