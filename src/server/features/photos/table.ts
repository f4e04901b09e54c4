import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Photos whose files are in the store, or were about to be. The row is written before the first file and goes after the
 * last, so that no file is ever kept which no row knows of.
 */
export const photos = pgTable(
  'photos',
  {
    /** The stem of its file names; no other photo has or will have it. */
    name: text().primaryKey(),
    /** Of all its files. */
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.createdAt)],
)
