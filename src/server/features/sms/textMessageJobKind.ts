import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServerContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import { causeCodeOfError } from '../../retries.ts'
import { createCodePlaceholder, storeNewDigitsOfCode } from '../codes/service.ts'
import {
  defineJobKind,
  JobEndedUndoneError,
  type JobFactsOfRow,
  type JobOutcome,
  type JobRun,
} from '../jobs/service.ts'
import { returnTextToBudget } from './budget.ts'
import { returnTextToLimits } from './limits.ts'
import { type ComposedTextMessage, TextMessageRefusedError } from './port.ts'
import { textMessagesTable } from './table.ts'

const Input = z.strictObject({ textId: z.string() })
type Input = z.infer<typeof Input>
type Text = typeof textMessagesTable.$inferSelect

/** Maximum seconds of a process for a text; the time limit of a gateway is much shorter. */
const handOverSeconds = 2 * 60

/** Sends a text. A text and its job have the same id. It waits for a slow gateway for up to 90 seconds. */
export const textMessageJobKind = defineJobKind<Input>({
  kind: 'text',
  input: Input,
  maxAtOnce: 16,
  leaseSeconds: 2 * 60,
  // A shopping list that arrives hours later is useless.
  giveUpAfterMs: 60 * 60_000,
  perform: sendText,
  settle: noteOutcome,
  report: logOutcome,
})

async function sendText(ctx: ServerContext, run: JobRun<Input>): Promise<void> {
  const { db, log, smsGateway } = ctx.deps
  const [text] = await db.select().from(textMessagesTable).where(isWaiting(run))
  if (!text) throw new JobEndedUndoneError('withdrawn', 'It was deleted before it left.')
  if (!smsGateway) return await storeInOutbox(ctx, run, text)
  const written = await run.handOver(handOverSeconds, (tx) => writeText(tx, text, run.attempts))
  try {
    await smsGateway.send(written)
  } catch (thrown) {
    if (!(thrown instanceof TextMessageRefusedError)) throw thrown
    const { isUnanswered, isPermanent, message } = thrown
    const end = isUnanswered ? 'unknown' : isPermanent ? 'never' : 'later'
    throw new JobEndedUndoneError(end, message, { cause: thrown })
  }
  log.info({ text: run.id, attempts: run.attempts }, logEvents.textMessageSent)
}

/** Stores a text with its final words, where there is no gateway. */
async function storeInOutbox(ctx: ServerContext, run: JobRun<Input>, text: Text): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    const { message } = await writeText(tx, text, run.attempts)
    await tx.deps.db.update(textMessagesTable).set({ state: 'kept', message }).where(isWaiting(run))
  })
}

/**
 * A text with its digits, whose time begins with the commit. Each attempt with digits is another text for the gateway,
 * because the digits of the attempt before are no longer valid. Throws JobEndedUndoneError when its code was used meanwhile.
 */
async function writeText(tx: ServerContext, text: Text, attempt: number): Promise<ComposedTextMessage> {
  const { id, phoneNumber, message, codeId, mayBeSentSince } = text
  if (codeId === null) return { id, phoneNumber, message, mayBeSentSince }
  const digits = await storeNewDigitsOfCode(tx, codeId)
  if (digits === null) throw new JobEndedUndoneError('withdrawn', 'Its code was used before it left.')
  return {
    id: `${id}.${attempt}`,
    phoneNumber,
    message: message.replaceAll(createCodePlaceholder(codeId), digits),
    mayBeSentSince,
  }
}

/**
 * Stores the result of an attempt. A text that was not sent returns its place in the day's texts of its member and number,
 * and its share of the budget; one that may have been sent loses it, so that a later result does not return it. The words are deleted when the job ends; a stored text
 * stays unchanged.
 */
async function noteOutcome(
  tx: ServerContext,
  job: JobFactsOfRow<Input>,
  { state, thrown }: JobOutcome,
): Promise<void> {
  const { db } = tx.deps
  const [text] = await db.select().from(textMessagesTable).where(isWaiting(job)).for('update')
  if (!text) return
  const mayBeSent = state === 'unknown' || (textRefusalBehind(thrown)?.mayBeSent ?? false)
  const ends = {
    done: 'sent',
    failed: 'failed',
    unknown: 'unknown',
    cancelled: job.isCancelled ? 'cancelled' : 'dropped',
  } as const
  await db
    .update(textMessagesTable)
    .set({
      state: state === 'queued' ? state : ends[state],
      ...(state !== 'queued' && { message: '' }),
      ...(mayBeSent && {
        budgetDay: null,
        budgetNetwork: null,
        mayBeSentSince: sql`coalesce(${textMessagesTable.mayBeSentSince}, ${job.dueAt.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(textMessagesTable.id, text.id))
  const hasEndedUnsent = (state === 'failed' || state === 'cancelled') && !mayBeSent
  // An earlier attempt that may have sent it removed the share: such a text stays counted.
  if (!hasEndedUnsent || text.budgetDay === null) return
  await returnTextToLimits(tx, text)
  await returnTextToBudget(tx, text)
}

function logOutcome({ deps: { log } }: ServerContext, job: JobFactsOfRow<Input>, outcome: JobOutcome): void {
  const { id: text, attempts } = job
  const { state, thrown } = outcome
  const notTaken = textRefusalBehind(thrown)
  // Other errors are logged by the queue.
  if (!notTaken) {
    if (state === 'unknown') log.error({ text }, logEvents.textMessageInterrupted)
    return
  }
  const cause = notTaken.status === null ? causeCodeOfError(notTaken.cause) : null
  const told = { text, attempts, status: notTaken.status, cause }
  if (state === 'queued') log.warn(told, logEvents.textMessageRetryScheduled)
  else log.error(told, state === 'unknown' ? logEvents.textMessageUnconfirmed : logEvents.textMessageGivenUp)
}

function textRefusalBehind(thrown: unknown): TextMessageRefusedError | null {
  return thrown instanceof JobEndedUndoneError && thrown.cause instanceof TextMessageRefusedError
    ? thrown.cause
    : null
}

const isWaiting = ({ input }: Pick<JobFactsOfRow<Input>, 'input'>) =>
  and(eq(textMessagesTable.id, input.textId), eq(textMessagesTable.state, 'queued'))
