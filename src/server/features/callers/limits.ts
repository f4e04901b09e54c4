import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { hasRequestedCode } from '../codes/service.ts'
import {
  countLimitHits,
  type RateLimit,
  rateLimitsOfNetworks,
  waitSecondsOfExceededMs,
} from '../limits/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'

const quarterMs = 15 * 60_000
export const millisecondsPerHour = 60 * 60_000
export const millisecondsPerDay = 24 * millisecondsPerHour
/** Passwords an hour that one account's sessions may try: a stolen session must not allow guessing. */
const maxMemberTries = 20
/** Password changes an hour by one account's sessions. */
const maxPasswordChanges = 3

/**
 * Counts a password attempt for an account and throws TOO_MANY when it exceeds the limit. `knownBrowser` is the hash of
 * a browser that has signed in to the account before, else null. Each known browser is counted separately, also from
 * strangers in its own network, so that guessing cannot lock the owner out. A network would prove too little, and would
 * reveal who else in it has an account.
 */
export async function limitPasswordTries(
  ctx: Context,
  email: string,
  knownBrowser: string | null,
): Promise<void> {
  const { triesByStrangers } = ctx.deps.config
  const key = `sign in ${email.toLowerCase()}${knownBrowser === null ? '' : ` ${knownBrowser}`}`
  const limitPerHour = { key, most: triesByStrangers, windowMs: millisecondsPerHour }
  const onRefusal = () => logSecurityEvent(ctx, 'sign-in refused', { email })
  await countAttemptAndRefuseOverLimit(
    ctx,
    [...perVisitor(ctx, 'sign in', email, knownBrowser), limitPerHour],
    {
      onRefusal,
    },
  )
}

/** Counts a password that a member tries for their own account, from any network. Throws TOO_MANY. */
export async function limitPasswordTriesOfMember(ctx: MemberContext): Promise<void> {
  const { userId, email } = ctx.member
  const ofMember = { key: `own password ${userId}`, most: maxMemberTries, windowMs: millisecondsPerHour }
  const onRefusal = () => logSecurityEvent(ctx, 'sign-in refused', { email })
  await countAttemptAndRefuseOverLimit(ctx, [...perVisitor(ctx, 'sign in', email, userId), ofMember], {
    onRefusal,
  })
}

/**
 * Counts a change of the caller's password, in the transaction that makes it. Throws TOO_MANY: each change ends the
 * code in the notice of the one before, and the owner needs time to enter it.
 */
export async function limitPasswordChanges(tx: MemberContext): Promise<void> {
  const key = `password changes ${tx.member.userId}`
  await countAttemptAndRefuseOverLimit(tx, [{ key, most: maxPasswordChanges, windowMs: millisecondsPerHour }])
}

/**
 * Counts an attempt with a code for an address and throws TOO_MANY when it exceeds a limit: one per day for
 * `hashOfRequestingBrowser` (a browser or a member known to be the owner's), and another of the same size for all others
 * together, who are also counted by network. A network proves too little here: an attacker may be in the same one. See
 * docs/decisions/0047 for the odds.
 */
export async function limitCodeTries(
  ctx: Context,
  purpose: 'reset-password' | 'join-household' | 'confirm-phone' | 'prove-identity' | 'change-email',
  email: string,
  apart: string | null,
): Promise<void> {
  const key = `code day ${purpose} ${email.toLowerCase()}${apart === null ? '' : ` ${apart}`}`
  const ofDay = { key, most: ctx.deps.config.codeTriesPerDay, windowMs: millisecondsPerDay }
  const reason = purpose === 'reset-password' ? 'auth_too_many_tries_or_long_code' : 'auth_too_many_tries'
  await countAttemptAndRefuseOverLimit(ctx, [...perVisitor(ctx, 'code', email, apart), ofDay], { reason })
}

/**
 * Counts an attempt with a long code, only for the browser if it is known to be the owner's (`knownBrowser`, else
 * null), else for the network, and throws TOO_MANY. Such a code cannot be guessed, and strangers' attempts must not
 * stop the owner.
 */
