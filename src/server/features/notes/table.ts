import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { usersTable } from '../auth/table.ts'
import { recipesTable } from '../recipes/table.ts'

/** Notes on recipes, for all who see the recipe. */
export const recipeNotesTable = pgTable(
  'notes',
  {
    id: text().primaryKey(),
    recipeId: text()
      .notNull()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    text: text().notNull(),
    /** Since when it waits for review, shown only to its author and the recipe's creator; null while everybody may read it. */
    hiddenAt: timestamp({ withTimezone: true }),
    /** When somebody last reviewed and kept it: earlier reports no longer count. */
    reviewedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.at.desc(), row.id),
    index().on(row.recipeId, row.at.desc()),
    index().on(row.authorId),
    index().on(row.hiddenAt).where(sql`${row.hiddenAt} is not null`),
    check('notes_say_something', sql`${row.text} <> ''`),
  ],
)

/** Reports of notes: one for each network, and one for each member. */
export const noteReportsTable = pgTable(
  'note_reports',
  {
    noteId: text()
      .notNull()
      .references(() => recipeNotesTable.id, { onDelete: 'cascade' }),
    /** HMAC of the note's id and the reporter's network (of IPv6 the /48), under a key of the site. */
    reporter: text().notNull(),
    /** Null for a visitor. */
    userId: text().references(() => usersTable.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.noteId, row.reporter] }),
    uniqueIndex('note_reports_once_a_member').on(row.noteId, row.userId),
    index().on(row.userId),
    index().on(row.at),
  ],
)
