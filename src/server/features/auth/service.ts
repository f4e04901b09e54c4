import { randomUUID } from 'node:crypto'
import { desc, eq, lt, sql } from 'drizzle-orm'
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
import * as say from '#shared/messages/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { openCode, useCode } from '../codes/service.ts'
import { foundHousehold } from '../households/service.ts'
import { queueMail } from '../mail/service.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { limitMails, limitTries } from './limits.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { beginSession, endSessionsOf } from './sessions.ts'
import { providerVisits, sessions, signUps, users } from './table.ts'

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
  const known = await findUser(ctx, email)
  await limitMails(ctx, { what: 'sign up', email, isKnownHere: known?.isKnownHere ?? false })
  if (await isCommonPassword(password)) throw new DomainError('INVALID', say.passwordTooCommon)
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  await withTransaction(ctx, async (tx) => {
    await tx.deps.db.insert(signUps).values({ id, email, name, passwordHash })
    const codeId = await openCode(tx, { purpose: 'confirm-email', email, subjectId: id })
    const isTaken = known !== undefined && !known.isSignUp
    const words = isTaken ? mails.alreadyHereMail : mails.confirmEmailMail(name)
    await queueMail(tx, { recipient: email, ...words, codeId: isTaken ? null : codeId })
  })
}

/** Mails a new code to whoever signed up with this address, and a mail that says how it is to everybody else. */
export async function resendCode(ctx: Context, { email }: EmailInput): Promise<void> {
  const found = await findUser(ctx, email)
  await limitMails(ctx, { what: 'confirm', email, isKnownHere: found?.isKnownHere ?? false })
  await mailConfirmation(ctx, email, found)
}

async function mailConfirmation(ctx: Context, email: string, found: FoundUser | undefined): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const codeId = await openCode(tx, { purpose: 'confirm-email', email, subjectId: found?.id ?? 'nobody' })
    const words = !found
      ? mails.nobodyHereMail
      : found.isSignUp
        ? mails.confirmEmailMail(found.name)
        : mails.alreadyHereMail
    await queueMail(tx, { recipient: email, ...words, codeId: found?.isSignUp ? codeId : null })
  })
}

/** Makes an account, with a household, of the sign-up that the code belongs to. Throws INVALID, TOO_MANY. */
export async function confirmEmail(ctx: Context, { email, code }: ConfirmEmailInput): Promise<void> {
  await limitTries(ctx, 'code', email, false)
  // A wrong code refuses after the transaction: within it, the count of its try would be undone.
  const isConfirmed = await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const signUpId = await useCode(tx, { purpose: 'confirm-email', email, digits: code })
    const [signedUp] = await db
      .select()
      .from(signUps)
      .where(eq(signUps.id, signUpId ?? ''))
    if (!signedUp) return false
    const { name, passwordHash } = signedUp
    const made = await createUser(tx, { email: signedUp.email, name, passwordHash })
    await db.delete(signUps).where(eq(signUps.email, email))
    return made !== null
  })
  if (!isConfirmed) throw new DomainError('INVALID', say.confirmFailed)
}

