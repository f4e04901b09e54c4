import { z } from 'zod'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { submitFeedback } from './service.ts'

export const feedbackRouter = router({
  submit: publicProcedure
    .input(SubmitFeedbackInput)
    .output(z.void())
    .mutation(({ ctx, input }) => submitFeedback(ctx, input)),
})
