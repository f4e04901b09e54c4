import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { Context, MemberContext } from '../../context.ts'
import { groupRowsByBytes, readRowsInBatches, selectRowPosition } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { chargeForBytes } from '../../reads.ts'
import { feedback } from './table.ts'

/**
 * Removes the account from up to `limit` messages of a user who leaves. Call it in a transaction that has locked the
 * account. Returns the number of messages, 0 once none are left.
 */
async function unlinkFeedback(
  { deps: { db } }: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  const some = db.select({ id: feedback.id }).from(feedback).where(eq(feedback.userId, userId)).limit(limit)
  const unlinked = await db
    .update(feedback)
    .set({ userId: null, replyTo: null })
    .where(inArray(feedback.id, some))
    .returning({ id: feedback.id })
  return unlinked.length
}

/** Deletes an address from all messages that name it for the answer. */
async function forgetReplyAddress({ deps }: DbContext, email: string): Promise<void> {
  const isTheirs = eq(sql`lower(${feedback.replyTo})`, email.toLowerCase())
  await deps.db.update(feedback).set({ replyTo: null }).where(isTheirs)
}

/** The messages that a user sent while signed in, oldest first, in batches, each charged before it is read. */
async function* readFeedbackData(
  { deps: { db }, reads }: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<AccountData['feedback']> {
  const order = { at: feedback.at, id: feedback.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectRowPosition(order), bytes: sql<number>`octet_length(${feedback.description})` })
      .from(feedback)
      .where(and(eq(feedback.userId, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const { type, description, replyTo, at } = feedback
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({ type, description, replyTo, at })
        .from(feedback)
        .where(inArray(feedback.id, ids))
        .orderBy(asc(at), asc(feedback.id))
      yield rows.map(({ at: createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
    }
}

/** Messages per batch; no other code changes them. */
const batchSize = 1_000

export const feedbackPersonalData = {
  export: { feedback: (ctx, { userId }) => readFeedbackData(ctx, userId) },
  eraseBatch: async (tx, { userId }) => ({
    count: await unlinkFeedback(tx, { userId, limit: batchSize }),
    photos: [],
  }),
  erase: (tx, { email }) => forgetReplyAddress(tx, email),
} satisfies PersonalData<MemberContext, 'feedback'>