export async function limitLongDigitsTries(ctx: Context, knownBrowser: string | null): Promise<void> {
  const { triesPerVisitor: most } = ctx.deps.config
  const of = { key: 'long code', most, windowMs: quarterMs }
  await countAttemptAndRefuseOverLimit(
    ctx,
    knownBrowser === null
      ? rateLimitsOfNetworks(ctx.visitor, of)
      : [{ ...of, key: `long code ${knownBrowser}` }],
  )
}

/**
 * Counts an attempt with a code for a sign-up. Guessing one opens an empty account, which the address' owner can take
 * over by a new password, so more attempts are allowed than for a reset. A browser that requested a code itself is
 * counted separately: strangers must not keep a newcomer out for a day.
 */
export async function limitSignUpCodeTries(ctx: Context, email: string): Promise<void> {
  const { codeTriesPerDay, triesByStrangers } = ctx.deps.config
  const browserHash = ctx.browserId.hash
  const asked = { purpose: 'confirm-email', sentTo: email, browserHash } as const
  const keyOfAllBrowsers = `code day confirm-email ${email.toLowerCase()}`
  const hashOfRequestingBrowser = (await hasRequestedCode(ctx, asked)) ? browserHash : null
  const ofDay =
    hashOfRequestingBrowser === null
      ? { key: keyOfAllBrowsers, most: triesByStrangers, windowMs: millisecondsPerDay }
      : {
          key: `${keyOfAllBrowsers} ${hashOfRequestingBrowser}`,
          most: codeTriesPerDay,
          windowMs: millisecondsPerDay,
        }
  await countAttemptAndRefuseOverLimit(ctx, [
    ...perVisitor(ctx, 'code', email, hashOfRequestingBrowser),
    ofDay,
  ])
}

/** `hashOfRequestingBrowser`: as in limitCodeTries; it and others of its network are counted separately. */
function perVisitor(
  { visitor, deps }: Context,
  what: 'sign in' | 'code',
  email: string,
  apart: string | null,
): RateLimit[] {
  const { triesPerAccount, triesPerVisitor } = deps.config
  const ofAccount = {
    key: `${what} ${email.toLowerCase()} ${visitor}${apart === null ? '' : ` ${apart}`}`,
    most: triesPerAccount,
    windowMs: quarterMs,
  }
  if (apart !== null) return [ofAccount]
  return [
    ...rateLimitsOfNetworks(visitor, { key: what, most: triesPerVisitor, windowMs: quarterMs }),
    ofAccount,
  ]
}

/** Counts a step of a sign-in at Google or Apple, so that no visitor fills the database or floods the providers in our name. */
export async function limitProviderVisits(ctx: Context, step: 'begin' | 'post' | 'end'): Promise<void> {
  const most = ctx.deps.config.triesPerVisitor
  await countAttemptAndRefuseOverLimit(
    ctx,
    rateLimitsOfNetworks(ctx.visitor, { key: `provider visit ${step}`, most, windowMs: quarterMs }),
  )
}

type LimitReason = 'auth_too_many_tries' | 'auth_too_many_tries_or_long_code' | 'households_too_many_mailed'
interface Refusal {
  onRefusal?: () => void | Promise<void>
  reason?: LimitReason
}

export async function countAttemptAndRefuseOverLimit(
  ctx: Context,
  limits: readonly RateLimit[],
  { onRefusal, reason = 'auth_too_many_tries' }: Refusal = {},
): Promise<void> {
  const { exceededMs } = await countLimitHits(ctx.deps, limits)
  if (exceededMs !== null) await onRefusal?.()
  refuseIfLimitExceeded(exceededMs, reason)
}

/** Throws TOO_MANY if a limit is exceeded; `exceededMs` as countLimitHits returns it. */
export function refuseIfLimitExceeded(exceededMs: number | null, reason: LimitReason): void {
  if (exceededMs === null) return
  const seconds = waitSecondsOfExceededMs(exceededMs)
  throw new DomainError('TOO_MANY', reason, { params: { seconds }, retryAfterSeconds: seconds })
}
