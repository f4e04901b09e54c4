import { and, desc, eq, sql } from 'drizzle-orm'
import type { JobOfCaller, JobRef } from '#shared/contract/jobs.ts'
import type { MemberContext } from '../../context.ts'
import { retryUntilDatabaseAnswers } from '../../db/retryUntilDatabaseAnswers.ts'
import { DomainError } from '../../errors.ts'
import { sessionsTable } from '../auth/table.ts'
import { notifyProcessToStopJob } from './queue.ts'
import { jobOpenCondition, jobsTable } from './table.ts'

const maxListed = 50

/** The newest of the caller's jobs; ended ones stay until they are deleted. */
export async function listJobsOfCaller({ deps, member }: MemberContext): Promise<JobOfCaller[]> {
  const rows = await deps.db
    .select()
    .from(jobsTable)
    .where(eq(jobsTable.userId, member.userId))
    .orderBy(desc(jobsTable.createdAt), desc(jobsTable.id))
    .limit(maxListed)
  return rows.map((row) => ({
    jobId: row.id,
    kind: row.kind,
    state: ownJobStateOf(row),
    progress: row.progress,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

function ownJobStateOf({ state, isCancelled }: typeof jobsTable.$inferSelect): JobOfCaller['state'] {
  const isWaiting = state === 'queued'
  if (!isWaiting && state !== 'running' && state !== 'handing over') return state
  if (isCancelled) return 'cancelling'
  return isWaiting ? 'waiting' : 'running'
}

/**
 * Cancels one of the caller's jobs: one that waits is not started, one that is running is asked to stop and is not
 * attempted again. Changes nothing about an ended one. Throws NOT_FOUND.
 */
export async function cancelJobOfCaller(ctx: MemberContext, { jobId }: JobRef): Promise<void> {
  const { db } = ctx.deps
  const isOwn = and(eq(jobsTable.id, jobId), eq(jobsTable.userId, ctx.member.userId))
  const cancelled = await db
    .update(jobsTable)
    .set({ isCancelled: true })
    .where(and(isOwn, jobOpenCondition))
    .returning({ id: jobsTable.id })
  if (cancelled.length > 0) return await notifyProcessToStopJob(ctx, jobId)
  if ((await db.$count(jobsTable, isOwn)) === 0) throw new DomainError('NOT_FOUND', 'jobs_no_such_job')
}

/**
 * Yields the caller's jobs, and again whenever one of them has changed, until the signal aborts. Throws UNAUTHENTICATED
 * when the session ends, TOO_MANY for too many streams at once.
 */
export async function* followJobsOfCaller(
  ctx: MemberContext,
  signal: AbortSignal,
): AsyncGenerator<JobOfCaller[], void> {
  const { jobFeed } = ctx.deps
  const { userId, sessionId } = ctx.member
  const ends = AbortSignal.any([signal, ctx.closing])
  if (jobFeed.count(userId) >= maxStreams)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds: 60 })
  const follower = await jobFeed.follow({ userId, sessionId })
  try {
    let told = ''
    for (;;) {
      // The session may have ended during an outage of the database.
      const read = async () => {
        await expectSession(ctx)
        return await listJobsOfCaller(ctx)
      }
      const own = await retryUntilDatabaseAnswers(read, () => follower.isClosed, ends)
      if (!own) return
      const words = JSON.stringify(own)
      if (words !== told) yield own
      told = words
      const turn = async () => await ctx.reads?.chargeWhenBudgetAllows(followCost, ends)
      if ((await follower.next(ends, turn)) === 'closed') return
    }
  } finally {
    jobFeed.leave(follower)
  }
}

/** The cost of each read of a stream. */
const followCost = 2
/** Maximum open streams of one person on one process: enough for their tabs and devices. */
const maxStreams = 25

async function expectSession({ deps, member }: MemberContext): Promise<void> {
  const isInForce = and(eq(sessionsTable.id, member.sessionId), sql`${sessionsTable.expiresAt} > now()`)
  if ((await deps.db.$count(sessionsTable, isInForce)) === 0)
    throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
}
