import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { cuisines, dietTypes, mealTypes } from '#shared/kitchen/questionnaire.ts'

export const mealType = pgEnum('meal_type', mealTypes)
export const dietType = pgEnum('diet_type', dietTypes)
export const cuisine = pgEnum('cuisine', cuisines)

export const recipes = pgTable(
  'recipes',
  {
    id: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    description: text().notNull(),
    mealType: mealType().notNull(),
    dietType: dietType().notNull(),
    cuisine: cuisine().notNull(),
    servings: integer().notNull(),
    prepTimeMinutes: integer().notNull(),
    cookTimeMinutes: integer().notNull(),
    totalTimeMinutes: integer().notNull(),
    ingredients: text().array().notNull(),
    instructions: text().array().notNull(),
  },
  (row) => [
    index().on(row.createdAt.desc(), row.id),
    index().on(row.cuisine, row.createdAt.desc()),
    check('recipes_feed_someone', sql`${row.servings} > 0`),
    check(
      'recipes_take_time',
      sql`least(${row.prepTimeMinutes}, ${row.cookTimeMinutes}, ${row.totalTimeMinutes}) >= 0`,
    ),
  ],
)
