import type { CodeAsked } from '#shared/contract/auth/auth.ts'
import { type Context, type MemberContext, type ServerContext, widerNetworksOf } from '../../context.ts'
import { hasJustAskedForCode } from '../codes/service.ts'
import { countHits, forgetHits, type Limit, limitsOfNetworks, waitSeconds } from '../limits/service.ts'
import { type Mail, queueMail } from '../mail/service.ts'
import { dayMs, hourMs, limit, refuseExceeded } from './limits.ts'
import { mailboxOf } from './mailbox.ts'

/** Times the limit of an hour that a network may ask for in a day, and that one address may be sent in a day. */
const perDay = { network: 5, address: 2 }
/**
 * Mails to one address in a day that a network may ask for besides what all strangers together may; of IPv6 the /56 that
 * it lies in, and the /48, which one customer may have whole.
 */
const maxReserved = { network: 2, wider: [2, 4] }
/** Times the limit of an hour that all networks together may ask for so. */
const reservedPerDay = 5
/** Mails in a day that tell one address how it stands and hold no code. */
const maxWithoutCode = 2
/** Invitations in a day that one member may mail, and one network. */
const maxInvitations = { member: 20, network: 40 }

interface AskedMail {
  what: 'sign up' | 'confirm' | 'forgot' | 'prove' | 'change email' | 'invite'
  email: string
  isKnownBrowser: boolean
  /**
   * Asked where a network asked for such a mail to the address a moment ago: whether the caller asks for the very same once
   * more. Absent where a second press asks for a second mail.
   */
  isRepeated?: () => Promise<boolean>
}

/**
 * Counts a mail that is asked for. Throws TOO_MANY, so that no postbox is filled through us. What strangers ask for does
 * not count for a browser that has signed in to the account before; nor, for a few mails a day, for a network that has not
 * asked for mails to this address yet: else one stranger keeps a newcomer from signing up. Those limits count all spellings of a
 * mailbox together, but for mails to set a password. See docs/decisions/0066, 0077, 0080 and 0124.
 * Returns false for what was asked for just now and is asked for again, since its answer may be lost: it needs no second mail.
 */
export async function limitMails(ctx: Context, asked: AskedMail): Promise<boolean> {
  const { what, isKnownBrowser, isRepeated } = asked
  const { mailsPerVisitor, mailCooldownMs } = ctx.deps.config
  const email = asked.email.toLowerCase()
  const isReset = what === 'forgot'
  const reason = isReset ? 'auth_too_many_tries_or_long_code' : 'auth_too_many_tries'
  const byNetwork = (most: number, windowMs: number, key: string) =>
    limitsOfNetworks(ctx.visitor, { key, most, windowMs })
  const justNow = { key: `${what} mail just now ${email} ${ctx.visitor}`, most: 1, windowMs: mailCooldownMs }
  const limits = [
    justNow,
    ...byNetwork(mailsPerVisitor, hourMs, 'mail by'),
    ...byNetwork(mailsPerVisitor * perDay.network, dayMs, 'mail day by'),
  ]
  const counted = await countHits(ctx.deps, limits)
  if (counted.exceededMs !== null && counted.hitsByKey.has(justNow.key) && (await isRepeated?.()))
    return false
  refuseExceeded(counted.exceededMs, reason)
  if (isKnownBrowser || (!isReset && (await isReserved(ctx, email)))) return true
  const ofStrangers = limitsOfStrangers(ctx, isReset ? resetMailKey(email) : `mail ${mailboxOf(email)}`)
  // Nothing is mailed then, and the next press must not be taken for one after a mail.
  const onRefusal = () => forgetHits(ctx.deps, [justNow.key])
  await limit(ctx, ofStrangers, { reason, onRefusal })
  return true
}

/** The answer to a caller who asked for a code, the same for every address. */
export const codeAsked = ({ deps }: ServerContext): CodeAsked => ({
  nextCodeSeconds: deps.config.mailCooldownMs / 1_000,
})

