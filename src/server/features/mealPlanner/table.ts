import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Locale } from '#shared/locale.ts'
import {
  defineReplicationTables,
  replicationDocumentColumns,
  replicationHouseholdColumns,
} from '../../replication/tables.ts'
import { usersTable } from '../auth/table.ts'
import { householdsTable, membershipsTable } from '../households/table.ts'

/** The households that have a meal plan. A household without a row has no changes. */
export const mealPlanHouseholdsTable = pgTable('meal_plan_households', {
  householdId: text()
    .primaryKey()
    .references(() => householdsTable.id, { onDelete: 'cascade' }),
  ...replicationHouseholdColumns(),
})

/** The settings, meals and templates of a plan: see shared/mealPlan. */
export const mealPlanDocumentsTable = pgTable(
  'meal_plan_docs',
  {
    householdId: text()
      .notNull()
      .references(() => mealPlanHouseholdsTable.householdId, { onDelete: 'cascade' }),
    /** What it is, a slash, and its id. */
    ...replicationDocumentColumns(),
    /** The day of a meal that is not removed; null for other documents. */
    date: date({ mode: 'string' }),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.key] }),
    index().on(row.householdId, row.seq),
    index().on(row.householdId, row.date).where(sql`not ${row.isGone}`),
    index().on(row.changedAt).where(sql`${row.isGone}`),
    check('meal_plan_docs_key', sql`position('/' in ${row.key}) > 1`),
  ],
)

export const mealPlanReplicationTables = defineReplicationTables(
  mealPlanHouseholdsTable,
  mealPlanDocumentsTable,
)

/** The members who are mailed in the evening what the meals of the next day need. */
export const eveningRemindersTable = pgTable(
  'evening_reminders',
  {
    userId: text()
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The last day of meals whose evening is done, with a mail or because nothing is needed; null at first. */
    remindedOf: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.remindedOf)],
)

/**
 * Addresses in evening mails at which a reader of the mail turns them off without signing in. Each mail has one of its own,
 * whose secret part is stored as a hash.
 */
export const eveningReminderLinksTable = pgTable(
  'evening_reminder_links',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.userId), index().on(row.createdAt)],
)

export const mealPlanFeedScopeEnum = pgEnum('meal_plan_feed_scope', ['household', 'person'])

/**
 * Calendars of meals that programs read without signing in, at an address whose secret part is stored as a hash. A member
 * has at most one of each scope.
 */
export const mealPlanFeedsTable = pgTable(
  'meal_plan_feeds',
  {
    householdId: text().notNull(),
    /** The member who made it; with the scope 'person' it has the meals that they eat. */
    userId: text().notNull(),
    scope: mealPlanFeedScopeEnum().notNull(),
    tokenHash: text().notNull().unique(),
    /** The language in which the calendar is written. */
    locale: text().$type<Locale>().notNull(),
    /** When the address was made. */
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.userId, row.scope] }),
    index().on(row.userId),
    // The row is deleted when the member leaves.
    foreignKey({
      columns: [row.householdId, row.userId],
      foreignColumns: [membershipsTable.householdId, membershipsTable.userId],
    }).onDelete('cascade'),
  ],
)
