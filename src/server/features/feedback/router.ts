import * as z from 'zod/mini'
import {
  OperatorContactAddresses,
  SendOperatorMessageInput,
  SubmitFeedbackInput,
} from '#shared/contract/feedback.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { getOperatorAddresses, sendMessageToOperator, submitFeedback } from './service.ts'

export const feedbackRouter = router({
  submit: publicProcedure
    .meta({ isRepeatable: true })
    .input(SubmitFeedbackInput)
    .output(z.void())
    .mutation(({ ctx, input }) => submitFeedback(ctx, input)),
  sendMessage: publicProcedure
    .meta({ isRepeatable: true })
    .input(SendOperatorMessageInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendMessageToOperator(ctx, input)),
  addresses: publicProcedure
    .meta({ cost: 1, storedOffline: 'for all pages' })
    .output(OperatorContactAddresses)
    .query(({ ctx }) => getOperatorAddresses(ctx)),
})
