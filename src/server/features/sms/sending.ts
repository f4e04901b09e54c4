import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { KeptText, SendListInput, TextRef } from '#shared/contract/sms.ts'
import { groceryListTextWithin } from '#shared/grocery/shortListText.ts'
import { maxSmsSegments, measureSms } from '#shared/grocery/smsSegments.ts'
import type { Context, MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { readGroceryList } from '../grocery/service.ts'
import { enqueueEndedJobAgain, enqueueJob } from '../jobs/service.ts'
import { expectOutboxAccess } from '../mail/service.ts'
import { digestForLog } from '../securityLog/service.ts'
import { takeTextFromBudget } from './budget.ts'
import { expectTextDestination, limitTexts } from './limits.ts'
import { makeTextDueNow } from './outcomes.ts'
import { isTextQueued, lockTextsOfCaller } from './ownTexts.ts'
import { getPhone } from './phones.ts'
import { texts } from './table.ts'
import { textJob } from './textJob.ts'

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
export async function sendList(ctx: MemberContext, input: SendListInput): Promise<TextRef> {
  const { textId } = input
  if (await isTextQueued(ctx, textId)) return { textId }
  const { phoneNumber } = await getPhone(ctx)
  if (phoneNumber === null) throw new DomainError('INVALID', 'sms_no_phone')
  expectTextDestination(ctx, phoneNumber)
  const message = await wordList(ctx, input)
  const content = JSON.stringify([phoneNumber, input.householdId, input.listId, message])
  const contentDigest = digestForLog(ctx.deps.logDigestKey, 'text', content)
  return await runInTransaction(ctx, async (tx) => {
    await lockTextsOfCaller(tx)
    if (await isTextQueued(tx, textId)) return { textId }
    const same = await findSameText(tx, contentDigest)
    if (same && !isEndedUnsent(same.state)) {
      await makeTextDueNow(tx, same.id)
      return { textId: same.id }
    }
    await limitTexts(tx, phoneNumber)
    const text = { phoneNumber, message, contentDigest, ...(await takeTextFromBudget(tx, 'list', message)) }
    const { userId } = ctx.member
    if (!same) {
      await tx.deps.db.insert(texts).values({ ...text, id: textId, userId })
      await enqueueJob(tx, textJob, { textId }, { id: textId, userId })
      return { textId }
    }
    await tx.deps.db
      .update(texts)
      .set({ ...text, state: 'queued', createdAt: sql`now()` })
      .where(eq(texts.id, same.id))
    await enqueueEndedJobAgain(tx, textJob, { textId: same.id }, { id: same.id, userId })
    return { textId: same.id }
  })
}

/** Final states of texts that no gateway has accepted. */
const endedUnsent = ['failed', 'dropped', 'cancelled', 'unknown'] as const
const isEndedUnsent = (state: string) => endedUnsent.some((each) => each === state)

/** The caller's text with this content that must not be sent twice. */
async function findSameText({ deps, member }: MemberContext, contentDigest: string) {
  const isRecent = gte(texts.createdAt, sql`now() - ${sameTextSeconds} * interval '1 second'`)
  const hasKey = gte(texts.mayBeSentSince, sql`now() - ${keyHours} * interval '1 hour'`)
  const isSame = or(
    eq(texts.state, 'queued'),
    and(inArray(texts.state, ['sent', 'kept']), isRecent),
    and(inArray(texts.state, endedUnsent), hasKey),
  )
  const [same] = await deps.db
    .select({ id: texts.id, state: texts.state })
    .from(texts)
    .where(and(eq(texts.userId, member.userId), eq(texts.contentDigest, contentDigest), isSame))
    .orderBy(desc(texts.createdAt))
    .limit(1)
  return same
}

/** The text of a list. Throws as `sendList` does; stops as soon as it is too long. */
async function wordList(ctx: MemberContext, input: SendListInput): Promise<string> {
  const list = await readGroceryList(ctx, input)
  if (list.items.every((item) => item.isTicked)) throw new DomainError('INVALID', 'sms_empty_list')
  const most = maxSmsSegments
  const message = groceryListTextWithin(list, input.notes, maxCharacters)
  if (message === null) throw new DomainError('INVALID', 'sms_list_too_long', { params: { most } })
  const { segments } = measureSms(message)
  if (segments > most) throw new DomainError('INVALID', 'sms_too_long', { params: { segments, most } })
  return message
}

/** The texts that were stored because there is no gateway, newest first. Throws NOT_FOUND as the outbox of mails does. */
export async function listKeptTexts(ctx: Context): Promise<KeptText[]> {
  await expectOutboxAccess(ctx)
  const rows = await ctx.deps.db
    .select()
    .from(texts)
    .where(eq(texts.state, 'kept'))
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(maxListed)
  return rows.map(({ id, phoneNumber, createdAt, message }) => ({
    id,
    phoneNumber,
    at: createdAt.toISOString(),
    message,
  }))
}
