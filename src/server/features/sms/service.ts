import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { phonesTable, textMessagesTable } from './table.ts'

/** A number that was confirmed within this many days before a password reset may be an attacker's. */
const resetDays = 7

/**
 * For a password reset: deletes a user's number where it was confirmed within 7 days, or within 7 days before `takenAt`, the
 * change of address that the reset undoes; null where it undoes none.
 */
export async function deleteRecentlyConfirmedPhone(
  { deps: { db } }: DbContext,
  { userId, takenAt }: { userId: string; takenAt: Date | null },
): Promise<void> {
  const seenFrom = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now())`
  const isRecent = gte(phonesTable.confirmedAt, sql`${seenFrom} - ${resetDays} * interval '1 day'`)
  await db.delete(phonesTable).where(and(eq(phonesTable.userId, userId), isRecent))
}

/** Deletes a user's number if it was confirmed since a given time, whoever confirmed it. */
export async function deletePhoneConfirmedSince(
  { deps: { db } }: DbContext,
  userId: string,
  moment: Date,
): Promise<void> {
  await db
    .delete(phonesTable)
    .where(and(eq(phonesTable.userId, userId), gte(phonesTable.confirmedAt, moment)))
}

/** Deletes texts a week after they were written, in any state. */
export async function deleteOldTextMessages(ctx: DbContext): Promise<void> {
  const isOver = inArray(textMessagesTable.state, [
    'sent',
    'kept',
    'dropped',
    'failed',
    'cancelled',
    'unknown',
  ])
  await ctx.deps.db
    .delete(textMessagesTable)
    .where(and(isOver, lt(textMessagesTable.createdAt, sql`now() - interval '7 days'`)))
}
