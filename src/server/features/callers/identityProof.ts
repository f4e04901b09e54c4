import { and, eq, sql } from 'drizzle-orm'
import type { ProveIdentityInput } from '#shared/contract/auth/auth.ts'
import { proveIdentityMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { sessionsTable } from '../auth/table.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { lockCallerAccount } from './callerLock.ts'
import { limitCodeTries } from './limits.ts'
import { limitRequestedMails } from './mailLimits.ts'

/** Minutes in which a sign-in counts as recent. */
const proofMinutes = 10

/** Throws FORBIDDEN unless the caller signed in to their session, or proved their identity in it, within ten minutes. */
export async function requireRecentIdentityProof(ctx: MemberContext): Promise<void> {
  if (!(await isProven(ctx))) throw new DomainError('FORBIDDEN', 'account_prove_first')
}

async function isProven({ deps, member }: MemberContext): Promise<boolean> {
  const isRecent = sql`${sessionsTable.provenAt} > now() - ${proofMinutes} * interval '1 minute'`
  return (await deps.db.$count(sessionsTable, and(eq(sessionsTable.id, member.sessionId), isRecent))) > 0
}

/** Mails the caller a code to prove that the account is theirs. Throws TOO_MANY. */
export async function mailIdentityProofCode(ctx: MemberContext): Promise<void> {
  const { email, userId } = ctx.member
  await limitRequestedMails(ctx, { what: 'prove', email, isKnownBrowser: true })
  const browserHash = ctx.browserId.keep()
  await runInTransaction(ctx, async (tx) => {
    const code = { purpose: 'prove-identity', sentTo: email, subjectId: userId, browserHash } as const
    const codeId = await createCodeWithoutDigits(tx, code)
    const mail = () => proveIdentityMail(createCodePlaceholder(codeId))
    const words = await renderInLanguageOfAccount(tx, userId, mail)
    await queueMail(tx, { recipient: email, ...words, codeId })
  })
}

/** Accepts a mailed code as proof that the session belongs to the account's owner. Throws INVALID, TOO_MANY, UNAUTHENTICATED. */
export async function proveIdentity(ctx: MemberContext, { code }: ProveIdentityInput): Promise<void> {
  const { email, userId, sessionId } = ctx.member
  await limitCodeTries(ctx, 'prove-identity', email, userId)
  const browserHash = ctx.browserId.hash
  const tried = {
    purpose: 'prove-identity',
    sentTo: email,
    subjectId: userId,
    digits: code,
    browserHash,
  } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const isRight = await runInTransaction(ctx, async (tx) => {
    await lockCallerAccount(tx)
    if ((await redeemCode(tx, tried)) === null) return false
    await tx.deps.db
      .update(sessionsTable)
      .set({ provenAt: sql`now()` })
      .where(eq(sessionsTable.id, sessionId))
    return true
  })
  if (!isRight) {
    // The answer to an earlier call with the same code may have been lost.
    if ((await findCodeAlreadyRedeemedByCaller(ctx, tried)) && (await isProven(ctx))) return
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'prove-identity' })
    throw await countWrongCodeAndCreateError(ctx, tried, 'account_prove_failed')
  }
  logSecurityEvent(ctx, 'identity confirmed by mailed code', { email })
}
