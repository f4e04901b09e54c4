import * as z from 'zod/mini'
import * as m from '#messages'
import { feedbackTypes } from '../kitchen/feedbackTypes.ts'
import { checkVisible, EmailSchema, TypedTextSchema } from './auth/auth.ts'
import { maxFeedbackLength } from './limits.ts'

/** Chosen by the sender; the same text under the same id is stored once. */
const DraftId = TypedTextSchema.check(z.minLength(1), z.maxLength(64))

export const SubmitFeedbackInput = z.strictObject({
  draftId: DraftId,
  type: z.enum(feedbackTypes, { error: m.feedback_type_missing }),
  description: TypedTextSchema.check(
    z.trim(),
    checkVisible(m.feedback_description_missing),
    z.maxLength(maxFeedbackLength, {
      error: () => m.feedback_description_too_long({ most: maxFeedbackLength }),
    }),
  ),
})
export type SubmitFeedbackInput = z.infer<typeof SubmitFeedbackInput>

/** A message to the operator, to be answered by mail. */
export const SendOperatorMessageInput = z.strictObject({
  draftId: DraftId,
  email: EmailSchema,
  message: TypedTextSchema.check(
    z.trim(),
    checkVisible(m.contact_message_missing),
    z.maxLength(maxFeedbackLength, {
      error: () => m.feedback_description_too_long({ most: maxFeedbackLength }),
    }),
  ),
})
export type SendOperatorMessageInput = z.infer<typeof SendOperatorMessageInput>

/** Other addresses of the operator; null or empty where not configured. */
export const OperatorContactAddresses = z.strictObject({
  support: z.nullable(z.string()),
  ideas: z.nullable(z.string()),
  social: z.array(z.string()),
})
export type OperatorContactAddresses = z.infer<typeof OperatorContactAddresses>
