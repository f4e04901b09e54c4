import type { ServerContext } from './context.ts'
import type { AnyJobKind } from './features/jobs/defineJobKind.ts'
import { type JobWorker, startJobWorker } from './features/jobs/worker.ts'
import { mailJobKind } from './features/mail/mailJobKind.ts'
import { followPlanJobKind } from './features/mealPlanner/groceries/followPlanJobKind.ts'
import { readImportJobKind } from './features/recipeImport/service.ts'
import { textMessageJobKind } from './features/sms/textMessageJobKind.ts'
import { planWeekJobKind } from './features/weekPlanner/service.ts'

/** The kinds of jobs that every process performs. */
const jobKinds: readonly AnyJobKind[] = [
  mailJobKind,
  textMessageJobKind,
  followPlanJobKind,
  planWeekJobKind,
  readImportJobKind,
]

/** Performs jobs of all kinds until it is stopped. */
export async function startAllJobKinds(ctx: ServerContext): Promise<JobWorker> {
  return await startJobWorker(ctx, jobKinds)
}
