import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import { usersTable } from '../auth/table.ts'

export const feedbackTypeEnum = pgEnum('feedback_type', feedbackTypes)

/** Messages to the operator. */
export const feedbackTable = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    type: feedbackTypeEnum().notNull(),
    description: text().notNull(),
    /** Null for a visitor, and once the account is deleted. */
    userId: text().references(() => usersTable.id, { onDelete: 'set null' }),
    /** The address for an answer to a message from the contact page; null for feedback. */
    replyTo: text(),
  },
  (row) => [
    index().on(row.at),
    index().on(row.userId),
    check('feedback_says_something', sql`${row.description} <> ''`),
  ],
)
