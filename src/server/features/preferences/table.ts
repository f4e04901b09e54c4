import { boolean, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { genders, mealFrequencies, unitSystems } from '#shared/kitchen/preferences.ts'
import { sessions, users } from '../auth/table.ts'
import { allergen, diet } from '../households/table.ts'

export const gender = pgEnum('gender', genders)
export const mealFrequency = pgEnum('meal_frequency', mealFrequencies)
export const unitSystem = pgEnum('unit_system', unitSystems)

/** What a user told us of how they eat. Without a row they told nothing. */
export const preferences = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gender: gender(),
  allergens: allergen().array().notNull(),
  /** Foods outside the fourteen that they are allergic to, in their own words. */
  otherAllergies: text().array().notNull(),
  diets: diet().array().notNull(),
  likes: text().array().notNull(),
  dislikes: text().array().notNull(),
  mealFrequency: mealFrequency(),
  units: unitSystem().notNull(),
  /** Pregnant, over 65 or with weak defences. */
  isVulnerable: boolean().notNull().default(false),
  /** Raised by every save; a save must name the version it began from. */
  version: integer().notNull().default(1),
})

/** When a user last signed in, as their old client says: kept as it came and told to it alone. */
export const oldClientLogins = pgTable('old_client_logins', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastLoginTimestamp: text().notNull(),
})

/** What a session of an old client has of its user's allergies and diets, so that its saves remove nothing else. */
export const oldClientReads = pgTable('old_client_reads', {
  sessionId: text()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  allergens: allergen().array().notNull(),
  otherAllergies: text().array().notNull(),
  diets: diet().array().notNull(),
})
