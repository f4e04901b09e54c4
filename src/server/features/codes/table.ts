import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { citext } from '../../db/citext.ts'

export const codePurpose = pgEnum('code_purpose', [
  'confirm-email',
  'reset-password',
  'join-household',
  'confirm-phone',
  'prove-identity',
  'change-email',
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
    /**
     * SHA-256 of the longer digits that a mail for a new password holds as well, and a notice of a change holds alone; null
     * until it leaves, and in all others.
     */
    longHash: text(),
    longExpiresAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }),
    /** Who entered it: hash of the id of the browser, or the id of the user. Null while unused, and where others fit. */
    redeemedBy: text(),
  },
  (row) => [
    index().on(row.sentTo, row.purpose),
    index().on(row.subjectId),
    index().on(row.createdAt),
    check('codes_long_whole', sql`(${row.longHash} is null) = (${row.longExpiresAt} is null)`),
    check('codes_issued_whole', sql`(${row.hash} is null) = (${row.expiresAt} is null)`),
  ],
)
