import { and, eq, sql } from 'drizzle-orm'
import type { TextMessageRef, TextMessageState } from '#shared/contract/sms.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { cancelJobOfMember, makeJobDueNow } from '../jobs/service.ts'
import { jobsTable } from '../jobs/table.ts'
import { textMessagesTable } from './table.ts'
import { textMessageJobKind } from './textMessageJobKind.ts'

/** Seconds after which an open text is `delayed` or `unanswered`, even if no attempt has failed. */
const patienceSeconds = 10

/** What became of a text so far. `attempts`: how often it was handed to a gateway, or was about to be. */
export interface TextMessageProgress {
  state: TextMessageState
  attempts: number
  areRetriesUsedUp: boolean
}

/**
 * Attempts after which a text waits for its next scheduled one, however often the caller asks: each attempt may have
 * sent it, even if the gateway answered with an error.
 */
const maxAskedAttempts = 6

/** What became of one of the caller's texts. Throws NOT_FOUND. */
export async function getTextProgress(
  { deps, member }: MemberContext,
  { textId }: TextMessageRef,
): Promise<TextMessageProgress> {
  const [row] = await deps.db
    .select({
      state: textMessagesTable.state,
      isWaiting: sql<boolean>`${jobsTable.state} = 'queued'`,
      error: jobsTable.error,
      isCancelled: jobsTable.isCancelled,
      attempts: jobsTable.attempts,
      isLate: sql<boolean>`${jobsTable.dueAt} < now() - ${patienceSeconds} * interval '1 second'`,
    })
    .from(textMessagesTable)
    .leftJoin(jobsTable, eq(jobsTable.id, textMessagesTable.id))
    .where(and(eq(textMessagesTable.id, textId), eq(textMessagesTable.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', 'sms_no_such_text')
  const attempts = row.attempts ?? 0
  return {
    state: stateOfText(row),
    attempts,
    areRetriesUsedUp: row.state === 'queued' && attempts >= maxAskedAttempts,
  }
}

interface TextRow {
  state: (typeof textMessagesTable.$inferSelect)['state']
  /** These four are null where the job of an ended text was deleted. */
  isWaiting: boolean | null
  error: string | null
  isCancelled: boolean | null
  isLate: boolean | null
}

function stateOfText(row: TextRow): TextMessageState {
  switch (row.state) {
    case 'sent':
    case 'kept':
      return 'sent'
    case 'unknown':
      return 'unknown'
    case 'cancelled':
      return 'cancelled'
    case 'failed':
    case 'dropped':
      return 'failed'
    default:
      if (row.isCancelled) return 'cancelling'
      if (!row.isWaiting && row.isLate) return 'unanswered'
      return row.error !== null || row.isLate ? 'delayed' : 'waiting'
  }
}

/** Makes a waiting text of the caller's due now: the same text, with the same id. Throws NOT_FOUND. */
export async function retryTextMessage(
  ctx: MemberContext,
  ref: TextMessageRef,
): Promise<TextMessageProgress> {
  await makeTextMessageDueNow(ctx, ref.textId)
  return await getTextProgress(ctx, ref)
}

/**
 * Makes an open text of the caller's due now, as if it had just been requested, unless it was attempted often. Other
 * texts stay unchanged.
 */
export async function makeTextMessageDueNow(ctx: MemberContext, textId: string): Promise<void> {
  await makeJobDueNow(ctx, { id: textId, userId: ctx.member.userId }, { maxAttempts: maxAskedAttempts })
}

/** Cancels a text of the caller's: one that waits is dropped, one that is being sent is not attempted again. Throws NOT_FOUND. */
export async function cancelTextMessage(
  ctx: MemberContext,
  ref: TextMessageRef,
): Promise<TextMessageProgress> {
  const { userId } = ctx.member
  await runInTransaction(ctx, (tx) => cancelJobOfMember(tx, textMessageJobKind, { id: ref.textId, userId }))
  return await getTextProgress(ctx, ref)
}
