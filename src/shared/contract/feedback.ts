import * as z from 'zod/mini'
import * as m from '#messages'
import { feedbackTypes } from '../kitchen/feedbackTypes.ts'
import { Email, TypedText } from './auth/auth.ts'
import { feedbackMaxLength } from './limits.ts'

/** Chosen by the sender; the same text under the same id is stored once. */
const DraftId = TypedText.check(z.minLength(1), z.maxLength(64))

export const SubmitFeedbackInput = z.strictObject({
  draftId: DraftId,
  type: z.enum(feedbackTypes, { error: m.feedback_type_missing }),
  description: TypedText.check(
    z.trim(),
    z.minLength(1, { error: m.feedback_description_missing }),
    z.maxLength(feedbackMaxLength, {
      error: () => m.feedback_description_too_long({ most: feedbackMaxLength }),
    }),
  ),
})
export type SubmitFeedbackInput = z.infer<typeof SubmitFeedbackInput>

/** A message to the operator, to be answered by mail. */
export const SendMessageInput = z.strictObject({
  draftId: DraftId,
  email: Email,
  message: TypedText.check(
    z.trim(),
    z.minLength(1, { error: m.contact_message_missing }),
    z.maxLength(feedbackMaxLength, {
      error: () => m.feedback_description_too_long({ most: feedbackMaxLength }),
    }),
  ),
})
export type SendMessageInput = z.infer<typeof SendMessageInput>

/** Other addresses of the operator; null or empty where not configured. */
export const OperatorAddresses = z.strictObject({
  support: z.nullable(z.string()),
  ideas: z.nullable(z.string()),
  social: z.array(z.string()),
})
export type OperatorAddresses = z.infer<typeof OperatorAddresses>
