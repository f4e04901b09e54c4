import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ServerContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { maxFaults, pauseMs } from '../../retries.ts'
import { codePlaceholder, issueDigits } from '../codes/service.ts'
import { giveBackToBudget } from './budget.ts'
import type { TextNotTaken, WrittenText } from './port.ts'
import { texts } from './table.ts'

/** How long a process may take with a text; a gateway is given up on well before. */
const claimSeconds = 2 * 60
/** A shopping list that comes hours later is of no use. */
const minutesOfTrying = 60

const after = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
const over = { message: '', leaseUntil: null } as const
/** For a text that may have been sent: it loses its share of the budget. */
const mayBeSent = {
  budgetDay: null,
  budgetNetwork: null,
  mayBeSentSince: sql`coalesce(${texts.mayBeSentSince}, ${texts.dueAt})`,
} as const

type TextContext = ServerContext

/** A text that this process has taken, until its lease runs out. */
export type Claim = Pick<
  typeof texts.$inferSelect,
  | 'id'
  | 'phoneNumber'
  | 'message'
  | 'codeId'
  | 'attempts'
  | 'budgetDay'
  | 'budgetNetwork'
  | 'costMicroUsd'
  | 'mayBeSentSince'
  | 'isCancelled'
> & {
  isLastTry: boolean
}

const isDue = and(eq(texts.state, 'queued'), lte(texts.dueAt, sql`now()`))

/** Takes texts that are due. One statement, whoever else takes some. */
export async function claimDue({ deps: { db } }: TextContext, most: number): Promise<Claim[]> {
  const due = db.$with('due').as(
    db
      .select({ id: texts.id })
      .from(texts)
      .where(and(isDue, lt(texts.faults, maxFaults)))
      .orderBy(texts.dueAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return await db
    .with(due)
    .update(texts)
    .set({
      state: 'sending',
      leaseUntil: after(claimSeconds),
      attempts: sql`${texts.attempts} + 1`,
      faults: sql`${texts.faults} + 1`,
    })
    .where(inArray(texts.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: texts.id,
      phoneNumber: texts.phoneNumber,
      message: texts.message,
      codeId: texts.codeId,
      attempts: texts.attempts,
      budgetDay: texts.budgetDay,
      budgetNetwork: texts.budgetNetwork,
      costMicroUsd: texts.costMicroUsd,
      mayBeSentSince: texts.mayBeSentSince,
      isCancelled: texts.isCancelled,
      isLastTry: sql<boolean>`${texts.createdAt} < now() - ${minutesOfTrying} * interval '1 minute'`,
    })
}

/** Milliseconds until a text is due or a lease runs out; null when nothing waits. */
export async function msUntilNextDue({ deps: { db } }: TextContext): Promise<number | null> {
  const next = sql`min(case when ${texts.state} = 'queued' then ${texts.dueAt} else ${texts.leaseUntil} end)`
  const [row] = await db
    .select({ ms: sql<number | null>`ceil(extract(epoch from ${next} - now()) * 1000)::float8` })
    .from(texts)
    .where(inArray(texts.state, ['queued', 'sending']))
  return row?.ms ?? null
}

/** The words of a text with its digits, whose time begins now; null when it was cancelled, or its code used meanwhile. */
export async function writeText(ctx: TextContext, claim: Claim): Promise<WrittenText | null> {
  const { id, phoneNumber, message, codeId, mayBeSentSince } = claim
  if (claim.isCancelled) return null
  if (codeId === null) return { id, phoneNumber, message, mayBeSentSince }
  const digits = await withTransaction(ctx, (tx) => issueDigits(tx, codeId))
  return digits === null
    ? null
    : { id, phoneNumber, message: message.replaceAll(codePlaceholder(codeId), digits), mayBeSentSince }
}

/** Notes that the gateway has taken a text, and forgets its words; or that there is none, and keeps them. */
export async function noteTaken(
  { deps: { db } }: TextContext,
  claim: Claim,
  kept: WrittenText | null,
): Promise<void> {
  const end = kept
    ? { state: 'kept' as const, message: kept.message, leaseUntil: null }
    : { ...over, state: 'sent' as const }
  await db
    .update(texts)
    .set({ ...end, failure: null })
    .where(isHeldBy(claim))
}

/** Notes that there is nothing to send any more, and gives its share of the budget back. */
export async function noteDropped(ctx: TextContext, claim: Claim): Promise<void> {
  await endUnsent(ctx, claim, { ...over, state: 'dropped' })
}

/** Ends a text that was not sent and gives its share of the budget back, unless another claim has taken it since. */
async function endUnsent(
  ctx: TextContext,
  claim: Claim,
  end: PgUpdateSetSource<typeof texts>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const ended = await tx.deps.db.update(texts).set(end).where(isHeldBy(claim)).returning({ id: texts.id })
    if (ended.length > 0) await giveBackToBudget(tx, claim)
  })
}

