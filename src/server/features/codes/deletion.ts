import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { outboxMailsTable } from '../mail/table.ts'
import type { CodePurposeAndRecipient } from './service.ts'
import { codesTable } from './table.ts'

/** Deletes the unused codes of this purpose for the same subject that were requested for other addresses, with their mails. */
export async function deleteCodesAtOtherAddresses(
  { deps: { db } }: DbContext,
  { purpose, subjectId, sentTo }: Pick<CodePurposeAndRecipient, 'purpose' | 'subjectId' | 'sentTo'>,
): Promise<void> {
  const isSame = and(eq(codesTable.purpose, purpose), eq(codesTable.subjectId, subjectId))
  await db.delete(codesTable).where(and(isSame, ne(codesTable.sentTo, sentTo), isNull(codesTable.usedAt)))
}

/**
 * Deletes the codes that were mailed to an address to reset an account's password. Those whose mail still waits stay:
 * they were not mailed yet, and a slow mail server must not keep the owner from ever getting one.
 */
export async function deleteResetCodesMailedTo(
  { deps: { db } }: DbContext,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  const isOfUser = and(eq(codesTable.purpose, 'reset-password'), eq(codesTable.subjectId, userId))
  const waiting = db
    .select({ id: outboxMailsTable.id })
    .from(outboxMailsTable)
    .where(and(eq(outboxMailsTable.codeId, codesTable.id), eq(outboxMailsTable.state, 'queued')))
  await db.delete(codesTable).where(and(isOfUser, eq(codesTable.sentTo, email), notExists(waiting)))
}

/** Deletes all codes for this subject, wherever they were sent, with their mails. */
export async function deleteCodesOfSubject({ deps: { db } }: DbContext, subjectId: string): Promise<void> {
  await db.delete(codesTable).where(eq(codesTable.subjectId, subjectId))
}

/** Deletes codes three days after they were requested, even if their mail has not been sent. */
export async function deleteOldCodes(ctx: DbContext): Promise<void> {
  await ctx.deps.db.delete(codesTable).where(lt(codesTable.createdAt, sql`now() - interval '3 days'`))
}

/** Deletes every code for an address or a phone number whose account is deleted. */
export async function deleteCodesSentTo(ctx: DbContext, sentTo: string): Promise<void> {
  await ctx.deps.db.delete(codesTable).where(eq(codesTable.sentTo, sentTo))
}
