import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { longPasswordCodeDigits, mailedCodeDigits } from '#shared/contract/auth/codeLengths.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { invitationsTable } from '../households/table.ts'
import { codesTable } from './table.ts'

/** Minutes that a code works after its mail is sent. */
const codeMinutes = 15
/** Hours that a long code works. */
const longCodeHours = 24

/**
 * The placeholder in a mail or text for the digits, which are made when it is sent. It contains the code's id, so that
 * text which a person typed earlier cannot contain it.
 */
export function createCodePlaceholder(codeId: string): string {
  return `{{code ${codeId}}}`
}

/**
 * The placeholder in a mail for the long digits of its code, which are shown in groups of four with hyphens; see
 * storeNewLongDigitsOfCode.
 */
export function createLongDigitsPlaceholder(codeId: string): string {
  return `{{long code ${codeId}}}`
}

/** Whether the code's subject still exists: an invitation may be withdrawn while its mail waits. */
const doesSubjectExist = sql`(${codesTable.purpose} <> 'join-household' or exists (
  select from ${invitationsTable} as invitation where invitation.id = ${codesTable.subjectId} and invitation.used_at is null))`
const isUnused = (codeId: string) =>
  and(eq(codesTable.id, codeId), isNull(codesTable.usedAt), doesSubjectExist)

/**
 * Makes the digits of a code when its mail is sent. Null when it was used or deleted meanwhile, or its subject no
 * longer exists.
 */
export async function storeNewDigitsOfCode(ctx: DbContext, codeId: string): Promise<string | null> {
  const digits = String(randomInt(10 ** mailedCodeDigits)).padStart(mailedCodeDigits, '0')
  const salt = randomBytes(16).toString('base64url')
  const issued = await ctx.deps.db
    .update(codesTable)
    .set({
      salt,
      hash: hashCodeDigits(digits, salt),
      expiresAt: sql`now() + ${codeMinutes} * interval '1 minute'`,
      tries: 0,
      foreignTries: 0,
    })
    .where(isUnused(codeId))
    .returning({ id: codesTable.id })
  return issued.length > 0 ? digits : null
}

/**
 * Makes the long digits of a code when its mail is sent: 20, for 24 hours. They cannot be guessed (66 bits), so
 * strangers cannot use up their attempts, and they work in every browser, until one code for the address is used. A
 * mail may contain only them. Null when the code was used or deleted meanwhile.
 */
export async function storeNewLongDigitsOfCode(
  { deps: { db } }: DbContext,
  codeId: string,
): Promise<string | null> {
  const digits = Array.from({ length: longPasswordCodeDigits }, () => randomInt(10)).join('')
  const issued = await db
    .update(codesTable)
    .set({
      longHash: hashLongDigits(digits),
      longExpiresAt: sql`now() + ${longCodeHours} * interval '1 hour'`,
    })
    .where(isUnused(codeId))
    .returning({ id: codesTable.id })
  return issued.length > 0 ? digits.replaceAll(/\d{4}(?=\d)/g, '$&-') : null
}

/** A million possibilities are quickly tried with any hash: a code is protected by its short life. */
export function hashCodeDigits(digits: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${digits}`).digest('base64url')
}

export const hashOfEmptyCode = hashCodeDigits('', '')

/** Without a salt, so that a code can be looked up by its digits; 10^20 possibilities are too many to try. */
export function hashLongDigits(digits: string): string {
  return createHash('sha256').update(digits).digest('base64url')
}
