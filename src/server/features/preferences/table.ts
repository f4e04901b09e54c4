import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { genders, mealFrequencies, unitSystems } from '#shared/kitchen/preferences.ts'
import { sessionsTable, usersTable } from '../auth/table.ts'
import { allergenEnum, dietEnum } from '../households/table.ts'

export const genderEnum = pgEnum('gender', genders)
export const mealsPerDayEnum = pgEnum('meal_frequency', mealFrequencies)
export const unitSystemEnum = pgEnum('unit_system', unitSystems)

/** How a user eats. A user without a row has set nothing. */
export const preferencesTable = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  gender: genderEnum(),
  allergens: allergenEnum().array().notNull(),
  /** Foods other than the fourteen allergens that they are allergic to, in their own words. */
  otherAllergies: text().array().notNull(),
  diets: dietEnum().array().notNull(),
  likes: text().array().notNull(),
  dislikes: text().array().notNull(),
  mealFrequency: mealsPerDayEnum(),
  units: unitSystemEnum().notNull(),
  /** Pregnant, over 65 or immunocompromised. */
  isVulnerable: boolean().notNull().default(false),
  /** Incremented by every save; a save must send the version that it changes. */
  version: integer().notNull().default(1),
})

/** When a user last signed in, as their old client says: stored as it came and returned only to old clients. */
export const oldClientLoginsTable = pgTable('old_client_logins', {
  userId: text()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  lastLoginTimestamp: text().notNull(),
})

/** The parts that an old client shows as a list, and from which it removes words by leaving them out. */
export const preferencePartsShownByOldClients = ['allergies', 'diets'] as const
export const oldClientShownPartEnum = pgEnum('shown_part', preferencePartsShownByOldClients)

/**
 * Lists that a session of an old client was shown, or sent itself: two screens of one session may have different ones,
 * and a save removes only what its screen showed. The last few of each part are stored.
 */
export const oldClientStatesTable = pgTable(
  'old_client_states',
  {
    /** In the order in which they were last shown. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text()
      .notNull()
      .references(() => sessionsTable.id, { onDelete: 'cascade' }),
    part: oldClientShownPartEnum().notNull(),
    /** In lower case, sorted. */
    words: text().array().notNull(),
    /** Words that the session itself added or removed by sending the list. */
    changed: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [index().on(table.sessionId, table.part)],
)
