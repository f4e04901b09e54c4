import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { citext } from '../../db/citext.ts'

export const codePurpose = pgEnum('code_purpose', [
  'confirm-email',
  'reset-password',
  'join-household',
  'confirm-phone',
  'prove-identity',
])

/**
 * A code somebody is sent by mail or by text. The digits are made when it leaves, so that a mail server that was down for
 * an hour delivers a code that still works; until then nothing fits. Only a salted hash of them is kept.
 */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    purpose: codePurpose().notNull(),
    /** The address or the phone number. */
    sentTo: citext('email').notNull(),
    /** What the code opens: the id of a sign-up, a user or an invitation. */
    subjectId: text().notNull(),
    /** Hash of the id of the browser that asked for it; null when it is meant for somebody else's browser. */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    salt: text(),
    hash: text(),
    /** Null until the mail leaves. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Tries from the browser that asked for it, or from any when it is bound to none. */
    tries: integer().notNull().default(0),
    /** Tries from other browsers than the one that asked for it. */
    foreignTries: integer().notNull().default(0),
    usedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.sentTo, row.purpose),
    index().on(row.createdAt),
    check('codes_issued_whole', sql`(${row.hash} is null) = (${row.expiresAt} is null)`),
  ],
)
