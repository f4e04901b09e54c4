import { isNotNull, sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { codesTable } from '../codes/table.ts'

/**
 * `queued`: its job has not ended; `jobs` has its state. `kept`: there is no mail server; it is shown at /dev/outbox.
 * `dropped`: its code was used before it was sent, or the account that caused it was deleted. See docs/decisions/0015
 * and 0195.
 */
export const mailStateEnum = pgEnum('mail_state', ['queued', 'sent', 'kept', 'dropped', 'failed'])

/** Final states of a mail. */
export const finalMailStates = ['sent', 'kept', 'dropped', 'failed'] as const

/** Mails to send, each written with the job of its id in the transaction of its cause. The text is deleted once it is sent. */
export const outboxMailsTable = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: mailStateEnum().notNull().default('queued'),
    recipient: text().notNull(),
    /** The address for an answer; null when it is the operator's. */
    replyTo: text(),
    subject: text().notNull(),
    /** Plain text, with a placeholder for the digits of `codeId`; see createCodePlaceholder. */
    text: text().notNull(),
    /** An address that ends mails of its kind, for mail programs (RFC 8058); null where it has none, and once it is sent. */
    unsubscribeUrl: text(),
    /** A mail is deleted with its code: without it there is nothing to send. */
    codeId: text().references(() => codesTable.id, { onDelete: 'cascade' }),
    /** Id of the user whose name it contains for somebody else; null when it contains none, and once their account is deleted. */
    causedBy: text(),
    /** When it was sent or stored. */
    sentAt: timestamp({ withTimezone: true }),
    /** Why the last attempt failed, in the mail server's words. */
    failure: text(),
  },
  (row) => [
    index('outbox_by_recipient').on(sql`lower(${row.recipient})`),
    index('outbox_by_reply_address').on(sql`lower(${row.replyTo})`).where(isNotNull(row.replyTo)),
    index().on(row.createdAt),
    index().on(row.codeId),
    index().on(row.causedBy),
  ],
)

/**
 * Keys to /dev/outbox. Each start prints a new one, which opens the page for the one browser that uses it first; see
 * docs/decisions/0036. Only SHA-256 hashes of 256 random bits are stored.
 */
export const outboxKeysTable = pgTable(
  'outbox_keys',
  {
    keyHash: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a browser used it; null until then. */
    redeemedAt: timestamp({ withTimezone: true }),
    /** Hash of the cookie that the browser got. */
    browserHash: text().unique(),
  },
  (row) => [
    check(
      'outbox_keys_redeemed_by_a_browser',
      sql`(${row.redeemedAt} is null) = (${row.browserHash} is null)`,
    ),
  ],
)
