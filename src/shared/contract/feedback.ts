import { z } from 'zod'
import { feedbackTypes } from '../kitchen/feedbackTypes.ts'
import * as say from '../messages/feedback.ts'
import { TypedText } from './auth.ts'

export const feedbackMaxLength = 5_000

export const SubmitFeedbackInput = z.strictObject({
  /** Chosen by whoever sends it; the same words under the same id are kept once. */
  draftId: TypedText.min(1).max(64),
  type: z.enum(feedbackTypes, say.typeMissing),
  description: TypedText.trim()
    .min(1, say.descriptionMissing)
    .max(feedbackMaxLength, say.descriptionTooLong(feedbackMaxLength)),
})
export type SubmitFeedbackInput = z.infer<typeof SubmitFeedbackInput>
