import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { Context, MemberContext } from '../../context.ts'
import { groupRowsByBytes, readRowsInBatches, selectPositionOfRow } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { chargeForRowBytes } from '../../reads.ts'
import { feedbackTable } from './table.ts'

/**
 * Removes the account from up to `limit` messages of a user who leaves. Call it in a transaction that has locked the
 * account. Returns the number of messages, 0 once none are left.
 */
async function unlinkFeedback(
  { deps: { db } }: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  const some = db
    .select({ id: feedbackTable.id })
    .from(feedbackTable)
    .where(eq(feedbackTable.userId, userId))
    .limit(limit)
  const unlinked = await db
    .update(feedbackTable)
    .set({ userId: null, replyTo: null })
    .where(inArray(feedbackTable.id, some))
    .returning({ id: feedbackTable.id })
  return unlinked.length
}

/** Deletes an address from all messages that name it for the answer. */
async function forgetReplyAddress({ deps }: DbContext, email: string): Promise<void> {
  const isTheirs = eq(sql`lower(${feedbackTable.replyTo})`, email.toLowerCase())
  await deps.db.update(feedbackTable).set({ replyTo: null }).where(isTheirs)
}

/** The messages that a user sent while signed in, oldest first, in batches, each charged before it is read. */
async function* readFeedbackData(
  { deps: { db }, reads }: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<AccountData['feedback']> {
  const order = { at: feedbackTable.at, id: feedbackTable.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({
        ...selectPositionOfRow(order),
        bytes: sql<number>`octet_length(${feedbackTable.description})`,
      })
      .from(feedbackTable)
      .where(and(eq(feedbackTable.userId, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const { type, description, replyTo, at } = feedbackTable
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForRowBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({ type, description, replyTo, at })
        .from(feedbackTable)
        .where(inArray(feedbackTable.id, ids))
        .orderBy(asc(at), asc(feedbackTable.id))
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
