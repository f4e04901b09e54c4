import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ServerContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { maxFaults, pauseMs } from '../../retries.ts'
import { codePlaceholder, issueDigits, issueLongDigits, longCodePlaceholder } from '../codes/service.ts'
import type { MailNotTaken, WrittenMail } from './port.ts'
import { outbox } from './table.ts'

/** How long a process may take until the text is asked for; a mailer gives up well before. */
const claimSeconds = 2 * 60
/** RFC 5321 lets a server think for ten minutes over a text. */
const handOverSeconds = 15 * 60
const hoursOfTrying = 24

const after = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
const over = { state: 'failed', text: '', replyTo: null, leaseUntil: null } as const

type MailContext = ServerContext

/** A mail that this process has taken, until its lease runs out. */
export type Claim = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'codeId' | 'attempts'
> & { isLastTry: boolean }

/** The mail is no longer to be sent, or no longer by this claim. */
export class MailWithdrawn extends Error {
  override readonly name = 'MailWithdrawn'
}

const isDue = or(
  and(eq(outbox.state, 'queued'), lte(outbox.dueAt, sql`now()`)),
  and(eq(outbox.state, 'sending'), lte(outbox.leaseUntil, sql`now()`)),
)

/**
 * Takes mails that are due, and those whose taker was not heard of again. Those with a code come first: somebody waits for it
 * at a form. One statement, whoever else takes some.
 */
export async function claimDue({ deps: { db } }: MailContext, most: number): Promise<Claim[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isDue, lt(outbox.faults, maxFaults)))
      .orderBy(sql`(${outbox.codeId} is null)`, outbox.dueAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return await db
    .with(due)
    .update(outbox)
    .set({
      state: 'sending',
      leaseUntil: after(claimSeconds),
      attempts: sql`${outbox.attempts} + 1`,
      // Taken back with the server's answer; a mail that ends the process each time is counted all the same.
      faults: sql`${outbox.faults} + 1`,
    })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: outbox.id,
      recipient: outbox.recipient,
      replyTo: outbox.replyTo,
      subject: outbox.subject,
      text: outbox.text,
      codeId: outbox.codeId,
      attempts: outbox.attempts,
      isLastTry: sql<boolean>`${outbox.createdAt} < now() - ${hoursOfTrying} * interval '1 hour'`,
    })
}

/** Milliseconds until a mail is due or a lease runs out; null when nothing waits. */
export async function msUntilNextDue({ deps: { db } }: MailContext): Promise<number | null> {
  const next = sql`min(case when ${outbox.state} = 'queued' then ${outbox.dueAt} else ${outbox.leaseUntil} end)`
  const [row] = await db
    .select({ ms: sql<number | null>`ceil(extract(epoch from ${next} - now()) * 1000)::float8` })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending', 'handing over']))
  return row?.ms ?? null
}

/**
 * The words of a mail whose text the server waits for. Committed before they leave: that it is being handed over, and
 * the hash of its digits, so that their time begins now. Throws MailWithdrawn when the code was used meanwhile or the
 * lease is over.
 */
export async function handOver(ctx: MailContext, claim: Claim): Promise<WrittenMail> {
  return await endClaim(ctx, claim, () => ({ state: 'handing over', leaseUntil: after(handOverSeconds) }))
}

/** Keeps a mail with its words, where there is no mail server. Throws MailWithdrawn as `handOver` does. */
export async function keepMail(ctx: MailContext, claim: Claim): Promise<void> {
  await endClaim(ctx, claim, ({ subject, text }) => ({
    state: 'kept',
    leaseUntil: null,
    subject,
    text,
    sentAt: sql`now()`,
  }))
}

async function endClaim(
  ctx: MailContext,
  claim: Claim,
  change: (words: WrittenMail) => PgUpdateSetSource<typeof outbox>,
): Promise<WrittenMail> {
  const written = await withTransaction(ctx, async (tx) => {
    const words = await writeWords(tx, claim)
    const dropped = { ...over, state: 'dropped', failure: 'Its code was used before it left.' } as const
    const changed = await tx.deps.db
      .update(outbox)
      .set(words ? change(words) : dropped)
      .where(and(isHeldBy(claim), eq(outbox.state, 'sending')))
      .returning({ id: outbox.id })
    return changed.length > 0 ? words : null
  })
  if (!written) throw new MailWithdrawn()
  return written
}

