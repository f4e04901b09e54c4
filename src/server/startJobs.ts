import type { ServerContext } from './context.ts'
import type { AnyJob } from './features/jobs/defineJob.ts'
import { type JobWorker, startJobWorker } from './features/jobs/worker.ts'
import { mailJob } from './features/mail/mailJob.ts'
import { textJob } from './features/sms/textJob.ts'

/** The kinds of jobs that every process performs. */
const jobKinds: readonly AnyJob[] = [mailJob, textJob]

/** Performs jobs of all kinds until it is stopped. */
export async function startJobs(ctx: ServerContext): Promise<JobWorker> {
  return await startJobWorker(ctx, jobKinds)
}
