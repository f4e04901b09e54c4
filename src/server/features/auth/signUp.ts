import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  CodeRequestAnswer,
  ConfirmEmailInput,
  ConfirmEmailResult,
  EmailInput,
  SignUpInput,
} from '#shared/contract/auth/auth.ts'
import * as mails from '#shared/messages/mails.ts'
import type { Context } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import {
  createCodeRequestAnswer,
  doesPasswordMatchHash,
  hashPassword,
  hasJustRequestedCode,
  limitPasswordTries,
  limitRequestedMails,
  limitSignUpCodeTries,
  queueMailRequestedByStranger,
} from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import type { MailToQueue } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { isAmongCommonPasswords } from './commonPasswords.ts'
import { createPlaceholderName, createUser, type NewUser } from './createUser.ts'
import { findFormerOwnerOfEmail } from './emailTakeBack.ts'
import { type FoundUserAndSignUp, findUserAndSignUp } from './findUserAndSignUp.ts'
import { runOneAtATimePerEmailAndNetwork } from './oneAtATime.ts'
import { deleteSignUpsOfBrowser } from './ownSignUps.ts'
import { resumeSessionBegunAtSignUp } from './sessions/resumeSession.ts'
import { beginSession } from './sessions/sessions.ts'
import { signUpsTable, usersTable } from './table.ts'

/**
 * Stores a sign-up until its code is entered, and mails that code. An address that has an account, or had one within a
 * week, gets a mail that says so instead; the answer and the work are the same, so that strangers do not learn who has
 * an account. Throws INVALID, TOO_MANY.
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<CodeRequestAnswer> {
  await runOneAtATimePerEmailAndNetwork(ctx, input.email, () => signUpInTurn(ctx, input))
  return createCodeRequestAnswer(ctx)
}

async function signUpInTurn(ctx: Context, input: SignUpInput): Promise<void> {
  const { email, password } = input
  const name = input.name || createPlaceholderName(ctx, email)
  if (await isAmongCommonPasswords(password)) throw new DomainError('INVALID', 'auth_password_too_common')
  const found = await findUserAndSignUp(ctx, email)
  const { user } = found
  const isNew = await limitRequestedMails(ctx, {
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
  await runInTransaction(ctx, async (tx) => {
    await tx.deps.db.insert(signUpsTable).values({ id, email, name, passwordHash, visitor, browserHash })
    const codeId = await createCodeWithoutDigits(tx, {
      purpose: 'confirm-email',
      sentTo: email,
      subjectId: id,
      browserHash,
    })
    const refusal = await findRefusal(tx, email, user)
    const code = { recipient: email, ...mails.confirmEmailMail(createCodePlaceholder(codeId)), codeId }
    await queueMailRequestedByStranger(tx, refusal ?? code)
  })
  logSecurityEvent(ctx, 'sign-up requested', { email })
}

/**
 * Whether the caller sent this same sign-up a moment ago. A browser whose id was lost with the answer is recognized by
 * its network; the compared password counts as an attempt to sign in, which would reveal as much.
 */
async function isRepeated(
  ctx: Context,
  { email, name, password }: Required<Pick<SignUpInput, 'email' | 'name' | 'password'>>,
  { signUp }: FoundUserAndSignUp,
): Promise<boolean> {
  const isOwn = signUp?.isThisBrowser || (signUp?.isHere && ctx.browserId.hash === null)
  if (!signUp || !isOwn) return false
  if (!(await hasJustRequestedCode(ctx, 'confirm-email', email))) return false
  await limitPasswordTries(ctx, email, null)
  // Before the name is compared: the response time must not reveal whose name waits here.
  const isRight = await doesPasswordMatchHash(ctx, password, signUp.passwordHash)
  return isRight && signUp.name === name
}

/**
 * The mail for an address for which no account can be created: it has one, or an account had it within a week and can
 * still restore it. Null when one can be created. Runs the same queries in each case, so that the response time reveals
 * nothing.
 */
async function findRefusal(
  tx: Context,
  email: string,
  user: FoundUserAndSignUp['user'],
): Promise<MailToQueue | null> {
  const formerOwner = await findFormerOwnerOfEmail(tx, email)
  const words = await renderInLanguageOfAccount(tx, user?.id ?? formerOwner?.id ?? 'nobody', () =>
    user ? mails.accountAlreadyExistsMail() : mails.noticeToFormerEmailMail(),
  )
  const recipient = user?.email ?? formerOwner?.email
  return recipient ? { recipient, ...words, codeId: null } : null
}

