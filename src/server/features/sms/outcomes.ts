import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TextRef, TextState } from '#shared/contract/sms.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { giveBackToBudget } from './budget.ts'
import { texts } from './table.ts'

/** Of a text that the gateway may still be given. */
export const openStates = ['queued', 'sending'] as const
/** Seconds after which a text that is not taken yet is `delayed` or `unanswered`, though no attempt has failed. */
const patienceSeconds = 10

/** What became of one of the caller's texts. Throws NOT_FOUND. */
export async function textResult({ deps, member }: MemberContext, { textId }: TextRef): Promise<TextState> {
  const [row] = await deps.db
    .select({
      state: texts.state,
      failure: texts.failure,
      isCancelled: texts.isCancelled,
      isLate: sql<boolean>`${texts.dueAt} < now() - ${patienceSeconds} * interval '1 second'`,
    })
    .from(texts)
    .where(and(eq(texts.id, textId), eq(texts.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', 'sms_no_such_text')
  switch (row.state) {
    case 'sent':
    case 'kept':
      return 'sent'
    case 'unknown':
      return 'unknown'
    case 'failed':
    case 'dropped':
      return row.isCancelled ? 'cancelled' : 'failed'
    default:
      if (row.isCancelled) return 'cancelling'
      if (row.state === 'sending' && row.isLate) return 'unanswered'
      return row.failure !== null || row.isLate ? 'delayed' : 'waiting'
  }
}

/** Has a text of the caller's that waits attempted now: the same text, under the same id. Throws NOT_FOUND. */
export async function retryText(ctx: MemberContext, ref: TextRef): Promise<TextState> {
  await askAgain(ctx, ref.textId)
  return await textResult(ctx, ref)
}

/**
 * Attempts after which a text waits for its own next one however often it is asked for: each may have sent it, though the
 * gateway said that it broke.
 */
const maxAskedAttempts = 6

/** Makes an open text of the caller's due now, as if it had just been asked for, unless it was attempted often. Any other stays as it is. */
export async function askAgain({ deps, member }: MemberContext, textId: string): Promise<void> {
  const asked = await deps.db
    .update(texts)
    .set({
      dueAt: sql`case when ${texts.attempts} < ${maxAskedAttempts} then now() else ${texts.dueAt} end`,
      failure: sql`case when ${texts.attempts} < ${maxAskedAttempts} then null else ${texts.failure} end`,
      isCancelled: false,
    })
    .where(and(eq(texts.id, textId), eq(texts.userId, member.userId), inArray(texts.state, openStates)))
    .returning({ id: texts.id })
  if (asked.length > 0) await wakeWorkers({ deps })
}

/** Tells every process that a text is due: a trigger does so for new ones alone. */
export async function wakeWorkers({ deps }: DbContext): Promise<void> {
  await deps.db.execute(sql`select pg_notify('text_queued', '')`)
}

/**
 * Cancels a text of the caller's: one that waits is dropped, one that the gateway is being given is not attempted again.
 * Throws NOT_FOUND.
 */
export async function cancelText(ctx: MemberContext, ref: TextRef): Promise<TextState> {
  const isOwn = and(eq(texts.id, ref.textId), eq(texts.userId, ctx.member.userId))
  await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const [text] = await db
      .select()
      .from(texts)
      .where(and(isOwn, inArray(texts.state, openStates)))
      .for('update')
    if (!text) return
    const isWaiting = text.state === 'queued'
    await db
      .update(texts)
      .set({ isCancelled: true, ...(isWaiting && { state: 'dropped', message: '' }) })
      .where(isOwn)
    if (isWaiting) await giveBackToBudget(tx, text)
  })
  return await textResult(ctx, ref)
}
