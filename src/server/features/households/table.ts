import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
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
import { users } from '../auth/table.ts'

export const householdRole = pgEnum('household_role', householdRoles)
export const allergen = pgEnum('allergen', allergenIds)
export const diet = pgEnum('diet', dietIds)

/** People who cook and shop together. Everyone has one from sign-up. */
export const households = pgTable('households', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Who belongs to a household. One may belong to several and is in one of them at a time: the current. */
export const memberships = pgTable(
  'memberships',
  {
    householdId: text()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: householdRole().notNull(),
    isCurrent: boolean().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whose invitation they followed; null for a household's founder, and for members who joined before this was kept. */
    invitedBy: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (row) => [
    primaryKey({ columns: [row.householdId, row.userId] }),
    index().on(row.userId),
    index().on(row.invitedBy),
    uniqueIndex('memberships_one_current').on(row.userId).where(sql`${row.isCurrent}`),
    // One owner each, so that it is always clear who may remove others.
    uniqueIndex('memberships_one_owner').on(row.householdId).where(sql`${row.role} = 'owner'`),
  ],
)

/**
 * Who gave a household to another owner lately. Kept for as long as a reset looks back, so that the former owner is known
 * even when they are no longer a member. Rows are deleted after 7 days.
 */
export const householdHandovers = pgTable(
  'household_handovers',
  {
    id: text().primaryKey(),
    householdId: text()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    formerOwnerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handedOverAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index().on(row.householdId), index().on(row.formerOwnerId), index().on(row.handedOverAt)],
)

/** Someone who eats with the household and has no account: a child, a grandfather. */
export const guests = pgTable(
  'guests',
  {
    id: text().primaryKey(),
    householdId: text()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    allergens: allergen().array().notNull(),
    /** Foods outside the fourteen that they are allergic to, in their own words. */
    otherAllergies: text().array().notNull(),
    diets: diet().array().notNull(),
    likes: text().array().notNull(),
    dislikes: text().array().notNull(),
    /** Pregnant, under five, over 65 or with weak defences. */
    isVulnerable: boolean().notNull().default(false),
    /** Raised by every save; a save must name the version it began from. */
    version: integer().notNull().default(1),
  },
  (row) => [index().on(row.householdId), check('guests_have_a_name', sql`length(trim(${row.name})) > 0`)],
)

/** An open door into a household: a link whose token is kept as a hash, and, when mailed, a code for that address. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    householdId: text().notNull(),
    invitedBy: text().notNull(),
    /** Whom it was mailed to; null for a link that is handed on. */
    email: text(),
    tokenHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    index().on(row.householdId),
    // It ends when whoever gave it leaves.
    foreignKey({
      columns: [row.householdId, row.invitedBy],
      foreignColumns: [memberships.householdId, memberships.userId],
    }).onDelete('cascade'),
  ],
)
