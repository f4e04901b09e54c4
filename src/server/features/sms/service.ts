import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { phones, texts } from './table.ts'

export { smsPersonalData } from './personalData.ts'

/** A number that was confirmed within this many days before a password reset may be an attacker's. */
const resetDays = 7

/**
 * For a password reset: deletes a user's number where it was confirmed within 7 days, or within 7 days before `takenAt`, the
 * change of address that the reset undoes; null where it undoes none.
 */
export async function deleteRecentPhone(
  { deps: { db } }: DbContext,
  { userId, takenAt }: { userId: string; takenAt: Date | null },
): Promise<void> {
  const seenFrom = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now())`
  const isRecent = gte(phones.confirmedAt, sql`${seenFrom} - ${resetDays} * interval '1 day'`)
  await db.delete(phones).where(and(eq(phones.userId, userId), isRecent))
}

/** Deletes a user's number if it was confirmed since a given time, whoever confirmed it. */
export async function deletePhoneSince(
  { deps: { db } }: DbContext,
  userId: string,
  moment: Date,
): Promise<void> {
  await db.delete(phones).where(and(eq(phones.userId, userId), gte(phones.confirmedAt, moment)))
}

/** Deletes texts a week after they were written, in any state. */
export async function forgetOldTexts(ctx: DbContext): Promise<void> {
  const isOver = inArray(texts.state, ['sent', 'kept', 'dropped', 'failed', 'cancelled', 'unknown'])
  await ctx.deps.db.delete(texts).where(and(isOver, lt(texts.createdAt, sql`now() - interval '7 days'`)))
}
