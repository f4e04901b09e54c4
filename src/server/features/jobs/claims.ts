import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { maxFaults } from '../../retries.ts'
import type { AnyJob } from './defineJob.ts'
import { jobs, secondsFromNow } from './table.ts'

export type ClaimedJob = Pick<
  typeof jobs.$inferSelect,
  'id' | 'kind' | 'userId' | 'payload' | 'attempts' | 'dueAt'
> & { isLastTry: boolean }

/** Milliseconds until a kind with limits is checked again whose due jobs may not run yet. */
const limitedRestMs = 5_000

const order = sql`(not ${jobs.isUrgent}), ${jobs.dueAt}`
const isTaken = inArray(jobs.state, ['running', 'handing over'])
const isLeaseOver = lte(jobs.leaseUntil, sql`now()`)

const isDue = or(
  and(eq(jobs.state, 'queued'), lte(jobs.dueAt, sql`now()`)),
  and(eq(jobs.state, 'running'), isLeaseOver),
)
const canTake = ({ kind }: AnyJob) =>
  and(eq(jobs.kind, kind), isDue, lt(jobs.faults, maxFaults), eq(jobs.isCancelled, false))

/** Matches the claim's job, unless another process has claimed it since, or it has ended. */
export function isClaimedBy({ id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>): SQL | undefined {
  return and(eq(jobs.id, id), eq(jobs.attempts, attempts), isTaken)
}

/** Claims due jobs of a kind, and those whose lease has expired, within its limits. Urgent ones come first. */
export async function claimDueJobs(ctx: ServerContext, job: AnyJob, most: number): Promise<ClaimedJob[]> {
  const { maxRunning, maxRunningPerMember } = job.limits
  if (maxRunning === undefined && maxRunningPerMember === undefined)
    return await claimJobs(ctx, job, canTake(job), most)
  return await runInTransaction(ctx, async (tx) => {
    // Two processes that count at once would both take the last place.
    await tx.deps.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`running jobs of ${job.kind}`}, 0))`,
    )
    const ids = await findAllowed(tx, job, most)
    return ids.length === 0 ? [] : await claimJobs(tx, job, and(canTake(job), inArray(jobs.id, ids)), most)
  })
}

/** One statement, safe against other processes that claim at the same time. */
async function claimJobs({ deps: { db } }: DbContext, job: AnyJob, which: SQL | undefined, most: number) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: jobs.id })
        .from(jobs)
        .where(which)
        .orderBy(order)
        .limit(most)
        .for('update', { skipLocked: true }),
    )
  return await db
    .with(due)
    .update(jobs)
    .set({
      state: 'running',
      leaseUntil: secondsFromNow(job.leaseSeconds),
      attempts: sql`${jobs.attempts} + 1`,
      // Reset when an outside service has answered; a job that ends its process each time keeps the count.
      faults: sql`${jobs.faults} + 1`,
    })
    .where(inArray(jobs.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      userId: jobs.userId,
      payload: jobs.payload,
      attempts: jobs.attempts,
      dueAt: jobs.dueAt,
      isLastTry: sql<boolean>`${jobs.createdAt} < now() - ${job.giveUpAfterMs} * interval '1 millisecond'`,
    })
}

/** Ids of jobs that may run in addition to the running ones, the first ones of each member. */
async function findAllowed({ deps: { db } }: DbContext, job: AnyJob, most: number): Promise<string[]> {
  const { maxRunning = most, maxRunningPerMember } = job.limits
  const isRunning = and(eq(jobs.kind, job.kind), isTaken, sql`not ${isLeaseOver}`)
  const running = await db.select({ userId: jobs.userId }).from(jobs).where(isRunning)
  const runningOf = Map.groupBy(running, ({ userId }) => userId)
  const free = job.limits.maxRunning === undefined ? most : Math.min(most, maxRunning - running.length)
  if (free <= 0) return []
  if (maxRunningPerMember === undefined)
    return (await db.select({ id: jobs.id }).from(jobs).where(canTake(job)).orderBy(order).limit(free)).map(
      ({ id }) => id,
    )
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: jobs.id,
        userId: jobs.userId,
        isUrgent: jobs.isUrgent,
        dueAt: jobs.dueAt,
        place: sql<number>`row_number() over (partition by ${jobs.userId} order by ${order})::int`.as(
          'place',
        ),
      })
      .from(jobs)
      .where(canTake(job)),
  )
  const rows = await db
    .with(ranked)
    .select({ id: ranked.id, userId: ranked.userId, place: ranked.place })
    .from(ranked)
    .where(or(lte(ranked.place, maxRunningPerMember), sql`${ranked.userId} is null`))
    .orderBy(sql`(not ${ranked.isUrgent}), ${ranked.dueAt}`)
  const isAllowed = ({ userId, place }: { userId: string | null; place: number }) =>
    userId === null || place + (runningOf.get(userId)?.length ?? 0) <= maxRunningPerMember
  return rows
    .filter(isAllowed)
    .slice(0, free)
    .map(({ id }) => id)
}

/** Milliseconds until a job of these kinds is due or a lease expires; null when nothing waits. */
export async function msUntilNextDueJob(
  { deps: { db } }: DbContext,
  kinds: readonly AnyJob[],
): Promise<number | null> {
  if (kinds.length === 0) return null
  const limited = kinds.filter(({ limits }) => Object.keys(limits).length > 0).map(({ kind }) => kind)
  // Due jobs of limited kinds that were not claimed wait for a place; the end of another job notifies the process.
  const dueAt =
    limited.length === 0
      ? jobs.dueAt
      : sql`case when ${inArray(jobs.kind, limited)} then greatest(${jobs.dueAt}, ${secondsFromNow(limitedRestMs / 1_000)}) else ${jobs.dueAt} end`
  const next = sql`min(case when ${jobs.state} = 'queued' then ${dueAt} else ${jobs.leaseUntil} end)`
  const isOf = inArray(
    jobs.kind,
    kinds.map(({ kind }) => kind),
  )
  const [row] = await db
    .select({ ms: sql<number | null>`ceil(extract(epoch from ${next} - now()) * 1000)::float8` })
    .from(jobs)
    .where(and(isOf, inArray(jobs.state, ['queued', 'running', 'handing over'])))
  return row?.ms ?? null
}

/** Renews the lease of a claim; null when the process no longer holds it. */
export async function renewJobLease(
  { deps: { db } }: DbContext,
  claim: ClaimedJob,
  seconds: number,
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db
    .update(jobs)
    .set({ leaseUntil: secondsFromNow(seconds) })
    .where(and(isClaimedBy(claim), eq(jobs.state, 'running')))
    .returning({ isCancelled: jobs.isCancelled })
  return row ?? null
}

/** Rows of the index `jobs_stopped`: the same words as in the index, so that it is used. */
const isStopped = sql`${jobs.endedAt} is null and (${jobs.faults} > 0 or ${jobs.isCancelled})`

/**
 * Jobs that no process holds and none may claim any more. `lost`: their process ended while it was handing them over.
 * `stopped`: they were cancelled, or failed too often.
 */
export async function findAbandonedJobs({ deps: { db } }: DbContext, kinds: readonly AnyJob[]) {
  const isOf = inArray(
    jobs.kind,
    kinds.map(({ kind }) => kind),
  )
  const isWaiting = or(eq(jobs.state, 'queued'), and(eq(jobs.state, 'running'), isLeaseOver))
  const isBroken = and(gte(jobs.faults, maxFaults), isDue)
  const isToEnd = and(isStopped, or(and(jobs.isCancelled, isWaiting), isBroken))
  return {
    lost: await db
      .select()
      .from(jobs)
      .where(and(isOf, eq(jobs.state, 'handing over'), isLeaseOver))
      .limit(50),
    stopped: await db.select().from(jobs).where(and(isOf, isToEnd)).limit(50),
  }
}
