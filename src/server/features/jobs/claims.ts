import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { maxFailedAttempts } from '../../retries.ts'
import type { AnyJobKind } from './defineJobKind.ts'
import { jobsTable, sqlSecondsFromNow } from './table.ts'

export type ClaimedJob = Pick<
  typeof jobsTable.$inferSelect,
  'id' | 'kind' | 'userId' | 'payload' | 'attempts' | 'dueAt'
> & { isLastTry: boolean }

/** Milliseconds until a kind with limits is checked again whose due jobs may not run yet. */
const limitedRestMs = 5_000

const order = sql`(not ${jobsTable.isUrgent}), ${jobsTable.dueAt}`
const isTaken = inArray(jobsTable.state, ['running', 'handing over'])
const isLeaseOver = lte(jobsTable.leaseUntil, sql`now()`)

const isDue = or(
  and(eq(jobsTable.state, 'queued'), lte(jobsTable.dueAt, sql`now()`)),
  and(eq(jobsTable.state, 'running'), isLeaseOver),
)
const canTake = ({ kind }: AnyJobKind) =>
  and(
    eq(jobsTable.kind, kind),
    isDue,
    lt(jobsTable.faults, maxFailedAttempts),
    eq(jobsTable.isCancelled, false),
  )

/** Matches the claim's job, unless another process has claimed it since, or it has ended. */
export function isJobStillClaimed({ id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>): SQL | undefined {
  return and(eq(jobsTable.id, id), eq(jobsTable.attempts, attempts), isTaken)
}

/** Claims due jobs of a kind, and those whose lease has expired, within its limits. Urgent ones come first. */
export async function claimDueJobs(ctx: ServerContext, job: AnyJobKind, most: number): Promise<ClaimedJob[]> {
  const { maxRunning, maxRunningPerMember } = job.limits
  if (maxRunning === undefined && maxRunningPerMember === undefined)
    return await claimJobs(ctx, job, canTake(job), most)
  return await runInTransaction(ctx, async (tx) => {
    // Two processes that count at once would both take the last place.
    await tx.deps.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`running jobs of ${job.kind}`}, 0))`,
    )
    const ids = await findAllowed(tx, job, most)
    return ids.length === 0
      ? []
      : await claimJobs(tx, job, and(canTake(job), inArray(jobsTable.id, ids)), most)
  })
}

/** One statement, safe against other processes that claim at the same time. */
async function claimJobs({ deps: { db } }: DbContext, job: AnyJobKind, which: SQL | undefined, most: number) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: jobsTable.id })
        .from(jobsTable)
        .where(which)
        .orderBy(order)
        .limit(most)
        .for('update', { skipLocked: true }),
    )
  return await db
    .with(due)
    .update(jobsTable)
    .set({
      state: 'running',
      leaseUntil: sqlSecondsFromNow(job.leaseSeconds),
      attempts: sql`${jobsTable.attempts} + 1`,
      // Reset when an outside service has answered; a job that ends its process each time keeps the count.
      faults: sql`${jobsTable.faults} + 1`,
    })
    .where(inArray(jobsTable.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: jobsTable.id,
      kind: jobsTable.kind,
      userId: jobsTable.userId,
      payload: jobsTable.payload,
      attempts: jobsTable.attempts,
      dueAt: jobsTable.dueAt,
      isLastTry: sql<boolean>`${jobsTable.createdAt} < now() - ${job.giveUpAfterMs} * interval '1 millisecond'`,
    })
}

/** Ids of jobs that may run in addition to the running ones, the first ones of each member. */
async function findAllowed({ deps: { db } }: DbContext, job: AnyJobKind, most: number): Promise<string[]> {
  const { maxRunning = most, maxRunningPerMember } = job.limits
  const isRunning = and(eq(jobsTable.kind, job.kind), isTaken, sql`not ${isLeaseOver}`)
  const running = await db.select({ userId: jobsTable.userId }).from(jobsTable).where(isRunning)
  const runningOf = Map.groupBy(running, ({ userId }) => userId)
  const free = job.limits.maxRunning === undefined ? most : Math.min(most, maxRunning - running.length)
  if (free <= 0) return []
  if (maxRunningPerMember === undefined)
    return (
      await db.select({ id: jobsTable.id }).from(jobsTable).where(canTake(job)).orderBy(order).limit(free)
    ).map(({ id }) => id)
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: jobsTable.id,
        userId: jobsTable.userId,
        isUrgent: jobsTable.isUrgent,
        dueAt: jobsTable.dueAt,
        place: sql<number>`row_number() over (partition by ${jobsTable.userId} order by ${order})::int`.as(
          'place',
        ),
      })
      .from(jobsTable)
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
  kinds: readonly AnyJobKind[],
): Promise<number | null> {
  if (kinds.length === 0) return null
  const limited = kinds.filter(({ limits }) => Object.keys(limits).length > 0).map(({ kind }) => kind)
  // Due jobs of limited kinds that were not claimed wait for a place; the end of another job notifies the process.
  const dueAt =
    limited.length === 0
      ? jobsTable.dueAt
      : sql`case when ${inArray(jobsTable.kind, limited)} then greatest(${jobsTable.dueAt}, ${sqlSecondsFromNow(limitedRestMs / 1_000)}) else ${jobsTable.dueAt} end`
  const next = sql`min(case when ${jobsTable.state} = 'queued' then ${dueAt} else ${jobsTable.leaseUntil} end)`
  const isOf = inArray(
    jobsTable.kind,
    kinds.map(({ kind }) => kind),
  )
  const [row] = await db
    .select({ ms: sql<number | null>`ceil(extract(epoch from ${next} - now()) * 1000)::float8` })
    .from(jobsTable)
    .where(and(isOf, inArray(jobsTable.state, ['queued', 'running', 'handing over'])))
  return row?.ms ?? null
}

/** Renews the lease of a claim; null when the process no longer holds it. */
export async function renewJobLease(
  { deps: { db } }: DbContext,
  claim: ClaimedJob,
  seconds: number,
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db
    .update(jobsTable)
    .set({ leaseUntil: sqlSecondsFromNow(seconds) })
    .where(and(isJobStillClaimed(claim), eq(jobsTable.state, 'running')))
    .returning({ isCancelled: jobsTable.isCancelled })
  return row ?? null
}

/** Rows of the index `jobs_stopped`: the same words as in the index, so that it is used. */
const isStopped = sql`${jobsTable.endedAt} is null and (${jobsTable.faults} > 0 or ${jobsTable.isCancelled})`

/**
 * Jobs that no process holds and none may claim any more. `lost`: their process ended while it was handing them over.
 * `stopped`: they were cancelled, or failed too often.
 */
export async function findAbandonedJobs({ deps: { db } }: DbContext, kinds: readonly AnyJobKind[]) {
  const isOf = inArray(
    jobsTable.kind,
    kinds.map(({ kind }) => kind),
  )
  const isWaiting = or(eq(jobsTable.state, 'queued'), and(eq(jobsTable.state, 'running'), isLeaseOver))
  const hasFailedTooOften = and(gte(jobsTable.faults, maxFailedAttempts), isDue)
  const isDueToEnd = and(isStopped, or(and(jobsTable.isCancelled, isWaiting), hasFailedTooOften))
  return {
    lost: await db
      .select()
      .from(jobsTable)
      .where(and(isOf, eq(jobsTable.state, 'handing over'), isLeaseOver))
      .limit(50),
    stopped: await db.select().from(jobsTable).where(and(isOf, isDueToEnd)).limit(50),
  }
}
