import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { OutboxMail } from '#shared/contract/mail.ts'
import type { Context, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { enqueueJob } from '../jobs/service.ts'
import { mailJobKind } from './mailJobKind.ts'
import { requireOutboxAccess } from './outboxAccess.ts'
import { finalMailStates, outboxMailsTable } from './table.ts'

export { toMailableName } from './toMailableName.ts'
export { requireOutboxAccess }

export interface MailToQueue {
  recipient: string
  /** The address for an answer; by default the operator's. */
  replyTo?: string
  subject: string
  /** Plain text, with a placeholder for the digits of `codeId`; see createCodePlaceholder. */
  text: string
  codeId: string | null
  /** An address that ends mails of its kind; it is offered by mail programs, so `text` must have it too. */
  unsubscribeUrl?: string | null
  /** Id of the user whose name it contains for somebody else: it is deleted with their account. */
  causedBy?: string
}

const maxListed = 50

/**
 * Puts a mail in the outbox. Called in the transaction of its cause, it is sent if and only if that commits. One that
 * is dropped at once is never sent, but takes as long to queue as any other.
 */
export async function queueMail(
  ctx: DbContext,
  mail: MailToQueue,
  { isDropped = false }: { isDropped?: boolean } = {},
): Promise<void> {
  const dropped = { state: 'dropped', text: '', failure: 'Too many of these were mailed today.' } as const
  const id = randomUUID()
  await ctx.deps.db.transaction(async (db) => {
    await db.insert(outboxMailsTable).values({ id, ...mail, ...(isDropped && dropped) })
    const queued = { id, isUrgent: mail.codeId !== null, isCancelled: isDropped }
    await enqueueJob({ deps: { db } }, mailJobKind, { mailId: id }, queued)
  })
}

/** Queues a mail to the operator: to SUPPORT_EMAIL, else to the address of MAIL_FROM. */
export async function queueMailToOperator(
  ctx: ServerContext,
  words: Pick<MailToQueue, 'subject' | 'text' | 'replyTo'>,
): Promise<void> {
  const { supportEmail, mailFrom } = ctx.deps.config
  const sender = /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  await queueMail(ctx, { ...words, recipient: supportEmail ?? sender, codeId: null })
}

/** The newest mails that were stored because there is no mail server, codes included. Throws NOT_FOUND; see outboxAccess.ts. */
export async function listOutboxMails(ctx: Context): Promise<OutboxMail[]> {
  await requireOutboxAccess(ctx)
  const { config, db } = ctx.deps
  const rows = await db
    .select()
    .from(outboxMailsTable)
    .where(eq(outboxMailsTable.state, 'kept'))
    .orderBy(desc(outboxMailsTable.createdAt), desc(outboxMailsTable.id))
    .limit(maxListed)
  return rows.map(({ id, recipient, createdAt, subject, text }) => ({
    id,
    sender: config.mailFrom,
    recipient,
    at: createdAt.toISOString(),
    subject,
    text,
  }))
}

/** Deletes mails a week after they were written, in any state. */
export async function deleteOldMails(ctx: DbContext): Promise<void> {
  const isOver = inArray(outboxMailsTable.state, finalMailStates)
  await ctx.deps.db
    .delete(outboxMailsTable)
    .where(and(isOver, lt(outboxMailsTable.createdAt, sql`now() - interval '7 days'`)))
}
