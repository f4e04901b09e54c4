import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { codeLength, longCodeLength } from '#shared/contract/auth/codeLengths.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { invitations } from '../households/table.ts'
import { codes } from './table.ts'

/** Minutes a code works, counted from the moment its mail leaves. */
const codeMinutes = 15
/** Hours the longer digits work. */
const longCodeHours = 24

/**
 * Stands in a mail or text for the digits, which are made as it leaves. It names its code, so that nothing a person typed
 * before there was that code can be taken for it.
 */
export function codePlaceholder(codeId: string): string {
  return `{{code ${codeId}}}`
}

/** Stands in a mail for the longer digits of its code, in groups of four with hyphens between; see issueLongDigits. */
export function longCodePlaceholder(codeId: string): string {
  return `{{long code ${codeId}}}`
}

/** Whether there is still something that a code opens: an invitation may be taken back while its mail waits. */
const opensSomething = sql`(${codes.purpose} <> 'join-household' or exists (
  select from ${invitations} as invitation where invitation.id = ${codes.subjectId} and invitation.used_at is null))`
const isUnused = (codeId: string) => and(eq(codes.id, codeId), isNull(codes.usedAt), opensSomething)

/**
 * Makes the digits of a code, as its mail leaves. Null when it was used or forgotten meanwhile, or what it opens is gone.
 */
export async function issueDigits(ctx: DbContext, codeId: string): Promise<string | null> {
  const digits = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const salt = randomBytes(16).toString('base64url')
  const issued = await ctx.deps.db
    .update(codes)
    .set({
      salt,
      hash: hashDigits(digits, salt),
      expiresAt: sql`now() + ${codeMinutes} * interval '1 minute'`,
      tries: 0,
      foreignTries: 0,
    })
    .where(isUnused(codeId))
    .returning({ id: codes.id })
  return issued.length > 0 ? digits : null
}

/**
 * Makes the longer digits of a code, as its mail leaves: 20, for 24 hours. They cannot be guessed (66 bits), so nobody can
 * use up their tries, and they work in every browser, until one code for the address is used. A mail may carry them alone.
 * Null when the code was used or forgotten meanwhile.
 */
export async function issueLongDigits({ deps: { db } }: DbContext, codeId: string): Promise<string | null> {
  const digits = Array.from({ length: longCodeLength }, () => randomInt(10)).join('')
  const issued = await db
    .update(codes)
    .set({
      longHash: hashLongDigits(digits),
      longExpiresAt: sql`now() + ${longCodeHours} * interval '1 hour'`,
    })
    .where(isUnused(codeId))
    .returning({ id: codes.id })
  return issued.length > 0 ? digits.replaceAll(/\d{4}(?=\d)/g, '$&-') : null
}

/** A million possibilities are soon tried whatever the hash: what guards a code is its quarter of an hour. */
export function hashDigits(digits: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${digits}`).digest('base64url')
}

export const hashOfNoDigits = hashDigits('', '')

/** Without a salt, so that the digits find their code; 10^20 possibilities are too many to try. */
export function hashLongDigits(digits: string): string {
  return createHash('sha256').update(digits).digest('base64url')
}
