import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Hits counted for a limit within the window that ends at `expiresAt`. */
export const rateLimitsTable = pgTable(
  'rate_limits',
  {
    /** Digest of what is counted; see securityLog/service.ts. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [index().on(row.expiresAt)],
)
