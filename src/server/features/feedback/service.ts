import { createHash } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { Addresses, SendMessageInput, SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { baseLocale } from '#shared/locale.ts'
import { messageMail } from '#shared/messages/mails.ts'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { wordIn } from '../../speaking.ts'
import { limitsOfNetworks, waitSeconds } from '../limits/service.ts'
import { queueMailToOperator } from '../mail/service.ts'
import { feedback } from './table.ts'

const hourMs = 3_600_000

/**
 * Keeps what somebody wrote to us, as theirs when they are signed in. Sent again it is kept once. Throws TOO_MANY when
 * the caller's network has sent more in an hour than it may.
 */
export async function submitFeedback(ctx: Context, input: SubmitFeedbackInput): Promise<void> {
  await countMessage(ctx)
  const { draftId, type, description } = input
  const id = idOf(ctx, [draftId, type, description])
  const userId = ctx.member?.userId ?? null
  await ctx.deps.db.insert(feedback).values({ id, type, description, userId }).onConflictDoNothing()
}

/**
 * Keeps what somebody wrote to us under an id of theirs: what they wrote under it before is replaced. A visitor is known by
 * their network. Throws TOO_MANY as `submitFeedback` does.
 */
export async function replaceFeedback(ctx: Context, input: SubmitFeedbackInput): Promise<void> {
  await countMessage(ctx)
  const { draftId, type, description } = input
  const id = idOf(ctx, ['replaced', draftId])
  const userId = ctx.member?.userId ?? null
  await ctx.deps.db
    .insert(feedback)
    .values({ id, type, description, userId })
    .onConflictDoUpdate({ target: feedback.id, set: { type, description } })
}

/**
 * Keeps a message with the address to answer to, and mails it to whoever runs Larder. Sent again it is kept and mailed
 * once. Throws TOO_MANY as feedback does, with which it is counted.
 */
export async function sendMessage(ctx: Context, input: SendMessageInput): Promise<void> {
  await countMessage(ctx)
  const { draftId, email, message } = input
  const id = idOf(ctx, [draftId, 'message', email, message])
  const userId = ctx.member?.userId ?? null
  await withTransaction(ctx, async (tx) => {
    const kept = await tx.deps.db
      .insert(feedback)
      .values({ id, type: 'other', description: message, userId, replyTo: email })
      .onConflictDoNothing()
      .returning({ id: feedback.id })
    if (kept.length === 0) return
    const words = await wordIn(baseLocale, () => messageMail({ email, message }))
    await queueMailToOperator(tx, { ...words, replyTo: email })
  })
}

/** Where else whoever runs Larder is to be found, as far as they say. */
export function addressesOf({ deps: { config } }: Pick<Context, 'deps'>): Addresses {
  return { support: config.supportEmail, ideas: config.ideasEmail, social: config.socialLinks }
}

async function countMessage({ deps, visitor }: Context): Promise<void> {
  const limit = { key: 'feedback', most: deps.config.feedbacksPerVisitor, windowMs: hourMs }
  const retryAfterSeconds = await waitSeconds(deps, limitsOfNetworks(visitor, limit))
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
}

function idOf({ member, visitor }: Context, words: string[]): string {
  const from = member?.userId ?? visitor
  return createHash('sha256')
    .update(JSON.stringify([from, ...words]))
    .digest('base64url')
}

/** Forgets where a user who leaves wanted answers: in what they wrote signed in, and wherever their address stands. */
export async function unlinkFeedback(
  { deps }: Pick<Context, 'deps'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const isTheirs = or(eq(feedback.userId, userId), eq(sql`lower(${feedback.replyTo})`, email.toLowerCase()))
  await deps.db.update(feedback).set({ userId: null, replyTo: null }).where(isTheirs)
}

/** What the user wrote to us while signed in, oldest first. */
export async function feedbackData(
  { deps }: Pick<Context, 'deps'>,
  userId: string,
): Promise<AccountData['feedback']> {
  const rows = await deps.db.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(feedback.at)
  return rows.map(({ type, description, replyTo, at }) => ({
    type,
    description,
    replyTo,
    createdAt: at.toISOString(),
  }))
}
