import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { sessions } from '../auth/table.ts'
import { households } from '../households/table.ts'

export const groceryCategory = pgEnum('grocery_category', groceryCategories)

/** What a household's lists have in common. Without a row nothing was ever written. */
export const groceryHouseholds = pgTable('grocery_households', {
  householdId: text()
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  /** The number of the last change. Raised first in every change, so that changes come one after the other. */
  seq: integer().notNull(),
  /** A browser whose cursor is below this may have missed a deletion that was forgotten, and loads the whole list. */
  forgottenSeq: integer().notNull(),
  /** Characters of all their lists and items, what is removed but not forgotten among them. */
  textLength: integer().notNull().default(0),
  /** Foods they always have, in their words: no recipe puts them on a list. */
  staples: text().array().notNull(),
})

/** A list, or an item on one, with every field's stamp: see shared/grocery/documents and docs/decisions/0024. */
export const groceryDocs = pgTable(
  'grocery_docs',
  {
    householdId: text()
      .notNull()
      .references(() => groceryHouseholds.householdId, { onDelete: 'cascade' }),
    /** The list's id, a slash, and the item's id; nothing after the slash for the list itself. */
    key: text().notNull(),
    /** The household's change that wrote it last. */
    seq: integer().notNull(),
    doc: jsonb().$type<StoredDoc>().notNull(),
    /** Characters of it as JSON, with its key. */
    length: integer().notNull().default(0),
    /** What an item is called, shown or not, for suggestions; null for a list. */
    name: text(),
    category: groceryCategory(),
    /** Nothing of it can show again, but for what nobody has told yet. */
    isGone: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.key] }),
    index().on(row.householdId, row.seq),
    index().on(row.householdId).where(sql`not ${row.isGone}`),
    index().on(row.changedAt).where(sql`${row.isGone}`),
    check('grocery_docs_key', sql`position('/' in ${row.key}) > 1`),
  ],
)

interface StoredDoc {
  fields: Record<string, [value: unknown, stamp: string]>
  removed: Record<string, string>
}

/**
 * What a session of an old client knows of a household's first list: a row that it saves whole changes only the columns in which
 * it differs from that.
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

/** Digests of what was last shown in each column, and of what the session said there itself. */
export type ShownRow = Record<'name' | 'quantity' | 'category', string[]>
