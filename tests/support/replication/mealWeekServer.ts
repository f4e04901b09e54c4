import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { DomainError } from '#server/errors.ts'
import {
  callerMembershipCondition,
  createHouseholdNotFoundError,
  requireHouseholdMembership,
} from '#server/features/households/service.ts'
import { membershipsTable } from '#server/features/households/table.ts'
import type { DocumentChangeFeed } from '#server/replication/changeFeed.ts'
import type { ReplicatedKind } from '#server/replication/replicatedKind.ts'
import {
  defineReplicationTables,
  replicationDocumentColumns,
  replicationHouseholdColumns,
} from '#server/replication/tables.ts'
import { createReplicationContract } from '#shared/contract/replication.ts'
import type { TestSite } from '../testSite.ts'
import { type DayAddress, mealWeekKind, readWeek } from './mealWeek.ts'

const weekHouseholds = pgTable('week_households', {
  householdId: text().primaryKey(),
  ...replicationHouseholdColumns(),
})

export const weekDays = pgTable(
  'week_days',
  {
    householdId: text().notNull(),
    ...replicationDocumentColumns(),
    /** Meals that show on the day. */
    mealCount: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.householdId, row.key] })],
)

/** The tables of the week, as a migration would make them. */
export async function createWeekTables({ deps: { db } }: TestSite): Promise<void> {
  for (const statement of [
    `create table week_households (
      household_id text primary key references households (id) on delete cascade,
      seq integer not null, forgotten_seq integer not null, text_length integer not null default 0)`,
    `create table week_days (
      household_id text not null references week_households (household_id) on delete cascade,
      key text not null, seq integer not null, doc jsonb not null, length integer not null default 0,
      is_gone boolean not null, changed_at timestamptz not null default now(), meal_count integer not null,
      primary key (household_id, key))`,
    `create function tell_week_change() returns trigger language plpgsql as $$
      begin perform pg_notify('weeks_changed', new.household_id); return null; end $$`,
    `create trigger week_households_tell_change after insert or update of seq on week_households
      for each row execute function tell_week_change()`,
  ])
    await db.execute(sql.raw(statement))
}

/** The week of meals on a server. */
export const mealWeeksOn = (feed: DocumentChangeFeed<DayAddress>): ReplicatedKind<DayAddress> => ({
  ...mealWeekKind,
  tables: defineReplicationTables(weekHouseholds, weekDays),
  feedOf: () => feed,
  access: {
    expect: requireHouseholdMembership,
    firstRow: (ctx, householdId) =>
      sql`select ${membershipsTable.householdId}, 1, 0, 0 from ${membershipsTable} where ${callerMembershipCondition(ctx, householdId)}`,
    refusal: createHouseholdNotFoundError,
  },
  refusals: {
    tooManyDocs: (max) => new DomainError('INVALID', 'grocery_too_much', { params: { most: max } }),
    tooLong: () => new DomainError('INVALID', 'grocery_too_large'),
    clockAhead: () => new DomainError('INVALID', 'grocery_clock_ahead'),
  },
  columnsOf(key, doc) {
    const day = readWeek(new Map([[key, doc]]))[0]
    return { isGone: day === undefined, mealCount: day?.meals.length ?? 0 }
  },
  isSent: sql`not ${weekDays.isGone}`,
  forgetting: { isNeeded: () => sql`false`, hiddenKeys: async () => [] },
})

export const mealWeekContract = createReplicationContract({
  address: { day: z.enum(['mon', 'tue', 'wed']) },
  fieldType: (_, name) =>
    name === 'note' ? z.string() : name.startsWith('meal:') ? z.nullable(z.string()) : null,
  unreadable: () => 'This cannot be read.',
})
