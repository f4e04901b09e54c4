import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import { users } from '../auth/table.ts'

export const feedbackType = pgEnum('feedback_type', feedbackTypes)

/** Messages to the operator. */
export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    type: feedbackType().notNull(),
    description: text().notNull(),
    /** Null for a visitor, and once the account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The address for an answer to a message from the contact page; null for feedback. */
    replyTo: text(),
  },
  (row) => [
    index().on(row.at),
    index().on(row.userId),
    check('feedback_says_something', sql`${row.description} <> ''`),
  ],
)
