import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type {
  OperatorContactAddresses,
  SendOperatorMessageInput,
  SubmitFeedbackInput,
} from '#shared/contract/feedback.ts'
import { defaultLocale } from '#shared/locale.ts'
import { messageToOperatorMail } from '#shared/messages/mails.ts'
import type { Context, ServerContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError, tooManyForNow } from '../../errors.ts'
import { renderInLocale } from '../../speaking.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { preventDeletionOfCaller } from '../callers/service.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { queueMailToOperator } from '../mail/service.ts'
import { feedbackTable } from './table.ts'

const hourMs = 3_600_000

/**
 * Stores a message to the operator, with the sender's account if they are signed in. A repeated one is stored once.
 * Throws TOO_MANY when the caller's network has sent more than it may in an hour, FORBIDDEN when their account has
 * reached its maximum.
 */
export async function submitFeedback(ctx: Context, input: SubmitFeedbackInput): Promise<void> {
  const { draftId, type, description } = input
  const id = feedbackIdOf(ctx, [draftId, type, description])
  if (await isMessageStored(ctx, { id, type, description, replyTo: null })) return
  await countMessage(ctx)
  const userId = ctx.member?.userId ?? null
  await runInTransaction(ctx, async (tx) => {
    await lockAccountOfSender(tx)
    const kept = await tx.deps.db
      .insert(feedbackTable)
      .values({ id, type, description, userId })
      .onConflictDoNothing()
      .returning({ id: feedbackTable.id })
    if (kept.length > 0) await requireRoomForMessage(tx)
  })
}

/**
 * Stores a message under an id that the caller chose, and replaces their earlier message under it. A visitor is
 * identified by their network. Throws as `submitFeedback` does.
 */
export async function storeOrReplaceFeedback(ctx: Context, input: SubmitFeedbackInput): Promise<void> {
  await countMessage(ctx)
  const { draftId, type, description } = input
  const id = feedbackIdOf({ ...ctx, userAgent: '' }, ['replaced', draftId])
  const userId = ctx.member?.userId ?? null
  await runInTransaction(ctx, async (tx) => {
    await lockAccountOfSender(tx)
    const [kept] = await tx.deps.db
      .insert(feedbackTable)
      .values({ id, type, description, userId })
      .onConflictDoUpdate({ target: feedbackTable.id, set: { type, description } })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    if (kept?.isNew) await requireRoomForMessage(tx)
  })
}

/**
 * Stores a message with the address for the answer, and mails it to the operator. A repeated one is stored and mailed
 * once. Throws as feedback does, with which it is counted.
 */
export async function sendMessageToOperator(ctx: Context, input: SendOperatorMessageInput): Promise<void> {
  const { draftId, email, message } = input
  const id = feedbackIdOf(ctx, [draftId, 'message', email, message])
  if (await isMessageStored(ctx, { id, type: 'other', description: message, replyTo: email })) return
  await countMessage(ctx)
  const userId = ctx.member?.userId ?? null
  await runInTransaction(ctx, async (tx) => {
    await lockAccountOfSender(tx)
    const kept = await tx.deps.db
      .insert(feedbackTable)
      .values({ id, type: 'other', description: message, userId, replyTo: email })
      .onConflictDoNothing()
      .returning({ id: feedbackTable.id })
    if (kept.length === 0) return
    await requireRoomForMessage(tx)
    const words = await renderInLocale(defaultLocale, () => messageToOperatorMail({ email, message }))
    await queueMailToOperator(tx, { ...words, replyTo: email })
  })
}

/** The operator's other addresses, as far as they are configured. */
export function getOperatorAddresses({ deps: { config } }: ServerContext): OperatorContactAddresses {
  return { support: config.supportEmail, ideas: config.ideasEmail, social: config.socialLinks }
}

type FeedbackMessage = Pick<typeof feedbackTable.$inferSelect, 'id' | 'type' | 'description' | 'replyTo'>

/**
 * Whether this message was sent before: a repetition does not count. After going back, a member gets a page with
 * another id, so the same words of a member are one message for an hour.
 */
async function isMessageStored({ deps, member }: Context, message: FeedbackMessage): Promise<boolean> {
  const { id, type, description, replyTo } = message
  const isSameId = eq(feedbackTable.id, id)
  if (!member) return (await deps.db.$count(feedbackTable, isSameId)) > 0
  const isSame = and(
    eq(feedbackTable.userId, member.userId),
    replyTo === null ? isNull(feedbackTable.replyTo) : eq(feedbackTable.replyTo, replyTo),
    gt(feedbackTable.at, sql`now() - interval '1 hour'`),
    eq(feedbackTable.type, type),
    eq(feedbackTable.description, description),
  )
  return (await deps.db.$count(feedbackTable, or(isSameId, isSame))) > 0
}

/** Throws UNAVAILABLE when the disk has no room for a message, TOO_MANY when the caller's network has sent too many. */
async function countMessage({ deps, visitor }: Context): Promise<void> {
  await requireDatabaseRoomForText({ deps })
  const limit = { key: 'feedback', most: deps.config.feedbacksPerVisitor, windowMs: hourMs }
  const retryAfterSeconds = await countAndGetWaitSeconds(deps, rateLimitsOfNetworks(visitor, limit))
  if (retryAfterSeconds !== null) throw tooManyForNow(retryAfterSeconds)
}

/** Keeps the account of a signed-in sender from being deleted meanwhile. */
async function lockAccountOfSender(tx: Context): Promise<void> {
  const { member } = tx
  if (member) await preventDeletionOfCaller({ ...tx, member })
}

/** Throws FORBIDDEN when the caller's account has reached the maximum of messages. */
async function requireRoomForMessage({ deps, member }: Context): Promise<void> {
  if (!member) return
  const { maxFeedbacksPerMember: allowed } = deps.config
  if ((await deps.db.$count(feedbackTable, eq(feedbackTable.userId, member.userId))) > allowed)
    throw new DomainError('FORBIDDEN', 'feedback_too_many', { params: { allowed } })
}

/** Visitors' pages are cached with the ids in them, so visitors of one network are distinguished by their browsers. */
function feedbackIdOf({ member, visitor, userAgent }: Context, words: string[]): string {
  const from = member?.userId ?? [visitor, userAgent]
  return createHash('sha256')
    .update(JSON.stringify([from, ...words]))
    .digest('base64url')
}
