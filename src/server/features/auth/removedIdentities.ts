import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { SignInProvider } from '#shared/contract/auth/providers.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { identitiesTable } from './table.ts'

type Transaction = DbContext

export const identityNotRemovedCondition = isNull(identitiesTable.removedAt)
export const identityOfUserCondition = (userId: string) => eq(identitiesTable.userId, userId)

/**
 * An identity that was removed and allowed again no longer counts as the one that created the account: an attacker who briefly
 * had access may have allowed it.
 */
export const columnValuesOfRemovedIdentity = { removedAt: sql`clock_timestamp()`, hasMadeAccount: false }

/** Unlinks the provider accounts that were linked to a user since a given time, whoever linked them. */
export async function removeIdentitiesLinkedSince(
  { deps: { db } }: Transaction,
  userId: string,
  moment: Date,
): Promise<void> {
  await db
    .update(identitiesTable)
    .set(columnValuesOfRemovedIdentity)
    .where(
      and(
        identityOfUserCondition(userId),
        identityNotRemovedCondition,
        gte(identitiesTable.createdAt, moment),
      ),
    )
}

const resetDays = 7

/**
 * For a password reset: unlinks the provider accounts that were linked within a week, or within a week before
 * `takenAt`, the change of address that the reset undoes. One that created the account stays, because no owner existed
 * before it. Returns those that are still linked.
 */
export async function removeRecentIdentities(
  { deps: { db } }: Transaction,
  { userId, takenAt }: { userId: string; takenAt: Date | null },
): Promise<SignInProvider[]> {
  const seenFrom = sql`coalesce(${takenAt?.toISOString() ?? null}::timestamptz, now())`
  const isRecent = gte(identitiesTable.createdAt, sql`${seenFrom} - ${resetDays} * interval '1 day'`)
  await db
    .update(identitiesTable)
    .set(columnValuesOfRemovedIdentity)
    .where(
      and(
        identityOfUserCondition(userId),
        identityNotRemovedCondition,
        isRecent,
        eq(identitiesTable.hasMadeAccount, false),
      ),
    )
  const left = await db
    .selectDistinct({ provider: identitiesTable.provider })
    .from(identitiesTable)
    .where(and(identityOfUserCondition(userId), identityNotRemovedCondition))
    .orderBy(identitiesTable.provider)
  return left.map(({ provider }) => provider)
}
