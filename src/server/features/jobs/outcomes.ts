import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import type { AnyJobKind, JobFactsOfRow, JobOutcome } from './defineJobKind.ts'
import { jobOpenCondition, jobsTable, sqlSecondsFromNow } from './table.ts'

type Row = typeof jobsTable.$inferSelect

/** The result to store for a job, unless it was cancelled meanwhile. */
export interface JobResult extends JobOutcome {
  /** Milliseconds until the next attempt of a job that is queued again. */
  pauseMs?: number
  /** The new number of faults in a row; unchanged without it. */
  faults?: number
}

export interface StoredJobResult {
  /** Null for a payload that does not match its kind's schema. */
  facts: JobFactsOfRow<unknown> | null
  outcome: JobOutcome
}

/** States that become `cancelled` when the member has cancelled the job: it would be attempted again, or was not done. */
const undone: readonly string[] = ['queued', 'failed']

/**
 * Stores a job's result, and lets its kind store it too, in one transaction. Null when this claim no longer holds the
 * job: another process has claimed it, or it has ended.
 */
export async function storeJobResult(
  ctx: ServerContext,
  job: AnyJobKind,
  claim: Pick<Row, 'id' | 'attempts'>,
  ending: JobResult,
): Promise<StoredJobResult | null> {
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const isJobOfClaim = and(
      eq(jobsTable.id, claim.id),
      eq(jobsTable.attempts, claim.attempts),
      jobOpenCondition,
    )
    const [row] = await db.select().from(jobsTable).where(isJobOfClaim).for('update')
    if (!row) return null
    const isCancelledInTime = row.isCancelled && undone.includes(ending.state)
    const outcome: JobOutcome = {
      state: isCancelledInTime ? 'cancelled' : ending.state,
      error: ending.error,
      thrown: ending.thrown,
    }
    await db
      .update(jobsTable)
      .set({
        state: outcome.state,
        // The message may come from another server, and the database refuses NUL characters.
        error: outcome.error?.replaceAll('\0', '').slice(0, 500) ?? null,
        leaseUntil: null,
        ...(ending.faults !== undefined && { faults: ending.faults }),
        ...(outcome.state === 'done' && { progress: 100 }),
        ...(outcome.state === 'queued'
          ? { dueAt: sqlSecondsFromNow((ending.pauseMs ?? 0) / 1_000) }
          : { endedAt: sql`now()` }),
      })
      .where(eq(jobsTable.id, row.id))
    const facts = factsOfJob(job, row)
    if (facts) await job.settle?.(tx, facts, outcome)
    // Another job of its kind may run now.
    if (Object.keys(job.limits).length > 0) await db.execute(sql`select pg_notify('job_queued', '')`)
    return { facts, outcome }
  })
}

/** Null for a payload that does not match its kind's schema. */
export function factsOfJob(job: AnyJobKind, row: Row): JobFactsOfRow<unknown> | null {
  const { id, userId, attempts, dueAt, isCancelled } = row
  const read = job.input.safeParse(row.payload)
  return read.success ? { id, userId, attempts, dueAt, isCancelled, input: read.data } : null
}
