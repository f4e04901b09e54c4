import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { OutboxTextMessage, SendListAsTextInput, TextMessageRef } from '#shared/contract/sms.ts'
import { groceryListTextUpToLength } from '#shared/grocery/shortListText.ts'
import { maxSmsSegments, measureSms } from '#shared/grocery/smsSegments.ts'
import type { Context, MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { readGroceryList } from '../grocery/service.ts'
import { enqueueEndedJobAgain, enqueueJob } from '../jobs/service.ts'
import { requireOutboxAccess } from '../mail/service.ts'
import { digestForLog } from '../securityLog/service.ts'
import { takeTextFromBudget } from './budget.ts'
import { limitTextMessages, requireTextDestination } from './limits.ts'
import { makeTextMessageDueNow } from './outcomes.ts'
import { isTextQueued, lockTextsOfCaller } from './ownTexts.ts'
import { getPhoneOfCaller } from './phones.ts'
import { textMessagesTable } from './table.ts'
import { textMessageJobKind } from './textMessageJobKind.ts'

const maxListed = 50
/** Each segment of a longer text has 153 letters at most. */
const maxCharacters = maxSmsSegments * 153

/** Seconds in which the same list counts as a repeated press rather than a request for a second text. */
const sameTextSeconds = 60
/** Gateways store idempotency keys for a day. */
const keyHours = 24

/**
 * Queues a text with the open items of a list, with their notes, to the caller's number; a repeated id queues nothing.
 * Returns the id of the text: that of an earlier one if the same text waits, was sent a moment ago, or may have been
 * sent by a failed attempt. The list is charged by its length before it is read. Throws INVALID without a confirmed
 * number, for an empty list and one that needs more than ten segments; NOT_FOUND, TOO_MANY.
 */
export async function sendGroceryListAsText(
  ctx: MemberContext,
  input: SendListAsTextInput,
): Promise<TextMessageRef> {
  const { textId } = input
  if (await isTextQueued(ctx, textId)) return { textId }
  const { phoneNumber } = await getPhoneOfCaller(ctx)
  if (phoneNumber === null) throw new DomainError('INVALID', 'sms_no_phone')
  requireTextDestination(ctx, phoneNumber)
  const message = await wordList(ctx, input)
  const content = JSON.stringify([phoneNumber, input.householdId, input.listId, message])
  const contentDigest = digestForLog(ctx.deps.logDigestKey, 'text', content)
  return await runInTransaction(ctx, async (tx) => {
    await lockTextsOfCaller(tx)
    if (await isTextQueued(tx, textId)) return { textId }
    const same = await findSameText(tx, contentDigest)
    if (same && !isEndedUnsent(same.state)) {
      await makeTextMessageDueNow(tx, same.id)
      return { textId: same.id }
    }
    await limitTextMessages(tx, phoneNumber)
    const text = { phoneNumber, message, contentDigest, ...(await takeTextFromBudget(tx, 'list', message)) }
    const { userId } = ctx.member
    if (!same) {
      await tx.deps.db.insert(textMessagesTable).values({ ...text, id: textId, userId })
      await enqueueJob(tx, textMessageJobKind, { textId }, { id: textId, userId })
      return { textId }
    }
    await tx.deps.db
      .update(textMessagesTable)
      .set({ ...text, state: 'queued', createdAt: sql`now()` })
      .where(eq(textMessagesTable.id, same.id))
    await enqueueEndedJobAgain(tx, textMessageJobKind, { textId: same.id }, { id: same.id, userId })
    return { textId: same.id }
  })
}

/** Final states of texts that no gateway has accepted. */
const endedUnsent = ['failed', 'dropped', 'cancelled', 'unknown'] as const
const isEndedUnsent = (state: string) => endedUnsent.some((each) => each === state)

/** The caller's text with this content that must not be sent twice. */
async function findSameText({ deps, member }: MemberContext, contentDigest: string) {
  const isRecent = gte(textMessagesTable.createdAt, sql`now() - ${sameTextSeconds} * interval '1 second'`)
  const hasKey = gte(textMessagesTable.mayBeSentSince, sql`now() - ${keyHours} * interval '1 hour'`)
  const isSame = or(
    eq(textMessagesTable.state, 'queued'),
    and(inArray(textMessagesTable.state, ['sent', 'kept']), isRecent),
    and(inArray(textMessagesTable.state, endedUnsent), hasKey),
  )
  const [same] = await deps.db
    .select({ id: textMessagesTable.id, state: textMessagesTable.state })
    .from(textMessagesTable)
    .where(
      and(
        eq(textMessagesTable.userId, member.userId),
        eq(textMessagesTable.contentDigest, contentDigest),
        isSame,
      ),
    )
    .orderBy(desc(textMessagesTable.createdAt))
    .limit(1)
  return same
}

/** The text of a list. Throws as `sendGroceryListAsText` does; stops as soon as it is too long. */
async function wordList(ctx: MemberContext, input: SendListAsTextInput): Promise<string> {
  const list = await readGroceryList(ctx, input)
  if (list.items.every((item) => item.isTicked)) throw new DomainError('INVALID', 'sms_empty_list')
  const most = maxSmsSegments
  const message = groceryListTextUpToLength(list, input.notes, maxCharacters)
  if (message === null) throw new DomainError('INVALID', 'sms_list_too_long', { params: { most } })
  const { segments } = measureSms(message)
  if (segments > most) throw new DomainError('INVALID', 'sms_too_long', { params: { segments, most } })
  return message
}

/** The texts that were stored because there is no gateway, newest first. Throws NOT_FOUND as the outbox of mails does. */
export async function listOutboxTextMessages(ctx: Context): Promise<OutboxTextMessage[]> {
  await requireOutboxAccess(ctx)
  const rows = await ctx.deps.db
    .select()
    .from(textMessagesTable)
    .where(eq(textMessagesTable.state, 'kept'))
    .orderBy(desc(textMessagesTable.createdAt), desc(textMessagesTable.id))
    .limit(maxListed)
  return rows.map(({ id, phoneNumber, createdAt, message }) => ({
    id,
    phoneNumber,
    at: createdAt.toISOString(),
    message,
  }))
}
