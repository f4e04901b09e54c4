import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** That an account was deleted, for the browser whose call did it and that may not have got the answer. Names no account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** SHA-256 of the random id that the browser gave its call. */
    callHash: text().primaryKey(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.deletedAt)],
)
