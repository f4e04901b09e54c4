import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { AnyJobKind, JobKind } from './defineJobKind.ts'
import { factsOfJob } from './outcomes.ts'
import { notifyProcessToStopJob } from './queue.ts'
import { jobOpenCondition, jobsTable } from './table.ts'

interface JobRef {
  id: string
  /** The member who must own it. */
  userId: string
}

const isJobOfMember = ({ id, userId }: JobRef) => and(eq(jobsTable.id, id), eq(jobsTable.userId, userId))

/** Queues a member's ended job again, with the same id, as if it had just been requested. */
export async function enqueueEndedJobAgain<Input>(
  { deps: { db } }: DbContext,
  job: JobKind<Input>,
  input: Input,
  { id, userId }: JobRef,
): Promise<void> {
  const fresh = {
    state: 'queued',
    error: null,
    faults: 0,
    progress: 0,
    isCancelled: false,
    createdAt: sql`now()`,
    dueAt: sql`now()`,
    endedAt: null,
  } as const
  await db
    .insert(jobsTable)
    .values({ id, kind: job.kind, userId, payload: job.input.parse(input) })
    .onConflictDoUpdate({
      target: jobsTable.id,
      set: fresh,
      setWhere: sql`${eq(jobsTable.userId, userId)} and ${eq(jobsTable.kind, job.kind)} and ${isNotNull(jobsTable.endedAt)}`,
    })
}

/**
 * Makes an open job due now, as if it had just been requested, unless it was attempted this often: then it waits for
 * its next attempt. Withdraws a cancellation.
 */
export async function makeJobDueNow(
  { deps: { db } }: DbContext,
  ref: JobRef,
  { maxAttempts }: { maxAttempts: number },
): Promise<void> {
  const hasAttemptsLeft = sql`${jobsTable.attempts} < ${maxAttempts}`
  const updatedJobs = await db
    .update(jobsTable)
    .set({
      dueAt: sql`case when ${hasAttemptsLeft} then now() else ${jobsTable.dueAt} end`,
      error: sql`case when ${hasAttemptsLeft} then null else ${jobsTable.error} end`,
      isCancelled: false,
    })
    .where(and(isJobOfMember(ref), jobOpenCondition))
    .returning({ id: jobsTable.id })
  if (updatedJobs.length > 0) await wakeWorkers({ deps: { db } })
}

/** Notifies every process that a job is due: the trigger does so only for new ones. */
async function wakeWorkers({ deps: { db } }: DbContext): Promise<void> {
  await db.execute(sql`select pg_notify('job_queued', '')`)
}

/**
 * Cancels a member's open job of a kind: one that waits ends at once, one that is running is asked to stop, and is not
 * attempted again. Call it in a transaction.
 */
export async function cancelJobOfMember(tx: ServerContext, job: AnyJobKind, ref: JobRef): Promise<void> {
  const { db } = tx.deps
  const isOwn = and(isJobOfMember(ref), eq(jobsTable.kind, job.kind))
  const [row] = await db.select().from(jobsTable).where(and(isOwn, jobOpenCondition)).for('update')
  if (!row) return
  const isWaiting = row.state === 'queued'
  const end = { state: 'cancelled', endedAt: sql`now()` } as const
  await db
    .update(jobsTable)
    .set({ isCancelled: true, ...(isWaiting && end) })
    .where(isOwn)
  if (!isWaiting) return void (await notifyProcessToStopJob(tx, row.id))
  const facts = factsOfJob(job, { ...row, isCancelled: true })
  if (facts) await job.settle?.(tx, facts, { state: 'cancelled', error: null, thrown: null })
}
