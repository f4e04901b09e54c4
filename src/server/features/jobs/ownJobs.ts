import { and, desc, eq, sql } from 'drizzle-orm'
import type { JobRef, OwnJob } from '#shared/contract/jobs.ts'
import type { MemberContext } from '../../context.ts'
import { retryUntilDatabaseAnswers } from '../../db/retryUntilDatabaseAnswers.ts'
import { DomainError } from '../../errors.ts'
import { sessions } from '../auth/table.ts'
import { stopRunningJob } from './queue.ts'
import { isJobOpen, jobs } from './table.ts'

const maxListed = 50

/** The newest of the caller's jobs; ended ones stay until they are deleted. */
export async function listOwnJobs({ deps, member }: MemberContext): Promise<OwnJob[]> {
  const rows = await deps.db
    .select()
    .from(jobs)
    .where(eq(jobs.userId, member.userId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
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

function ownJobStateOf({ state, isCancelled }: typeof jobs.$inferSelect): OwnJob['state'] {
  const isWaiting = state === 'queued'
  if (!isWaiting && state !== 'running' && state !== 'handing over') return state
  if (isCancelled) return 'cancelling'
  return isWaiting ? 'waiting' : 'running'
}

/**
 * Cancels one of the caller's jobs: one that waits is not started, one that is running is asked to stop and is not
 * attempted again. Changes nothing about an ended one. Throws NOT_FOUND.
 */
export async function cancelJob(ctx: MemberContext, { jobId }: JobRef): Promise<void> {
  const { db } = ctx.deps
  const isOwn = and(eq(jobs.id, jobId), eq(jobs.userId, ctx.member.userId))
  const cancelled = await db
    .update(jobs)
    .set({ isCancelled: true })
    .where(and(isOwn, isJobOpen))
    .returning({ id: jobs.id })
  if (cancelled.length > 0) return await stopRunningJob(ctx, jobId)
  if ((await db.$count(jobs, isOwn)) === 0) throw new DomainError('NOT_FOUND', 'jobs_no_such_job')
}

/**
 * Yields the caller's jobs, and again whenever one of them has changed, until the signal aborts. Throws UNAUTHENTICATED
 * when the session ends, TOO_MANY for too many streams at once.
 */
export async function* followJobs(ctx: MemberContext, signal: AbortSignal): AsyncGenerator<OwnJob[], void> {
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
        return await listOwnJobs(ctx)
      }
      const own = await retryUntilDatabaseAnswers(read, () => follower.isClosed, ends)
      if (!own) return
      const words = JSON.stringify(own)
      if (words !== told) yield own
      told = words
      const turn = async () => await ctx.reads?.chargeInTime(followCost, ends)
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
  const isInForce = and(eq(sessions.id, member.sessionId), sql`${sessions.expiresAt} > now()`)
  if ((await deps.db.$count(sessions, isInForce)) === 0)
    throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
}
