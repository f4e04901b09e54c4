import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  CodeAsked,
  ConfirmEmailInput,
  ConfirmEmailResult,
  EmailInput,
  SignUpInput,
} from '#shared/contract/auth/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import {
  codeAsked,
  hashPassword,
  hasJustAsked,
  isPassword,
  limitConfirmTries,
  limitMails,
  limitTries,
  queueAskedMail,
} from '../callers/service.ts'
import { codePlaceholder, findRedeemed, openCode, redeemCode, refusalOfCode } from '../codes/service.ts'
import { inOwnLanguage } from '../languages/service.ts'
import type { Mail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { isAmongCommonPasswords } from './commonPasswords.ts'
import { createUser, type NewUser, placeholderName } from './createUser.ts'
import { findFormerOwner } from './emailTakeBack.ts'
import { type FoundPerson, findPerson } from './findPerson.ts'
import { oneAtATime } from './oneAtATime.ts'
import { deleteOwnSignUps } from './ownSignUps.ts'
import { resumeFirstSession } from './sessions/resumeSession.ts'
import { beginSession } from './sessions/sessions.ts'
import { signUps, users } from './table.ts'

/**
 * Keeps a sign-up until its code comes back, and mails that code. An address that has an account, or had one within a week,
 * gets a mail that says so instead; the answer and the work are the same, so that nobody learns who has an account. Throws INVALID, TOO_MANY.
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<CodeAsked> {
  await oneAtATime(ctx, input.email, () => signUpInTurn(ctx, input))
  return codeAsked(ctx)
}

async function signUpInTurn(ctx: Context, input: SignUpInput): Promise<void> {
  const { email, password } = input
  const name = input.name || placeholderName(ctx, email)
  if (await isAmongCommonPasswords(password)) throw new DomainError('INVALID', 'auth_password_too_common')
  const found = await findPerson(ctx, email)
  const { user } = found
  const isNew = await limitMails(ctx, {
    what: 'sign up',
    email,
    isKnownBrowser: user?.isThisBrowser ?? false,
    isRepeated: () => isRepeated(ctx, { email, name, password }, found),
  })
  if (!isNew) return
  const passwordHash = await hashPassword(ctx, password)
  const id = randomUUID()
  const { visitor } = ctx
  const browserHash = ctx.browserId.keep()
  await withTransaction(ctx, async (tx) => {
    await tx.deps.db.insert(signUps).values({ id, email, name, passwordHash, visitor, browserHash })
    const codeId = await openCode(tx, { purpose: 'confirm-email', sentTo: email, subjectId: id, browserHash })
    const refusal = await findRefusal(tx, email, user)
    const code = { recipient: email, ...mails.confirmEmailMail(codePlaceholder(codeId)), codeId }
    await queueAskedMail(tx, refusal ?? code)
  })
  logSecurityEvent(ctx, 'sign-up received', { email })
}

/**
 * Whether the caller typed this very sign-up a moment ago. A browser whose id was lost with the answer is known by its
 * network; a password that is compared counts as one that is tried at sign-in, which tells as much.
 */
async function isRepeated(
  ctx: Context,
  { email, name, password }: Required<Pick<SignUpInput, 'email' | 'name' | 'password'>>,
  { signUp }: FoundPerson,
): Promise<boolean> {
  const isOwn = signUp?.isThisBrowser || (signUp?.isHere && ctx.browserId.hash === null)
  if (!signUp || !isOwn) return false
  if (!(await hasJustAsked(ctx, 'confirm-email', email))) return false
  await limitTries(ctx, email, null)
  // Before the name is compared: the time that the answer takes must not tell whose name waits here.
  const isRight = await isPassword(ctx, password, signUp.passwordHash)
  return isRight && signUp.name === name
}

/**
 * The mail for an address that no account can be made of: it has one, or an account had it within a week and may be taken
 * back with it. Null when one can be made. Asks the same for each, so that the time tells nothing.
 */
async function findRefusal(tx: Context, email: string, user: FoundPerson['user']): Promise<Mail | null> {
  const formerOwner = await findFormerOwner(tx, email)
  const words = await inOwnLanguage(tx, user?.id ?? formerOwner?.id ?? 'nobody', () =>
    user ? mails.alreadyHereMail() : mails.formerEmailMail(),
  )
  const recipient = user?.email ?? formerOwner?.email
  return recipient ? { recipient, ...words, codeId: null } : null
}

/** Mails a new code where a sign-up with this address is open; any other address gets a mail that says how it stands. */
export async function resendCode(ctx: Context, { email }: EmailInput): Promise<CodeAsked> {
  const found = await findPerson(ctx, email)
  await limitMails(ctx, { what: 'confirm', email, isKnownBrowser: found.user?.isThisBrowser ?? false })
  await mailConfirmation(ctx, email, found)
  return codeAsked(ctx)
}

/** Mails what holds for an address: a code, that it has an account, or that nothing waits for one. */
export async function mailConfirmation(
  ctx: Context,
  email: string,
  { user, signUp }: FoundPerson,
): Promise<void> {
  const browserHash = ctx.browserId.keep()
  await withTransaction(ctx, async (tx) => {
    const refusal = await findRefusal(tx, email, user)
    const waiting = refusal ? undefined : signUp
    const codeId = await openCode(tx, {
      purpose: 'confirm-email',
      sentTo: email,
      subjectId: waiting?.id ?? 'nobody',
      browserHash,
    })
    const code = { ...mails.confirmEmailMail(codePlaceholder(codeId)), codeId }
    const nobody = { recipient: email, ...mails.nobodyHereMail(), codeId: null }
    await queueAskedMail(tx, waiting ? { recipient: waiting.email, ...code } : (refusal ?? nobody))
  })
}

/**
 * Makes an account, with a household, of a sign-up. The code shows whose the address is, not whose sign-up: only a
 * password typed in this very browser becomes the account's. From another browser the account begins without one, and
 * the caller, who has just shown the code, is signed in to set it. Throws INVALID, TOO_MANY.
 */
export async function confirmEmail(
  ctx: Context,
  { email, code }: ConfirmEmailInput,
): Promise<ConfirmEmailResult> {
  await limitConfirmTries(ctx, email)
  const tried = {
    purpose: 'confirm-email',
    sentTo: email,
    digits: code,
    browserHash: ctx.browserId.hash,
  } as const
  // A wrong code refuses after the transaction: within it, the count of its try would be undone.
  const made = await withTransaction(ctx, async (tx) => {
    const signUpId = await redeemCode(tx, tried)
    const newUser = signUpId === null ? null : await newUserOf(tx, email)
    if (!newUser) return null
    const userId = await createUser(tx, newUser)
    await deleteOwnSignUps(tx, email)
    if (userId === null) return null
    if (newUser.passwordHash !== null) return { outcome: 'confirmed' } as const
    await beginSession(tx, userId)
    return { outcome: 'set password' } as const
  })
  if (!made) {
    const again = await answerOnceMore(ctx, tried)
    if (again) return again
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'confirm-email' })
    throw await refusalOfCode(ctx, tried, 'auth_confirm_failed')
  }
  logSecurityEvent(ctx, 'account created', { email, by: 'password' })
  return made
}

