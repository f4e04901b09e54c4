import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { KeptMail } from '#shared/contract/mail.ts'
import type { Context } from '../../context.ts'
import { placeIn, readBatches } from '../../db/batches.ts'
import { expectOutboxAccess } from './outboxAccess.ts'
import { outbox } from './table.ts'

export { mailableName } from './mailableName.ts'
export { expectOutboxAccess }

export interface Mail {
  recipient: string
  /** Where an answer goes; to us when nothing is said. */
  replyTo?: string
  subject: string
  /** Plain text, with a placeholder where the digits of `codeId` go; see codePlaceholder. */
  text: string
  codeId: string | null
  /** Id of the user whose name it tells to somebody else: it goes with their account. */
  causedBy?: string
}

const maxListed = 50
/** States in which nothing more becomes of a mail. */
const overStates = ['sent', 'kept', 'dropped', 'failed'] as const

/**
 * Puts a mail in the outbox. Called in the transaction of its cause, it is sent if and only if that commits. One that is
 * dropped at once is never sent: it takes the time that another takes, and that is all.
 */
export async function queueMail(
  ctx: Pick<Context, 'deps'>,
  mail: Mail,
  { isDropped = false }: { isDropped?: boolean } = {},
): Promise<void> {
  const dropped = { state: 'dropped', text: '', failure: 'Too many of these were mailed today.' } as const
  await ctx.deps.db.insert(outbox).values({ id: randomUUID(), ...mail, ...(isDropped && dropped) })
}

/** Puts a mail to the operator in the outbox: to SUPPORT_EMAIL, else to the address that mails come from. */
export async function queueMailToOperator(
  ctx: Pick<Context, 'deps'>,
  words: Pick<Mail, 'subject' | 'text' | 'replyTo'>,
): Promise<void> {
  const { supportEmail, mailFrom } = ctx.deps.config
  const sender = /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  await queueMail(ctx, { ...words, recipient: supportEmail ?? sender, codeId: null })
}

/** An address, and the moment until which it was its owner's; null for one that still is. */
interface OwnAddress {
  email: string
  until: Date | null
}

/**
 * What was or will be mailed to somebody's addresses while they were theirs, for themselves, oldest first and some at a
 * time; codes are left out.
 */
export async function* readMailData(
  { deps: { db } }: Pick<Context, 'deps'>,
  addresses: readonly OwnAddress[],
): AsyncGenerator<AccountData['mails']> {
  const isTheirs = or(...addresses.map(isToOwn))
  const isMailed = and(isTheirs, ne(outbox.state, 'dropped'))
  const { subject, codeId, createdAt } = outbox
  const order = { at: createdAt, id: outbox.id }
  const batches = readBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...placeIn(order), subject, codeId, createdAt })
      .from(outbox)
      .where(and(isMailed, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((mail) => ({
      // Where mails are kept, the digits stand in them.
      subject:
        mail.codeId === null ? mail.subject : mail.subject.replaceAll(/\{\{code [\w-]+\}\}|\d{6}/g, '******'),
      createdAt: mail.createdAt.toISOString(),
    }))
}

/**
 * Forgets every mail to an address whose account is deleted, while it was the account's, and those that have left with it
 * as the address to answer to; one that is leaving just now ends by itself. A mail that waits for a former address leaves
 * all the same: it may tell its owner that somebody else changed the address.
 */
export async function forgetMailsTo(ctx: Pick<Context, 'deps'>, address: OwnAddress): Promise<void> {
  const isOver = address.until === null ? ne(outbox.state, 'sending') : inArray(outbox.state, overStates)
  await ctx.deps.db.delete(outbox).where(and(isToOwn(address), isOver))
  const isAnswered = and(
    eq(sql`lower(${outbox.replyTo})`, address.email.toLowerCase()),
    isBefore(address.until),
  )
  await ctx.deps.db.delete(outbox).where(and(isAnswered, inArray(outbox.state, overStates)))
}

/**
 * Takes the name of a user who leaves out of every mail that tells it to others: what waits is not sent, and of what has left
 * no subject stays.
 */
export async function withdrawMailsBy(ctx: Pick<Context, 'deps'>, userId: string): Promise<void> {
  const isBy = eq(outbox.causedBy, userId)
  const nothing = { subject: '', text: '', causedBy: null }
  await ctx.deps.db
    .update(outbox)
    .set({
      ...nothing,
      state: 'dropped',
      leaseUntil: null,
      failure: 'The account that caused it is deleted.',
    })
    .where(and(isBy, inArray(outbox.state, ['queued', 'sending'])))
  await ctx.deps.db.update(outbox).set(nothing).where(isBy)
}

const isToOwn = ({ email, until }: OwnAddress) =>
  and(eq(sql`lower(${outbox.recipient})`, email.toLowerCase()), isBefore(until))
/** A millisecond more than a date holds: the notice of a change is written at its very moment. */
const isBefore = (until: Date | null) =>
  until === null ? undefined : lt(outbox.createdAt, new Date(until.getTime() + 1))

/** The newest mails that were kept because there is no mail server, codes included. Throws NOT_FOUND; see outboxAccess.ts. */
export async function listOutbox(ctx: Context): Promise<KeptMail[]> {
  await expectOutboxAccess(ctx)
  const { config, db } = ctx.deps
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.state, 'kept'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(maxListed)
  return rows.map(({ id, recipient, createdAt, subject, text }) => ({
    id,
    sender: config.mailFrom,
    recipient,
    at: createdAt.toISOString(),
    subject,
    text,
  }))
}

/** Forgets mails a week after they were written, whatever became of them. */
export async function forgetOldMails(ctx: Pick<Context, 'deps'>): Promise<void> {
  const isOver = inArray(outbox.state, overStates)
  await ctx.deps.db.delete(outbox).where(and(isOver, lt(outbox.createdAt, sql`now() - interval '7 days'`)))
}
