import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '#shared/locale.ts'
import { caseInsensitiveText } from '../../db/citext.ts'

export const identityProviderEnum = pgEnum('identity_provider', ['google', 'apple'])

/** A person whose e-mail address is confirmed; before that there is only a sign-up. */
export const usersTable = pgTable('users', {
  id: text().primaryKey(),
  email: caseInsensitiveText().notNull().unique(),
  name: text().notNull(),
  /** Argon2id; null while the account is opened only by Google or Apple. */
  passwordHash: text(),
  /** The language of mails about the account; null for accounts from before languages were stored. */
  locale: text().$type<Locale>(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * An address that an account had before it changed. For a week a password reset with it restores the account, see
 * emailTakeBack.ts; then the row is deleted.
 */
export const emailChangesTable = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    formerEmail: caseInsensitiveText().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (row) => [index().on(row.userId), index().on(row.formerEmail), index().on(row.changedAt)],
)

/**
 * A provider account that can sign in to this account, or could until it was removed: a removed one is not linked again
 * by its address alone, but only when the owner allows it.
 */
export const identitiesTable = pgTable(
  'identities',
  {
    id: text().primaryKey().default(sql`gen_random_uuid()`),
    provider: identityProviderEnum().notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** When it was linked, or allowed again. */
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Whether it created the account, so that no earlier owner can have lost the account to it. */
    hasMadeAccount: boolean().notNull().default(false),
    /** Null while it can sign in. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.userId),
    uniqueIndex('identities_open_one').on(row.provider, row.subject).where(sql`${row.removedAt} is null`),
    uniqueIndex('identities_once').on(row.provider, row.subject, row.userId),
  ],
)

/** The input of a sign-up, until the mailed code creates an account from it. */
export const signUpsTable = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    email: caseInsensitiveText().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** The network it came from. */
    visitor: text().notNull(),
    /** Hash of the id of the browser it came from; only there does its password become the account's. */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.email), index().on(row.createdAt)],
)

/** A signed-in browser, with all tokens it has had. */
export const sessionsTable = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The User-Agent header, for the list of sessions. */
    userAgent: text().notNull(),
    /** The network it signed in from. */
    visitor: text().notNull(),
    /**
     * Hash of the browser's id: strangers' guesses do not lock this browser out, also for a while after the session.
     * Null for older sessions.
     */
    browserHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the person last proved who they are: by a password, a provider or a mailed code. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the account's password was last changed in this session. */
    passwordChangedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [index().on(row.userId), index().on(row.expiresAt)],
)

/** Every token of a session. Only SHA-256 hashes of 256 random bits are stored. */
export const sessionTokensTable = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessionsTable.id, { onDelete: 'cascade' }),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a request first used it, which proves that the browser received it; null until then. */
    seenAt: timestamp({ withTimezone: true }),
    /** When another token of the session was first used, which replaced this one. */
    replacedAt: timestamp({ withTimezone: true }),
    /** When a successor was last issued for it, and how many were: a lost answer loses its token. */
    successorAt: timestamp({ withTimezone: true }),
    successorCount: integer().notNull().default(0),
  },
  (row) => [index().on(row.sessionId)],
)

/** A sign-in at Google or Apple that has begun; it expires after ten minutes. */
export const providerVisitsTable = pgTable(
  'provider_visits',
  {
    /** SHA-256 of the state parameter. */
    stateHash: text().primaryKey(),
    provider: identityProviderEnum().notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    /** SHA-256 of a cookie: only the browser that began the sign-in can end it. */
    browserHash: text().notNull(),
    /** The path on this site to continue at. */
    next: text().notNull(),
    /** The provider's code, when it came by a cross-site POST, which sends no cookie. */
    code: text(),
    /** The name, which Apple sends only once, with the first POST. */
    name: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.createdAt)],
)
