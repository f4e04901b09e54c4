import * as z from 'zod/mini'
import { OperatorAddresses, SendMessageInput, SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { operatorAddresses, sendMessage, submitFeedback } from './service.ts'

export const feedbackRouter = router({
  submit: publicProcedure
    .meta({ isRepeatable: true })
    .input(SubmitFeedbackInput)
    .output(z.void())
    .mutation(({ ctx, input }) => submitFeedback(ctx, input)),
  sendMessage: publicProcedure
    .meta({ isRepeatable: true })
    .input(SendMessageInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  addresses: publicProcedure
    .meta({ cost: 1 })
    .output(OperatorAddresses)
    .query(({ ctx }) => operatorAddresses(ctx)),
})
