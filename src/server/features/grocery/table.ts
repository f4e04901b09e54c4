import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { documentColumns, householdColumns, replicationTables } from '../../replication/tables.ts'
import { sessions } from '../auth/table.ts'
import { households } from '../households/table.ts'

export const groceryCategory = pgEnum('grocery_category', groceryCategories)

/** What all lists of a household share. A household without a row has no changes. */
export const groceryHouseholds = pgTable('grocery_households', {
  householdId: text()
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  ...householdColumns(),
  /** Foods that they always have, in their own words: no recipe adds them to a list. */
  staples: text().array().notNull(),
})

/** A list, or an item on one: see shared/replication/documents and docs/decisions/0024. */
export const groceryDocs = pgTable(
  'grocery_docs',
  {
    householdId: text()
      .notNull()
      .references(() => groceryHouseholds.householdId, { onDelete: 'cascade' }),
    /** The key is the list's id, a slash, and the item's id; for the list itself nothing follows the slash. */
    ...documentColumns(),
    /** An item's name, visible or not, for suggestions; null for a list. */
    name: text(),
    category: groceryCategory(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.key] }),
    index().on(row.householdId, row.seq),
    index().on(row.householdId).where(sql`not ${row.isGone}`),
    index().on(row.changedAt).where(sql`${row.isGone}`),
    check('grocery_docs_key', sql`position('/' in ${row.key}) > 1`),
  ],
)

export const groceryTables = replicationTables(groceryHouseholds, groceryDocs)

/**
 * What a session of an old client knows of a household's first list. Such a client saves whole rows; only the columns
 * that differ from this are changed.
 */
export const oldClientGroceries = pgTable(
  'old_client_groceries',
  {
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    householdId: text()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    /** By the item's id. */
    shown: jsonb().$type<Record<string, ShownRow>>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sessionId, row.householdId] }), index().on(row.householdId)],
)

/** Digests of the last shown value of each column, and of the value that the session itself sent. */
export type ShownRow = Record<'name' | 'quantity' | 'category', string[]>
