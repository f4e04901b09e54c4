import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { AccountData } from '#shared/contract/accountData.ts'
import type {
  ConfirmPhoneInput,
  KeptText,
  Phone,
  PhoneInput,
  SendListInput,
  TextRef,
  TextResult,
} from '#shared/contract/sms.ts'
import { listText } from '#shared/grocery/listText.ts'
import { mostSegments, smsLength } from '#shared/grocery/smsSegments.ts'
import { waitFor } from '#shared/messages/auth.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { limitCodeTries } from '../auth/service.ts'
import { codePlaceholder, forgetCodesFor, openCode, redeemCode } from '../codes/service.ts'
import { readList } from '../grocery/service.ts'
import { waitSeconds } from '../limits/service.ts'
import { expectOutboxAccess } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { takeFromBudget } from './budget.ts'
import { isTextDestination } from './destinations.ts'
import { phones, texts } from './table.ts'

const dayMs = 24 * 60 * 60_000
const mostListed = 50

/** The caller's confirmed number. */
export async function getPhone({ deps, member }: MemberContext): Promise<Phone> {
  const [row] = await deps.db.select().from(phones).where(eq(phones.userId, member.userId))
  return { phoneNumber: row?.phoneNumber ?? null }
}

/** Texts a code to a number; it becomes the caller's when they enter the code. Throws INVALID, TOO_MANY. */
export async function startPhone(ctx: MemberContext, { phoneNumber }: PhoneInput): Promise<TextRef> {
  expectDestination(ctx, phoneNumber)
  await limitTexts(ctx, phoneNumber)
  return await withTransaction(ctx, async (tx) => {
    const share = await takeFromBudget(tx, m.sms_code_text({ code: '000000' }))
    const subjectId = ctx.member.userId
    const codeId = await openCode(tx, { purpose: 'confirm-phone', sentTo: phoneNumber, subjectId })
    const textId = randomUUID()
    const message = m.sms_code_text({ code: codePlaceholder(codeId) })
    const text = { id: textId, userId: subjectId, phoneNumber, message, codeId, ...share }
    await tx.deps.db.insert(texts).values(text)
    return { textId }
  })
}

/** Makes a number the caller's, by the code that was texted to it. Throws INVALID, TOO_MANY. */
export async function confirmPhone(
  ctx: MemberContext,
  { phoneNumber, code }: ConfirmPhoneInput,
): Promise<Phone> {
  const { userId, email } = ctx.member
  await limitCodeTries(ctx, 'confirm-phone', email, userId)
  // A wrong code refuses after the transaction: within it, the count of its try would be undone.
  const isRight = await withTransaction(ctx, async (tx) => {
    const asked = { purpose: 'confirm-phone', sentTo: phoneNumber, subjectId: userId } as const
    if ((await redeemCode(tx, { ...asked, digits: code })) === null) return false
    const confirmed = { phoneNumber, confirmedAt: sql`now()` }
    await tx.deps.db
      .insert(phones)
      .values({ userId, ...confirmed })
      .onConflictDoUpdate({ target: phones.userId, set: confirmed })
    return true
  })
  if (!isRight) {
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'confirm-phone' })
    throw new DomainError('INVALID', m.sms_code_failed())
  }
  return { phoneNumber }
}

/** Forgets the caller's number. */
export async function removePhone({ deps, member }: MemberContext): Promise<void> {
  await deps.db.delete(phones).where(eq(phones.userId, member.userId))
}

/**
 * Queues what is still to be bought of a list, with the notes, for the caller's number; under an id that came before
 * nothing more. Throws INVALID without a confirmed number, for an empty list and one that takes more than ten segments;
 * NOT_FOUND, TOO_MANY.
 */
