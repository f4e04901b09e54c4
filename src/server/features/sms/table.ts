import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../auth/table.ts'
import { codes } from '../codes/table.ts'

/** The phone number that somebody has shown to be theirs, or a shop's they text to. */
export const phones = pgTable('phones', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As E.164 writes it. */
  phoneNumber: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * `queued`: to be sent at `dueAt`. `sending`: one process has handed it to the gateway; when `leaseUntil` is over, nobody
 * can say any more whether it was taken. `kept`: there is no gateway; it is read at /dev/outbox. `dropped`: its code was
 * used before it left.
 */
export const textState = pgEnum('text_state', ['queued', 'sending', 'sent', 'kept', 'dropped', 'failed'])

/** What is to be texted, written in the transaction of its cause. Its words are forgotten once it is sent. */
export const texts = pgTable(
  'texts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: textState().notNull().default('queued'),
    phoneNumber: text().notNull(),
    /** With a placeholder where the digits of `codeId` go; see codePlaceholder. */
    message: text().notNull(),
    codeId: text().references(() => codes.id, { onDelete: 'cascade' }),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leaseUntil: timestamp({ withTimezone: true }),
    /** How often a process has taken it; whoever took it last may say what became of it. */
    attempts: integer().notNull().default(0),
    /** Tries in a row that broke on our side, before the gateway was asked. */
    faults: integer().notNull().default(0),
    /** Why the last attempt failed. */
    failure: text(),
  },
  (row) => [
    index().on(row.dueAt).where(sql`${row.state} in ('queued', 'sending')`),
    index().on(row.createdAt),
    index().on(row.userId),
    index().on(row.codeId),
    check('texts_leased_while_sending', sql`(${row.state} = 'sending') = (${row.leaseUntil} is not null)`),
  ],
)
