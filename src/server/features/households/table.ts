import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import { householdRoles } from '#shared/kitchen/eaters.ts'
import type { BodyMeasures } from '#shared/kitchen/nutrition/energyNeed.ts'
import type { Nutrient } from '#shared/kitchen/nutrition/nutrients.ts'
import { usersTable } from '../auth/table.ts'

export const householdRoleEnum = pgEnum('household_role', householdRoles)
export const allergenEnum = pgEnum('allergen', allergenIds)
export const dietEnum = pgEnum('diet', dietIds)

/** People who cook and shop together. Each user has one from sign-up. */
export const householdsTable = pgTable('households', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The members of households. A user may belong to several; one of them is their current one. */
export const membershipsTable = pgTable(
  'memberships',
  {
    householdId: text()
      .notNull()
      .references(() => householdsTable.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    role: householdRoleEnum().notNull(),
    isCurrent: boolean().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The user whose invitation they used; that account may be deleted. Null for a household's founder, and `keptDays`
     * after they joined.
     */
    invitedBy: text(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.userId] }),
    index().on(row.userId),
    index().on(row.invitedBy),
    uniqueIndex('memberships_one_current').on(row.userId).where(sql`${row.isCurrent}`),
    // Exactly one owner, so that it is always clear who may remove others.
    uniqueIndex('memberships_one_owner').on(row.householdId).where(sql`${row.role} = 'owner'`),
  ],
)

/**
 * Ended memberships that began with an invitation. A password reset traces who let whom in through members who have
 * left, were removed or deleted their account, so the ids are no foreign keys. The trigger memberships_keep_ended
 * writes them, however a membership ends: one row, even if somebody joins by the same member and leaves several times.
 * Rows are deleted `keptDays` after the member joined.
 */
export const endedMembershipsTable = pgTable(
  'ended_memberships',
  {
    householdId: text()
      .notNull()
      .references(() => householdsTable.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    invitedBy: text().notNull(),
    /** The last time that they joined. */
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.userId, row.invitedBy] }),
    index().on(row.userId),
    index().on(row.invitedBy),
    index().on(row.joinedAt),
  ],
)

/**
 * Recent handovers of households to another owner. A password reset reads them to find the owner to return a household
 * to: a former owner need not be a member any more. Rows are deleted after `keptDays`.
 */
export const householdHandoversTable = pgTable(
  'household_handovers',
  {
    id: text().primaryKey(),
    householdId: text()
      .notNull()
      .references(() => householdsTable.id, { onDelete: 'cascade' }),
    formerOwnerId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    handedOverAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.householdId), index().on(row.formerOwnerId), index().on(row.handedOverAt)],
)

/** A person who eats with the household and has no account: a child, a grandfather. */
export const guestsTable = pgTable(
  'guests',
  {
    id: text().primaryKey(),
    householdId: text()
      .notNull()
      .references(() => householdsTable.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    allergens: allergenEnum().array().notNull(),
    /** Foods other than the fourteen allergens that they are allergic to, in their own words. */
    otherAllergies: text().array().notNull(),
    diets: dietEnum().array().notNull(),
    likes: text().array().notNull(),
    dislikes: text().array().notNull(),
    /** Pregnant, under five, over 65 or immunocompromised. */
    isVulnerable: boolean().notNull().default(false),
    /** Raised by every save; a save must name the version that it changes. */
    version: integer().notNull().default(1),
  },
  (row) => [index().on(row.householdId), check('guests_have_a_name', sql`length(trim(${row.name})) > 0`)],
)

/** What somebody wants to eat in a day: a member, whatever household they are in, or a guest. */
export const nutritionTargetsTable = pgTable(
  'nutrition_targets',
  {
    /** Not the eater's: the id of a guest may be that of a user. */
    id: text().primaryKey(),
    userId: text()
      .unique()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    guestId: text()
      .unique()
      .references(() => guestsTable.id, { onDelete: 'cascade' }),
    figures: jsonb().$type<Readonly<Record<Nutrient, number | null>>>().notNull(),
    /** What their energy is worked out from; null where it is not. */
    body: jsonb().$type<BodyMeasures>(),
    /** Raised by every save; a save must name the version that it changes. */
    version: integer().notNull().default(1),
  },
  (row) => [check('nutrition_targets_of_one_eater', sql`num_nonnulls(${row.userId}, ${row.guestId}) = 1`)],
)

/** An open invitation into a household: a link whose token is stored as a hash, and, when mailed, a code for that address. */
export const invitationsTable = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    householdId: text().notNull(),
    invitedBy: text().notNull(),
    /** The address it was mailed to; null for a link that the member shares. */
    email: text(),
    tokenHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.householdId),
    // It ends when the inviting member leaves.
    foreignKey({
      columns: [row.householdId, row.invitedBy],
      foreignColumns: [membershipsTable.householdId, membershipsTable.userId],
    }).onDelete('cascade'),
  ],
)