/**
 * The answer to a code by which this browser made the account a moment ago, for that may be lost. Null where it was signed in
 * by it and has signed out since.
 */
async function answerOnceMore(
  ctx: Context,
  tried: Parameters<typeof findRedeemed>[1],
): Promise<ConfirmEmailResult | null> {
  const redeemed = await findRedeemed(ctx, tried)
  if (!redeemed) return null
  const [user] = await ctx.deps.db.select().from(users).where(eq(users.email, tried.sentTo))
  // Both are the time of one transaction: an account that was made otherwise is not opened by the code.
  if (user?.createdAt.getTime() !== redeemed.at.getTime()) return null
  if (user.passwordHash !== null) return { outcome: 'confirmed' }
  return (await resumeFirstSession(ctx, user.id)) ? { outcome: 'set password' } : null
}

/** Who the sign-ups for an address make: of this browser the newest, of others at most the name. Null without any. */
async function newUserOf(ctx: Context, email: string): Promise<NewUser | null> {
  const waiting = await ctx.deps.db.select().from(signUps).where(eq(signUps.email, email))
  const { hash } = ctx.browserId
  const own = waiting
    .filter(({ browserHash }) => browserHash !== null && browserHash === hash)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  if (own) return { email: own.email, name: own.name, passwordHash: own.passwordHash }
  const [first, ...others] = waiting
  if (!first) return null
  // Which of several names is the owner's cannot be known.
  const name = others.length === 0 ? first.name : placeholderName(ctx, email)
  return { email: first.email, name, passwordHash: null }
}
