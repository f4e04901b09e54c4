import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { caseInsensitiveText } from '../../db/citext.ts'

export const codePurposeEnum = pgEnum('code_purpose', [
  'confirm-email',
  'reset-password',
  'join-household',
  'confirm-phone',
  'prove-identity',
  'change-email',
])

/**
 * A code that is sent by mail or by text. The digits are made when it is sent, so that a mail server that was down for
 * an hour delivers a code that still works; until then no digits match. Only a salted hash of them is stored.
 */
export const codesTable = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    purpose: codePurposeEnum().notNull(),
    /** The address or the phone number. */
    sentTo: caseInsensitiveText('email').notNull(),
    /** The id of the sign-up, user or invitation that the code is for. */
    subjectId: text().notNull(),
    /** Hash of the id of the browser that requested it; null when it is meant for another person's browser. */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    salt: text(),
    hash: text(),
    /** Null until the mail is sent. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Attempts from the browser that requested it, or from any when it is bound to none. */
    tries: integer().notNull().default(0),
    /** Attempts from browsers other than the one that requested it. */
    foreignTries: integer().notNull().default(0),
    /**
     * SHA-256 of the long digits, which a mail to set a new password contains in addition, and a notice of a change
     * contains alone; null until it is sent, and in all other mails.
     */
    longHash: text(),
    longExpiresAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }),
    /**
     * Hash of the id of the browser, or the id of the user, that redeemed it. Null while it is unused, and after
     * another code was redeemed.
     */
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
