import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { tooManyRequests } from '#shared/messages/errors.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { waitSeconds } from '../limits/service.ts'
import { feedback } from './table.ts'

const hourMs = 3_600_000

/**
 * Keeps what somebody wrote to us, as theirs when they are signed in. Sent again it is kept once. Throws TOO_MANY when
 * the caller's network has sent more in an hour than it may.
 */
export async function submitFeedback(ctx: Context, input: SubmitFeedbackInput): Promise<void> {
  const { deps, visitor, member } = ctx
  const limit = {
    key: `feedback ${visitor}`,
    most: deps.config.feedbacksPerVisitor,
    windowMs: hourMs,
  }
  const retryAfterSeconds = await waitSeconds(deps.db, [limit])
  if (retryAfterSeconds !== null) throw new DomainError('TOO_MANY', tooManyRequests, { retryAfterSeconds })
  const { draftId, type, description } = input
  const userId = member?.userId ?? null
  const id = createHash('sha256')
    .update(JSON.stringify([userId ?? visitor, draftId, type, description]))
    .digest('base64url')
  await deps.db.insert(feedback).values({ id, type, description, userId }).onConflictDoNothing()
}

/** What the user wrote to us while signed in, oldest first. */
export async function feedbackData(
  { deps }: Pick<Context, 'deps'>,
  userId: string,
): Promise<AccountData['feedback']> {
  const rows = await deps.db.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(feedback.at)
  return rows.map(({ type, description, at }) => ({ type, description, createdAt: at.toISOString() }))
}
