import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { outbox } from '../mail/table.ts'
import type { CodePurposeAndRecipient } from './service.ts'
import { codes } from './table.ts'

/** Deletes the unused codes of this purpose for the same subject that were requested for other addresses, with their mails. */
export async function deleteCodesAtOtherAddresses(
  { deps: { db } }: DbContext,
  { purpose, subjectId, sentTo }: Pick<CodePurposeAndRecipient, 'purpose' | 'subjectId' | 'sentTo'>,
): Promise<void> {
  const isSame = and(eq(codes.purpose, purpose), eq(codes.subjectId, subjectId))
  await db.delete(codes).where(and(isSame, ne(codes.sentTo, sentTo), isNull(codes.usedAt)))
}

/**
 * Deletes the codes that were mailed to an address to reset an account's password. Those whose mail still waits stay:
 * they were not mailed yet, and a slow mail server must not keep the owner from ever getting one.
 */
export async function deleteResetCodesMailedTo(
  { deps: { db } }: DbContext,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  const isOfUser = and(eq(codes.purpose, 'reset-password'), eq(codes.subjectId, userId))
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.codeId, codes.id), eq(outbox.state, 'queued')))
  await db.delete(codes).where(and(isOfUser, eq(codes.sentTo, email), notExists(waiting)))
}

/** Deletes all codes for this subject, wherever they were sent, with their mails. */
export async function deleteCodesOfSubject({ deps: { db } }: DbContext, subjectId: string): Promise<void> {
  await db.delete(codes).where(eq(codes.subjectId, subjectId))
}

/** Deletes codes three days after they were requested, even if their mail has not been sent. */
export async function forgetOldCodes(ctx: DbContext): Promise<void> {
  await ctx.deps.db.delete(codes).where(lt(codes.createdAt, sql`now() - interval '3 days'`))
}

/** Deletes every code for an address or a phone number whose account is deleted. */
export async function forgetCodesFor(ctx: DbContext, sentTo: string): Promise<void> {
  await ctx.deps.db.delete(codes).where(eq(codes.sentTo, sentTo))
}
