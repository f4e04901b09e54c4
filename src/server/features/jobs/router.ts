import * as z from 'zod/mini'
import { JobOfCaller, JobRef } from '#shared/contract/jobs.ts'
import { createEventStreamOutput } from '../../rpc/createEventStreamOutput.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { cancelJobOfCaller, followJobsOfCaller, listJobsOfCaller } from './ownJobs.ts'

export const jobsRouter = router({
  list: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(JobOfCaller))
    .query(({ ctx }) => listJobsOfCaller(ctx)),
  follow: memberProcedure
    .output(createEventStreamOutput(z.array(JobOfCaller)))
    .subscription(({ ctx, signal }) => followJobsOfCaller(ctx, signal ?? ctx.closing)),
  cancel: memberProcedure
    .input(JobRef)
    .output(z.void())
    .mutation(({ ctx, input }) => cancelJobOfCaller(ctx, input)),
})