export async function sendList(ctx: MemberContext, input: SendListInput): Promise<TextRef> {
  const { textId } = input
  if (await isQueued(ctx, textId)) return { textId }
  const { phoneNumber } = await getPhone(ctx)
  if (phoneNumber === null) throw new DomainError('INVALID', m.sms_no_phone())
  const list = await readList(ctx, input)
  if (list.items.every((item) => item.isTicked)) throw new DomainError('INVALID', m.sms_empty_list())
  const message = listText(list, input.notes)
  const { segments } = smsLength(message)
  if (segments > mostSegments)
    throw new DomainError('INVALID', m.sms_too_long({ segments, most: mostSegments }))
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

/** Throws INVALID for a number of a country that the operator sends no texts to. */
function expectDestination({ deps }: MemberContext, phoneNumber: string): void {
  if (!isTextDestination(phoneNumber, deps.config.textCountries))
    throw new DomainError('INVALID', m.sms_country_refused())
}

/** Whether the caller sent a text of this id before. Another's, whom the id would have to be told, throws NOT_FOUND. */
async function isQueued({ deps, member }: MemberContext, textId: string): Promise<boolean> {
  const [known] = await deps.db.select({ userId: texts.userId }).from(texts).where(eq(texts.id, textId))
  if (known && known.userId !== member.userId) throw new DomainError('NOT_FOUND', m.sms_no_such_text())
  return known !== undefined
}

/** What became of one of the caller's texts. Throws NOT_FOUND. */
export async function textResult({ deps, member }: MemberContext, { textId }: TextRef): Promise<TextResult> {
  const [row] = await deps.db
    .select({ state: texts.state })
    .from(texts)
    .where(and(eq(texts.id, textId), eq(texts.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', m.sms_no_such_text())
  if (row.state === 'queued' || row.state === 'sending') return { state: 'waiting', sentence: null }
  const isSent = row.state === 'sent' || row.state === 'kept'
  return isSent
    ? { state: 'sent', sentence: m.sms_sent() }
    : { state: 'failed', sentence: m.sms_send_failed() }
}

/** Nobody's phone is filled through us, and nobody spends without end. */
async function limitTexts(ctx: MemberContext, phoneNumber: string): Promise<void> {
  const most = ctx.deps.config.textsPerDay
  const keys = [`texts by ${ctx.member.userId}`, `texts to ${phoneNumber}`]
  const seconds = await waitSeconds(
    ctx.deps.db,
    keys.map((key) => ({ key, most, windowMs: dayMs })),
  )
  if (seconds === null) return
  throw new DomainError('TOO_MANY', m.sms_too_many_texts({ most, time: waitFor(seconds) }), {
    retryAfterSeconds: seconds,
  })
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

/** What is kept of a user's number and texts, for themselves. */
export async function textData(
  { deps }: Pick<Context, 'deps'>,
  userId: string,
): Promise<AccountData['texts']> {
  const rows = await deps.db.select().from(texts).where(eq(texts.userId, userId)).orderBy(texts.createdAt)
  const [phone] = await deps.db.select().from(phones).where(eq(phones.userId, userId))
  return {
    phoneNumber: phone?.phoneNumber ?? null,
    sent: rows.map(({ phoneNumber, createdAt }) => ({ phoneNumber, createdAt: createdAt.toISOString() })),
  }
}

/** Forgets the codes that went to a user's number. The number and the texts go with the user. */
export async function forgetPhoneCodes(ctx: Pick<Context, 'deps'>, userId: string): Promise<void> {
  const own = await ctx.deps.db
    .selectDistinct({ phoneNumber: texts.phoneNumber })
    .from(texts)
    .where(eq(texts.userId, userId))
  for (const { phoneNumber } of own) await forgetCodesFor(ctx, phoneNumber)
}

/** Forgets texts a week after they were written, whatever became of them. */
export async function forgetOldTexts(ctx: Pick<Context, 'deps'>): Promise<void> {
  const isOver = inArray(texts.state, ['sent', 'kept', 'dropped', 'failed'])
  await ctx.deps.db.delete(texts).where(and(isOver, lt(texts.createdAt, sql`now() - interval '7 days'`)))
}
