import { and, count, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { isJobOpen, jobs } from './table.ts'

export { cancelOwnJob, enqueueEndedJobAgain, makeJobDueNow } from './changes.ts'
export { defineJob, type JobFacts, JobNotDone, type JobOutcome, type JobRun } from './defineJob.ts'
export { jobsPersonalData } from './personalData.ts'
export { enqueueJob } from './queue.ts'

/** The number of open jobs by kind and state. */
export async function countOpenJobs({ deps: { db } }: DbContext) {
  return await db
    .select({ kind: jobs.kind, state: jobs.state, count: count() })
    .from(jobs)
    .where(isJobOpen)
    .groupBy(jobs.kind, jobs.state)
}

/** Maximum rows that one statement deletes. */
const batchSize = 5_000

/** Deletes jobs a week after they ended. */
export async function deleteOldJobs({ deps: { db } }: DbContext): Promise<void> {
  const isOld = and(isNotNull(jobs.endedAt), lt(jobs.endedAt, sql`now() - interval '7 days'`))
  for (let deleted = batchSize; deleted === batchSize; ) {
    const old = db.select({ id: jobs.id }).from(jobs).where(isOld).limit(batchSize)
    deleted = (await db.delete(jobs).where(inArray(jobs.id, old)).returning({ id: jobs.id })).length
  }
}
