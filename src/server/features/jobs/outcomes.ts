import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import type { AnyJob, JobFacts, JobOutcome } from './defineJob.ts'
import { after, isOpen, jobs } from './table.ts'

type Row = typeof jobs.$inferSelect

/** What is to become of a job, unless it was cancelled meanwhile. */
export interface Ending extends JobOutcome {
  /** Milliseconds until the next try, of one that is queued again. */
  pauseMs?: number
  /** Faults in a row from now on; without it as many as there are. */
  faults?: number
}

export interface Settled {
  /** Null for a payload that its kind cannot read. */
  facts: JobFacts<unknown> | null
  outcome: JobOutcome
}

/** States that mean that more may come of it, or that nothing was done: for a member who cancelled it, it is cancelled. */
const undone: readonly string[] = ['queued', 'failed']

/**
 * Notes what became of a job, and has its kind do so, in one transaction. Null when it is not this claim's any more: it was
 * taken by another, or has ended.
 */
export async function settle(
  ctx: ServerContext,
  job: AnyJob,
  claim: Pick<Row, 'id' | 'attempts'>,
  ending: Ending,
): Promise<Settled | null> {
  return await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const isClaims = and(eq(jobs.id, claim.id), eq(jobs.attempts, claim.attempts), isOpen)
    const [row] = await db.select().from(jobs).where(isClaims).for('update')
    if (!row) return null
    const isCalledOff = row.isCancelled && undone.includes(ending.state)
    const outcome: JobOutcome = {
      state: isCalledOff ? 'cancelled' : ending.state,
      error: ending.error,
      thrown: ending.thrown,
    }
    await db
      .update(jobs)
      .set({
        state: outcome.state,
        // A server may say anything, but the database takes no NUL.
        error: outcome.error?.replaceAll('\0', '').slice(0, 500) ?? null,
        leaseUntil: null,
        ...(ending.faults !== undefined && { faults: ending.faults }),
        ...(outcome.state === 'done' && { progress: 100 }),
        ...(outcome.state === 'queued'
          ? { dueAt: after((ending.pauseMs ?? 0) / 1_000) }
          : { endedAt: sql`now()` }),
      })
      .where(eq(jobs.id, row.id))
    const facts = factsOf(job, row)
    if (facts) await job.settle?.(tx, facts, outcome)
    // Another of its kind may take its place.
    if (Object.keys(job.limits).length > 0) await db.execute(sql`select pg_notify('job_queued', '')`)
    return { facts, outcome }
  })
}

/** Null for a payload that its kind cannot read. */
export function factsOf(job: AnyJob, row: Row): JobFacts<unknown> | null {
  const { id, userId, attempts, dueAt, isCancelled } = row
  const read = job.input.safeParse(row.payload)
  return read.success ? { id, userId, attempts, dueAt, isCancelled, input: read.data } : null
}
