import { inArray, isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { jsonOfAnyShape } from '../../db/jsonAsIs.ts'
import { usersTable } from '../auth/table.ts'

/**
 * `queued`: to be run at `dueAt`. `running`: one process holds it until `leaseUntil`, which it renews; after that any
 * other may claim it. `handing over`: it does what must not be done twice; once `leaseUntil` has passed, it cannot
 * be known whether it was done, so it becomes `unknown`. `cancelled`: its member or its own kind cancelled it.
 */
export const jobStateEnum = pgEnum('job_state', [
  'queued',
  'running',
  'handing over',
  'done',
  'failed',
  'cancelled',
  'unknown',
])

/** States of an open job. */
export const openJobStates = ['queued', 'running', 'handing over'] as const
const leasedStates = ['running', 'handing over'] as const

const isOneOf = (column: unknown, states: readonly string[]) =>
  sql`${column} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`

/** Work that is done later, written in the transaction of its cause. docs/decisions/0195. */
export const jobsTable = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    /** The name of the definition that runs it; see defineJobKind. */
    kind: text().notNull(),
    /** The owner, who sees it and may cancel it; it is deleted with their account. Null for the server's own. */
    userId: text().references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The input of its kind: ids, where its content is in a table of the feature. */
    payload: jsonOfAnyShape().notNull(),
    state: jobStateEnum().notNull().default('queued'),
    /** Whether somebody waits for it at a form: it is claimed before the others of its kind. */
    isUrgent: boolean().notNull().default(false),
    /** Percent. */
    progress: smallint().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leaseUntil: timestamp({ withTimezone: true }),
    /** How often a process has claimed it; only the last claim may change it. */
    attempts: integer().notNull().default(0),
    /** Attempts in a row that failed by a fault of Larder's, or ended the process. */
    faults: integer().notNull().default(0),
    /** Why the last attempt failed, in words that name no people; null if none has failed since it was last requested. */
    error: text(),
    /** Whether the member has cancelled the job: it is not attempted again, but a running attempt may still succeed. */
    isCancelled: boolean().notNull().default(false),
    endedAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    // In the order in which they are claimed.
    index('jobs_by_urgency')
      .on(row.kind, sql`(not ${row.isUrgent})`, row.dueAt)
      .where(isOneOf(row.state, openJobStates)),
    index('jobs_by_lease').on(row.leaseUntil).where(isNotNull(row.leaseUntil)),
    index('jobs_stopped')
      .on(row.kind)
      .where(sql`${row.endedAt} is null and (${row.faults} > 0 or ${row.isCancelled})`),
    index().on(row.userId, row.createdAt),
    index().on(row.endedAt).where(isNotNull(row.endedAt)),
    check(
      'jobs_leased_while_taken',
      sql`(${isOneOf(row.state, leasedStates)}) = (${row.leaseUntil} is not null)`,
    ),
    check('jobs_ended_once_over', sql`(${isOneOf(row.state, openJobStates)}) = (${row.endedAt} is null)`),
    check('jobs_progress_is_percent', sql`${row.progress} between 0 and 100`),
  ],
)

/** Whether a job has not ended. */
export const jobOpenCondition = inArray(jobsTable.state, [...openJobStates])

/** The time so many seconds from now. */
export const sqlSecondsFromNow = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
