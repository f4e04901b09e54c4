import * as z from 'zod/mini'
import { JobRef, OwnJob } from '#shared/contract/jobs.ts'
import { eventStream } from '../../rpc/eventStream.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { cancelJob, followJobs, listOwnJobs } from './ownJobs.ts'

export const jobsRouter = router({
  list: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(OwnJob))
    .query(({ ctx }) => listOwnJobs(ctx)),
  follow: memberProcedure
    .output(eventStream(z.array(OwnJob)))
    .subscription(({ ctx, signal }) => followJobs(ctx, signal ?? ctx.closing)),
  cancel: memberProcedure
    .input(JobRef)
    .output(z.void())
    .mutation(({ ctx, input }) => cancelJob(ctx, input)),
})
