import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { ServerContext } from '#server/context.ts'
import type { AnyJobKind } from '#server/features/jobs/defineJobKind.ts'
import { jobsTable } from '#server/features/jobs/table.ts'
import { type JobWorker, startJobWorker } from '#server/features/jobs/worker.ts'
import type { TestSite } from '../testSite.ts'

type Row = typeof jobsTable.$inferSelect

/** Starts workers for kinds of jobs of a test, and looks at what becomes of their jobs. */
export function smallJobsOf(site: TestSite) {
  const { deps } = site
  const workers: JobWorker[] = []
  const rowOf = async (jobId: string): Promise<Row | undefined> =>
    (await deps.db.select().from(jobsTable).where(sql`${jobsTable.id} = ${jobId}`))[0]
  return {
    rowOf,
    async start(kinds: readonly AnyJobKind[], ctx: ServerContext = { deps }): Promise<JobWorker> {
      const worker = await startJobWorker(ctx, kinds)
      workers.push(worker)
      return worker
    },
    stopAll: async () => void (await Promise.all(workers.map((worker) => worker.stop(1_000)))),
    /** The job's row, once it is in this state and was tried this often. */
    untilIs: (jobId: string, state: Row['state'], attempts = 0): Promise<Row> =>
      vi.waitUntil(
        async () => {
          const row = await rowOf(jobId)
          return row?.state === state && row.attempts >= attempts && row
        },
        { timeout: 15_000, interval: 20 },
      ) as Promise<Row>,
    /** Lets time pass for every job, and tells the workers. */
    async letPass(minutes: number): Promise<void> {
      const ago = sql`${minutes} * interval '1 minute'`
      await deps.db.execute(sql`update jobs set due_at = due_at - ${ago}, created_at = created_at - ${ago},
        lease_until = lease_until - ${ago}, ended_at = ended_at - ${ago}`)
      await deps.db.execute(sql`select pg_notify('job_queued', '')`)
    },
  }
}
