import type { CodeRequestAnswer } from '#shared/contract/auth/auth.ts'
import { widerNetworksOfVisitor } from '../../caller.ts'
import type { Context, MemberContext, ServerContext } from '../../context.ts'
import { wasCodeJustRequested } from '../codes/service.ts'
import {
  countAndGetWaitSeconds,
  countLimitHits,
  type RateLimit,
  rateLimitsOfNetworks,
  resetLimitCounts,
} from '../limits/service.ts'
import { type MailToQueue, queueMail } from '../mail/service.ts'
import {
  countAttemptAndRefuseOverLimit,
  millisecondsPerDay,
  millisecondsPerHour,
  refuseIfLimitExceeded,
} from './limits.ts'
import { mailboxKeyOfAddress } from './mailbox.ts'

/** The limits of a day as multiples of that of an hour: for requests of one network, and for mails to one address. */
const perDay = { network: 5, address: 2 }
/**
 * Mails a day to one address that a network may request even after strangers have used up the address' limit; also for
 * the IPv6 /56 around it, and for the /48, which one customer may own.
 */
const maxReserved = { network: 2, wider: [2, 4] }
/** The limit of such mails for all networks together, as a multiple of the limit per hour. */
const reservedPerDay = 5
/** Maximum mails a day to one address that hold no code. */
const maxWithoutCode = 2
/** Maximum invitations a day that one member, and one network, may mail. */
const maxInvitations = { member: 20, network: 40 }

interface AskedMail {
  what: 'sign up' | 'confirm' | 'forgot' | 'prove' | 'change email' | 'invite'
  email: string
  isKnownBrowser: boolean
  /**
   * Called when a network requested such a mail to the address a moment ago: whether the caller repeats that request.
   * Absent where a second press requests a second mail.
   */
  isRepeated?: () => Promise<boolean>
}

/**
 * Counts a requested mail. Throws TOO_MANY, so that we do not flood a mailbox. Strangers' requests do not count for a
 * browser that has signed in to the account before; nor, for a few mails a day, for a network that has not requested
 * mails to this address yet: otherwise one stranger could keep a newcomer from signing up. These limits count all
 * spellings of a mailbox together, except for mails to set a password. See docs/decisions/0066, 0077, 0080 and 0124.
 * Returns false for a repeated request, whose first answer may have been lost: it needs no second mail.
 */
export async function limitRequestedMails(ctx: Context, asked: AskedMail): Promise<boolean> {
  const { what, isKnownBrowser, isRepeated } = asked
  const { mailsPerVisitor, mailCooldownMs } = ctx.deps.config
  const email = asked.email.toLowerCase()
  const isReset = what === 'forgot'
  const reason = isReset ? 'auth_too_many_tries_or_long_code' : 'auth_too_many_tries'
  const byNetwork = (most: number, windowMs: number, key: string) =>
    rateLimitsOfNetworks(ctx.visitor, { key, most, windowMs })
  const cooldownLimit = {
    key: `${what} mail just now ${email} ${ctx.visitor}`,
    most: 1,
    windowMs: mailCooldownMs,
  }
  const limits = [
    cooldownLimit,
    ...byNetwork(mailsPerVisitor, millisecondsPerHour, 'mail by'),
    ...byNetwork(mailsPerVisitor * perDay.network, millisecondsPerDay, 'mail day by'),
  ]
  const limitCount = await countLimitHits(ctx.deps, limits)
  if (limitCount.exceededMs !== null && limitCount.hitsByKey.has(cooldownLimit.key) && (await isRepeated?.()))
    return false
  refuseIfLimitExceeded(limitCount.exceededMs, reason)
  if (isKnownBrowser || (!isReset && (await isFromReservedMails(ctx, email)))) return true
  const strangersLimits = limitsOfStrangers(
    ctx,
    isReset ? resetMailKey(email) : `mail ${mailboxKeyOfAddress(email)}`,
  )
  // No mail is sent then, so the next press must not count as one after a mail.
  const onRefusal = () => resetLimitCounts(ctx.deps, [cooldownLimit.key])
  await countAttemptAndRefuseOverLimit(ctx, strangersLimits, { reason, onRefusal })
  return true
}

/** The answer to a caller who requested a code, the same for every address. */
export const createCodeRequestAnswer = ({ deps }: ServerContext): CodeRequestAnswer => ({
  nextCodeSeconds: deps.config.mailCooldownMs / 1_000,
})

