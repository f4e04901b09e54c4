import { eq, sql } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { textMessagesTable } from './table.ts'

/** Serializes the caller's texts until the transaction ends, so that none is queued twice. */
export async function lockTextsOfCaller({ deps, member }: MemberContext): Promise<void> {
  await deps.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`texts of ${member.userId}`}, 0))`,
  )
}

/**
 * Whether the caller queued a text with this id before, to `phoneNumber` if given. Throws NOT_FOUND for another user's
 * text, or one to another number.
 */
export async function isTextQueued(
  { deps, member }: MemberContext,
  textId: string,
  phoneNumber?: string,
): Promise<boolean> {
  const [known] = await deps.db
    .select({ userId: textMessagesTable.userId, phoneNumber: textMessagesTable.phoneNumber })
    .from(textMessagesTable)
    .where(eq(textMessagesTable.id, textId))
  if (!known) return false
  const isSame = phoneNumber === undefined || known.phoneNumber === phoneNumber
  if (known.userId !== member.userId || !isSame) throw new DomainError('NOT_FOUND', 'sms_no_such_text')
  return true
}
