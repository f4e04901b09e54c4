import { and, eq, gt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { hashDigits, hashLongDigits } from './digits.ts'
import type { TriedCode } from './service.ts'
import { codes } from './table.ts'

/** How long a code that was entered with success is answered once more as it was. */
const redeemedMinutes = 15

/** By whom a code is entered that may be entered once more. */
const redeemerOf = ({ userId, browserHash }: Pick<TriedCode, 'userId' | 'browserHash'>) =>
  userId ?? browserHash ?? null

/**
 * The code that the caller entered with success within a quarter of an hour, entered once more: its first answer may be lost.
 * Returns what it opened, and when it was entered; null when these digits are of no such code.
 */
export async function findRedeemed(
  { deps: { db } }: DbContext,
  tried: TriedCode,
): Promise<{ subjectId: string; at: Date } | null> {
  const redeemer = redeemerOf(tried)
  if (redeemer === null) return null
  const isRecent = gt(codes.usedAt, sql`now() - ${redeemedMinutes} * interval '1 minute'`)
  const isSame = and(eq(codes.purpose, tried.purpose), eq(codes.sentTo, tried.sentTo))
  const rows = await db
    .select()
    .from(codes)
    .where(and(isSame, eq(codes.redeemedBy, redeemer), isRecent))
  const longHash = hashLongDigits(tried.digits)
  const code = rows.find(
    ({ hash, salt, ...row }) => row.longHash === longHash || hash === hashDigits(tried.digits, salt ?? ''),
  )
  return code?.usedAt ? { subjectId: code.subjectId, at: code.usedAt } : null
}

/** Keeps who entered a code with success. */
export async function keepRedeemer(
  { deps: { db } }: DbContext,
  id: string,
  tried: Pick<TriedCode, 'userId' | 'browserHash'>,
): Promise<void> {
  await db
    .update(codes)
    .set({ redeemedBy: redeemerOf(tried) })
    .where(eq(codes.id, id))
}
