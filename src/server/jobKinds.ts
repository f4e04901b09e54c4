import type { AnyJob } from './features/jobs/defineJob.ts'
import { mailJob } from './features/mail/mailJob.ts'
import { textJob } from './features/sms/textJob.ts'

/** The kinds of jobs that every process performs. */
export const jobKinds: readonly AnyJob[] = [mailJob, textJob]
