import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { usersTable } from '../auth/table.ts'
import { recipesTable } from '../recipes/table.ts'

/** One vote of each user for each recipe. The recipe's count and sum change in the same transaction. */
export const ratingsTable = pgTable(
  'ratings',
  {
    recipeId: text()
      .notNull()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.recipeId, row.userId] }),
    index().on(row.userId),
    check('ratings_one_to_five', sql`${row.stars} between 1 and 5`),
  ],
)

/** Whether a user has cooked a recipe, as last marked. */
export const triedRecipesTable = pgTable(
  'tried',
  {
    recipeId: text()
      .notNull()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    hasTried: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.recipeId, row.userId] }), index().on(row.userId)],
)
