import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A deleted account, for the browser that deleted it and may not have received the answer. It does not identify the account. */
export const accountDeletionsTable = pgTable(
  'account_deletions',
  {
    /** SHA-256 of the random id that the browser gave its call. */
    callHash: text().primaryKey(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.deletedAt)],
)
