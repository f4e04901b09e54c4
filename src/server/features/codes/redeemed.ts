import { and, eq, gt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { hashCodeDigits, hashLongDigits } from './digits.ts'
import type { CodeAttempt } from './service.ts'
import { codesTable } from './table.ts'

/** Minutes in which a code that was redeemed is answered in the same way again. */
const redeemedMinutes = 15

/** Who may repeat a redeemed code. */
const redeemerKey = ({ userId, browserHash }: Pick<CodeAttempt, 'userId' | 'browserHash'>) =>
  userId ?? browserHash ?? null

/**
 * Looks up a code that the caller redeemed within a quarter of an hour and enters again, because the first answer may
 * have been lost. Returns its subject, and when it was redeemed; null when the digits match no such code.
 */
export async function findCodeAlreadyRedeemedByCaller(
  { deps: { db } }: DbContext,
  tried: CodeAttempt,
): Promise<{ subjectId: string; at: Date } | null> {
  const redeemer = redeemerKey(tried)
  if (redeemer === null) return null
  const isRecent = gt(codesTable.usedAt, sql`now() - ${redeemedMinutes} * interval '1 minute'`)
  const isSame = and(eq(codesTable.purpose, tried.purpose), eq(codesTable.sentTo, tried.sentTo))
  const rows = await db
    .select()
    .from(codesTable)
    .where(and(isSame, eq(codesTable.redeemedBy, redeemer), isRecent))
  const hashOfLongDigits = hashLongDigits(tried.digits)
  const code = rows.find(
    ({ hash, salt, ...row }) =>
      row.longHash === hashOfLongDigits || hash === hashCodeDigits(tried.digits, salt ?? ''),
  )
  return code?.usedAt ? { subjectId: code.subjectId, at: code.usedAt } : null
}

/** Records who redeemed a code. */
export async function recordRedeemerOfCode(
  { deps: { db } }: DbContext,
  id: string,
  tried: Pick<CodeAttempt, 'userId' | 'browserHash'>,
): Promise<void> {
  await db
    .update(codesTable)
    .set({ redeemedBy: redeemerKey(tried) })
    .where(eq(codesTable.id, id))
}
