import { foreignKey, index, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { membershipsTable } from '../households/table.ts'

export const weekPlanStateEnum = pgEnum('week_plan_state', [
  'planning',
  'planned',
  'impossible',
  'unfinished',
  'failed',
  'cancelled',
])

/** Weeks that members had planned, each with the job of its id. They are proposals: the calendar has what was taken of them. */
export const weekPlansTable = pgTable(
  'week_plans',
  {
    id: text().primaryKey(),
    householdId: text().notNull(),
    userId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: weekPlanStateEnum().notNull().default('planning'),
    /** What was asked for, as StartWeekPlanInput has it. */
    request: jsonb().$type<unknown>().notNull(),
    /** The best plan so far, as WeekPlan has it. */
    result: jsonb().$type<unknown>(),
  },
  (row) => [
    index().on(row.userId, row.createdAt.desc()),
    index().on(row.createdAt),
    // It ends when the member leaves.
    foreignKey({
      columns: [row.householdId, row.userId],
      foreignColumns: [membershipsTable.householdId, membershipsTable.userId],
    }).onDelete('cascade'),
  ],
)