/** A user with a household of their own; null when there is one with this address. */
export async function createUser(
  ctx: Pick<Context, 'deps'>,
  user: { email: string; name: string; passwordHash: string | null },
): Promise<string | null> {
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
 * password of a sign-up that waits for its code gets a new code instead. Throws INVALID, TOO_MANY.
 */
export async function signIn(ctx: Context, { email, password }: SignInInput): Promise<SignInResult> {
  const user = await findUser(ctx, email)
  await limitTries(ctx, 'sign in', email, user?.isKnownHere ?? false)
  const isRight = await isPassword(password, user ? user.passwordHash : null)
  if (!user || !isRight) throw new DomainError('INVALID', say.signInFailed)
  if (user.isSignUp) {
    await limitMails(ctx, { what: 'confirm', email, isKnownHere: false })
    await mailConfirmation(ctx, email, user)
    return { outcome: 'confirm email' }
  }
  if (isOutdated(user.passwordHash ?? '')) await setPassword(ctx, user.id, await hashPassword(password))
  await beginSession(ctx, user.id)
  return { outcome: 'signed in' }
}

/** Ends the caller's session, if there is one. */
export async function signOut(ctx: Context): Promise<void> {
  const { member } = ctx
  if (member) await ctx.deps.db.delete(sessions).where(eq(sessions.id, member.sessionId))
  ctx.cookie.drop()
}

/** Mails a code to set a new password, or that there is no account. The same answer and work for both. */
export async function forgotPassword(ctx: Context, { email }: EmailInput): Promise<void> {
  const user = await findUser(ctx, email)
  await limitMails(ctx, { what: 'forgot', email, isKnownHere: user?.isKnownHere ?? false })
  const isUser = user && !user.isSignUp
  await withTransaction(ctx, async (tx) => {
    const codeId = await openCode(tx, { purpose: 'reset-password', email, subjectId: user?.id ?? 'nobody' })
    const words = isUser ? mails.resetPasswordMail(user.name) : mails.nobodyHereMail
    await queueMail(tx, { recipient: email, ...words, codeId: isUser ? codeId : null })
  })
}

/** Sets a new password by a mailed code, and ends every session of the account. Throws INVALID, TOO_MANY. */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const { email, code, newPassword } = input
  await limitTries(ctx, 'code', email, false)
  if (await isCommonPassword(newPassword)) throw new DomainError('INVALID', say.passwordTooCommon)
  const passwordHash = await hashPassword(newPassword)
  const isReset = await withTransaction(ctx, async (tx) => {
    const userId = await useCode(tx, { purpose: 'reset-password', email, digits: code })
    if (!userId) return false
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, null)
    return true
  })
  if (!isReset) throw new DomainError('INVALID', say.resetFailed)
}

/** Changes the caller's password and ends their other sessions. Throws INVALID, TOO_MANY. */
export async function changePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<void> {
  const { userId, email, sessionId } = ctx.member
  await limitTries(ctx, 'sign in', email, true)
  await expectPassword(ctx, input.currentPassword)
  if (await isCommonPassword(input.newPassword)) throw new DomainError('INVALID', say.passwordTooCommon)
  const passwordHash = await hashPassword(input.newPassword)
  await withTransaction(ctx, async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, sessionId)
  })
}

/** Throws INVALID when it is not the caller's password; whoever has none hands in null. */
export async function expectPassword(ctx: MemberContext, password: string | null): Promise<void> {
  const [user] = await ctx.deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.member.userId))
  const hash = user?.passwordHash ?? null
  const isRight = hash === null ? password === null : password !== null && (await isPassword(password, hash))
  if (!isRight) throw new DomainError('INVALID', say.wrongPassword)
}

async function setPassword(ctx: Pick<Context, 'deps'>, userId: string, passwordHash: string): Promise<void> {
  await ctx.deps.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

interface FoundUser {
  id: string
  name: string
  passwordHash: string | null
  /** Whether this is no user yet, but a sign-up that waits for its code. */
  isSignUp: boolean
  /** Whether they have signed in from the caller's network before. */
  isKnownHere: boolean
}

/** The user with this address, else the newest sign-up that waits for its code. One query. */
async function findUser(ctx: Context, email: string): Promise<FoundUser | undefined> {
  const { db } = ctx.deps
  // Spelled out: in a query of one table Drizzle would leave its name away, and both sides would be the session's.
  const isKnownHere = sql<boolean>`exists (select from ${sessions}
    where ${sessions}.user_id = ${users}.id and ${sessions}.visitor = ${ctx.visitor})`
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      passwordHash: users.passwordHash,
      isSignUp: sql<boolean>`false`,
      isKnownHere,
    })
    .from(users)
    .where(eq(users.email, email))
    .unionAll(
      db
        .select({
          id: signUps.id,
          name: signUps.name,
          passwordHash: signUps.passwordHash,
          isSignUp: sql<boolean>`true`,
          isKnownHere: sql<boolean>`false`,
        })
        .from(signUps)
        .where(eq(signUps.email, email))
        .orderBy(desc(signUps.createdAt))
        .limit(1),
    )
    .orderBy(sql`4`)
    .limit(1)
  return user
}

/** Forgets sign-ups whose code never came back within three days. */
export async function forgetOldSignUps(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(signUps).where(lt(signUps.createdAt, sql`now() - interval '3 days'`))
}

/** Forgets ways to Google or Apple that began more than a day ago; they were over after ten minutes. */
export async function forgetOldVisits(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(providerVisits).where(lt(providerVisits.createdAt, sql`now() - interval '1 day'`))
}
