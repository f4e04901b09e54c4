import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import {
  createCodePlaceholder,
  createLongDigitsPlaceholder,
  storeNewDigitsOfCode,
  storeNewLongDigitsOfCode,
} from '../codes/service.ts'
import {
  defineJobKind,
  JobEndedUndoneError,
  type JobFactsOfRow,
  type JobOutcome,
  type JobRun,
} from '../jobs/service.ts'
import { type ComposedMail, MailRefusedError } from './port.ts'
import { outboxMailsTable } from './table.ts'

const Input = z.strictObject({ mailId: z.string() })
type Input = z.infer<typeof Input>
type Mail = typeof outboxMailsTable.$inferSelect

/** RFC 5321 lets a server take ten minutes to accept a text. */
const handOverSeconds = 15 * 60

/** Sends a mail of the outbox once. A mail and its job have the same id. See README.md. */
export const mailJobKind = defineJobKind<Input>({
  kind: 'mail',
  input: Input,
  maxAtOnce: 4,
  leaseSeconds: 2 * 60,
  giveUpAfterMs: 24 * 60 * 60_000,
  perform: sendMail,
  settle: noteOutcome,
  report: logOutcome,
})

async function sendMail(ctx: ServerContext, run: JobRun<Input>): Promise<void> {
  const { db, log, mailer } = ctx.deps
  const [mail] = await db.select().from(outboxMailsTable).where(isWaiting(run))
  if (!mail) throw new JobEndedUndoneError('withdrawn', 'It was deleted before it left.')
  if (!mailer) return await storeInOutbox(ctx, run, mail)
  try {
    await mailer.send(mail.recipient, () => run.handOver(handOverSeconds, (tx) => writeWords(tx, run, mail)))
  } catch (thrown) {
    if (!(thrown instanceof MailRefusedError)) throw thrown
    const answer = `the mail server answered ${thrown.status ?? 'nothing'}`
    throw new JobEndedUndoneError(thrown.isPermanent ? 'never' : 'later', answer, { cause: thrown })
  }
  log.info({ mail: run.id, attempts: run.attempts }, logEvents.mailSent)
}

/** Stores a mail with its final words, where there is no mail server. */
async function storeInOutbox(ctx: ServerContext, run: JobRun<Input>, mail: Mail): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    const { subject, text } = await writeWords(tx, run, mail)
    await tx.deps.db
      .update(outboxMailsTable)
      .set({ state: 'kept', subject, text, sentAt: sql`now()` })
      .where(isWaiting(run))
  })
}

/**
 * The final words of a mail that is about to be sent, with the digits of its code, whose time begins with the commit.
 * Throws JobEndedUndoneError when the code was used meanwhile or the mail was withdrawn.
 */
async function writeWords(tx: ServerContext, run: JobRun<Input>, mail: Mail): Promise<ComposedMail> {
  const { id, replyTo, subject, text, codeId, unsubscribeUrl } = mail
  const [waiting] = await tx.deps.db
    .select({ id: outboxMailsTable.id })
    .from(outboxMailsTable)
    .where(isWaiting(run))
    .for('update')
  if (!waiting) throw new JobEndedUndoneError('withdrawn', 'It was withdrawn before it left.')
  if (codeId === null) return { messageName: id, replyTo, subject, text, unsubscribeUrl }
  const [shortCode, longCode] = [createCodePlaceholder(codeId), createLongDigitsPlaceholder(codeId)]
  const containsPlaceholder = (placeholder: string) =>
    subject.includes(placeholder) || text.includes(placeholder)
  const digits = containsPlaceholder(shortCode) ? await storeNewDigitsOfCode(tx, codeId) : ''
  const longDigits = containsPlaceholder(longCode) ? await storeNewLongDigitsOfCode(tx, codeId) : ''
  if (digits === null || longDigits === null)
    throw new JobEndedUndoneError('withdrawn', 'Its code was used before it left.')
  const fillInCodes = (words: string) => words.replaceAll(shortCode, digits).replaceAll(longCode, longDigits)
  // Other digits make another mail: a mailbox that took it for the same one would keep the code that no longer works.
  const filled = { subject: fillInCodes(subject), text: fillInCodes(text) }
  return { messageName: `${id}.${run.attempts}`, replyTo, unsubscribeUrl, ...filled }
}

/** Stores the result of an attempt. The text is deleted when the job ends; that of a stored or withdrawn mail stays unchanged. */
async function noteOutcome(
  { deps: { db } }: DbContext,
  job: JobFactsOfRow<Input>,
  { state, error, thrown }: JobOutcome,
): Promise<void> {
  // The message may come from another server, and the database refuses NUL characters.
  const failure = mailRefusalBehind(thrown)?.message.replaceAll('\0', '').slice(0, 500) ?? error
  const ends = { done: 'sent', failed: 'failed', unknown: 'failed', cancelled: 'dropped' } as const
  const end = state !== 'queued' && {
    state: ends[state],
    text: '',
    replyTo: null,
    unsubscribeUrl: null,
    ...(state === 'done' && { sentAt: sql`now()` }),
  }
  await db
    .update(outboxMailsTable)
    .set({ ...end, failure })
    .where(isWaiting(job))
}

function logOutcome({ deps: { log } }: ServerContext, job: JobFactsOfRow<Input>, outcome: JobOutcome): void {
  const { id: mail, attempts } = job
  const { state, thrown } = outcome
  // Other errors are logged by the queue.
  const notTaken = mailRefusalBehind(thrown)
  if (state === 'cancelled') log.info({ mail }, logEvents.mailCancelled)
  else if (state === 'unknown') log.error({ mail }, logEvents.mailInterrupted)
  else if (notTaken && state === 'failed')
    log.error({ mail, attempts, status: notTaken.status }, logEvents.mailGivenUp)
  else if (notTaken) log.warn({ mail, attempts, status: notTaken.status }, logEvents.mailRetryScheduled)
}

function mailRefusalBehind(thrown: unknown): MailRefusedError | null {
  return thrown instanceof JobEndedUndoneError && thrown.cause instanceof MailRefusedError
    ? thrown.cause
    : null
}

const isWaiting = ({ input }: Pick<JobFactsOfRow<Input>, 'input'>) =>
  and(eq(outboxMailsTable.id, input.mailId), eq(outboxMailsTable.state, 'queued'))
