import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
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

/** What an old client is shown as a list, and removes words from by leaving them out. */
export const shownParts = ['allergies', 'diets'] as const
export const shownPart = pgEnum('shown_part', shownParts)

/**
 * Lists that a session of an old client was shown, or told itself: two screens of one session may have different ones, and a
 * save removes only what its screen was shown. The last few of each part are kept.
 */
export const oldClientStates = pgTable(
  'old_client_states',
  {
    /** In the order in which they were last shown. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    part: shownPart().notNull(),
    /** In small letters, sorted. */
    words: text().array().notNull(),
    /** Words that the session itself added or removed by telling the list. */
    changed: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [index().on(table.sessionId, table.part)],
)
