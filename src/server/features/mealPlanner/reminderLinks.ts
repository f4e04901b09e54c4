import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { StopEveningReminderInput } from '#shared/contract/planner/eveningReminders.ts'
import type { Context, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { createSecretToken, hashSecretToken } from '../../tokens.ts'
import { eveningReminderLinksTable, eveningRemindersTable } from './table.ts'

const daysOfLink = 60
const oldest = sql`now() - ${daysOfLink} * interval '1 day'`

/** Makes the address at which a user's evening mails are turned off; null where Larder does not know its own address. */
export async function createReminderLink({ deps }: ServerContext, userId: string): Promise<string | null> {
  const { db, config } = deps
  if (config.publicUrl === null) return null
  const { token, hash } = createSecretToken()
  await db.insert(eveningReminderLinksTable).values({ tokenHash: hash, userId })
  return `${config.publicUrl}/evening-reminders/${token}`
}

/**
 * Turns the evening mails off of the account whose mail had this token; succeeds when they are off already. Anybody with the
 * mail may do so. Throws NOT_FOUND when the token is unknown or two months old.
 */
export async function stopEveningReminder(
  { deps: { db } }: Context,
  { token }: StopEveningReminderInput,
): Promise<void> {
  const { tokenHash, createdAt, userId } = eveningReminderLinksTable
  const [link] = await db
    .select({ userId })
    .from(eveningReminderLinksTable)
    .where(and(eq(tokenHash, hashSecretToken(token)), gt(createdAt, oldest)))
  if (!link) throw new DomainError('NOT_FOUND', 'reminders_link_ended')
  await db.delete(eveningRemindersTable).where(eq(eveningRemindersTable.userId, link.userId))
}

/** Deletes the addresses that no longer work. */
export async function deleteOldReminderLinks({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(eveningReminderLinksTable).where(lt(eveningReminderLinksTable.createdAt, oldest))
}
