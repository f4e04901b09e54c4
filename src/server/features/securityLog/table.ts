import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Secrets that all processes on one database share, each created by the first that needs it. */
export const siteSecretsTable = pgTable('site_secrets', {
  name: text().primaryKey(),
  /** 256 random bits as base64url. */
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
