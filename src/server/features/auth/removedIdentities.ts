import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Provider } from '#shared/contract/auth/providers.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { identities } from './table.ts'

type Transaction = DbContext

export const isOpen = isNull(identities.removedAt)
export const isOf = (userId: string) => eq(identities.userId, userId)

/** Whoever had the account for a moment may allow it again, so it is no longer the one that the account began with. */
export const removal = { removedAt: sql`clock_timestamp()`, hasMadeAccount: false }

/** Ends that accounts elsewhere which were linked since a moment open a user's, whoever linked them. */
export async function removeIdentitiesSince(
  { deps: { db } }: Transaction,
  userId: string,
  moment: Date,
): Promise<void> {
  await db
    .update(identities)
    .set(removal)
    .where(and(isOf(userId), isOpen, gte(identities.createdAt, moment)))
}

const resetDays = 7

/**
 * For a password reset: ends that accounts elsewhere open the user's which were linked within a week, or within one before
 * `takenAt`, the change of address that it undoes. One that the account
 * began with stays, for nobody had it before. Returns those that still open it.
 */
export async function removeRecentIdentities(
  { deps: { db } }: Transaction,
  { userId, takenAt }: { userId: string; takenAt: Date | null },
): Promise<Provider[]> {
  const seenFrom = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now())`
  const isRecent = gte(identities.createdAt, sql`${seenFrom} - ${resetDays} * interval '1 day'`)
  await db
    .update(identities)
    .set(removal)
    .where(and(isOf(userId), isOpen, isRecent, eq(identities.hasMadeAccount, false)))
  const left = await db
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(and(isOf(userId), isOpen))
    .orderBy(identities.provider)
  return left.map(({ provider }) => provider)
}