/** Whether this browser asked within the pause between two mails for a code of this kind at this address. */
export async function hasJustAsked(
  ctx: Context,
  purpose: 'confirm-email' | 'reset-password',
  email: string,
): Promise<boolean> {
  const asked = { purpose, sentTo: email, browserHash: ctx.browserId.hash }
  return await hasJustAskedForCode(ctx, asked, ctx.deps.config.mailCooldownMs)
}

/**
 * Mails to set a password are counted apart, each address by itself: each holds a code that works for a day, so strangers
 * who use them up hand the owner codes. Any other mail, and one to another spelling that has no account, would only keep
 * the owner from asking.
 */
const resetMailKey = (email: string) => `reset mail ${email.toLowerCase()}`

/** Whether a network takes one of the mails to an address that are kept for networks which have not asked yet. */
async function isReserved({ deps, visitor }: Context, email: string): Promise<boolean> {
  const { mailsPerAddress } = deps.config
  const key = `mail reserve ${mailboxOf(email)}`
  const wider = widerNetworksOf(visitor).map(({ network }, at) => ({
    network,
    most: maxReserved.wider[at] ?? 2,
  }))
  const limits = [
    ...[{ network: visitor, most: maxReserved.network }, ...wider].map(({ network, most }) => ({
      key: `${key} ${network}`,
      most,
      windowMs: dayMs,
    })),
    { key, most: mailsPerAddress * reservedPerDay, windowMs: dayMs },
  ]
  return (await waitSeconds(deps, limits)) === null
}

function limitsOfStrangers({ deps }: Context, key: string): Limit[] {
  const { mailsPerAddress } = deps.config
  return [
    { key, most: mailsPerAddress, windowMs: hourMs },
    { key: `${key} day`, most: mailsPerAddress * perDay.address, windowMs: dayMs },
  ]
}

/** Lets an address be mailed again whose owner has just set a password by a code: the codes of the other mails are over. */
export async function forgetResetMails(tx: Context, email: string): Promise<void> {
  await forgetHits(
    tx.deps,
    limitsOfStrangers(tx, resetMailKey(email)).map(({ key }) => key),
  )
}

/** Counts a change of address that is asked for: each mails the address that the account has, and the wanted one. */
export async function limitEmailChanges(ctx: MemberContext, email: string): Promise<void> {
  const { mailsPerAddress } = ctx.deps.config
  const key = `change email ${ctx.member.userId}`
  await limit(ctx, [{ key, most: mailsPerAddress, windowMs: hourMs }])
  await limitMails(ctx, { what: 'change email', email, isKnownBrowser: false })
}

/**
 * Counts an invitation that a member mails, to whomever: whether the address has an account must not change the answer.
 * Throws TOO_MANY, for the words of the mail are the member's and its reader may never have heard of us.
 */
export async function limitInvitations(ctx: MemberContext, email: string): Promise<void> {
  await limitMails(ctx, { what: 'invite', email, isKnownBrowser: false })
  const key = 'invitations by'
  const limits = [
    { key: `${key} ${ctx.member.userId}`, most: maxInvitations.member, windowMs: dayMs },
    ...limitsOfNetworks(ctx.visitor, { key, most: maxInvitations.network, windowMs: dayMs }),
    { key: 'invitations', most: ctx.deps.config.mailsToStrangersPerDay, windowMs: dayMs },
  ]
  await limit(ctx, limits, { reason: 'households_too_many_mailed' })
}

/**
 * Queues what somebody asked for who may be a stranger to the address. What holds no code is dropped after a few a day, in
 * the transaction that would queue it: the answer and the work are the same.
 */
export async function queueAskedMail(tx: Context, mail: Mail): Promise<void> {
  const [key, most] =
    mail.codeId === null ? ['mail without code', maxWithoutCode] : ['mail with code', 2 ** 30]
  const counted = { key: `${key} ${mailboxOf(mail.recipient)}`, most, windowMs: dayMs }
  const isDropped = (await waitSeconds(tx.deps, [counted])) !== null
  await queueMail(tx, mail, { isDropped })
}