/**
 * Queues a text again, with a pause that grows; gives up one that the gateway refused for good or did not answer for.
 * Returns its state. A text that may have been sent loses its share of the budget, so that no later end gives it back.
 */
export async function putBack(
  ctx: TextContext,
  claim: Claim,
  reason: Pick<TextNotTaken, 'message' | 'isPermanent' | 'isUnanswered' | 'mayBeSent'>,
): Promise<'queued' | 'failed' | 'unknown'> {
  const end = reason.isUnanswered ? 'unknown' : 'failed'
  const isOver = reason.isUnanswered || reason.isPermanent || claim.isLastTry
  const failure = reason.message.slice(0, 500)
  const state = isOver ? ({ ...over, state: end } as const) : againLater(claim)
  const change = { ...state, failure, faults: 0, ...(reason.mayBeSent && mayBeSent) }
  if (isOver && !reason.mayBeSent) await endUnsent(ctx, claim, change)
  else await ctx.deps.db.update(texts).set(change).where(isHeldBy(claim))
  return isOver ? end : 'queued'
}

/** Queues a text again that broke on our side, and counts it. */
export async function putBackBroken(
  { deps: { db } }: TextContext,
  claim: Claim,
  causeCode: string,
): Promise<void> {
  await db
    .update(texts)
    .set({ ...againLater(claim), failure: causeCode })
    .where(isHeldBy(claim))
}

/** Gives up texts that are due and broke too often, and gives their shares of the budget back. */
export async function setAsideBroken(ctx: TextContext) {
  return await withTransaction(ctx, async (tx) => {
    const broken = await tx.deps.db
      .update(texts)
      .set({ ...over, state: 'failed' })
      .where(and(isDue, gte(texts.faults, maxFaults)))
      .returning()
    for (const text of broken) await giveBackToBudget(tx, text)
    return broken.map(({ id, failure }) => ({ id, failure }))
  })
}

function againLater({ attempts }: Claim) {
  const later = after(pauseMs(attempts, Math.random()) / 1_000)
  // A cancelled text is claimed again at once, to be dropped.
  const dueAt = sql`case when ${texts.isCancelled} then now() else ${later} end`
  return { state: 'queued', leaseUntil: null, dueAt } as const
}

/** Gives up texts whose sender ended while they were on their way: they may have arrived. Returns their ids. */
export async function giveUpLost({ deps: { db } }: TextContext): Promise<string[]> {
  const lost = await db
    .update(texts)
    .set({
      ...over,
      ...mayBeSent,
      state: 'unknown',
      failure: 'Larder ended while it was sending this; it may have arrived.',
    })
    .where(and(eq(texts.state, 'sending'), lte(texts.leaseUntil, sql`now()`)))
    .returning({ id: texts.id })
  return lost.map(({ id }) => id)
}

/** Whoever took it last: a claim whose lease was over may say nothing more. */
function isHeldBy({ id, attempts }: Claim) {
  return and(eq(texts.id, id), eq(texts.attempts, attempts), eq(texts.state, 'sending'))
}
