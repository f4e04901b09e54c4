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
import { usersTable } from '../auth/table.ts'
import { codesTable } from '../codes/table.ts'

/** A member's confirmed phone number, their own or that of a shop. */
export const phonesTable = pgTable('phones', {
  userId: text()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  /** In E.164 form. */
  phoneNumber: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * `queued`: its job has not ended; `jobs` has its state. `kept`: there is no gateway; it is shown at /dev/outbox.
 * `dropped`: its code was used before it was sent. `cancelled`: by its member, before the gateway accepted it.
 * `unknown`: it was sent to the gateway, which did not answer, so it may have been delivered; it is not attempted again
 * unless its member requests it.
 */
export const textStateEnum = pgEnum('text_state', [
  'queued',
  'sent',
  'kept',
  'dropped',
  'failed',
  'cancelled',
  'unknown',
])

/** Texts to send, each written with the job of its id in the transaction of its cause. The words are deleted once it is sent. */
export const textMessagesTable = pgTable(
  'texts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: textStateEnum().notNull().default('queued'),
    phoneNumber: text().notNull(),
    /** The text, with a placeholder for the digits of the code `codeId`; see createCodePlaceholder. */
    message: text().notNull(),
    codeId: text().references(() => codesTable.id, { onDelete: 'cascade' }),
    /** When the first attempt was due that may have sent it; null while there is none. */
    mayBeSentSince: timestamp({ withTimezone: true }),
    /** HMAC of the number, the list and the words, by which the same text is recognized; null for codes. */
    contentDigest: text(),
    /** The day (UTC) and the network's scope of the budgets it was taken from; null when none counted it. */
    budgetDay: date({ mode: 'string' }),
    budgetNetwork: text(),
    costMicroUsd: bigint({ mode: 'number' }).notNull().default(0),
  },
  (row) => [index().on(row.createdAt), index().on(row.userId), index().on(row.codeId)],
)

/** Texts of one day (UTC) and their price, of the whole site and of each network. */
export const textBudgetsTable = pgTable(
  'text_budgets',
  {
    day: date({ mode: 'string' }).notNull(),
    /** `site`, or `network ` and the digest by which the log names it; with ` codes` appended, the part that codes took. */
    scope: text().notNull(),
    textCount: integer().notNull(),
    costMicroUsd: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.scope] }),
    check('text_budgets_are_not_negative', sql`${row.textCount} >= 0 and ${row.costMicroUsd} >= 0`),
  ],
)
