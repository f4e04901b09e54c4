import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/table.ts'
import { codes } from '../codes/table.ts'

/** The phone number that somebody has shown to be theirs, or a shop's they text to. */
export const phones = pgTable('phones', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As E.164 writes it. */
  phoneNumber: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * `queued`: its job has not ended; `jobs` says how far it is. `kept`: there is no gateway; it is read at /dev/outbox.
 * `dropped`: its code was used before it left. `cancelled`: by its member, before the gateway took it. `unknown`: the gateway
 * was given it and did not answer, so that it may have been sent; it is not attempted again unless its member asks for it.
 */
export const textState = pgEnum('text_state', [
  'queued',
  'sent',
  'kept',
  'dropped',
  'failed',
  'cancelled',
  'unknown',
])

/**
 * What is to be texted, written with the job of its id in the transaction of its cause. Its words are forgotten once it is sent.
 */
export const texts = pgTable(
  'texts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: textState().notNull().default('queued'),
    phoneNumber: text().notNull(),
    /** With a placeholder where the digits of `codeId` go; see codePlaceholder. */
    message: text().notNull(),
    codeId: text().references(() => codes.id, { onDelete: 'cascade' }),
    /** When the first attempt was due that may have sent it all the same; null while there is none. */
    mayBeSentSince: timestamp({ withTimezone: true }),
    /** HMAC of the number, the list and the words, by which the same text is known; null for codes. */
    contentDigest: text(),
    /** The day (UTC) whose budget it was taken from, and the network's scope there; null when none counted it. */
    budgetDay: date({ mode: 'string' }),
    budgetNetwork: text(),
    costMicroUsd: bigint({ mode: 'number' }).notNull().default(0),
  },
  (row) => [index().on(row.createdAt), index().on(row.userId), index().on(row.codeId)],
)

/** Texts of one day (UTC) and their price, by the whole site and by each network. */
export const textBudgets = pgTable(
  'text_budgets',
  {
    day: date({ mode: 'string' }).notNull(),
    /** `site`, or `network ` and the digest by which the log names it; with ` codes` behind it what codes took of that. */
    scope: text().notNull(),
    textCount: integer().notNull(),
    costMicroUsd: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.scope] }),
    check('text_budgets_are_not_negative', sql`${row.textCount} >= 0 and ${row.costMicroUsd} >= 0`),
  ],
)
