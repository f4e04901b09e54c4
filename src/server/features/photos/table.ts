import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Photos whose files are in the store, or were about to be. The row is written before the first file and deleted after
 * the last, so that every stored file has a row.
 */
export const photosTable = pgTable(
  'photos',
  {
    /** The prefix of its file names; no other photo has or will have it. */
    name: text().primaryKey(),
    /** Total of all its files. */
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.createdAt)],
)
