import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '#shared/locale.ts'
import { citext } from '../../db/citext.ts'

export const identityProvider = pgEnum('identity_provider', ['google', 'apple'])

/** Someone whose e-mail address is confirmed; before that there is only a sign-up. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  email: citext().notNull().unique(),
  name: text().notNull(),
  /** Argon2id; null while only Google or Apple opens the account. */
  passwordHash: text(),
  /** In which mails about the account are written; null where it was made before they were kept. */
  locale: text().$type<Locale>(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * The address an account had before it got another. For a week a password reset with it takes the account back, see
 * emailTakeBack.ts; then the row is deleted.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: citext().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (row) => [index().on(row.userId), index().on(row.formerEmail), index().on(row.changedAt)],
)

/**
 * An account somewhere else that opens this one, or opened it until it was removed: a removed one is not linked again by the
 * address alone, but only where the owner allows it.
 */
export const identities = pgTable(
  'identities',
  {
    id: text().primaryKey().default(sql`gen_random_uuid()`),
    provider: identityProvider().notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it was linked, or allowed again. */
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Whether the account began with it, so that there was nobody before whom it could have been taken from. */
    hasMadeAccount: boolean().notNull().default(false),
    /** Null while it opens the account. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.userId),
    uniqueIndex('identities_open_one').on(row.provider, row.subject).where(sql`${row.removedAt} is null`),
    uniqueIndex('identities_once').on(row.provider, row.subject, row.userId),
  ],
)

/** What somebody typed at sign-up, until the code from their mail makes an account of it. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    email: citext().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** The network it was typed in. */
    visitor: text().notNull(),
    /** Hash of the id of the browser it was typed in; only there does its password become the account's. */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.email), index().on(row.createdAt)],
)

/** One browser that is signed in: the family of all tokens it has had. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the browser called itself, for the list of sessions. */
    userAgent: text().notNull(),
    /** The network it signed in from. */
    visitor: text().notNull(),
    /** Hash of the id of the browser, which others who guess do not lock out, for a while after too; null when it is older. */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its holder last showed who they are: by a password, a provider or a mailed code. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its holder last changed the account's password here. */
    passwordChangedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [index().on(row.userId), index().on(row.expiresAt)],
)

/** Every token a session has had. Only SHA-256 hashes of 256 random bits are kept. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a request first brought it, so that its answer is known to have come; null until then. */
    seenAt: timestamp({ withTimezone: true }),
    /** When another token of the session was first seen, in whose place this one was. */
    replacedAt: timestamp({ withTimezone: true }),
    /** When a successor was last issued for it, and how many were: an answer that is lost takes its token along. */
    successorAt: timestamp({ withTimezone: true }),
    successorCount: integer().notNull().default(0),
  },
  (row) => [index().on(row.sessionId)],
)

/** A sign-in by Google or Apple that has begun; it expires after ten minutes. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    /** SHA-256 of the state parameter. */
    stateHash: text().primaryKey(),
    provider: identityProvider().notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    /** SHA-256 of a cookie: only the browser that began may end. */
    browserHash: text().notNull(),
    /** Path on this site to go to afterwards. */
    next: text().notNull(),
    /** The provider's code, when it came by a cross-site POST, which carries no cookie. */
    code: text(),
    /** The name Apple tells once, with the first POST. */
    name: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.createdAt)],
)
