import * as m from '#messages'
import { waitFor } from '#shared/messages/auth.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { type Limit, waitSeconds } from '../limits/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'

const quarterMs = 15 * 60_000
const hourMs = 60 * 60_000

/**
 * Counts a try at an account and throws TOO_MANY when it was one too many. Whoever has signed in from the same network
 * before is counted apart from strangers, so that nobody can lock a cook out by guessing at their account.
 */
export async function limitTries(
  ctx: Context,
  what: 'sign in' | 'code',
  email: string,
  isKnownHere: boolean,
): Promise<void> {
  const { triesPerAccount, triesPerVisitor, triesByStrangers } = ctx.deps.config
  const account = email.toLowerCase()
  const limits = [
    { key: `${what} ${ctx.visitor}`, most: triesPerVisitor, windowMs: quarterMs },
    { key: `${what} ${account} ${ctx.visitor}`, most: triesPerAccount, windowMs: quarterMs },
  ]
  const ofStrangers = { key: `${what} ${account}`, most: triesByStrangers, windowMs: hourMs }
  await limit(ctx, isKnownHere ? limits : [...limits, ofStrangers], () => {
    if (what === 'sign in') logSecurityEvent(ctx, 'sign-in refused', { email })
  })
}

/** Counts a mail that is asked for. Throws TOO_MANY: nobody's postbox is filled through us. */
export async function limitMails(
  ctx: Context,
  { what, email, isKnownHere }: { what: string; email: string; isKnownHere: boolean },
): Promise<void> {
  const { mailsPerAddress, mailsPerVisitor, mailCooldownMs } = ctx.deps.config
  const address = email.toLowerCase()
  const limits = [
    { key: `${what} mail just now ${address} ${ctx.visitor}`, most: 1, windowMs: mailCooldownMs },
    { key: `mail by ${ctx.visitor}`, most: mailsPerVisitor, windowMs: hourMs },
  ]
  const ofStrangers = { key: `mail ${address}`, most: mailsPerAddress, windowMs: hourMs }
  await limit(ctx, isKnownHere ? limits : [...limits, ofStrangers])
}

/** Counts a step of a way to Google or Apple, so that nobody fills the database or asks them in our name for ever. */
export async function limitVisits(ctx: Context, step: 'begin' | 'post' | 'end'): Promise<void> {
  const most = ctx.deps.config.triesPerVisitor
  await limit(ctx, [{ key: `provider visit ${step} ${ctx.visitor}`, most, windowMs: quarterMs }])
}

async function limit(ctx: Context, limits: readonly Limit[], onRefusal?: () => void): Promise<void> {
  const seconds = await waitSeconds(ctx.deps.db, limits)
  if (seconds === null) return
  onRefusal?.()
  throw new DomainError('TOO_MANY', m.auth_too_many_tries({ wait: waitFor(seconds) }), {
    retryAfterSeconds: seconds,
  })
}