/** Mails a new code if a sign-up with this address is open; to any other address a mail that explains why there is none. */
export async function resendSignUpCode(ctx: Context, { email }: EmailInput): Promise<CodeRequestAnswer> {
  const found = await findUserAndSignUp(ctx, email)
  await limitRequestedMails(ctx, {
    what: 'confirm',
    email,
    isKnownBrowser: found.user?.isThisBrowser ?? false,
  })
  await mailEmailConfirmation(ctx, email, found)
  return createCodeRequestAnswer(ctx)
}

/** Mails a code, or that the address has an account, or that no sign-up waits for a code. */
export async function mailEmailConfirmation(
  ctx: Context,
  email: string,
  { user, signUp }: FoundUserAndSignUp,
): Promise<void> {
  const browserHash = ctx.browserId.keep()
  await runInTransaction(ctx, async (tx) => {
    const refusal = await findRefusal(tx, email, user)
    const waiting = refusal ? undefined : signUp
    const codeId = await createCodeWithoutDigits(tx, {
      purpose: 'confirm-email',
      sentTo: email,
      subjectId: waiting?.id ?? 'nobody',
      browserHash,
    })
    const code = { ...mails.confirmEmailMail(createCodePlaceholder(codeId)), codeId }
    const nobody = { recipient: email, ...mails.noPendingSignUpMail(), codeId: null }
    await queueMailRequestedByStranger(
      tx,
      waiting ? { recipient: waiting.email, ...code } : (refusal ?? nobody),
    )
  })
}

/**
 * Creates an account with a household from a sign-up. The code proves who owns the address, not who signed up: only a
 * password typed in the same browser becomes the account's. From another browser the account begins without a password,
 * and the caller is signed in to set one. Throws INVALID, TOO_MANY.
 */
export async function confirmEmail(
  ctx: Context,
  { email, code }: ConfirmEmailInput,
): Promise<ConfirmEmailResult> {
  await limitSignUpCodeTries(ctx, email)
  const tried = {
    purpose: 'confirm-email',
    sentTo: email,
    digits: code,
    browserHash: ctx.browserId.hash,
  } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const made = await runInTransaction(ctx, async (tx) => {
    const signUpId = await redeemCode(tx, tried)
    const newUser = signUpId === null ? null : await newUserOf(tx, email)
    if (!newUser) return null
    const userId = await createUser(tx, newUser)
    await deleteSignUpsOfBrowser(tx, email)
    if (userId === null) return null
    if (newUser.passwordHash !== null) return { outcome: 'confirmed' } as const
    await beginSession(tx, userId)
    return { outcome: 'set password' } as const
  })
  if (!made) {
    const again = await answerRepeatedConfirmation(ctx, tried)
    if (again) return again
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'confirm-email' })
    throw await countWrongCodeAndCreateError(ctx, tried, 'auth_confirm_failed')
  }
  logSecurityEvent(ctx, 'account created', { email, by: 'password' })
  return made
}

/**
 * The answer to a repeated code with which this browser created the account a moment ago, because that answer may have
 * been lost. Null if the browser was signed in by it and has signed out since.
 */
async function answerRepeatedConfirmation(
  ctx: Context,
  tried: Parameters<typeof findCodeAlreadyRedeemedByCaller>[1],
): Promise<ConfirmEmailResult | null> {
  const redeemed = await findCodeAlreadyRedeemedByCaller(ctx, tried)
  if (!redeemed) return null
  const [user] = await ctx.deps.db.select().from(usersTable).where(eq(usersTable.email, tried.sentTo))
  // Both are the time of one transaction: the code does not open an account that was created otherwise.
  if (user?.createdAt.getTime() !== redeemed.at.getTime()) return null
  if (user.passwordHash !== null) return { outcome: 'confirmed' }
  return (await resumeSessionBegunAtSignUp(ctx, user.id)) ? { outcome: 'set password' } : null
}

/**
 * The user to create from the sign-ups for an address: from this browser's newest, of others the name at most. Null
 * without any.
 */
async function newUserOf(ctx: Context, email: string): Promise<NewUser | null> {
  const waiting = await ctx.deps.db.select().from(signUpsTable).where(eq(signUpsTable.email, email))
  const { hash } = ctx.browserId
  const own = waiting
    .filter(({ browserHash }) => browserHash !== null && browserHash === hash)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  if (own) return { email: own.email, name: own.name, passwordHash: own.passwordHash }
  const [first, ...others] = waiting
  if (!first) return null
  // It is unknown which of several names is the owner's.
  const name = others.length === 0 ? first.name : createPlaceholderName(ctx, email)
  return { email: first.email, name, passwordHash: null }
}