async function writeWords(tx: MailContext, claim: Claim): Promise<WrittenMail | null> {
  const { id, attempts, replyTo, subject, text, codeId } = claim
  if (codeId === null) return { messageName: id, replyTo, subject, text }
  const [shortCode, longCode] = [codePlaceholder(codeId), longCodePlaceholder(codeId)]
  const carries = (placeholder: string) => subject.includes(placeholder) || text.includes(placeholder)
  const digits = carries(shortCode) ? await issueDigits(tx, codeId) : ''
  const longDigits = carries(longCode) ? await issueLongDigits(tx, codeId) : ''
  if (digits === null || longDigits === null) return null
  const fill = (words: string) => words.replaceAll(shortCode, digits).replaceAll(longCode, longDigits)
  // Other digits make another mail: a postbox that takes it for the same would keep the code that works no more.
  return { messageName: `${id}.${attempts}`, replyTo, subject: fill(subject), text: fill(text) }
}

/** Notes that the server has taken a mail, and forgets its text. */
export async function noteSent({ deps: { db } }: MailContext, claim: Claim): Promise<void> {
  await db
    .update(outbox)
    .set({ ...over, state: 'sent', sentAt: sql`now()`, failure: null })
    .where(isHeldBy(claim))
}

/**
 * Queues a mail again that the mail server did not take, with a pause that grows; for good reasons gives it up, which it
 * returns.
 */
export async function putBack(
  { deps: { db } }: MailContext,
  claim: Claim,
  reason: Pick<MailNotTaken, 'message' | 'isPermanent'>,
): Promise<'queued' | 'failed'> {
  // A server may say anything, but the database takes no NUL.
  const failure = reason.message.replaceAll('\0', '').slice(0, 500)
  const isOver = reason.isPermanent || claim.isLastTry
  await db
    .update(outbox)
    .set({ ...(isOver ? over : againLater(claim)), failure, faults: 0 })
    .where(isNotTaken(claim))
  return isOver ? 'failed' : 'queued'
}

/** Queues a mail again that broke on our side, and counts it. */
export async function putBackBroken(
  { deps: { db } }: MailContext,
  claim: Claim,
  causeCode: string,
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...againLater(claim), failure: causeCode })
    .where(isNotTaken(claim))
}

/** Gives up mails that are due and broke too often. */
export async function setAsideBroken({ deps: { db } }: MailContext) {
  return await db
    .update(outbox)
    .set({ ...over, failure: sql`coalesce(${outbox.failure}, 'the process ended')` })
    .where(and(isDue, gte(outbox.faults, maxFaults)))
    .returning({ id: outbox.id, failure: outbox.failure })
}

function againLater({ attempts }: Claim) {
  const dueAt = after(pauseMs(attempts, Math.random()) / 1_000)
  return { state: 'queued', leaseUntil: null, dueAt } as const
}

function isNotTaken(claim: Claim): SQL | undefined {
  return and(isHeldBy(claim), inArray(outbox.state, ['sending', 'handing over']))
}

/** Gives up mails whose sender ended while their text was on its way: they may have arrived. Returns their ids. */
export async function giveUpLost({ deps: { db } }: MailContext): Promise<string[]> {
  const lost = await db
    .update(outbox)
    .set({ ...over, failure: 'Larder ended while it was handing this over; it may have arrived.' })
    .where(and(eq(outbox.state, 'handing over'), lte(outbox.leaseUntil, sql`now()`)))
    .returning({ id: outbox.id })
  return lost.map(({ id }) => id)
}

/** Whoever took it last: a claim whose lease was over and taken by another may say nothing more. */
function isHeldBy({ id, attempts }: Claim): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}
