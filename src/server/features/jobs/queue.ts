import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import type { JobKind } from './defineJobKind.ts'
import { jobOpenCondition, jobsTable } from './table.ts'

/** What a feature below the one that performs a kind of job knows of it. */
type QueuedJobKind<Input> = Pick<JobKind<Input>, 'kind' | 'input' | 'limits'>

interface QueueOptions {
  /** Default: a random one. */
  id?: string
  /** The member who owns it; without it the job is the server's own. */
  userId?: string
  isUrgent?: boolean
  /** When it is due; default: now. */
  dueAt?: Date
  /** Queued as cancelled and never run, so that it takes as long to queue as any other. */
  isCancelled?: boolean
}

/**
 * Queues a job. Called in the transaction of its cause, it runs if and only if that commits. Throws TOO_MANY where the
 * member has the maximum of open jobs of the kind, UNAVAILABLE where the site has; INVALID for an id that exists.
 */
export async function enqueueJob<Input>(
  ctx: DbContext,
  job: QueuedJobKind<Input>,
  input: Input,
  { id = randomUUID(), userId, isUrgent = false, dueAt, isCancelled = false }: QueueOptions = {},
): Promise<{ jobId: string }> {
  const row = {
    id,
    kind: job.kind,
    userId: userId ?? null,
    payload: job.input.parse(input),
    isUrgent,
    ...(dueAt && { dueAt }),
    ...(isCancelled && { state: 'cancelled' as const, isCancelled, endedAt: sql`now()` }),
  }
  const insert = async ({ deps: { db } }: DbContext) => {
    const added = await db.insert(jobsTable).values(row).onConflictDoNothing().returning({ id: jobsTable.id })
    if (added.length === 0) throw new DomainError('INVALID', 'errors_bad_input')
  }
  const { maxOpen, maxOpenPerMember } = job.limits
  if (maxOpen === undefined && maxOpenPerMember === undefined) await insert(ctx)
  else
    await ctx.deps.db.transaction(async (db) => {
      const tx = { deps: { db } }
      await expectRoom(tx, job, userId)
      await insert(tx)
    })
  return { jobId: id }
}

async function expectRoom<Input>(
  { deps: { db } }: DbContext,
  job: QueuedJobKind<Input>,
  userId: string | undefined,
) {
  const { maxOpen, maxOpenPerMember } = job.limits
  // Two transactions that count at once would both take the last place.
  const of = maxOpen === undefined ? `${job.kind} ${userId}` : job.kind
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open jobs of ${of}`}, 0))`)
  const isOfKind = and(eq(jobsTable.kind, job.kind), jobOpenCondition)
  if (userId !== undefined && maxOpenPerMember !== undefined) {
    const own = await db.$count(jobsTable, and(isOfKind, eq(jobsTable.userId, userId)))
    if (own >= maxOpenPerMember)
      throw new DomainError('TOO_MANY', 'jobs_too_many', { params: { allowed: maxOpenPerMember } })
  }
  if (maxOpen !== undefined && (await db.$count(jobsTable, isOfKind)) >= maxOpen)
    throw new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds: 60 })
}

/** Notifies the process that runs the job to stop it. */
export async function notifyProcessToStopJob({ deps: { db } }: DbContext, jobId: string): Promise<void> {
  await db.execute(sql`select pg_notify('job_queued', ${jobId})`)
}
