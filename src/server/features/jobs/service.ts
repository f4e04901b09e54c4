import { and, count, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { jobOpenCondition, jobsTable } from './table.ts'

export { cancelJobOfMember, enqueueEndedJobAgain, makeJobDueNow } from './changes.ts'
export {
  defineJobKind,
  JobEndedUndoneError,
  type JobFactsOfRow,
  type JobOutcome,
  type JobRun,
  type JobUndoneReason,
} from './defineJobKind.ts'
export { followJobsOfCaller } from './ownJobs.ts'
export { enqueueJob } from './queue.ts'

/** The number of open jobs by kind and state. */
export async function countOpenJobs({ deps: { db } }: DbContext) {
  return await db
    .select({ kind: jobsTable.kind, state: jobsTable.state, count: count() })
    .from(jobsTable)
    .where(jobOpenCondition)
    .groupBy(jobsTable.kind, jobsTable.state)
}

/** Maximum rows that one statement deletes. */
const batchSize = 5_000

/** Deletes jobs a week after they ended. */
export async function deleteOldJobs({ deps: { db } }: DbContext): Promise<void> {
  const isOld = and(isNotNull(jobsTable.endedAt), lt(jobsTable.endedAt, sql`now() - interval '7 days'`))
  for (let deleted = batchSize; deleted === batchSize; ) {
    const old = db.select({ id: jobsTable.id }).from(jobsTable).where(isOld).limit(batchSize)
    deleted = (await db.delete(jobsTable).where(inArray(jobsTable.id, old)).returning({ id: jobsTable.id }))
      .length
  }
}
