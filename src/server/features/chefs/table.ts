import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { establishmentTypes } from '#shared/kitchen/establishments.ts'
import { cuisineEnum, dietTypeEnum, mealTypeEnum } from '../recipes/table.ts'

export const establishmentTypeEnum = pgEnum('establishment_type', establishmentTypes)

/** Local chefs, as the directory shows them. */
export const chefsTable = pgTable('chefs', {
  id: text().primaryKey(),
  name: text().notNull(),
  establishmentName: text().notNull(),
  establishmentType: establishmentTypeEnum().notNull(),
  cuisine: cuisineEnum().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  country: text().notNull(),
  zipcode: text().notNull(),
})

/** What a chef cooks, in the chef's own order. */
export const chefRecipesTable = pgTable(
  'chef_recipes',
  {
    chefId: text()
      .notNull()
      .references(() => chefsTable.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    mealType: mealTypeEnum().notNull(),
    dietType: dietTypeEnum().notNull(),
    cookingTimeMinutes: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.chefId, row.place] }),
    check('chef_recipes_take_time', sql`${row.cookingTimeMinutes} > 0`),
  ],
)
