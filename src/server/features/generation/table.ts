import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { jsonInWrittenOrder } from '../../db/jsonAsIs.ts'
import { usersTable } from '../auth/table.ts'
import { householdsTable } from '../households/table.ts'

export const generationEngineEnum = pgEnum('generation_engine', ['openai', 'endpoint', 'built-in'])
export const generationOutcomeEnum = pgEnum('generation_outcome', ['finished', 'stopped', 'failed'])

/** One row for each requested recipe: how it was generated and what it cost, never its words. */
export const generationsTable = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    outcome: generationOutcomeEnum().notNull(),
    /** Why it failed, as the engine's reason; null when it did not. */
    failure: text(),
    engine: generationEngineEnum().notNull(),
    model: text(),
    promptVersion: text().notNull(),
    seed: integer().notNull(),
    tries: integer().notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    durationMs: integer().notNull(),
    costMicroUsd: bigint({ mode: 'number' }),
    /** The owner: null for a visitor's, until a member saves the recipe. */
    userId: text().references(() => usersTable.id, { onDelete: 'set null' }),
    householdId: text().references(() => householdsTable.id, { onDelete: 'set null' }),
    /** Recognizes the recipe when it comes back to be saved; null when none was finished. */
    digest: text(),
    /** How often the check sent it back, and how many findings to correct remain; null with the digest. */
    mendings: integer(),
    findingsLeft: integer(),
    /** What the engine said of the nutrition, which is copied to the saved recipe; see contract/recipes/nutritionInfo. */
    nutritionInfo: jsonInWrittenOrder(),
  },
  (row) => [
    index().on(row.createdAt),
    index().on(row.userId),
    index().on(row.householdId),
    check(
      'generations_failure_has_a_reason',
      sql`(${row.outcome} = 'failed') = (${row.failure} is not null)`,
    ),
  ],
)

/** The requests to a model on one day (UTC), of the whole site and of each visitor. Kept for a week. */
export const generationBudgetsTable = pgTable(
  'generation_budgets',
  {
    day: date({ mode: 'string' }).notNull(),
    /** `site`, or `visitor ` and the network address. */
    scope: text().notNull(),
    generations: integer().notNull().default(0),
    costMicroUsd: bigint({ mode: 'number' }).notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.scope] }),
    check('generation_budgets_are_not_negative', sql`${row.generations} >= 0 and ${row.costMicroUsd} >= 0`),
  ],
)