/** Whether this browser requested a code of this kind for this address within the pause between two mails. */
export async function hasJustRequestedCode(
  ctx: Context,
  purpose: 'confirm-email' | 'reset-password',
  email: string,
): Promise<boolean> {
  const asked = { purpose, sentTo: email, browserHash: ctx.browserId.hash }
  return await wasCodeJustRequested(ctx, asked, ctx.deps.config.mailCooldownMs)
}

/**
 * Mails to set a password are counted separately, and per exact address: each holds a code that works for a day, so
 * strangers who use up the limit send the owner usable codes. Other mails, and those to another spelling without an
 * account, would only keep the owner from requesting one.
 */
const resetMailKey = (email: string) => `reset mail ${email.toLowerCase()}`

/** Whether a network uses one of the mails to an address that are reserved for networks which have not requested any yet. */
async function isFromReservedMails({ deps, visitor }: Context, email: string): Promise<boolean> {
  const { mailsPerAddress } = deps.config
  const key = `mail reserve ${mailboxKeyOfAddress(email)}`
  const wider = widerNetworksOfVisitor(visitor).map(({ network }, at) => ({
    network,
    most: maxReserved.wider[at] ?? 2,
  }))
  const limits = [
    ...[{ network: visitor, most: maxReserved.network }, ...wider].map(({ network, most }) => ({
      key: `${key} ${network}`,
      most,
      windowMs: millisecondsPerDay,
    })),
    { key, most: mailsPerAddress * reservedPerDay, windowMs: millisecondsPerDay },
  ]
  return (await countAndGetWaitSeconds(deps, limits)) === null
}

function limitsOfStrangers({ deps }: Context, key: string): RateLimit[] {
  const { mailsPerAddress } = deps.config
  return [
    { key, most: mailsPerAddress, windowMs: millisecondsPerHour },
    { key: `${key} day`, most: mailsPerAddress * perDay.address, windowMs: millisecondsPerDay },
  ]
}

/** Resets the limit of an address whose owner has just set a password by a code: the codes of the other mails no longer work. */
export async function resetLimitOfResetMails(tx: Context, email: string): Promise<void> {
  await resetLimitCounts(
    tx.deps,
    limitsOfStrangers(tx, resetMailKey(email)).map(({ key }) => key),
  )
}

/** Counts a request to change the address: each one mails the current address, and the requested one. */
export async function limitEmailChanges(ctx: MemberContext, email: string): Promise<void> {
  const { mailsPerAddress } = ctx.deps.config
  const key = `change email ${ctx.member.userId}`
  await countAttemptAndRefuseOverLimit(ctx, [{ key, most: mailsPerAddress, windowMs: millisecondsPerHour }])
  await limitRequestedMails(ctx, { what: 'change email', email, isKnownBrowser: false })
}

/**
 * Counts an invitation that a member mails: whether the address has an account must not change the answer. Throws
 * TOO_MANY, because the member chooses words of the mail, and its reader may not know Larder.
 */
export async function limitInvitations(ctx: MemberContext, email: string): Promise<void> {
  await limitRequestedMails(ctx, { what: 'invite', email, isKnownBrowser: false })
  const key = 'invitations by'
  const limits = [
    { key: `${key} ${ctx.member.userId}`, most: maxInvitations.member, windowMs: millisecondsPerDay },
    ...rateLimitsOfNetworks(ctx.visitor, { key, most: maxInvitations.network, windowMs: millisecondsPerDay }),
    { key: 'invitations', most: ctx.deps.config.mailsToStrangersPerDay, windowMs: millisecondsPerDay },
  ]
  await countAttemptAndRefuseOverLimit(ctx, limits, { reason: 'households_too_many_mailed' })
}

/**
 * Queues a mail that may have been requested by a stranger to the address. Mails without a code are dropped after a few
 * a day, in the transaction that would queue them: the answer and the work are the same.
 */
export async function queueMailRequestedByStranger(tx: Context, mail: MailToQueue): Promise<void> {
  const [key, most] =
    mail.codeId === null ? ['mail without code', maxWithoutCode] : ['mail with code', 2 ** 30]
  const counted = { key: `${key} ${mailboxKeyOfAddress(mail.recipient)}`, most, windowMs: millisecondsPerDay }
  const isDropped = (await countAndGetWaitSeconds(tx.deps, [counted])) !== null
  await queueMail(tx, mail, { isDropped })
}
