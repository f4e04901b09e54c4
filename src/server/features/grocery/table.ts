import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import {
  defineReplicationTables,
  replicationDocumentColumns,
  replicationHouseholdColumns,
} from '../../replication/tables.ts'
import { sessionsTable } from '../auth/table.ts'
import { householdsTable } from '../households/table.ts'

export const groceryCategoryEnum = pgEnum('grocery_category', groceryCategories)

/** What all lists of a household share. A household without a row has no changes. */
export const groceryHouseholdsTable = pgTable('grocery_households', {
  householdId: text()
    .primaryKey()
    .references(() => householdsTable.id, { onDelete: 'cascade' }),
  ...replicationHouseholdColumns(),
  /** Foods that they always have, in their own words: no recipe adds them to a list. */
  staples: text().array().notNull(),
})

/** A list, or an item on one: see shared/replication/documents and docs/decisions/0024. */
export const groceryDocumentsTable = pgTable(
  'grocery_docs',
  {
    householdId: text()
      .notNull()
      .references(() => groceryHouseholdsTable.householdId, { onDelete: 'cascade' }),
    /** The key is the list's id, a slash, and the item's id; for the list itself nothing follows the slash. */
    ...replicationDocumentColumns(),
    /** An item's name, visible or not, for suggestions; null for a list. */
    name: text(),
    category: groceryCategoryEnum(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.key] }),
    index().on(row.householdId, row.seq),
    index().on(row.householdId).where(sql`not ${row.isGone}`),
    index().on(row.changedAt).where(sql`${row.isGone}`),
    check('grocery_docs_key', sql`position('/' in ${row.key}) > 1`),
  ],
)

export const groceryReplicationTables = defineReplicationTables(groceryHouseholdsTable, groceryDocumentsTable)

/**
 * What a session of an old client knows of a household's first list. Such a client saves whole rows; only the columns
 * that differ from this are changed.
 */
export const oldClientGroceriesTable = pgTable(
  'old_client_groceries',
  {
    sessionId: text()
      .notNull()
      .references(() => sessionsTable.id, { onDelete: 'cascade' }),
    householdId: text()
      .notNull()
      .references(() => householdsTable.id, { onDelete: 'cascade' }),
    /** By the item's id. */
    shown: jsonb().$type<Record<string, OldClientShownRow>>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sessionId, row.householdId] }), index().on(row.householdId)],
)

/** Digests of the last shown value of each column, and of the value that the session itself sent. */
export type OldClientShownRow = Record<'name' | 'quantity' | 'category', string[]>
