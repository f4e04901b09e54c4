import { and, desc, eq } from 'drizzle-orm'
import type { KeptText, SendListInput, TextRef, TextState } from '#shared/contract/sms.ts'
import { listText } from '#shared/grocery/listText.ts'
import { mostSegments, smsLength } from '#shared/grocery/smsSegments.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { readList } from '../grocery/service.ts'
import { expectOutboxAccess } from '../mail/service.ts'
import { takeFromBudget } from './budget.ts'
import { expectDestination, limitTexts } from './limits.ts'
import { getPhone } from './phones.ts'
import { texts } from './table.ts'

const mostListed = 50

/**
 * Queues what is still to be bought of a list, with the notes, for the caller's number; under an id that came before
 * nothing more. Throws INVALID without a confirmed number, for an empty list and one that takes more than ten segments;
 * NOT_FOUND, TOO_MANY.
 */
export async function sendList(ctx: MemberContext, input: SendListInput): Promise<TextRef> {
  const { textId } = input
  if (await isQueued(ctx, textId)) return { textId }
  const { phoneNumber } = await getPhone(ctx)
  if (phoneNumber === null) throw new DomainError('INVALID', 'sms_no_phone')
  const list = await readList(ctx, input)
  if (list.items.every((item) => item.isTicked)) throw new DomainError('INVALID', 'sms_empty_list')
  const message = listText(list, input.notes)
  const { segments } = smsLength(message)
  if (segments > mostSegments)
    throw new DomainError('INVALID', 'sms_too_long', { params: { segments, most: mostSegments } })
  expectDestination(ctx, phoneNumber)
  await limitTexts(ctx, phoneNumber)
  await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const text = { id: textId, userId: ctx.member.userId, phoneNumber, message }
    const queued = await db.insert(texts).values(text).onConflictDoNothing().returning({ id: texts.id })
    if (queued.length === 0) return
    await db
      .update(texts)
      .set(await takeFromBudget(tx, message))
      .where(eq(texts.id, textId))
  })
  return { textId }
}

/** Whether the caller sent a text of this id before. Another's, whom the id would have to be told, throws NOT_FOUND. */
async function isQueued({ deps, member }: MemberContext, textId: string): Promise<boolean> {
  const [known] = await deps.db.select({ userId: texts.userId }).from(texts).where(eq(texts.id, textId))
  if (known && known.userId !== member.userId) throw new DomainError('NOT_FOUND', 'sms_no_such_text')
  return known !== undefined
}

/** What became of one of the caller's texts. Throws NOT_FOUND. */
export async function textResult({ deps, member }: MemberContext, { textId }: TextRef): Promise<TextState> {
  const [row] = await deps.db
    .select({ state: texts.state })
    .from(texts)
    .where(and(eq(texts.id, textId), eq(texts.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', 'sms_no_such_text')
  if (row.state === 'queued' || row.state === 'sending') return 'waiting'
  return row.state === 'sent' || row.state === 'kept' ? 'sent' : 'failed'
}

/** The texts that no gateway was there to send, newest first. Throws NOT_FOUND as the outbox of mails does. */
export async function listKeptTexts(ctx: Context): Promise<KeptText[]> {
  await expectOutboxAccess(ctx)
  const rows = await ctx.deps.db
    .select()
    .from(texts)
    .where(eq(texts.state, 'kept'))
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(mostListed)
  return rows.map(({ id, phoneNumber, createdAt, message }) => ({
    id,
    phoneNumber,
    at: createdAt.toISOString(),
    message,
  }))
}
