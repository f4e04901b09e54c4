import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  defineReplicationTables,
  replicationDocumentColumns,
  replicationHouseholdColumns,
} from '../../replication/tables.ts'
import { householdsTable } from '../households/table.ts'

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
    /** The day of a meal that is shown; null for all else. */
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
